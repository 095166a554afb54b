/** The contents of a competition's tables that a replay arrives at too, and the first place where the two differ. */
import type {
  EvidenceTables,
  GroundKind,
  LateScore,
  LedgerDifference,
  LedgerDifferencePlace,
  Program,
} from '@liangfen/sdk/schema';
import { canonicalJson } from '../canonical-json.ts';
import { liveFields } from '../show/amend/undo.ts';
import { liveStateOf } from '../show/assemble.ts';
import { scoresOf } from '../show/lookup.ts';
import type { Position, ShowState } from '../show/state.ts';
import { ownSteps } from '../show/steps-back.ts';
import { differenceText } from '../words/difference-words.ts';
import { mayLackTieKeys, withoutLackingTieKeys } from './before-tie-keys.ts';
import { groundRows, type ShortLook } from './ground.ts';

/**
 * Returns the rows that the tables of a show must hold, from its state.
 *
 * @example
 * ```ts
 * const expected = tablesOf(state, [], (look) => look);
 * ```
 */
export function tablesOf(
  state: ShowState,
  lateScores: readonly LateScore[],
  shortLook: ShortLook,
): EvidenceTables {
  const programs = [
    ...state.programGroups.flatMap((group) => group.programs),
    ...state.testPrograms,
  ];
  const scored = new Set([...state.scoreBook.settled.keys(), ...state.scoreBook.recent.keys()]);
  const value = <Value>([programId, value]: readonly [string, Value]) => ({ programId, value });
  return {
    ground: [
      ...groundRows(state, shortLook),
      { kind: 'POSITION', id: '', value: positionFacts(state) },
    ],
    scores: [
      ...[...scored].flatMap((programId) =>
        [...scoresOf(state, programId)].flatMap(([judgeId, given]) =>
          [...given.values()].map((score) => ({ ...score, judgeId })),
        ),
      ),
      ...[...state.former.values()].flatMap(({ scores }) =>
        scores.map(({ judgeId, score }) => ({ ...score, judgeId })),
      ),
    ],
    results: [...state.results].map(value),
    // Older ledgers lack the mark of the working, which decides nothing.
    shown: [...state.shown].map(([id, { worked: _, ...seen }]) => value([id, seen])),
    rows: programs.map((program) => ({ programId: program.id, value: rowFacts(program) })),
    adjustments: [
      ...state.adjustments,
      ...[...state.former].map(([id, { adjustments }]) => [id, adjustments] as const),
    ].flatMap(([programId, list]) => list.map((adjustment) => ({ programId, value: adjustment }))),
    lateScores: [...lateScores],
  };
}

function rowFacts(program: Program) {
  return { ...liveFields(program), disabled: program.disabled };
}

/**
 * Returns where the show stands, without the lists whose order is only the moment's: who is awaited and who has
 * submitted.
 */
function positionFacts(state: ShowState) {
  const { checkpoints, window, held = [], leadTold: _, ...live } = liveStateOf(state);
  return {
    ...live,
    held,
    window: bare(window),
    // Older ledgers kept nothing behind an act's coming on stage.
    checkpoints: ownSteps(checkpoints).map(({ before, ...step }) => {
      // Older ledgers lack what the hall knew of the lead, which decides nothing but a picture.
      const { leadTold: _, ...position } = before.position;
      return {
        ...step,
        before: { ...before, position: { ...position, window: bare(position.window) } },
      };
    }),
  };
}

function bare(window: Position['window']) {
  if (window === null) return null;
  const { expected: _, submitted: __, ...rest } = window;
  return rest;
}

// ------------------------------------------------------------------ one beside the other

interface Fact {
  readonly place: LedgerDifferencePlace;
  readonly kind: GroundKind | null;
  readonly programId: string | null;
  readonly judgeId: string | null;
  readonly itemId: string | null;
  readonly value: unknown;
}

/**
 * Returns null when the tables hold what the ledger arrives at; `tables` and `replayed` may have their rows in any
 * order.
 *
 * @example
 * ```ts
 * const difference = firstDifference(evidence.tables, evidence.tables); // null
 * ```
 */
export function firstDifference(
  replayed: EvidenceTables,
  tables: EvidenceTables,
): LedgerDifference | null {
  const expected = factsOf(replayed);
  const found = factsOf(tables);
  const mayLack = mayLackTieKeys(tables);
  for (const key of new Set([...expected.keys(), ...found.keys()])) {
    const [one, other] = [expected.get(key), found.get(key)];
    const [told, theirs] = comparable(one, other);
    if (canonicalJson(told) === canonicalJson(theirs)) continue;
    const ours = mayLack ? withoutLackingTieKeys(told, theirs) : told;
    if (canonicalJson(ours) === canonicalJson(theirs)) continue;
    const fact = one ?? other;
    if (fact === undefined) continue;
    return difference(fact, ours, theirs, replayed);
  }
  return null;
}

