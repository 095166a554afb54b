/** Deleting many rows of a list in one transaction: what may not go stays, and a repeat hears the first answer (docs/decisions/0298). */
import { removalAttachmentWords } from '@liangfen/rules/words';
import type {
  RemovalAnswer,
  RemovalAttachment,
  RemovalAttachmentKind,
  RemovalKept,
  RemovalKeptReason,
  SetupChangedEvent,
} from '@liangfen/sdk/schema';
import { sql } from 'kysely';

/** The rows to remove, sorted by whether they may go. */
export interface Removal<Row> {
  readonly leaving: readonly Row[];
  readonly kept: Readonly<Record<RemovalKeptReason, readonly Row[]>>;
  /** How many of the rows asked for are already gone. */
  readonly gone: number;
}

/** A row that is on air and has official scores counts as on air, which ends first. */
export function sortedForRemoval<Row extends { readonly id: string }>(
  rows: readonly Row[],
  gone: number,
  keepers: Readonly<Record<RemovalKeptReason, ReadonlySet<string>>>,
): Removal<Row> {
  const has = (reason: RemovalKeptReason) => (row: Row) => keepers[reason].has(row.id);
  const scored = has('OFFICIAL_SCORES');
  const onAir = has('ON_AIR');
  return {
    gone,
    leaving: rows.filter((row) => !scored(row) && !onAir(row)),
    kept: {
      ON_AIR: rows.filter(onAir),
      OFFICIAL_SCORES: rows.filter((row) => scored(row) && !onAir(row)),
    },
  };
}

const mostNames = 5;

export function removalAnswer<Row>(
  preview: boolean,
  { leaving, kept, gone }: Removal<Row>,
  nameOf: (row: Row) => string,
  attached: readonly RemovalAttachment[] = [],
): RemovalAnswer {
  const told = (reason: RemovalKeptReason): RemovalKept[] => {
    const rows = kept[reason];
    if (rows.length === 0) return [];
    return [{ reason, count: rows.length, names: rows.slice(0, mostNames).map(nameOf) }];
  };
  const reasons = [...told('ON_AIR'), ...told('OFFICIAL_SCORES')];
  return {
    preview,
    count: leaving.length,
    gone,
    kept: reasons,
    ...(attached.length === 0 ? {} : { attached: [...attached] }),
  };
}

/** Names what hangs on the rows that leave; nothing where nothing does. */
export function attachment(
  kind: RemovalAttachmentKind,
  names: readonly string[],
  count = names.length,
): RemovalAttachment[] {
  if (names.length === 0) return [];
  const words = removalAttachmentWords[kind];
  return [{ kind, words, count, names: names.slice(0, mostNames) }];
}

/** The part of the ledger's entry beside the names, from which a repeat is answered. */
export interface RemovalInLedger {
  readonly removal: RemovalAnswer;
}

export function answeredBefore(earlier: SetupChangedEvent | null): RemovalAnswer | null {
  if (earlier === null) return null;
  // Written by the same operation under the same key.
  return (earlier.after as RemovalInLedger | undefined)?.removal ?? null;
}

/** Ten thousand ids are one value of a statement, not ten thousand. */
export function idList(ids: readonly string[]) {
  return sql<string>`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
}
