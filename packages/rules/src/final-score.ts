// Works out what a program scored: judges' scores become one number that carries its working.

import type {
  Adjustment,
  Calculation,
  Correction,
  DropKind,
  DropsApplied,
  EarlierWorking,
  FinalScore,
  Item,
  JudgeGroupWorking,
  JudgeScoreWorking,
  ScoreWorking,
  Setting,
  TieKeys,
} from '@liangfen/sdk/schema';
import { byOrder } from './best-first.ts';
import { bestItemsOf, bestOf } from './best-items.ts';
import {
  add,
  compare,
  divide,
  exactString,
  multiply,
  type Rational,
  rational,
  subtract,
  sum,
  toNumber,
  zero,
} from './decimal.ts';
import { dropCountsOf } from './drop-counts.ts';
import { deductedFrom, isPenalty } from './given-as.ts';
import { type CountingRule, ruleOfGroup } from './group-rule.ts';
import { inTheMiddle } from './in-the-middle.ts';
import { groupOfJudge, hasItemsOfGroups, isGivenBy } from './item-judges.ts';
import { itemWeight, weightOf } from './item-weight.ts';
import { judgeBallots } from './judge-marks.ts';
import {
  filledWorking,
  fillerOf,
  missingScoreOf,
  type Prorated,
  proRataOf,
  prorated,
} from './missing-score.ts';
import { hasVotes } from './mode.ts';
import { normalisationOf } from './normalisation.ts';
import { rankByOf } from './placing/index.ts';
import { type EarlierResult, roundSharesOf, timesShare } from './round-shares.ts';
import { numberBy, roundedBy, roundingOf, roundingPart } from './rounding.ts';
import { finestDecimals, scoreDecimals } from './score-decimals.ts';
import { measurePart, scoreOrderOf } from './score-measure.ts';
import { comparesByMarks, tieMarksOf } from './tie-marks.ts';
import { type Apart, apartWorking, countsAll, marksApart } from './tolerance.ts';

/** A score that a judge gave: for an item, or as a whole (`itemId` null, also a vote: 1 given, 0 withheld). */
export interface JudgedScore {
  readonly judgeId: string;
  readonly itemId: string | null;
  readonly score: number;
}

export interface ScoringJudge {
  readonly id: string;
  readonly number: number | null;
  readonly name: string;
  readonly judgeGroupId: string | null;
  /** The seat, where several judges had it one after another: they give one mark together, and miss one. */
  readonly seat?: string;
}

export interface ScoringJudgeGroup {
  readonly id: string;
  readonly groupName: string;
  /** In percent. */
  readonly weight: number;
}

export interface FinalScoreInput {
  readonly programId: string;
  readonly setting: Setting;
  readonly items: readonly Item[];
  readonly judgeGroups: readonly ScoringJudgeGroup[];
  /** Only judges who count: approved, signed in before the window closed, not recused. */
  readonly judges: readonly ScoringJudge[];
  /** Judges of the panel who do not count here: recused, or not signed in. Their marks are missing. */
  readonly absentJudges?: readonly ScoringJudge[];
  /** The program's scores; when a judge gave an item several, the last one counts. */
  readonly scores: readonly JudgedScore[];
  /** The program's difficulty, by which the judges' score is multiplied; left out, it is 1. */
  readonly factor?: number;
  /** The one judge group that gives this program; left out, all do. */
  readonly judgeGroupId?: string;
  /** What the program brings from an earlier round; counts where the setting has `roundShares`. */
  readonly earlier?: EarlierResult;
  readonly adjustments: readonly Adjustment[];
  readonly correction: Correction | null;
}

type Step = (value: Rational) => Rational;

/** The judges of one group, in display order. */
interface Panel {
  readonly group: ScoringJudgeGroup;
  readonly judges: readonly ScoringJudge[];
  /** Who belongs to the panel and does not count in this program. */
  readonly absent: readonly ScoringJudge[];
}

interface Mark {
  readonly judge: ScoringJudge;
  readonly value: Rational;
  /** Whether nobody gave it: it stands for a missing mark. */
  readonly filled?: true;
}

interface Drops {
  readonly dropped: ReadonlyMap<string, DropKind>;
  readonly skipped: boolean;
  /** The row of the table of drops by panel; null without one. */
  readonly applied: DropsApplied | null;
}

interface GroupResult extends Drops {
  readonly group: ScoringJudgeGroup;
  readonly marks: readonly Mark[];
  readonly proRata: Prorated | null;
  /** Marks that lie further apart than they may; null where none do. */
  readonly apart: Apart | null;
  readonly value: Rational;
}

/** The judges' opinion of one item, or of the whole (`item` null), over all groups. */
interface Part {
  readonly item: Item | null;
  readonly groups: readonly GroupResult[];
  /** One for each group, adding up to 1. */
  readonly shares: readonly Rational[];
  readonly renormalised: boolean;
  readonly value: Rational;
}

