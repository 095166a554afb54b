'use client';
// Deleting rows of a list as one step on the server: looked at first, done whole, and told in figures.
import type { LiangfenClient } from '@liangfen/sdk';
import type { RemovalAnswer } from '@liangfen/sdk/schema';
import type { QueryKey } from '@tanstack/react-query';
import { fill, useBackstageMessages, useMarks } from '../../messages/index.ts';
import { useToast } from '../../primitives/Toast.tsx';
import { type Act, useAct } from '../data/use-act.ts';

/** The rows to remove. */
export type Unwanted<Row> =
  | { readonly kind: 'ROWS'; readonly rows: readonly Row[] }
  /** All rows that the search finds, also on other pages; the count is the page's own. */
  | { readonly kind: 'FOUND'; readonly count: number };

export function countOf<Row>(unwanted: Unwanted<Row>): number {
  return unwanted.kind === 'ROWS' ? unwanted.rows.length : unwanted.count;
}

export interface ListRemoval<Row> {
  /** Asks what the server would do; changes nothing. */
  readonly check: (client: LiangfenClient, unwanted: Unwanted<Row>) => Promise<RemovalAnswer>;
  readonly act: Act<Unwanted<Row>, RemovalAnswer>;
}

/** The list's words for its rows where they are deleted. */
export interface RemovalTexts {
  readonly removed: string;
  readonly removedKept: string;
  readonly removedGone: string;
}

export function useRemoval<Row>(
  texts: RemovalTexts,
  refresh: readonly QueryKey[],
  send: (
    client: LiangfenClient,
    unwanted: Unwanted<Row>,
    preview: boolean,
  ) => Promise<RemovalAnswer>,
): ListRemoval<Row> {
  const { action } = useBackstageMessages();
  const marks = useMarks();
  const toast = useToast();
  const act = useAct(
    action.remove,
    (client, unwanted: Unwanted<Row>) => send(client, unwanted, false),
    {
      refresh,
      onDone: ({ count, gone, kept }) => {
        const stayed = kept.reduce((sum, each) => sum + each.count, 0);
        const text = [
          fill(texts.removed, { count }),
          ...(stayed === 0 ? [] : [fill(texts.removedKept, { count: stayed })]),
          ...(gone === 0 ? [] : [fill(texts.removedGone, { count: gone })]),
        ].join(marks.clause);
        toast({ text, tone: count === 0 ? 'danger' : 'success' });
      },
    },
  );
  return { check: (client, unwanted) => send(client, unwanted, true), act };
}
