// 「怎么算的」 as lines that anybody can recompute: every figure in them follows from those printed before it.

import type {
  Calculation,
  DropsApplied,
  FinalScore,
  JudgeGroupWorking,
  MarksApart,
  ProRata,
  ScoreWorking,
  TieBreak,
  TieBreakKind,
} from '@liangfen/sdk/schema';
import {
  add,
  compare,
  divide,
  multiply,
  type Rational,
  rational,
  roundHalfUp,
  sum,
  zero,
} from './decimal.ts';
import { inTheMiddle } from './in-the-middle.ts';
import { itemWeight, itemWeightText } from './item-weight.ts';
import { prorated } from './missing-score.ts';
import { timesShare } from './round-shares.ts';
import { roundedBy, roundingOf } from './rounding.ts';
import { decimalsOf, finestDecimals } from './score-decimals.ts';
import { tieFiguresOf } from './tie-keys.ts';
import { changeText, exactText, figureText, joined, operandText } from './working-figures.ts';

/** Words are added at the edge; `item` and `group` are names, `group` null where there is only one. */
export type WorkingLine =
  /** Which performance of the program counts; left out of the first one. */
  | { readonly kind: 'PERFORMANCE'; readonly number: number }
  | {
      readonly kind: 'JUDGE_TOTALS';
      readonly items: readonly WeighedItem[];
    }
  | (Scope & {
      readonly kind: 'DROPPED';
      readonly highest: readonly string[];
      readonly lowest: readonly string[];
    })
  | (Scope & { readonly kind: 'DROP_SKIPPED' })
  /** Marks that lie further apart than they may, from the lowest up; `limit` is how far they may where the mean is this one. */
  | (Scope & {
      readonly kind: 'APART';
      readonly between: MarksApart['between'];
      readonly beyond: MarksApart['beyond'];
      readonly marks: readonly string[];
      readonly mean: string;
      readonly limit: string;
    })
  /** What judges took from the full mark, one formula each, in their order. */
  | (Scope & { readonly kind: 'DEDUCTIONS'; readonly formulas: readonly string[] })
  /** Which row of the table of drops by panel applied; `from` null where the panel is smaller than every row. */
  | (Scope & { readonly kind: 'DROP_ROW' } & DropsApplied)
  /** What stands for marks that were not given; `formula` comes to one of them. */
  | (Scope & { readonly kind: 'FILLED'; readonly missing: number; readonly formula: string })
  /** The sum is scaled to the number of marks that a whole panel would count. */
  | (Scope & { readonly kind: 'PRO_RATA'; readonly counted: number; readonly nominal: number })
  | (Scope & {
      readonly kind: Calculation | 'VOTES';
      readonly count: number;
      readonly formula: string;
    })
  | { readonly kind: 'RENORMALISED'; readonly item: string | null }
  /** That figures are cut off behind their decimals, where that is so and not half up. */
  | { readonly kind: 'ROUNDED_DOWN'; readonly decimals: number }
  /** A judge's scores that were struck; anonymous judges have no name. */
  | {
      readonly kind: 'STRUCK';
      readonly number: number | null;
      readonly name: string;
      readonly scores: readonly string[];
      readonly reason: string;
    }
  | { readonly kind: 'GROUPS'; readonly item: string | null; readonly formula: string }
  | { readonly kind: 'ITEM'; readonly item: string; readonly formula: string }
  | { readonly kind: 'ADJUSTMENT'; readonly reason: string; readonly amount: string }
  /** Why a head judge ruled a program ahead in a tie; the score stays as it is. */
  | { readonly kind: 'RULING'; readonly reason: string }
  /** Which items count, where only the best ones do. */
  | { readonly kind: 'BEST_ITEMS'; readonly items: readonly string[] }
  /** What a round counts by its share; `name` of this one is empty. */
  | {
      readonly kind: 'ROUND';
      readonly which: 'EARLIER' | 'OWN';
      readonly name: string;
      readonly formula: string;
    }
  /** The setting counts an earlier round, and the program has none. */
  | { readonly kind: 'NO_EARLIER' }
  /** The judges' score times the program's difficulty. */
  | { readonly kind: 'FACTOR'; readonly formula: string }
  | { readonly kind: 'TOTAL'; readonly formula: string }
  /** What equal scores are compared by, where the settings compare by it; not a step on the way to the score. */
  | { readonly kind: 'TIE_KEY'; readonly tieBreak: ComputedTieBreak; readonly value: string }
  | {
      readonly kind: 'CORRECTED';
      readonly from: string | null;
      readonly to: string;
      readonly reason: string;
    };

