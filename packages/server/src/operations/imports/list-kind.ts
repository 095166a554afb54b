/** The facts of a list that an import needs: its columns, its rule, and how accepted lines are stored. */
import type { ShowState } from '@liangfen/rules';
import type { ImportRun, SetupArea } from '@liangfen/sdk/schema';
import type { Ports } from '../../ports.ts';
import type { PublicWords } from '../../public-words/public-words.ts';
import type { Queryable, Tx } from '../../store/transaction.ts';
import type { ListColumn } from './columns.ts';
import type { ListLine } from './lines.ts';
import type { Verdicts } from './verdicts.ts';

export interface ListOptions {
  readonly createGroups: boolean;
  /** Lines that mean somebody of the list renew instead of being refused or added. */
  readonly renew: boolean;
}

/** The options, with the words that the server's owner keeps off public screens. */
export type JudgingOptions = ListOptions & { readonly publicWords: PublicWords };

export interface ListKind<Key extends string, Row> {
  readonly what: ImportRun['what'];
  readonly area: SetupArea;
  readonly columns: readonly (ListColumn & { readonly key: Key })[];
  /** The verdicts against what the competition holds now; reads only. */
  readonly judge: (
    query: Queryable,
    state: ShowState,
    lines: readonly ListLine<Key>[],
    options: JudgingOptions,
  ) => Promise<Verdicts<Row>>;
  /** Stores all accepted lines, a thousand to a statement; calls `stored` with how many are stored so far. */
  readonly store: (
    tx: Tx,
    ports: Ports,
    state: ShowState,
    verdicts: Verdicts<Row>,
    stored: (lines: number) => void,
  ) => Promise<void>;
  /** The cells of an accepted row, by column. */
  readonly cells: (row: Row) => string[];
}

/** Rows per statement: enough that the round trips cost little, and few enough that one text stays small. */
const rowsPerStatement = 1_000;

export function batches<Row>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    parts.push(rows.slice(at, at + rowsPerStatement));
  }
  return parts;
}
