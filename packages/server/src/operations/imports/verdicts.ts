/** The common rules of lists: one verdict per line, and the positions of the accepted lines in the order. */
import { type PublicWords, wordRefusal } from '../../public-words/public-words.ts';
import type { RefusedLine } from '../../store/schema.ts';
import type { ListColumn } from './columns.ts';
import type { ListLine } from './lines.ts';
import { shownTitle } from './titles.ts';
import { isNothing, positionOf } from './typed-cells.ts';

export interface Refusal extends RefusedLine {
  /** The first column at fault. */
  readonly column: string;
  readonly value: string;
}

/** A line that means somebody of the list, who is renewed by it. */
export interface Renewal<Row> {
  readonly id: string;
  readonly row: Row;
}

export interface Verdicts<Row> {
  readonly accepted: readonly Row[];
  /** Empty unless the list is to be renewed. */
  readonly renewed: readonly Renewal<Row>[];
  /** How many lines mean somebody of the list, whether they renew or not. */
  readonly known: number;
  readonly refused: readonly Refusal[];
  readonly newGroups: readonly string[];
  /** Takes the rows that name no group. */
  readonly firstGroup: string;
}

export interface Positioned {
  readonly id: string;
  /** The position asked for, from 1; null goes to the end. */
  readonly wanted: number | null;
}

interface Fault {
  readonly key: string;
  readonly reason: string;
}

/** Collects everything wrong with one line, so that it is said at once. */
export class LineFaults<Key extends string> {
  readonly #columns: readonly (ListColumn & { readonly key: Key })[];
  readonly #line: ListLine<Key>;
  readonly #publicWords: PublicWords;
  readonly #faults: Fault[] = [];

  constructor(
    columns: readonly (ListColumn & { readonly key: Key })[],
    line: ListLine<Key>,
    publicWords: PublicWords,
  ) {
    this.#columns = columns;
    this.#line = line;
    this.#publicWords = publicWords;
    for (const key of line.formulas) {
      this.add(key, `${this.#title(key)}是公式，请复制后「粘贴为值」`);
    }
    for (const key of line.errors ?? []) {
      this.add(key, `${this.#title(key)}是错误值 ${line.cells[key]}（公式没有算出来），请改成文字`);
    }
    for (const key of line.merged ?? []) {
      this.add(key, `${this.#title(key)}和上面的行合并在一个单元格里，请取消合并，每行各写各的`);
    }
  }

  get any(): boolean {
    return this.#faults.length > 0;
  }

  add(key: Key, reason: string): void {
    if (this.#faults.some((fault) => fault.key === key)) return;
    this.#faults.push({ key, reason });
  }

  /** Returns the text of a cell, and notes what is wrong with it: missing, too long or not fit for public screens. */
  text(key: Key, limit: { readonly required: boolean; readonly most: number }): string {
    const text = this.#line.cells[key];
    if (!limit.required && (text === '' || isNothing(text))) return '';
    if (limit.required && text === '') this.add(key, `${this.#title(key)}没有填`);
    const length = [...text].length;
    if (length > limit.most) {
      this.add(key, `${this.#title(key)}最多 ${limit.most} 个字，现在有 ${length} 个字`);
    }
    const word = this.#publicWords.refusedIn(text);
    if (word !== null) this.add(key, `${this.#title(key)}${wordRefusal(word)}`);
    return text;
  }

  /** Returns a whole number from 1; null, with a fault unless the cell is empty, for anything else. */
  position(key: Key): number | null {
    const number = positionOf(this.#line.cells[key]);
    if (number !== 'NONE') return number;
    this.add(key, `${this.#title(key)}要是从 1 开始的整数，或留空`);
    return null;
  }

  refusal(): Refusal {
    const [first] = this.#faults;
    const key = this.#columns.find((column) => column.key === first?.key)?.key;
    return {
      line: this.#line.line,
      column: key === undefined ? '' : this.#title(key),
      value: key === undefined ? '' : this.#line.cells[key].slice(0, 200),
      reason: this.#faults.map(({ reason }) => reason).join('；'),
      cells: this.#columns.map((column) => this.#line.cells[column.key]),
    };
  }

  #title(key: Key): string {
    const column = this.#columns.find((candidate) => candidate.key === key);
    return column === undefined ? key : shownTitle(column);
  }
}

/** Whether a group is there, may be made, or is unknown; '' is the first group. */
export class GroupNames {
  readonly #known: Set<string>;
  readonly #create: boolean;
  readonly #most: number;
  readonly #made = new Set<string>();