/** The tie-breaks whose value is a computation of its own, which no other line prints. */
export type ComputedTieBreak = Extract<
  TieBreakKind,
  | 'UNROUNDED'
  | 'COUNTED_MEAN'
  | 'SECOND_BEST'
  | 'MOST_HIGHEST'
  | 'DROPPED'
  | 'SECOND_BEST_ITEM'
  | 'HEAD_JUDGE'
>;

/** `weight` as it stands behind `×`: `60%`, or the factor `2.67`. */
interface WeighedItem {
  readonly item: string;
  readonly weight: string;
}

interface Scope {
  readonly item: string | null;
  readonly group: string | null;
}

export interface WorkingLinesOptions {
  readonly vote: boolean;
  /** The item whose score is explained; null explains the program's. */
  readonly itemId?: string | null;
  /**
   * `SHORT`, for a wall: leaves out how each of several items came about, whose scores stand beside
   * the lines, and what several groups dropped, which the cards have shown.
   */
  readonly depth: 'SHORT' | 'FULL';
  /** The settings' tie-breaks: what is computed for them is told at the end of the full lines. */
  readonly tieBreaks?: readonly TieBreak[];
}

/** The working being written down. */
interface Writing extends WorkingLinesOptions {
  readonly working: FinalScore;
  /** Whether values are rounded before the next step uses them. */
  readonly eachStep: boolean;
}

/** The lines, and the value with which the next ones go on. */
interface Written {
  readonly lines: readonly WorkingLine[];
  readonly value: Rational;
}

/**
 * How a step ends: `NEXT` is used by a further step, rounded when every step is; a number is the
 * published result.
 */
type End = 'NEXT' | number;

const hundred = rational(100);

/**
 * The steps from the judges' scores to the score that is shown, in their order.
 *
 * A formula is arithmetic over figures (`×`, `÷`, `+`, `−`, `%`, parentheses). What follows `=` is
 * exactly its value, what follows `≈` its value rounded to the decimals printed, as the competition rounds. A value
 * that was rounded for reading only goes into the next line exactly: as a decimal with all its
 * places, or as a quotient (`274 ÷ 3`).
 *
 * @example
 * ```tsx
 * const working = (result: FinalScore) => workingLines(result, { vote: false, depth: 'SHORT' });
 * ```
 */
export function workingLines(
  working: FinalScore,
  options: WorkingLinesOptions,
): readonly WorkingLine[] {
  const eachStep = working.roundingStage === 'EACH_STEP' && !options.vote;
  const writing: Writing = { ...options, working, eachStep };
  const { itemId = null } = options;
  if (itemId !== null) {
    const part = working.parts.find((one) => one.itemId === itemId);
    return part === undefined
      ? []
      : [...roundingLines(writing), ...partLines(part, part.shown, writing).lines];
  }
  return [
    ...performanceLines(working),
    ...struckLines(working),
    ...roundingLines(writing),
    ...programLines(writing),
    ...correctedLines(working),
    ...rulingLines(working),
    ...tieKeyLines(writing),
  ];
}

function roundingLines({ working, vote }: Writing): readonly WorkingLine[] {
  if (vote) return [];
  switch (roundingOf(working)) {
    case 'HALF_UP':
      return [];
    case 'DOWN':
      return [{ kind: 'ROUNDED_DOWN', decimals: working.decimals }];
  }
}

function performanceLines({ performance = 1 }: FinalScore): readonly WorkingLine[] {
  return performance === 1 ? [] : [{ kind: 'PERFORMANCE', number: performance }];
}

/** One line per judge and reason: what was struck at once was struck for one reason. */
function struckLines({ struck = [], decimals }: FinalScore): readonly WorkingLine[] {
  const lines = new Map<string, Extract<WorkingLine, { kind: 'STRUCK' }>>();
  for (const { judgeId, number, name, score, reason } of struck) {
    const key = JSON.stringify([judgeId, number, reason]);
    const scores = [...(lines.get(key)?.scores ?? []), figureText(score, decimals)];
    lines.set(key, { kind: 'STRUCK', number, name, scores, reason });
  }
  return [...lines.values()];
}

