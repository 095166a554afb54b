// 「怎么算的」 in words: the same lines on the screen, at the desk and under a printed score sheet.
import type { BeyondTolerance, Calculation, ToleranceBetween } from '@liangfen/sdk/schema';
import type { ComputedTieBreak, WorkingLine } from '../working-lines.ts';
import { fill } from './fill.ts';

export const workingWords = {
  title: '怎么算的',
  performance: '第 {number} 次上场的成绩',
  judgeTotals: '每位评委的总分：{items}',
  mean: '{count} 位评委平均 {formula}',
  median: '{count} 位评委的中位数 {formula}',
  sum: '{count} 位评委合计 {formula}',
  votes: '{count} 位评委投出 {formula} 票',
  dropped: '去掉最高 {highest}、最低 {lowest}',
  droppedHighest: '去掉最高 {highest}',
  droppedLowest: '去掉最低 {lowest}',
  dropSkipped: '分数太少，没有去掉最高分和最低分',
  deductions: '满分减扣分：{formulas}',
  apartCounted: '计入的最低分和最高分 {marks} 相差超过 {limit}（平均 {mean}）',
  apartMarks: '{marks} 与计入的平均 {mean} 相差超过 {limit}',
  countAll: '全部分数都计入',
  dropRow: '{judges} 个分数，按「{from} 个起」去掉最高 {highest} 个、最低 {lowest} 个',
  dropRowNone: '{judges} 个分数，少于去分表的每一行，不去分',
  filled: '{missing} 位评委没有打分，各补其余评委的平均 {formula}',
  proRata: '有评委没有打分，{counted} 位评委的合计按应计的 {nominal} 位折算',
  struck: '{judge} 的 {scores} 分已作废：{reason}',
  judge: '{number} 号评委 {name}',
  roundedDown: '去尾：只留 {decimals} 位小数，后面的都舍去',
  renormalised: '有评委组没有分数，权重已重新分配',
  place: '{place}：{text}',
  groups: '按评委组权重 {formula}',
  item: '{item} {formula}',
  adjustment: '{reason} {amount}',
  factor: '乘难度系数 {formula}',
  bestItems: '只计最好的 {count} 项：{items}',
  round: '{name} {formula}',
  earlierRound: '前一轮',
  ownRound: '本轮',
  noEarlier: '没有前一轮的成绩，按 0 分计',
  total: '合计 {formula}',
  corrected: '已更正 {from} → {to}：{reason}',
  correctedTo: '已更正为 {to}：{reason}',
  unrounded: '同分时比较未舍入的得分：{value}',
  countedMean: '同分时比较去分后平均分：{value}',
  secondBest: '同分时从第二好的评委分起依次比较：{value}',
  mostHighest: '同分时比较最高评委分及其个数：{value}',
  droppedSum: '同分时比较去掉的分之和：{value}',
  headJudge: '同分时比较裁判长裁定在前的次数：{value}',
  secondBestItem: '同分时从第二好的评分项起依次比较：{value}',
  /** Stands between figures. */
  list: '、',
  /** Stands between formulas. */
  clause: '；',
};

export type WorkingWords = typeof workingWords;

const calculated: Readonly<Record<Calculation | 'VOTES', keyof WorkingWords>> = {
  MEAN: 'mean',
  MEDIAN: 'median',
  SUM: 'sum',
  VOTES: 'votes',
};

const apartWords: Readonly<Record<ToleranceBetween, keyof WorkingWords>> = {
  COUNTED: 'apartCounted',
  MARK_AND_MEAN: 'apartMarks',
};

const comparedBy: Readonly<Record<ComputedTieBreak, keyof WorkingWords>> = {
  UNROUNDED: 'unrounded',
  COUNTED_MEAN: 'countedMean',
  SECOND_BEST: 'secondBest',
  MOST_HIGHEST: 'mostHighest',
  DROPPED: 'droppedSum',
  SECOND_BEST_ITEM: 'secondBestItem',
  HEAD_JUDGE: 'headJudge',
};

/**
 * Writes one line of the rules as a sentence; its arithmetic is printed unchanged.
 *
 * @example
 * ```tsx
 * const text = (lines: readonly WorkingLine[]) => lines.map((line) => workingText(line)).join('\n');
 * ```
 */
