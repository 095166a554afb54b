// Writes what an organiser changed, each value in words before and after: settings, lists, and who or what they are about.
import type { LedgerNames, SetupChangedEvent } from '@liangfen/sdk/schema';
import { timePenaltyCauseValues } from '@liangfen/sdk/values';
import { fill } from '../../messages/index.ts';
import {
  type Fields,
  fieldsOfTheme,
  isFields,
  type LedgerTexts,
  listText,
  mostListed,
  type Things,
  valueText,
} from '../frame/value-text.ts';

/** The sentence, and each change as 「满分 100 → 10」. */
export function setupSentence(
  event: SetupChangedEvent,
  names: LedgerNames,
  texts: LedgerTexts,
): { readonly what: string; readonly changes: readonly string[] } {
  const things: Things = new Map(names.things.map((thing) => [thing.id, thing]));
  const was = fieldsOf(event.before);
  const is = movedJudges(event) ?? fieldsOf(event.after);
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const words: Words = { texts, things };
  return {
    what: withSubject(texts.action[event.action] ?? texts.area[event.area], was, is, words),
    changes: keys.flatMap((key) => changesOf(key, was[key], is[key], words)),
  };
}

interface Words {
  readonly texts: LedgerTexts;
  readonly things: Things;
}

/**
 * Moving judges to a group stores the old group of each judge, and the new group once; returns that as a row for each
 * judge.
 */
function movedJudges({ action, after }: SetupChangedEvent): Fields | null {
  if (action !== 'joinJudgeGroup') return null;
  const { judgeIds, judgeGroupId } = fieldsOf(after);
  if (!Array.isArray(judgeIds)) return null;
  return { judges: judgeIds.map((id: unknown) => ({ id, judgeGroupId })) };
}

/** Adds whom or what the change is about, where the changed values do not say it themselves. */
function withSubject(what: string, was: Fields, is: Fields, { things, texts }: Words): string {
  for (const id of [is.id, was.id, is.judgeId]) {
    const thing = typeof id === 'string' ? things.get(id) : undefined;
    if (thing !== undefined) return fill(texts.subject, { what, name: thing.name });
  }
  return what;
}

function changesOf(key: string, was: unknown, is: unknown, words: Words): string[] {
  const { texts, things } = words;
  const list = lists[key];
  if (list !== undefined && (isRows(was) || isRows(is))) {
    return rowChanges(list, rowsOf(was), rowsOf(is), words);
  }
  if (key === 'order') return orderChanges(fieldsOf(was), fieldsOf(is), words);
  if (key === 'judgeIds') return Array.isArray(was) ? orderChange('', was, is, words) : [];
  const what = texts.setting[key];
  if (what === undefined) return [];
  const before = valueText(key, was, texts, things);
  const after = valueText(key, is, texts, things);
  if (before === after || (was === undefined && is === 0 && key === 'refused')) return [];
  // A value that came into being has nothing to be compared with: 编号 1, not 编号 无 → 1.
  if (was === undefined) return [fill(texts.fact, { what, value: after })];
  return [fill(texts.change, { what, before, after })];
}

// ------------------------------------------------------------------ rows of a list

interface List {
  readonly name: string;
  readonly kind: keyof LedgerTexts['row'];
  /** The fields in the order in which they are told; the others say nothing to people. */
  readonly fields: readonly string[];
}

const lists: Readonly<Record<string, List>> = {
  items: {
    name: 'itemName',
    kind: 'item',
    fields: ['proportion', 'factor', 'maxScore', 'scoreStep', 'givenAs', 'judgeGroupIds'],
  },
  groupRules: {
    name: 'groupName',
    kind: 'judgeGroup',
    fields: ['calculation', 'dropHighest', 'dropLowest'],
  },
  dropsByPanel: { name: 'from', kind: 'dropRow', fields: ['highest', 'lowest'] },
  'tolerance.limits': { name: 'from', kind: 'toleranceRow', fields: ['most'] },
  'timePenalties.OVER': { name: 'beyond', kind: 'overRow', fields: ['points', 'every'] },
  'timePenalties.UNDER': { name: 'beyond', kind: 'shortRow', fields: ['points', 'every'] },
  fouls: { name: 'foulName', kind: 'foul', fields: ['times'] },
  awards: { name: 'awardName', kind: 'award', fields: ['fromRank', 'toRank', 'programIds'] },
  sponsors: { name: 'name', kind: 'sponsor', fields: ['level'] },
  judgeGroups: { name: 'groupName', kind: 'judgeGroup', fields: ['weight'] },
  programGroups: {
    name: 'groupName',
    kind: 'programGroup',
    fields: ['roundKind', 'division', 'tablePoints'],
  },
  programs: { name: 'programName', kind: 'program', fields: ['contestant'] },
  judges: { name: 'name', kind: 'judge', fields: ['judgeGroupId'] },
};