/** What a head judge ruled on a tie: an adjustment that adds nothing. */
function rulingLines({ adjustments }: FinalScore): readonly WorkingLine[] {
  return adjustments.flatMap(({ amount, reason }) =>
    amount === 0 ? [{ kind: 'RULING', reason } as const] : [],
  );
}

/** More places than any result has, so that a difference below its last one is seen. */
const placesOfTieKeys = 6;

const computedTieBreaks: readonly ComputedTieBreak[] = [
  'UNROUNDED',
  'COUNTED_MEAN',
  'SECOND_BEST',
  'MOST_HIGHEST',
  'DROPPED',
  'SECOND_BEST_ITEM',
  'HEAD_JUDGE',
];

function tieKeyLines({ working, depth, tieBreaks = [] }: Writing): readonly WorkingLine[] {
  if (depth === 'SHORT') return [];
  const { tieKeys, decimals } = working;
  return computedTieBreaks.flatMap((tieBreak): WorkingLine[] => {
    if (!tieBreaks.includes(tieBreak)) return [];
    // Before unrounded values were kept there was nothing to tell of them; the score itself is told anyway.
    if (tieBreak === 'UNROUNDED' && tieKeys.unrounded == null) return [];
    const entry = { sort: 0, score: working.score, tieKeys, working };
    const key = tieFiguresOf(entry, tieBreak, working.scoreOrder ?? 'HIGHER_FIRST') ?? [];
    const figures = key.map(({ figure }) => tieKeyText(figure, decimals));
    return figures.length === 0
      ? []
      : [{ kind: 'TIE_KEY', tieBreak, value: keyText[tieBreak](figures) }];
  });
}

const alone = (figures: readonly string[]) => figures.join('');
const oneByOne = (figures: readonly string[]) => figures.join(' / ');

/** How the figures that are compared one after another are written; a mark and its number as `9.50 × 2`. */
const keyText: Readonly<Record<ComputedTieBreak, (figures: readonly string[]) => string>> = {
  UNROUNDED: alone,
  COUNTED_MEAN: alone,
  SECOND_BEST: oneByOne,
  MOST_HIGHEST: ([mark = '', count = '']) => `${mark} × ${Number(count)}`,
  DROPPED: alone,
  SECOND_BEST_ITEM: oneByOne,
  HEAD_JUDGE: ([count = '']) => String(Number(count)),
};

/** `91.25`, or `274 ÷ 3 ≈ 91.333333` for a value without an end. */
function tieKeyText(value: Rational, decimals: number): string {
  const whole = exactText(value, decimals);
  if (whole !== '') return whole;
  const rounded = roundHalfUp(value, placesOfTieKeys);
  return `${operandText(value, decimals)} ≈ ${exactText(rounded, placesOfTieKeys)}`;
}

function programLines(writing: Writing): readonly WorkingLine[] {
  const { working } = writing;
  const computed = working.corrected === null ? working.score : working.corrected.computed;
  const items = working.parts.filter((part) => part.itemId !== null);
  const whole = working.parts.find((part) => part.itemId === null);
  if (!working.complete || computed === null) return soFar(items, writing);
  const adding = working.adjustments.filter(({ amount }) => amount !== 0);
  const adjustments = adding.map(
    ({ reason, amount }): WorkingLine => ({
      kind: 'ADJUSTMENT',
      reason,
      amount: changeText(amount, working.decimals),
    }),
  );
  const adjusted = adjustments.length > 0;
  const { earlier } = working;
  const end: End = earlier === undefined ? computed : 'NEXT';
  const goesOn = adjusted || working.factor !== undefined;
  const judged =
    whole === undefined
      ? itemsLines(items, goesOn ? 'NEXT' : end, writing)
      : wholeLines(whole, items, goesOn ? 'NEXT' : end, writing);
  const base = multiplied(judged, working.factor, adjusted ? 'NEXT' : end, writing);
  if (!adjusted && base.terms.length <= 1) {
    const [own = zero] = base.terms;
    return [...base.lines, ...roundLines(own, computed, writing)];
  }
  const amounts = adding.map(({ amount }) => rational(amount));
  const figures = amounts.map((amount) => exactText(amount, working.decimals));
  const total = equation(
    joined([...base.terms.map((term) => operandText(term, working.decimals)), ...figures]),
    sum([...base.terms, ...amounts]),
    end,
    writing,
  );
  return [
    ...base.lines,
    ...adjustments,
    { kind: 'TOTAL', formula: total.formula },
    ...roundLines(total.value, computed, writing),
  ];
}