interface Scoring {
  readonly setting: Setting;
  readonly items: readonly Item[];
  readonly panels: readonly Panel[];
  /** The decimals of results: votes keep what the weights make of them. */
  readonly finest: number;
  /** Rounds a figure before the next step uses it; leaves votes alone, and every figure when rounding is `FINAL`. */
  readonly step: Step;
  /** What counts of a judge: a deduction is taken from the full mark before anything else is done with it. */
  readonly scoreOf: (judge: ScoringJudge, item: Item | null) => Rational | null;
  /** The full mark from which a deduction was taken; null where the score itself is given. */
  readonly fullOf: (item: Item | null) => Rational | null;
  readonly groupIdOf: (judge: ScoringJudge) => string | null;
  /** The program's difficulty; null where there is none, and for votes. */
  readonly factor: Rational | null;
}

interface Outcome {
  readonly parts: readonly Part[];
  /** The parts that make the total: all, or the best items. */
  readonly counted: readonly Part[];
  /** Before adjustments; null when incomplete. */
  readonly total: Rational | null;
}

const one = rational(1);
const hundred = rational(100);
const noDrops: Drops = { dropped: new Map(), skipped: false, applied: null };
const everyone: ScoringJudgeGroup = { id: '', groupName: '', weight: 100 };

function whole(count: number): Rational {
  return rational(BigInt(count));
}