function rowChanges(
  { name, kind, fields }: List,
  was: readonly Fields[],
  is: readonly Fields[],
  { texts, things }: Words,
): string[] {
  const nameOf = (row: Fields): string =>
    String(row[name] ?? things.get(String(keyOf(row)))?.name ?? texts.removed);
  const detailsOf = (row: Fields): string =>
    fields
      .filter((field) => row[field] !== undefined && row[field] !== '')
      // Beside a factor the percent says the same a second time.
      .filter((field) => field !== 'proportion' || row.factor === undefined)
      .map((field) =>
        fill(texts.detail[field] ?? '{value}', {
          value: valueText(field, row[field], texts, things),
        }),
      )
      .join(texts.clause);
  // An award and a sponsor have no id: they are known by their name.
  const keyOf = (row: Fields) => row.id ?? row.judgeGroupId ?? row[name];
  const before = new Map(was.map((row) => [keyOf(row), row]));
  const after = new Map(is.map((row) => [keyOf(row), row]));
  const changes: string[] = [];
  for (const [id, row] of before) {
    const now = after.get(id);
    const what = fill(texts.row[kind], { name: nameOf(row) });
    const old = detailsOf(row);
    if (now === undefined) {
      changes.push(fill(texts.rowRemoved, { what, detail: old }).trim());
      continue;
    }
    if (nameOf(now) !== nameOf(row)) {
      changes.push(
        fill(texts.change, {
          what: texts.rowKind[kind],
          before: nameOf(row),
          after: nameOf(now),
        }),
      );
    }
    const next = detailsOf(now);
    if (next !== old) changes.push(fill(texts.change, { what, before: old, after: next }));
  }
  for (const [id, row] of after) {
    if (before.has(id)) continue;
    const what = fill(texts.row[kind], { name: nameOf(row) });
    changes.push(fill(texts.rowAdded, { what, detail: detailsOf(row) }).trim());
  }
  if (changes.length === 0 && was.length > 1) {
    const order = (rows: readonly Fields[]) => listText(rows.map(nameOf), texts);
    if (order(was) !== order(is)) {
      changes.push(fill(texts.change, { what: texts.order, before: order(was), after: order(is) }));
    }
  }
  return firstOf(changes, texts);
}

function firstOf(changes: readonly string[], texts: LedgerTexts): string[] {
  if (changes.length <= mostListed) return [...changes];
  return [
    ...changes.slice(0, mostListed),
    fill(texts.changesMore, { count: changes.length - mostListed }),
  ];
}

// ------------------------------------------------------------------ a new order

function orderChanges(was: Fields, is: Fields, words: Words): string[] {
  return Object.keys(is).flatMap((groupId) => {
    const group = words.things.get(groupId)?.name ?? '';
    return orderChange(group, was[groupId], is[groupId], words);
  });
}

/** The stretch that moved; what stands before and behind it stayed. */
function orderChange(group: string, was: unknown, is: unknown, { texts, things }: Words): string[] {
  if (!Array.isArray(was) || !Array.isArray(is)) return [];
  const first = is.findIndex((id, index) => id !== was[index]);
  if (first === -1) return [];
  let last = is.length - 1;
  while (last > first && is[last] === was[last]) last -= 1;
  const names = (ids: readonly unknown[]) =>
    listText(
      ids.slice(first, last + 1).map((id) => things.get(String(id))?.name ?? texts.removed),
      texts,
    );
  const what = [group, texts.order].filter((part) => part !== '').join(' ');
  return [fill(texts.change, { what, before: names(was), after: names(is) })];
}

// ------------------------------------------------------------------ reading what was stored

const oneLevelDown: ReadonlySet<string> = new Set(['look', 'setting', 'sponsorBar']);

/** A look, a setting or a bar may stand one level down; its fields are told as if they stood above. */
function fieldsOf(value: unknown): Fields {
  if (!isFields(value)) return {};
  const found: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (isFields(inner) && oneLevelDown.has(key)) Object.assign(found, inner);
    else if (isFields(inner) && key === 'ownTheme') Object.assign(found, fieldsOfTheme(inner));
    else if (key === 'roundShares') Object.assign(found, fieldsOfShares(inner));
    else if (isFields(inner) && key === 'ownPractice') found[key] = inner.title;
    else if (key === 'tolerance') Object.assign(found, fieldsOfTolerance(inner));
    else if (key === 'timePenalties') Object.assign(found, fieldsOfPenalties(inner));
    else found[key] = inner;
  }
  return found;
}

/** Each cause is told by itself: its rows are known by their seconds. */
function fieldsOfPenalties(rows: unknown): Fields {
  return Object.fromEntries(
    timePenaltyCauseValues.map((cause) => [
      `timePenalties.${cause}`,
      rowsOf(rows).filter((row) => row.cause === cause),
    ]),
  );
}

/** Its rows are told as rows; without a tolerance there are none. */
function fieldsOfTolerance(tolerance: unknown): Fields {
  if (!isFields(tolerance)) return {};
  const { between, limits, beyond } = tolerance;
  return {
    'tolerance.between': between,
    'tolerance.limits': limits,
    'tolerance.beyond': beyond,
  };
}

/** Each share is told by itself; without shares none is told. */
function fieldsOfShares(shares: unknown): Fields {
  if (!isFields(shares)) return {};
  return { 'roundShares.earlier': shares.earlier, 'roundShares.own': shares.own };
}

function isRows(value: unknown): boolean {
  return Array.isArray(value);
}

function rowsOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}