/** What the earlier round and this one count by their shares, and their sum. */
function roundLines(own: Rational, computed: number, writing: Writing): readonly WorkingLine[] {
  const { earlier, decimals } = writing.working;
  if (earlier === undefined) return [];
  const { score, from, shares } = earlier;
  const counted = (of: Rational, share: number) =>
    equation(`${operandText(of, decimals)} × ${share}%`, timesShare(of, share), 'NEXT', writing);
  const brought = score === null ? null : counted(rational(score), shares.earlier);
  const now = counted(own, shares.own);
  const values = [...(brought === null ? [] : [brought.value]), now.value];
  const total = equation(
    joined(values.map((value) => operandText(value, decimals))),
    sum(values),
    computed,
    writing,
  );
  return [
    brought === null
      ? { kind: 'NO_EARLIER' }
      : { kind: 'ROUND', which: 'EARLIER', name: from, formula: brought.formula },
    { kind: 'ROUND', which: 'OWN', name: '', formula: now.formula },
    { kind: 'TOTAL', formula: total.formula },
  ];
}

/** Multiplies the judges' score by the program's difficulty: one term is left. */
function multiplied(judged: Terms, factor: number | undefined, end: End, writing: Writing): Terms {
  if (factor === undefined) return judged;
  const { decimals } = writing.working;
  const texts = judged.terms.map((term) => operandText(term, decimals));
  const added = texts.length > 1 ? `(${joined(texts)})` : joined(texts);
  const exact = multiply(sum(judged.terms), rational(factor));
  const { formula, value } = equation(`${added} × ${factor}`, exact, end, writing);
  return { lines: [...judged.lines, { kind: 'FACTOR', formula }], terms: [value] };
}

interface Terms {
  readonly lines: readonly WorkingLine[];
  /** The terms that are added up to the score. */
  readonly terms: readonly Rational[];
}

/** While items are still to come, says how each came about, and adds nothing up. */
function soFar(items: readonly ScoreWorking[], writing: Writing): readonly WorkingLine[] {
  if (writing.depth === 'SHORT') return [];
  return items.flatMap((item) => partLines(item, item.shown, writing).lines);
}

/** Uses each judge's total, which is what counts: the items alone, averaged and rounded, would add up to another score. */
function wholeLines(
  whole: ScoreWorking,
  items: readonly ScoreWorking[],
  end: End,
  writing: Writing,
): Terms {
  const counted = items.filter(counts);
  const totals: readonly WorkingLine[] =
    counted.length === 0
      ? []
      : [
          {
            kind: 'JUDGE_TOTALS',
            items: counted.map((part) => ({
              item: part.itemName ?? '',
              weight: itemWeightText(part),
            })),
          },
        ];
  const { lines, value } = partLines(whole, end, writing);
  return { lines: [...totals, ...lines], terms: [value] };
}

/** Whether the item counts: the hall need not be told of one that weighs nothing. */
function counts(part: ScoreWorking): boolean {
  return compare(itemWeight(part), zero) > 0;
}

function itemsLines(items: readonly ScoreWorking[], end: End, writing: Writing): Terms {
  const weighing = items.filter(counts);
  const counted = weighing.filter(({ notCounted }) => notCounted !== true);
  const { decimals } = writing.working;
  const isBest = counted.length < weighing.length;
  const written = counted.map((part) => {
    const own = partLines(part, 'NEXT', writing);
    const of = rational(part.value);
    const left = `${operandText(of, decimals)} × ${itemWeightText(part)}`;
    const exact = multiply(of, itemWeight(part));
    const { formula, value } = equation(left, exact, counted.length === 1 ? end : 'NEXT', writing);
    const item: WorkingLine = { kind: 'ITEM', item: part.itemName ?? '', formula };
    const alone = counted.length === 1 || writing.depth === 'FULL';
    return { lines: [...(alone && !isBest ? own.lines : []), item], value };
  });
  return {
    lines: [
      ...(isBest ? bestLines(weighing, counted, writing) : []),
      ...written.flatMap(({ lines }) => lines),
    ],
    terms: written.length === 0 ? [zero] : written.map(({ value }) => value),
  };
}