/** Sorts by number; judges without one come after all numbers, by id. */
function compareJudges(a: ScoringJudge, b: ScoringJudge): number {
  const numberA = a.number ?? Number.POSITIVE_INFINITY;
  const numberB = b.number ?? Number.POSITIVE_INFINITY;
  if (numberA !== numberB) return numberA < numberB ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

/** Puts judges without a group, or with an unknown one, into the first: nobody's score is lost for want of a group. */
function panelsOf(input: FinalScoreInput): Panel[] {
  const { judgeGroups, judges, absentJudges = [], judgeGroupId: only } = input;
  const known = new Set(judgeGroups.map((group) => group.id));
  const asked = judgeGroups.filter(({ id }) => only === undefined || id === only);
  const [first = everyone, ...others] = asked.length === 0 ? judgeGroups : asked;
  const groups = [first, ...others];
  const ordered = [...judges].sort(compareJudges);
  return groups.map((group, index) => {
    const isHere = ({ judgeGroupId }: ScoringJudge) =>
      judgeGroupId !== null && known.has(judgeGroupId) ? judgeGroupId === group.id : index === 0;
    return { group, judges: ordered.filter(isHere), absent: absentJudges.filter(isHere) };
  });
}

function finestOf({ mode, decimals }: Setting): number {
  return hasVotes(mode) ? finestDecimals : decimals;
}

function stepOf(setting: Setting): Step {
  const { mode, roundingStage, decimals } = setting;
  if (hasVotes(mode)) return unrounded;
  switch (roundingStage) {
    case 'EACH_STEP':
      return (value) => roundedBy(roundingOf(setting), value, decimals);
    case 'FINAL':
      return unrounded;
  }
}

function unrounded(value: Rational): Rational {
  return value;
}

function scoringOf(input: FinalScoreInput): Scoring {
  const { setting } = input;
  const items = setting.enableItem && !hasVotes(setting.mode) ? input.items : [];
  const fulls = fullsOf(setting, items);
  const given = new Map<string, Map<string | null, Rational>>();
  for (const { judgeId, itemId, score } of input.scores) {
    const ofJudge = given.get(judgeId) ?? new Map<string | null, Rational>();
    const full = fulls.get(itemId);
    const value = full === undefined ? rational(score) : subtract(full, rational(score));
    given.set(judgeId, ofJudge.set(itemId, value));
  }
  return {
    setting,
    items,
    panels: panelsOf(input),
    finest: finestOf(setting),
    step: stepOf(setting),
    scoreOf: (judge, item) => given.get(judge.id)?.get(item?.id ?? null) ?? null,
    fullOf: (item) => fulls.get(item?.id ?? null) ?? null,
    groupIdOf: (judge) => groupOfJudge(judge, input.judgeGroups),
    factor: input.factor === undefined || hasVotes(setting.mode) ? null : rational(input.factor),
  };
}

/** The full marks of what is given as a deduction, by item; of the whole by null. */
function fullsOf(setting: Setting, items: readonly Item[]): ReadonlyMap<string | null, Rational> {
  const fulls = new Map<string | null, Rational>();
  if (hasVotes(setting.mode)) return fulls;
  for (const item of [null, ...items]) {
    const full = deductedFrom(setting, item);
    if (full !== null) fulls.set(item?.id ?? null, rational(full));
  }
  return fulls;
}

/** A judge's Σ item × weight of the items that are hers, or the score as a whole; null until all are scored. */
function judgeTotal({ items, scoreOf, groupIdOf }: Scoring, judge: ScoringJudge): Rational | null {
  if (items.length === 0) return scoreOf(judge, null);
  const own = items.filter((item) => isGivenBy(item, groupIdOf(judge)));
  if (own.length === 0) return null;
  let total = zero;
  for (const item of own) {
    const score = scoreOf(judge, item);
    if (score === null) return null;
    total = add(total, multiply(score, itemWeight(item)));
  }
  return total;
}

function marksOf(
  judges: readonly ScoringJudge[],
  markOf: (judge: ScoringJudge) => Rational | null,
): Mark[] {
  return judges.flatMap((judge) => {
    const value = markOf(judge);
    return value === null ? [] : [{ judge, value }];
  });
}

/**
 * Never more than configured, on ties too: of equal lowest scores the smallest judge number is
 * dropped, of equal highest ones the largest. Nothing is dropped when nothing would be left.
 */
function dropsOf(marks: readonly Mark[], rule: CountingRule): Drops {
  const { highest, lowest, applied } = dropCountsOf(rule, marks.length);
  if (highest + lowest === 0) return { ...noDrops, applied };
  if (highest + lowest >= marks.length) return { dropped: new Map(), skipped: true, applied };
  const ascending = [...marks].sort(
    (a, b) => compare(a.value, b.value) || compareJudges(a.judge, b.judge),
  );
  const dropped = new Map<string, DropKind>();
  for (const { judge } of ascending.slice(0, lowest)) dropped.set(judge.id, 'LOWEST');
  for (const { judge } of ascending.slice(ascending.length - highest)) {
    dropped.set(judge.id, 'HIGHEST');
  }
  return { dropped, skipped: false, applied };
}

function meanOf(values: readonly Rational[]): Rational {
  return divide(sum(values), whole(values.length));
}

/** Returns the middle value, or the mean of the two middle values of an even number. */
function medianOf(values: readonly Rational[]): Rational {
  return meanOf(inTheMiddle([...values].sort(compare)));
}

/** How the counted scores of a group become its value. */
const combine: Readonly<Record<Calculation, (values: readonly Rational[]) => Rational>> = {
  MEAN: meanOf,
  MEDIAN: medianOf,
  SUM: sum,
};

function judged(
  { group, judges, absent }: Panel,
  marks: readonly Mark[],
  { dropped, skipped, applied }: Drops,
  { setting, step }: Scoring,
  apart: Apart | null = null,
): GroupResult {
  const counted = marks.filter(({ judge }) => !dropped.has(judge.id));
  const rule = ruleOfGroup(setting, group.id);
  const proRata = proRataOf(missingScoreOf(setting), rule.calculation, {
    counted: counted.length,
    nominal: countedOfWhole(seatsIn([...judges, ...absent]), rule),
  });
  const value = combine[rule.calculation](counted.map((mark) => mark.value));
  return {
    group,
    marks,
    dropped,
    skipped,
    applied,
    proRata,
    apart,
    value: step(prorated(value, proRata)),
  };
}

/** How many marks count when the whole panel gave one. */
function countedOfWhole(seats: number, rule: CountingRule): number {
  const { highest, lowest } = dropCountsOf(rule, seats);
  const left = seats - highest - lowest;
  return left > 0 ? left : seats;
}

/** The marks that were given, and what stands for each that is missing. */
function withFilled(
  given: readonly Mark[],
  { judges, absent }: Panel,
  scoring: Scoring,
): readonly Mark[] {
  const filler = fillerOf(
    missingScoreOf(scoring.setting),
    given.map(({ value }) => value),
    seatsIn([...judges, ...absent]),
  );
  if (filler === null) return given;
  const heard = new Set(given.map(({ judge }) => seatOf(judge)));
  const missing = new Map(
    [...judges, ...absent].flatMap((judge) =>
      heard.has(seatOf(judge)) ? [] : [[seatOf(judge), judge] as const],
    ),
  );
  const value = scoring.step(filler);
  const filled = [...missing.values()].map((judge): Mark => ({ judge, value, filled: true }));
  return [...given, ...filled].sort((a, b) => compareJudges(a.judge, b.judge));
}

function seatOf({ id, seat = id }: ScoringJudge): string {
  return seat;
}

function seatsIn(judges: readonly ScoringJudge[]): number {
  return new Set(judges.map(seatOf)).size;
}

/**
 * The judges of one seat as one: where the items were given by one after another, only together is there a total. It
 * bears both names, and the number of the one who came last.
 */
function withSeatsJoined(input: FinalScoreInput): FinalScoreInput {
  if (input.judges.every(({ seat }) => seat === undefined)) return input;
  const bySeat = new Map<string, ScoringJudge[]>();
  const hasGiven = new Set(input.scores.map(({ judgeId }) => judgeId));
  for (const judge of input.judges) {
    if (!hasGiven.has(judge.id)) continue;
    bySeat.set(seatOf(judge), [...(bySeat.get(seatOf(judge)) ?? []), judge]);
  }
  if ([...bySeat.values()].every(({ length }) => length === 1)) return input;
  const joined = new Map(
    [...bySeat.values()].flatMap((mates) => {
      const last = mates.at(-1);
      if (last === undefined) return [];
      const one = { ...last, name: mates.map(({ name }) => name).join('、') };
      return mates.map(({ id }) => [id, one] as const);
    }),
  );
  return {
    ...input,
    judges: [...new Set(input.judges.map((judge) => joined.get(judge.id) ?? judge))],
    scores: input.scores.map((score) => ({
      ...score,
      judgeId: joined.get(score.judgeId)?.id ?? score.judgeId,
    })),
  };
}

/** Weights as parts of 1; equal parts when no weight is left to divide by. */
function sharesOf(groups: readonly GroupResult[]): Rational[] {
  const weights = groups.map(({ group }) => rational(group.weight));
  const total = sum(weights);
  return compare(total, zero) === 0
    ? weights.map(() => divide(one, whole(weights.length)))
    : weights.map((weight) => divide(weight, total));
}

/** The groups that give the item. */
function panelsFor(item: Item | null, { panels }: Scoring): readonly Panel[] {
  return item === null ? panels : panels.filter(({ group }) => isGivenBy(item, group.id));
}

/** Combines the groups that have a value, times `scale`; null when none has. */
function partOf(
  item: Item | null,
  groups: readonly GroupResult[],
  scoring: Scoring,
  scale: Rational = one,
): Part | null {
  if (groups.length === 0) return null;
  const heard = new Set(groups.map(({ group }) => group.id));
  const asked = panelsFor(item, scoring);
  const shares = sharesOf(groups);
  const weighted = groups.map(({ value }, index) => multiply(value, shares[index] ?? zero));
  return {
    item,
    groups,
    shares,
    renormalised: asked.some(({ group }) => group.weight > 0 && !heard.has(group.id)),
    value: scoring.step(multiply(sum(weighted), scale)),
  };
}

/** Drops and averages what `markOf` says for each judge, group by group. */
function partWithDrops(
  item: Item | null,
  scoring: Scoring,
  markOf: (judge: ScoringJudge) => Rational | null,
): Part | null {
  const groups = panelsFor(item, scoring).flatMap((panel) => {
    const given = marksOf(panel.judges, markOf);
    if (given.length === 0) return [];
    const marks = withFilled(given, panel, scoring);
    const drops = dropsOf(marks, ruleOfGroup(scoring.setting, panel.group.id));
    const apart = marksApart(scoring.setting, marks, drops.dropped);
    return [
      judged(
        panel,
        marks,
        apart !== null && countsAll[apart.beyond] ? noDrops : drops,
        scoring,
        apart,
      ),
    ];
  });
  return partOf(item, groups, scoring);
}

/** Keeps the judges and the drops of the total. */
function itemPartOfTotal(item: Item, total: Part, scoring: Scoring): Part | null {
  const groups = total.groups.flatMap((result) => {
    const panel = panelsFor(item, scoring).find(({ group }) => group.id === result.group.id);
    if (panel === undefined) return [];
    const judges = result.marks.flatMap(({ judge, filled }) => (filled ? [] : [judge]));
    const given = marksOf(judges, (judge) => scoring.scoreOf(judge, item));
    return [judged(panel, withFilled(given, panel, scoring), result, scoring)];
  });
  return partOf(item, groups, scoring);
}

/** While nobody has scored every item, nobody can be dropped yet. */
function itemPartSoFar(item: Item, scoring: Scoring): Part | null {
  const groups = panelsFor(item, scoring).flatMap((panel) => {
    const marks = marksOf(panel.judges, (judge) => scoring.scoreOf(judge, item));
    return marks.length === 0 ? [] : [judged(panel, marks, noDrops, scoring)];
  });
  return partOf(item, groups, scoring);
}

/** The judges' score times the difficulty, rounded like a step. */
function timesFactor(value: Rational, { factor, step }: Scoring): Rational {
  return factor === null ? value : step(multiply(value, factor));
}

function contribution(value: Rational, item: Item, { step }: Scoring): Rational {
  return step(multiply(value, itemWeight(item)));
}

function present<T>(values: readonly (T | null)[]): T[] {
  return values.flatMap((value) => (value === null ? [] : [value]));
}

function scoredByItem(scoring: Scoring): Outcome {
  const parts = present(
    scoring.items.map((item) =>
      partWithDrops(item, scoring, (judge) => scoring.scoreOf(judge, item)),
    ),
  );
  const contributionOf = ({ item, value }: Part) =>
    item === null ? zero : contribution(value, item, scoring);
  const best = bestItemsOf(scoring.setting);
  const order = byOrder[scoreOrderOf(scoring.setting)];
  const given = new Set(parts.map(({ item }) => item));
  const whole = scoring.items.every((item) => given.has(item) || isPenalty(scoring.setting, item));
  const counted =
    best === null || !whole
      ? parts
      : bestOf(parts, best, (a, b) => order(contributionOf(a), contributionOf(b)));
  return { parts, counted, total: whole ? sum(counted.map(contributionOf)) : null };
}

function scoredByTotal(scoring: Scoring): Outcome {
  const total = partWithDrops(null, scoring, (judge) => {
    const value = judgeTotal(scoring, judge);
    return value === null || scoring.items.length === 0 ? value : scoring.step(value);
  });
  const items = scoring.items.map((item) =>
    total === null ? itemPartSoFar(item, scoring) : itemPartOfTotal(item, total, scoring),
  );
  const parts = present([total, ...items]);
  return { parts, counted: parts, total: total?.value ?? null };
}

/**
 * The votes of a group count in proportion to its weight, so scaled that a vote counts 1 on
 * average over the groups: votes × weight × number of groups ÷ sum of weights. One group, or
 * groups of equal weight, give the plain count. A group takes part as soon as it has a judge who
 * counts: silence is no vote, and must not make the votes of others worth more.
 */
function voted(scoring: Scoring): Outcome {
  const groups = scoring.panels.flatMap(({ group, judges }) => {
    if (judges.length === 0) return [];
    const marks = marksOf(judges, (judge) => scoring.scoreOf(judge, null));
    const votes = sum(marks.map(({ value }) => value));
    return [{ group, marks, ...noDrops, proRata: null, apart: null, value: scoring.step(votes) }];
  });
  const nobodyVoted = groups.every(({ marks }) => marks.length === 0);
  const part = nobodyVoted ? null : partOf(null, groups, scoring, whole(groups.length));
  const parts = present([part]);
  return { parts, counted: parts, total: part?.value ?? null };
}

/** A group's value over the whole program; null unless the group scored every part of it that it gives. */
function groupKey(
  groupId: string,
  { counted: parts, total }: Outcome,
  scoring: Scoring,
): Rational | null {
  if (total === null) return null;
  const all = parts.find(({ item }) => item === null);
  const own = parts.filter(({ item }) => item !== null && isGivenBy(item, groupId));
  if (all === undefined && own.length === 0) return null;
  const values = (all === undefined ? own : [all]).map(({ item, groups }) => {
    const value = groups.find(({ group }) => group.id === groupId)?.value ?? null;
    return value === null || item === null ? value : contribution(value, item, scoring);
  });
  return values.includes(null) ? null : sum(present(values));
}

function exactMark(item: Item | null, judge: ScoringJudge, scoring: Scoring): Rational {
  return (item === null ? judgeTotal(scoring, judge) : scoring.scoreOf(judge, item)) ?? zero;
}

/** The counted marks of a group without any rounding; what stands for a missing one is the mean of exact ones. */
function exactMarks(
  item: Item | null,
  { marks, dropped }: GroupResult,
  scoring: Scoring,
): Rational[] {
  const given = marks.filter(({ filled }) => filled !== true);
  const filler =
    given.length === marks.length
      ? zero
      : meanOf(given.map(({ judge }) => exactMark(item, judge, scoring)));
  return marks
    .filter(({ judge }) => !dropped.has(judge.id))
    .map(({ judge, filled }) => (filled ? filler : exactMark(item, judge, scoring)));
}

/** What the part would be if no step had rounded it: of the same scores, because others were told as dropped. */
function unroundedPart({ item, groups, shares, value }: Part, scoring: Scoring): Rational {
  if (scoring.step === unrounded) return value;
  return sum(
    groups.map((group, index) => {
      const { calculation } = ruleOfGroup(scoring.setting, group.group.id);
      const value = combine[calculation](exactMarks(item, group, scoring));
      return multiply(prorated(value, group.proRata), shares[index] ?? zero);
    }),
  );
}

/** The counted scores of all groups alike, as they were given. */
function countedMeanPart({ item, groups }: Part, scoring: Scoring): Rational {
  return meanOf(groups.flatMap((group) => exactMarks(item, group, scoring)));
}

/** Adds up the parts that make the total, each by its exact value; null while there is no total. */
function wholeOf(
  { counted: parts, total }: Outcome,
  scoring: Scoring,
  exact: (part: Part, scoring: Scoring) => Rational,
): Rational | null {
  if (total === null) return null;
  const all = parts.find(({ item }) => item === null);
  return sum(
    (all === undefined ? parts : [all]).map((part) => {
      const value = exact(part, scoring);
      return part.item === null ? value : multiply(value, itemWeight(part.item));
    }),
  );
}

/** The items that make the total. */
function itemsIn({ counted, parts }: Outcome, { items }: Scoring): readonly Item[] {
  if (counted.length === parts.length) return items;
  const ids = new Set(counted.map(({ item }) => item?.id));
  return items.filter(({ id }) => ids.has(id));
}

/** Left out where nothing but the end is rounded: then the items themselves are exact. */
function unroundedItems(
  { parts }: Outcome,
  scoring: Scoring,
): Pick<TieKeys, 'unroundedItems'> | undefined {
  if (scoring.step === unrounded || scoring.items.length === 0) return undefined;
  const items: Record<string, string> = {};
  for (const part of parts) {
    if (part.item !== null) items[part.item.id] = exactString(unroundedPart(part, scoring));
  }
  return { unroundedItems: items };
}

function exactText(value: Rational | null): string | null {
  return value === null ? null : exactString(value);
}

function tieKeysOf(
  outcome: Outcome,
  scoring: Scoring,
  adjusted: Rational,
  input: FinalScoreInput,
  marks: Pick<TieKeys, 'marks' | 'dropped' | 'rulings' | 'ballots' | 'panel'>,
): TieKeys {
  const { correction, setting, earlier } = input;
  const joined = withSeatsJoined(input);
  const making = {
    ...(joined === input ? scoring : scoringOf(joined)),
    items: itemsIn(outcome, scoring),
  };
  const judges = making.panels.flatMap((panel) => panel.judges);
  const totals = marksOf(judges, (judge) => judgeTotal(making, judge)).map(({ value }) => value);
  const order = byOrder[scoreOrderOf(scoring.setting)];
  const highest = totals.reduce<Rational | null>(
    (best, value) => (best === null || order(value, best) < 0 ? value : best),
    null,
  );
  const items: Record<string, string> = {};
  for (const { item, value } of outcome.parts) {
    if (item !== null) items[item.id] = exactString(value);
  }
  const groups: Record<string, string> = {};
  for (const { group } of scoring.panels) {
    const value = groupKey(group.id, outcome, scoring);
    if (value !== null) groups[group.id] = exactString(timesFactor(value, scoring));
  }
  const whole = wholeOf(outcome, scoring, unroundedPart);
  const own = whole === null ? null : add(multiply(whole, scoring.factor ?? one), adjusted);
  const shares = roundSharesOf(setting);
  const score =
    own === null || shares === null
      ? own
      : add(timesShare(rational(earlier?.score ?? 0), shares.earlier), timesShare(own, shares.own));
  return {
    // A correction says the score, and says it exactly.
    unrounded: exactText(correction === null ? score : rational(correction.score)),
    ...unroundedItems(outcome, scoring),
    countedMean: hasVotes(scoring.setting.mode)
      ? null
      : exactText(wholeOf(outcome, scoring, countedMeanPart)),
    untrimmedMean: exactText(untrimmedMean(totals, outcome, scoring)),
    highestJudge: highest === null ? null : exactString(highest),
    ...marks,
    items,
    groups,
  };
}

/** Which judge group alone judged the program; told where panels are made comparable. */
function panelPart(
  { parts }: Outcome,
  { panels }: Scoring,
  { setting, judgeGroupId }: FinalScoreInput,
): Pick<TieKeys, 'panel'> {
  if (normalisationOf(setting) === 'NONE') return {};
  const heard = new Set(parts.flatMap(({ groups }) => groups.map(({ group }) => group.id)));
  const judging = panels.filter(({ group }) => group.id === judgeGroupId || heard.has(group.id));
  const [only] = judging;
  const { id, groupName } = only === undefined || judging.length > 1 ? everyone : only.group;
  return { panel: { id, groupName } };
}

interface Rounds {
  readonly working: EarlierWorking;
  /** Null until this round has a result. */
  readonly value: Rational | null;
}

/** The earlier round and this one, each by its share; null where only this one counts. */
function roundsOf(
  { setting, earlier }: FinalScoreInput,
  own: Rational | null,
  { step, finest }: Scoring,
): Rounds | null {
  const shares = roundSharesOf(setting);
  if (shares === null) return null;
  const brought = step(timesShare(rational(earlier?.score ?? 0), shares.earlier));
  return {
    working: {
      score: earlier?.score ?? null,
      from: earlier?.from ?? '',
      shares: { earlier: shares.earlier, own: shares.own },
      own: own === null ? null : published(own, finest, setting),
    },
    value: own === null ? null : add(brought, step(timesShare(step(own), shares.own))),
  };
}

/** Votes keep what the weights make of them, however scores would be rounded. */
function published(value: Rational, decimals: number, setting: Setting): number {
  return hasVotes(setting.mode)
    ? toNumber(value, decimals)
    : numberBy(roundingOf(setting), value, decimals);
}

/** The mean of judges' totals; where judges give different items, of what was given for each item, added up. */
function untrimmedMean(
  totals: readonly Rational[],
  outcome: Outcome,
  scoring: Scoring,
): Rational | null {
  if (!hasItemsOfGroups(scoring.items)) return totals.length === 0 ? null : meanOf(totals);
  return wholeOf(outcome, scoring, ({ item, groups }) =>
    meanOf(
      groups.flatMap(({ marks }) =>
        marks.filter(({ filled }) => !filled).map(({ judge }) => exactMark(item, judge, scoring)),
      ),
    ),
  );
}

interface Shown {
  readonly decimals: number;
  readonly setting: Setting;
  /** From what a deduction was taken; null for a score, and for a computed total. */
  readonly full: Rational | null;
}

/** A judge's own score is shown as given; a computed total with the setting's decimals. */
function scoreWorking(
  { judge, value }: Mark,
  dropped: ReadonlyMap<string, DropKind>,
  apart: Apart | null,
  { decimals, setting, full }: Shown,
): JudgeScoreWorking {
  return {
    judgeId: judge.id,
    number: judge.number,
    name: judge.name,
    score: published(value, decimals, setting),
    dropped: dropped.get(judge.id) ?? null,
    ...(full === null ? {} : { deduction: toNumber(subtract(full, value), finestDecimals) }),
    ...(apart?.judgeIds.has(judge.id) ? { apart: true } : {}),
  };
}

/** Told where the group has a rule of its own. */
function calculationPart(
  judgeGroupId: string,
  { setting }: Scoring,
): Pick<JudgeGroupWorking, 'calculation'> {
  const { calculation } = ruleOfGroup(setting, judgeGroupId);
  return calculation === setting.calculation ? {} : { calculation };
}

function filledPart(
  marks: readonly Mark[],
  dropped: ReadonlyMap<string, DropKind>,
): Pick<JudgeGroupWorking, 'filled'> {
  const filled = marks.filter((mark) => mark.filled);
  const [first] = filled;
  if (first === undefined) return {};
  const kinds = filled.map(({ judge }) => dropped.get(judge.id) ?? null);
  return { filled: filledWorking(first.value, kinds) };
}

function partWorking(
  { item, groups, shares, renormalised, value }: Part,
  scoring: Scoring,
): ScoreWorking {
  const { decimals } = scoring.setting;
  const computed = item === null && scoring.items.length > 0;
  const shown: Shown = {
    decimals: computed ? decimals : finestDecimals,
    setting: scoring.setting,
    full: computed ? null : scoring.fullOf(item),
  };
  return {
    itemId: item?.id ?? null,
    itemName: item?.itemName ?? null,
    ...(item === null ? { proportion: null } : weightOf(item)),
    groups: groups.map(
      (
        { group, marks, dropped, skipped, applied, proRata, apart, value: ofGroup },
        index,
      ): JudgeGroupWorking => ({
        judgeGroupId: group.id,
        groupName: group.groupName,
        weight: group.weight,
        effectiveWeight: toNumber(multiply(shares[index] ?? zero, hundred), finestDecimals),
        scores: marks
          .filter(({ filled }) => filled !== true)
          .map((mark) => scoreWorking(mark, dropped, apart, shown)),
        value: exactString(ofGroup),
        dropSkipped: skipped,
        ...(applied === null ? {} : { dropsApplied: applied }),
        ...calculationPart(group.id, scoring),
        ...filledPart(marks, dropped),
        ...(proRata === null ? {} : { proRata }),
        ...(apart === null ? {} : { apart: apartWorking(apart) }),
      }),
    ),
    renormalised,
    value: exactString(value),
    shown: published(value, scoring.finest, scoring.setting),
  };
}

/** An item that is counted by itself keeps the name of whoever gave it. */
const joinsSeats: Readonly<Record<Setting['dropScope'], boolean>> = { ITEM: false, TOTAL: true };

/**
 * The final score of one program with its working. Source: product decisions § 3, steps 1–7.
 *
 * - `dropScope` `ITEM`, and without items: for each item and group drop, then mean, median
 *   or sum of what is left; groups by weight; items by proportion or factor. One part per item that has a
 *   score, or one with `itemId` null.
 * - `dropScope` `TOTAL` with items: each judge's Σ item × weight first, then drop, and mean,
 *   median or sum of these totals. A judge who has not scored every item is left out. The first
 *   part has `itemId` null and holds the totals; the parts of the items follow for display, with
 *   the judges and drops of the total. Before anyone has a total they hold what is there, nothing
 *   dropped. Medians of items do not add up to the median of the totals.
 * - The median of an even number of scores is the mean of the two middle ones.
 * - `VOTE`: one part, the group-weighted number of votes; items, drops and `calculation` play no
 *   part. One group, or groups of equal weight, give the plain count.
 *
 * With `bestItems` only the best items make the total, of equal ones the earlier; the others stay in the working, not counted.
 *
 * What is given as a deduction counts as its full mark less the deduction, from the first step on; its judges' scores in the
 * working are what counts, with the `deduction` beside it.
 *
 * A penalty counts as minus what was given, and as nothing where nobody gave it.
 *
 * An item with `judgeGroupIds` is given by these groups alone: what others sent for it is ignored, they are not missed, and
 * weights are shared among those groups. `groupRules` say how a group's scores are dropped and combined instead.
 *
 * With `judgeGroupId` that group alone gives the program: the others are not missed, and no weight is shared.
 *
 * A mark that a judge of the panel did not give is left out, or `missingScore` says what stands for it: the mean of the
 * group's other marks, before dropping and rounded like a step; or the sum is scaled to the number that would count.
 *
 * With `tolerance` marks that lie too far apart are told with the group, and are all counted where the setting says so.
 *
 * What has no score is absent: a part, a group, a judge; never a zero. `renormalised` says that a
 * group with a weight is absent. Scores of people who are not among `judges` are ignored; a judge
 * without a known group is in the first one. An item's score counts as given, whatever its
 * `maxScore`.
 *
 * `EACH_STEP` rounds a judge's total, a group's value, a part's value and an item's contribution
 * (part × weight) to `decimals`, each before the next step; `FINAL` rounds only the end. `rounding` says how: half up, or cut off towards zero.
 * Votes are never rounded to whole ones: they keep what the weights make, to three decimals.
 * A program's `factor` multiplies the judges' score, after the items are added up and before adjustments; a group's key in a
 * tie is multiplied too, the mean and the highest of what judges gave are not.
 * With `roundShares` what all this comes to, adjustments included, is the result of this round: it and the `earlier` one count by
 * their shares, and keys of ties other than `unrounded` are of this round.
 * Adjustments are added last and the sum is rounded. A correction replaces `score`, adjustments
 * included, and its `computed` says what this working gives.
 *
 * `score` is null until `complete`, unless corrected. `tieKeys` are exact: `unrounded` is the score
 * of the same counted scores without any rounding; the counted mean, the untrimmed mean and
 * the highest are over judges' unrounded totals of all groups alike, items and groups as in the
 * working, groups only when complete.
 *
 * @throws RangeError when a number of the input is not finite.
 *
 * @example
 * ```tsx
 * const scoreOf = (input: FinalScoreInput) => finalScore(input).score;
 * ```
 */
export function finalScore(input: FinalScoreInput): FinalScore {
  const { programId, setting, adjustments, correction } = input;
  const { roundingStage, calculation, dropScope } = setting;
  const scoring = scoringOf(joinsSeats[dropScope] ? withSeatsJoined(input) : input);
  let outcome: Outcome;
  if (hasVotes(setting.mode)) outcome = voted(scoring);
  else if (dropScope === 'ITEM' && scoring.items.length > 0) outcome = scoredByItem(scoring);
  else outcome = scoredByTotal(scoring);

  const adjusted = sum(adjustments.map(({ amount }) => rational(amount)));
  const notCounted = new Set(outcome.parts.filter((part) => !outcome.counted.includes(part)));
  const parts = outcome.parts.map((part) => ({
    ...partWorking(part, scoring),
    ...(notCounted.has(part) ? { notCounted: true as const } : {}),
  }));
  const total = outcome.total === null ? null : timesFactor(outcome.total, scoring);
  const own = total === null ? null : add(total, adjusted);
  const rounds = roundsOf(input, own, scoring);
  const computed = own === null ? null : published(rounds?.value ?? own, scoring.finest, setting);
  const marks = {
    ...(comparesByMarks(setting)
      ? tieMarksOf({ parts, adjustments, ...measurePart(setting) })
      : {}),
    ...(rankByOf(setting) === 'SCORE' ? {} : { ballots: judgeBallots(parts) }),
    ...panelPart(outcome, scoring, input),
  };
  return {
    programId,
    complete: total !== null,
    score: correction === null ? computed : correction.score,
    parts,
    ...(scoring.factor === null ? {} : { factor: toNumber(scoring.factor, finestDecimals) }),
    ...(rounds === null ? {} : { earlier: rounds.working }),
    adjustments: [...adjustments],
    decimals: scoreDecimals(input),
    roundingStage,
    ...(hasVotes(setting.mode) ? {} : roundingPart(setting)),
    ...measurePart(setting),
    calculation,
    dropScope,
    corrected: correction === null ? null : { ...correction, computed },
    tieKeys: tieKeysOf(outcome, scoring, adjusted, input, marks),
  };
}
