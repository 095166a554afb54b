'use client';
// Finds a program in a long list: by number, name or contestant, and back to the one on air.
import type { ProgramRow } from '@liangfen/console-machine';
import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { fill, usePanelMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { token } from '../../theme/index.ts';
import { isForPanel } from '../use-panel-keys.ts';

/** A list of this length is seen at a glance. */
const shortList = 12;

const Line = styled.search`
  display: flex;
  flex: 1 1 260px;
  align-items: center;
  gap: 8px;
  > :first-child {
    flex: 1;
    max-width: 320px;
  }
  output {
    color: ${token.textMuted};
    font-size: 13px;
    white-space: nowrap;
  }
`;

export interface FoundPrograms {
  readonly rows: readonly ProgramRow[];
  /** Null in a short list, which needs no finder. */
  readonly finder: Omit<ProgramFinderProps, 'keys'> | null;
}

/** `list` holds the rows; the one on air is marked `data-state="current"`. */
export function useFoundPrograms(
  all: readonly ProgramRow[],
  list: RefObject<HTMLElement | null>,
): FoundPrograms {
  const [text, setText] = useState('');
  const [locating, setLocating] = useState(false);
  const wanted = useDeferredValue(text.trim().toLowerCase());
  // The row is there again only once the list without a search has been drawn.
  useEffect(() => {
    if (!locating || wanted !== '') return;
    setLocating(false);
    const row = list.current?.querySelector<HTMLElement>('[data-state="current"]');
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [locating, wanted, list]);
  if (all.length <= shortList) return { rows: all, finder: null };
  const rows = wanted === '' ? all : all.filter(({ program }) => matches(program, wanted));
  return {
    rows,
    finder: {
      text,
      count: wanted === '' ? null : rows.length,
      onType: setText,
      onLocate: all.some(({ onAir }) => onAir)
        ? () => {
            setText('');
            setLocating(true);
          }
        : null,
    },
  };
}

function matches({ sort, programName, contestant }: ProgramRow['program'], wanted: string) {
  return (
    String(sort) === wanted ||
    programName.toLowerCase().includes(wanted) ||
    contestant.toLowerCase().includes(wanted)
  );
}

export interface ProgramFinderProps {
  readonly text: string;
  /** The number of finds; null while nothing is searched. */
  readonly count: number | null;
  readonly onType: (text: string) => void;
  /** Null while no program of the list is on air. */
  readonly onLocate: (() => void) | null;
  /** A hand has no keys. */
  readonly keys?: boolean;
}

export function ProgramFinder({ text, count, onType, onLocate, keys = true }: ProgramFinderProps) {
  const { find, feedback } = usePanelMessages();
  const field = useRef<HTMLDivElement>(null);
  const latest = useRef(onLocate);
  useLayoutEffect(() => {
    latest.current = onLocate;
  });
  useEffect(() => {
    if (!keys) return;
    const press = (event: KeyboardEvent) => {
      if (!isForPanel(event)) return;
      if (event.key === '/') {
        event.preventDefault();
        field.current?.querySelector('input')?.focus();
      }
      if (event.key.toLowerCase() === 'g') latest.current?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [keys]);
  return (
    <Line>
      <div ref={field}>
        <TextField
          type="search"
          label={find.label}
          hideLabel
          placeholder={keys ? find.placeholderKey : find.placeholder}
          autoComplete="off"
          value={text}
          onChange={onType}
        />
      </div>
      <Button
        aria-keyshortcuts={keys ? 'G' : undefined}
        blockedReason={onLocate === null ? feedback.nothingToLocate : null}
        onClick={() => onLocate?.()}
      >
        {`${find.locate}${keys ? ' G' : ''}`}
      </Button>
      <output>{count === null ? '' : fill(find.found, { count })}</output>
    </Line>
  );
}