/** How every run came about, and which of them count. */
function bestLines(
  runs: readonly ScoreWorking[],
  counted: readonly ScoreWorking[],
  writing: Writing,
): readonly WorkingLine[] {
  return [
    ...(writing.depth === 'FULL'
      ? runs.flatMap((part) => partLines(part, 'NEXT', writing).lines)
      : []),
    { kind: 'BEST_ITEMS', items: counted.map(({ itemName }) => itemName ?? '') },
  ];
}

/** Writes the steps from the judges' scores to the value of one item, or of the whole. */
function partLines(part: ScoreWorking, end: End, writing: Writing): Written {
  const weighing = part.groups.some(({ weight }) => weight > 0)
    ? part.groups.filter(({ weight }) => weight > 0 || writing.vote)
    : part.groups;
  const several = weighing.length > 1;
  const groups = weighing.map((group) =>
    groupLines(group, part, several ? 'NEXT' : end, several, writing),
  );
  const item = itemOf(part, writing);
  const told = [
    ...groups.flatMap(({ lines }) => (several && writing.depth === 'SHORT' ? steps(lines) : lines)),
    ...(part.renormalised ? [{ kind: 'RENORMALISED' as const, item }] : []),
  ];
  const [only] = groups;
  if (!several) return { lines: told, value: only?.value ?? zero };
  const values = groups.map(({ value }) => value);
  const weights = weighing.map(({ weight }) => weight);
  const { formula, value } = combined(values, weights, end, writing);
  return { lines: [...told, { kind: 'GROUPS', item, formula }], value };
}

/** Leaves out what was dropped: the cards have shown it, and for several groups there is no room. */
function steps(lines: readonly WorkingLine[]): readonly WorkingLine[] {
  return lines.filter(
    ({ kind }) =>
      kind !== 'DROPPED' && kind !== 'DROP_ROW' && kind !== 'DEDUCTIONS' && kind !== 'APART',
  );
}

/** Names the items where there are several; a part that stands alone needs no name. */
function itemOf(part: ScoreWorking, { working }: Writing): string | null {
  return working.parts.length > 1 ? part.itemName : null;
}

function combined(
  values: readonly Rational[],
  weights: readonly number[],
  end: End,
  writing: Writing,
) {
  const { vote, working } = writing;
  const texts = values.map((value) => operandText(value, vote ? 0 : working.decimals));
  const count = rational(BigInt(values.length));
  const exactWeights = weights.map((weight) => rational(weight));
  const all = sum(exactWeights);
  const alike = weights.every((weight) => weight === weights[0]);
  if (vote && alike) return equation(joined(texts), sum(values), end, writing);
  if (all.n === 0n) {
    return equation(
      `(${joined(texts)}) ÷ ${values.length}`,
      divide(sum(values), count),
      end,
      writing,
    );
  }
  const weighted = sum(values.map((value, index) => multiply(value, exactWeights[index] ?? zero)));
  const mean = divide(weighted, all);
  const products = texts.map((text, index) => `${text} × ${weights[index] ?? 0}`);
  if (vote) {
    return equation(
      `(${joined(products)}) × ${values.length} ÷ ${exactText(all, 0)}`,
      multiply(mean, count),
      end,
      writing,
    );
  }
  return compare(all, hundred) === 0
    ? equation(joined(products.map((text) => `${text}%`)), mean, end, writing)
    : equation(`(${joined(products)}) ÷ ${exactText(all, 0)}`, mean, end, writing);
}

function groupLines(
  group: JudgeGroupWorking,
  part: ScoreWorking,
  end: End,
  several: boolean,
  writing: Writing,
): Written {
  const { vote, working } = writing;
  const scope: Scope = {
    item: itemOf(part, writing),
    group: several ? group.groupName : null,
  };
  const counted = countedFigures(group);
  const { left, exact } = vote ? votes(group) : calculated(group, counted, writing);
  const { formula, value } = equation(left, exact, end, writing);
  return {
    lines: [
      ...deductionLines(group, scope, writing),
      ...filledLines(group, scope, writing),
      ...apartLines(group, scope, working.decimals),
      ...dropRowLines(group, scope),
      ...dropLines(group, scope, working.decimals),
      ...proRataLines(group, scope),
      {
        kind: vote ? 'VOTES' : (group.calculation ?? working.calculation),
        ...scope,
        count: vote ? group.scores.length : counted.length,
        formula,
      },
    ],
    value,
  };
}