  constructor(known: readonly string[], options: { create: boolean; most: number }) {
    this.#known = new Set(known);
    this.#create = options.create;
    this.#most = options.most;
  }

  /** Null when the name is fine, else what to do. */
  fault(name: string, what: string): string | null {
    if (name === '' || this.#known.has(name) || this.#made.has(name)) return null;
    if (!this.#create) {
      return `没有“${name}”这个${what}，请先建好这个组，或选择「自动新建组」`;
    }
    if (this.#known.size + this.#made.size >= this.#most) {
      return `${what}最多 ${this.#most} 个，不能再新建“${name}”`;
    }
    return null;
  }

  /** Called for accepted lines only, so that a group is made only when somebody is in it. */
  use(name: string): void {
    if (name !== '' && !this.#known.has(name)) this.#made.add(name);
  }

  get made(): readonly string[] {
    return [...this.#made];
  }
}

/**
 * Returns the new order: a line that asks for a position gets it, and those behind move back; the others follow at the
 * end. So a mended line that is imported later stands where it was meant to stand.
 */
export function mergedOrder(existing: readonly string[], added: readonly Positioned[]): string[] {
  const wanting = added
    .filter((row): row is Positioned & { wanted: number } => row.wanted !== null)
    .sort((a, b) => a.wanted - b.wanted);
  const order: string[] = [];
  let next = 0;
  let taken = 0;
  while (next < wanting.length || taken < existing.length) {
    const row = wanting[next];
    const held = existing[taken];
    if (row !== undefined && (row.wanted <= order.length + 1 || held === undefined)) {
      order.push(row.id);
      next += 1;
    } else if (held !== undefined) {
      order.push(held);
      taken += 1;
    }
  }
  return [...order, ...added.filter(({ wanted }) => wanted === null).map(({ id }) => id)];
}

export interface Numbered {
  readonly id: string;
  readonly number: number;
}

/** Walls have room for four digits; a longer number is a code that sorts, and no number to show. */
const highestShown = 9_999;

/**
 * Returns the new order with everybody's number: a line keeps the number that its list gives, because the paper in the
 * master of ceremonies' hand has it. Whoever had that number moves back to the next, and so on; lines without one
 * follow at the end.
 */
export function placedByNumber(
  existing: readonly Numbered[],
  added: readonly Positioned[],
): readonly Numbered[] {
  if (added.some(({ wanted }) => wanted !== null && wanted > highestShown)) {
    const order = mergedOrder(
      existing.map(({ id }) => id),
      added,
    );
    return order.map((id, index) => ({ id, number: index + 1 }));
  }
  const wanting = added
    .filter((row): row is Positioned & { wanted: number } => row.wanted !== null)
    .sort((one, other) => one.wanted - other.wanted);
  const placed: Numbered[] = [];
  let last = 0;
  let next = 0;
  let taken = 0;
  while (next < wanting.length || taken < existing.length) {
    const row = wanting[next];
    const held = existing[taken];
    const forRow = row === undefined ? Number.POSITIVE_INFINITY : Math.max(row.wanted, last + 1);
    const forHeld = held === undefined ? Number.POSITIVE_INFINITY : Math.max(held.number, last + 1);
    const id = forRow <= forHeld ? row?.id : held?.id;
    if (id === undefined) break;
    if (forRow <= forHeld) next += 1;
    else taken += 1;
    last = Math.min(forRow, forHeld);
    placed.push({ id, number: last });
  }
  const behind = added.filter(({ wanted }) => wanted === null);
  return [...placed, ...behind.map(({ id }, index) => ({ id, number: last + index + 1 }))];
}

/** How many entries have each key. */
export function countedBy<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1);
  return counts;
}