export function workingText(line: WorkingLine, words: WorkingWords = workingWords): string {
  switch (line.kind) {
    case 'PERFORMANCE':
      return fill(words.performance, line);
    case 'JUDGE_TOTALS':
      return fill(words.judgeTotals, {
        items: line.items.map(({ item, weight }) => `${item} × ${weight}`).join(' + '),
      });
    case 'DROPPED':
      return scoped(line, droppedText(line, words), words);
    case 'DROP_SKIPPED':
      return scoped(line, words.dropSkipped, words);
    case 'DEDUCTIONS': {
      const formulas = line.formulas.join(words.clause);
      return scoped(line, fill(words.deductions, { formulas }), words);
    }
    case 'APART': {
      const { between, beyond, marks, mean, limit } = line;
      const text = fill(words[apartWords[between]], { marks: marks.join(words.list), mean, limit });
      return scoped(line, `${text}${afterApart(beyond, words)}`, words);
    }
    case 'DROP_ROW': {
      const { judges, from, highest, lowest } = line;
      const text =
        from === null
          ? fill(words.dropRowNone, { judges })
          : fill(words.dropRow, { judges, from, highest, lowest });
      return scoped(line, text, words);
    }
    case 'FILLED':
      return scoped(
        line,
        fill(words.filled, { missing: line.missing, formula: line.formula }),
        words,
      );
    case 'PRO_RATA':
      return scoped(
        line,
        fill(words.proRata, { counted: line.counted, nominal: line.nominal }),
        words,
      );
    case 'MEAN':
    case 'MEDIAN':
    case 'SUM':
    case 'VOTES': {
      const { count, formula } = line;
      return scoped(line, fill(words[calculated[line.kind]], { count, formula }), words);
    }
    case 'STRUCK': {
      const { number, name, scores, reason } = line;
      const judge = number === null ? name : fill(words.judge, { number, name }).trim();
      return fill(words.struck, { judge, scores: scores.join(words.list), reason });
    }
    case 'ROUNDED_DOWN':
      return fill(words.roundedDown, line);
    case 'RENORMALISED':
      return scoped({ item: line.item, group: null }, words.renormalised, words);
    case 'GROUPS':
      return scoped(
        { item: line.item, group: null },
        fill(words.groups, { formula: line.formula }),
        words,
      );
    case 'ITEM':
      return fill(words.item, line);
    case 'ADJUSTMENT':
      return fill(words.adjustment, line);
    case 'RULING':
      return line.reason;
    case 'FACTOR':
      return fill(words.factor, line);
    case 'ROUND': {
      const named: Readonly<Record<typeof line.which, string>> = {
        EARLIER: line.name || words.earlierRound,
        OWN: words.ownRound,
      };
      return fill(words.round, { name: named[line.which], formula: line.formula });
    }
    case 'BEST_ITEMS':
      return fill(words.bestItems, {
        count: line.items.length,
        items: line.items.join(words.list),
      });
    case 'NO_EARLIER':
      return words.noEarlier;
    case 'TOTAL':
      return fill(words.total, line);
    case 'TIE_KEY':
      return fill(words[comparedBy[line.tieBreak]], line);
    case 'CORRECTED':
      return line.from === null
        ? fill(words.correctedTo, { to: line.to, reason: line.reason })
        : fill(words.corrected, { ...line, from: line.from });
  }
}

interface Scope {
  readonly item: string | null;
  readonly group: string | null;
}

/** Says which item or group a line belongs to, where there are several. */
function scoped({ item, group }: Scope, text: string, words: WorkingWords): string {
  const names = [item, group].filter((name) => name !== null);
  return names.length === 0 ? text : fill(words.place, { place: names.join(' · '), text });
}

/** What becomes of the marks is told where it changes what counts. */
function afterApart(beyond: BeyondTolerance, words: WorkingWords): string {
  switch (beyond) {
    case 'TELL':
      return '';
    case 'COUNT_ALL':
      return `${words.clause}${words.countAll}`;
  }
}

function droppedText(
  { highest, lowest }: Extract<WorkingLine, { kind: 'DROPPED' }>,
  words: WorkingWords,
): string {
  const figures = { highest: highest.join(words.list), lowest: lowest.join(words.list) };
  if (highest.length === 0) return fill(words.droppedLowest, figures);
  return fill(lowest.length === 0 ? words.droppedHighest : words.dropped, figures);
}