/** The marks that count, those among them that stand for missing ones. */
function countedFigures({ scores, filled }: JudgeGroupWorking): readonly Rational[] {
  const given = scores.flatMap(({ score, dropped }) => (dropped === null ? [rational(score)] : []));
  if (filled === undefined) return given;
  const { count, value, highest, lowest } = filled;
  return [...given, ...copies(rational(value), count - highest - lowest)];
}

function copies<Value>(value: Value, count: number): Value[] {
  return Array.from({ length: count }, () => value);
}

/** `10 − 0.30 = 9.70` for each judge who gave a deduction. */
function deductionLines(
  { scores }: JudgeGroupWorking,
  scope: Scope,
  { working: { decimals } }: Writing,
): WorkingLine[] {
  const formulas = scores.flatMap(({ score, deduction }) => {
    if (deduction === undefined) return [];
    const from = add(rational(score), rational(deduction));
    // A penalty is taken off the total, where its item says so.
    if (compare(from, zero) === 0) return [];
    const full = exactText(from, 0);
    return [`${full} − ${figureText(deduction, decimals)} = ${figureText(score, decimals)}`];
  });
  return formulas.length === 0 ? [] : [{ kind: 'DEDUCTIONS', ...scope, formulas }];
}

/** Writes the mean of the marks that were given, which stands for each that is missing. */
function filledLines(
  { scores, filled }: JudgeGroupWorking,
  scope: Scope,
  writing: Writing,
): WorkingLine[] {
  if (filled === undefined) return [];
  const { decimals } = writing.working;
  const given = scores.map(({ score }) => rational(score));
  const value = rational(filled.value);
  // Judges' totals that are not rounded are sent rounded; the mean of the exact ones is exact.
  const added = writing.eachStep ? sum(given) : multiply(value, wholeOf(given));
  const { left, exact } = quotient(added, given, decimals);
  const { formula } = equation(left, exact, 'NEXT', writing);
  return [{ kind: 'FILLED', ...scope, missing: filled.count, formula }];
}

function apartLines(
  { scores, apart }: JudgeGroupWorking,
  scope: Scope,
  decimals: number,
): WorkingLine[] {
  if (apart === undefined) return [];
  const { between, mean, most, beyond } = apart;
  const marks = scores
    .flatMap(({ score, apart }) => (apart === true ? [score] : []))
    .sort((a, b) => a - b)
    .map((score) => figureText(score, decimals));
  const told = { mean: shortText(rational(mean), decimals), limit: String(most) };
  return [{ kind: 'APART', ...scope, between, beyond, marks, ...told }];
}

function dropRowLines({ dropsApplied }: JudgeGroupWorking, scope: Scope): WorkingLine[] {
  return dropsApplied === undefined ? [] : [{ kind: 'DROP_ROW', ...scope, ...dropsApplied }];
}

function proRataLines({ proRata }: JudgeGroupWorking, scope: Scope): WorkingLine[] {
  return proRata === undefined ? [] : [{ kind: 'PRO_RATA', ...scope, ...proRata }];
}

/** The left side of a line before its result, and the value it comes to. */
interface Left {
  readonly left: string;
  readonly exact: Rational;
}

function votes(group: JudgeGroupWorking): Left {
  const exact = rational(group.value);
  return { left: exactText(exact, 0), exact };
}

/** Says how the scores that count became the group's value. */
function calculated(
  group: JudgeGroupWorking,
  given: readonly Rational[],
  { working, eachStep }: Writing,
): Left {
  const { decimals } = working;
  const { calculation = working.calculation } = group;
  // Judges' totals that are not rounded have more places than they are sent with; the group's value is exact.
  const value = eachStep ? null : rational(group.value);
  switch (calculation) {
    case 'MEAN':
      return quotient(
        value === null ? sum(given) : multiply(value, wholeOf(given)),
        given,
        decimals,
      );
    case 'MEDIAN':
      return median(inTheMiddle([...given].sort(compare)), value, decimals);
    case 'SUM': {
      const { proRata } = group;
      if (proRata === undefined) {
        const exact = value ?? sum(given);
        return { left: operandText(exact, decimals), exact };
      }
      const added = value === null ? sum(given) : beforeProRata(value, proRata);
      return {
        left: `${operandText(added, decimals)} × ${proRata.nominal} ÷ ${proRata.counted}`,
        exact: prorated(added, proRata),
      };
    }
  }
}