/** A row that was decided before bouts were remembered has none in the ledger, and the tables may have it since. */
function comparable(one: Fact | undefined, other: Fact | undefined): readonly [unknown, unknown] {
  const [told, stored] = [one?.value, other?.value];
  if (one?.place !== 'ROW' || !isObject(told) || !isObject(stored)) return [told, stored];
  const isOlder =
    told.outcome !== null && (told.fought === undefined) !== (stored.fought === undefined);
  return isOlder ? [withoutBout(told), withoutBout(stored)] : [told, stored];
}

function withoutBout({ fought: _, ...row }: Readonly<Record<string, unknown>>) {
  return row;
}

function factsOf(tables: EvidenceTables): Map<string, Fact> {
  const facts = new Map<string, Fact>();
  const add = (place: Fact['place'], ids: Partial<Fact>, key: string, value: unknown) => {
    const before = facts.get(`${place} ${key}`);
    facts.set(`${place} ${key}`, {
      place,
      kind: null,
      programId: null,
      judgeId: null,
      itemId: null,
      ...ids,
      // One fact stands once: of two rows another reader may take the one that is not ours.
      value: before === undefined ? value : [before.value, value],
    });
  };
  for (const { kind, id, value } of tables.ground) {
    const judgeId = kind === 'JUDGE' ? id : null;
    add(
      groundPlaces[kind],
      { kind, judgeId, programId: kind === 'PROGRAM' ? id : null },
      `${kind} ${id}`,
      value,
    );
  }
  for (const { judgeId, ...score } of tables.scores) {
    const { programId, itemId } = score;
    add(
      'SCORE',
      { programId, judgeId, itemId },
      `${programId} ${judgeId} ${itemId ?? ''} ${score.performance ?? 1}`,
      score,
    );
  }
  for (const { programId, value } of tables.adjustments) {
    const performance = isObject(value) ? String(value.performance ?? 1) : '';
    add('ADJUSTMENT', { programId }, `${programId} ${idOf(value)} ${performance}`, value);
  }
  for (const late of tables.lateScores) {
    add('LATE_SCORE', { programId: late.programId, judgeId: late.judgeId }, late.id, late);
  }
  for (const { programId, value } of tables.results) add('RESULT', { programId }, programId, value);
  for (const { programId, value } of tables.rows) add('ROW', { programId }, programId, value);
  for (const { programId, value } of tables.shown) {
    add('ROW', { programId }, `${programId} shown`, value);
  }
  return facts;
}

const groundPlaces: Readonly<Record<GroundKind, LedgerDifferencePlace>> = {
  COMPETITION: 'SETTING',
  SETTING: 'SETTING',
  ITEMS: 'SETTING',
  FOULS: 'SETTING',
  LOOK: 'SETTING',
  PROGRAM_GROUP: 'SETTING',
  PROGRAM: 'SETTING',
  JUDGE_GROUP: 'SETTING',
  JUDGE: 'JUDGE',
  POSITION: 'POSITION',
};

function idOf(value: unknown): string {
  return isObject(value) ? String(value.id) : '';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function difference(
  fact: Fact,
  told: unknown,
  stored: unknown,
  { ground }: EvidenceTables,
): LedgerDifference {
  const [expected, found, path] = deepest(told ?? null, stored ?? null, []);
  const nameOf = (kind: GroundKind, id: string | null, field: string) => {
    const value = ground.find((row) => row.kind === kind && row.id === id)?.value;
    return isObject(value) && id !== null ? String(value[field]) : id;
  };
  return {
    place: fact.place,
    version: null,
    text: differenceText(fact.place, {
      kind: fact.kind,
      program: nameOf('PROGRAM', fact.programId, 'programName'),
      judge: nameOf('JUDGE', fact.judgeId, 'name'),
      item: itemName(ground, fact.itemId),
      field: path.join('.'),
    }),
    expected: textOf(expected),
    found: textOf(found),
  };
}

function itemName(ground: EvidenceTables['ground'], itemId: string | null): string | null {
  if (itemId === null) return null;
  const items = ground.find(({ kind }) => kind === 'ITEMS')?.value;
  const item = Array.isArray(items) ? items.find((one) => idOf(one) === itemId) : undefined;
  return isObject(item) ? String(item.itemName) : itemId;
}

/** Follows a difference down to the first member in which the two differ. */
function deepest(
  told: unknown,
  stored: unknown,
  path: readonly string[],
): readonly [unknown, unknown, readonly string[]] {
  const [one, other] = [membersOf(told), membersOf(stored)];
  if (one === null || other === null) return [told, stored, path];
  for (const key of [...new Set([...one.keys(), ...other.keys()])].sort()) {
    const [a, b] = [one.get(key), other.get(key)];
    if (canonicalJson(a) !== canonicalJson(b)) return deepest(a ?? null, b ?? null, [...path, key]);
  }
  return [told, stored, path];
}

function membersOf(value: unknown): Map<string, unknown> | null {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null;
}

const shownLength = 120;

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = typeof value === 'string' ? value : canonicalJson(value);
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}
