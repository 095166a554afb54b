'use client';
// Looks a company's tax number up by its title while typing rests; never over what somebody has typed.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useClient } from '../../../provider/index.ts';
import { type InvoiceDraft, needsNumber } from './invoice-draft.ts';

const typingRestMs = 400;
/** Shorter ones are still being typed. */
const shortest = 4;

/** Returns whether the number on view was found and not typed. */
export function useFoundNumber(
  { titleType, titleName, taxNumber }: InvoiceDraft,
  onFound: (taxNumber: string) => void,
): boolean {
  const client = useClient();
  const [found, setFound] = useState<string | null>(null);
  const latest = useRef({ taxNumber, found, onFound });
  useLayoutEffect(() => {
    latest.current = { taxNumber, found, onFound };
  });
  const title = titleName.trim();
  const wanted = needsNumber(titleType) && title.length >= shortest;
  useEffect(() => {
    if (!wanted) return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      client
        .request('findTitleNumber', { query: { titleName: title }, signal: asking.signal })
        .then(({ taxNumber: number }) => {
          const { taxNumber: typed, found: before } = latest.current;
          if (number === null || (typed !== '' && typed !== before)) return;
          setFound(number);
          latest.current.onFound(number);
        })
        .catch(() => {
          // Without a found number, the user types it.
        });
    }, typingRestMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [client, title, wanted]);
  return found !== null && found === taxNumber;
}