function beforeProRata(value: Rational, { counted, nominal }: ProRata): Rational {
  return prorated(value, { counted: nominal, nominal: counted });
}

function wholeOf(values: readonly unknown[]): Rational {
  return rational(BigInt(values.length));
}

/** `274.50 ÷ 3`; a single value stands unchanged. */
function quotient(added: Rational, values: readonly unknown[], decimals: number): Left {
  const left = operandText(added, decimals);
  return {
    left: values.length > 1 ? `${left} ÷ ${values.length}` : left,
    exact: divide(added, wholeOf(values)),
  };
}

/** `(90.00 + 92.00) ÷ 2`: the scores in the middle, unless they are sent rounded and lead to another value. */
function median(middle: readonly Rational[], value: Rational | null, decimals: number): Left {
  const exact = divide(sum(middle), wholeOf(middle));
  if (value !== null && compare(value, exact) !== 0) {
    return quotient(multiply(value, wholeOf(middle)), middle, decimals);
  }
  const taken = joined(middle.map((score) => operandText(score, decimals)));
  return { left: middle.length > 1 ? `(${taken}) ÷ ${middle.length}` : taken, exact };
}

function dropLines(group: JudgeGroupWorking, scope: Scope, decimals: number): WorkingLine[] {
  if (group.dropSkipped) return [{ kind: 'DROP_SKIPPED', ...scope }];
  const { filled } = group;
  const filler = filled === undefined ? '' : shortText(rational(filled.value), decimals);
  const dropped = (which: 'HIGHEST' | 'LOWEST', alsoFilled = 0) => [
    ...group.scores
      .filter((score) => score.dropped === which)
      .map(({ score }) => figureText(score, decimals)),
    ...copies(filler, alsoFilled),
  ];
  const highest = dropped('HIGHEST', filled?.highest);
  const lowest = dropped('LOWEST', filled?.lowest);
  return highest.length + lowest.length === 0
    ? []
    : [{ kind: 'DROPPED', ...scope, highest, lowest }];
}

/** A figure for reading only: what has no end is rounded to the places of a step. */
function shortText(value: Rational, decimals: number): string {
  const places = Math.max(decimals, finestDecimals);
  return exactText(value, decimals) || exactText(roundHalfUp(value, places), places);
}

function equation(
  left: string,
  exact: Rational,
  end: End,
  { working, eachStep, vote }: Writing,
): { readonly formula: string; readonly value: Rational } {
  // Votes are whole until groups are weighed against each other.
  const decimals = vote && end === 'NEXT' ? 0 : working.decimals;
  if (end !== 'NEXT') {
    const result = rational(end);
    return { formula: ended(left, exact, result, figureText(end, decimals)), value: result };
  }
  const places = eachStep ? decimals : Math.max(decimals, finestDecimals);
  const rounded = roundedBy(roundingOf(working), exact, places);
  if (eachStep) {
    return { formula: ended(left, exact, rounded, exactText(rounded, decimals)), value: rounded };
  }
  const whole = exactText(exact, decimals);
  const text = whole === '' ? exactText(rounded, decimals) : whole;
  return { formula: ended(left, exact, whole === '' ? rounded : exact, text), value: exact };
}

function ended(left: string, exact: Rational, right: Rational, text: string): string {
  if (left === text) return left;
  return `${left} ${compare(exact, right) === 0 ? '=' : '≈'} ${text}`;
}

function correctedLines({ corrected, decimals }: FinalScore): readonly WorkingLine[] {
  if (corrected === null) return [];
  const text = (score: number) => figureText(score, Math.max(decimals, decimalsOf(score)));
  return [
    {
      kind: 'CORRECTED',
      from: corrected.computed === null ? null : text(corrected.computed),
      to: text(corrected.score),
      reason: corrected.reason,
    },
  ];
}
