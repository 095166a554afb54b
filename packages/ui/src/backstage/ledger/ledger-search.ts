// A search of the ledger, in the page's form and in the call's.
import type { LedgerKind } from '@liangfen/sdk/schema';
import { useEffect, useState } from 'react';

export interface LedgerSearch {
  readonly kind: LedgerKind | null;
  readonly actorId: string | null;
  readonly programId: string | null;
  /** Epoch ms, to the minute; both minutes included. */
  readonly from: number | null;
  readonly until: number | null;
  readonly text: string;
}

export const noSearch: LedgerSearch = {
  kind: null,
  actorId: null,
  programId: null,
  from: null,
  until: null,
  text: '',
};

export function isSearch(search: LedgerSearch): boolean {
  return Object.keys(queryOf(search)).length > 0;
}

const minute = 60_000;

/** Returns the call's own parameters; those that are not searched by are left out. */
export function queryOf({ kind, actorId, programId, from, until, text }: LedgerSearch) {
  const words = text.trim();
  return {
    ...(kind === null ? {} : { kind }),
    ...(actorId === null ? {} : { actorId }),
    ...(programId === null ? {} : { programId }),
    ...(from === null ? {} : { from }),
    ...(until === null ? {} : { until: until + minute - 1 }),
    ...(words === '' ? {} : { text: words }),
  };
}

const typingRest = 300;

/** The search once its text has rested; choices count at once. */
export function useRested(search: LedgerSearch): LedgerSearch {
  const { text } = search;
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), typingRest);
    return () => clearTimeout(timer);
  }, [text]);
  return { ...search, text: text === '' ? '' : rested };
}
