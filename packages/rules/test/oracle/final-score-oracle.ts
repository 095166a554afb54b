// The scoring rules of product decisions § 3 a second time, naively: the scores are a table, highest and lowest are
// dropped one by one, and every case is written out.

import type { Calculation, Item } from '@liangfen/sdk/schema';
import type { FinalScoreInput, ScoringJudge } from '../../src/final-score.ts';
import {
  type Exact,
  nothing,
  order,
  over,
  plus,
  rounded,
  roundedText,
  thousandths,
  times,
  total,
} from './exact.ts';

export interface OraclePart {
  readonly itemId: string | null;
  readonly value: Exact;
  readonly renormalised: boolean;
  readonly groups: readonly {
    readonly id: string;
    readonly value: Exact;
    readonly highest: readonly string[];
    readonly lowest: readonly string[];
    readonly judges: readonly string[];
    readonly dropSkipped: boolean;
    /** Whose missing mark the mean of the others stands for. */
    readonly filled: readonly string[];
    /** By what a sum was multiplied for marks that are missing. */
    readonly scale: Exact;
  }[];
}

export interface OracleAnswer {
  readonly score: number | null;
  readonly parts: readonly OraclePart[];
  /** The score as it would be without any rounding, of the scores that were not struck out. */
  readonly unrounded: Exact | null;
  readonly unroundedItems: ReadonlyMap<string, Exact>;
  readonly countedMean: Exact | null;
  readonly untrimmedMean: Exact | null;
  readonly highestJudge: Exact | null;
  /** The judges' totals, the best first. */
  readonly marks: Exact[];
  /** What was struck out, added up; null where nothing was. */
  readonly dropped: Exact | null;
  /** The score of each group alone, for groups that have scored everything that counts. */
  readonly groups: ReadonlyMap<string, Exact>;
}

interface Row {
  readonly judge: ScoringJudge;
  readonly value: Exact;
}

function isBefore(a: ScoringJudge, b: ScoringJudge): boolean {
  if (a.number !== null && b.number !== null) return a.number < b.number;
  if (a.number === null && b.number === null) return a.id < b.id;
  return b.number === null;
}

/** Finds the row to strike out as lowest (or highest), as a scorer with a pencil would. */
function strike(rows: readonly Row[], sign: 1 | -1): Row | undefined {
  let struck: Row | undefined;
  for (const row of rows) {
    if (struck === undefined) {
      struck = row;
      continue;
    }
    const relation = order(row.value, struck.value) * sign;
    const first =
      sign === 1 ? isBefore(row.judge, struck.judge) : isBefore(struck.judge, row.judge);
    if (relation < 0 || (relation === 0 && first)) struck = row;
  }
  return struck;
}

/** Crosses out a lowest and a highest value together until one or two are left, and takes the mean of these. */
function crossedOut(values: readonly Exact[]): Exact {
  const left = [...values];
  while (left.length > 2) {
    for (const sign of [1, -1]) {
      const end = left.findIndex((one) => left.every((other) => order(one, other) * sign <= 0));
      left.splice(end, 1);
    }
  }
  return over(total(left), [BigInt(left.length), 1n]);
}

const byHand: Readonly<Record<Calculation, (values: readonly Exact[]) => Exact>> = {
  MEAN: (values) => over(total(values), [BigInt(values.length), 1n]),
  MEDIAN: crossedOut,
  SUM: total,
};

export function oracle(input: FinalScoreInput): OracleAnswer {
  const { setting, scores, adjustments, correction } = input;
  const vote = setting.mode === 'VOTE';
  const items = setting.enableItem && !vote ? input.items : [];
  const finest = vote ? 3 : setting.decimals;
  const shownThenUsed = (value: Exact) =>
    setting.roundingStage === 'EACH_STEP' && !vote
      ? rounded(value, setting.decimals, setting.rounding)
      : value;
  /** A factor is used as it is written, and the percent beside it is ignored. */
  const weight = ({ proportion, factor }: Item) =>
    factor === undefined ? over(thousandths(proportion), [100n, 1n]) : thousandths(factor);

  const away = input.absentJudges ?? [];
  const fillsMeans = setting.missingScore === 'MEAN_OF_OTHERS';
  const scalesSums = setting.missingScore === 'PRO_RATA';
  const groupOf = (judge: ScoringJudge) =>
    input.judgeGroups.some((group) => group.id === judge.judgeGroupId)
      ? judge.judgeGroupId
      : input.judgeGroups[0]?.id;
  const cell = (judge: ScoringJudge, itemId: string | null): Exact | null => {
    const found = scores.filter((s) => s.judgeId === judge.id && s.itemId === itemId).at(-1);
    if (found === undefined) return null;
    const item = items.find(({ id }) => id === itemId);
    const as = vote ? 'SCORE' : (item?.givenAs ?? setting.givenAs);
    const takes = as === 'DEDUCTION' || as === 'PENALTY';
    const full = as === 'PENALTY' ? nothing : thousandths(item?.maxScore ?? setting.fullScore);
    return takes
      ? plus(full, times(thousandths(found.score), [-1n, 1n]))
      : thousandths(found.score);
  };
  /** Whether the item is one that this group gives. */
  const asks = (itemId: string | null, groupId: string | null | undefined) => {
    const named = items.find(({ id }) => id === itemId)?.judgeGroupIds;
    return named === undefined || named.some((id) => id === groupId);
  };
  const ruleFor = (groupId: string) => ({
    ...setting,
    ...(setting.groupRules ?? []).find((rule) => rule.judgeGroupId === groupId),
  });
  const ownDrops = (groupId: string) => {
    const own = (setting.groupRules ?? []).find((rule) => rule.judgeGroupId === groupId);
    return own?.dropHighest !== undefined || own?.dropLowest !== undefined;
  };
  /** The runs that do not count, crossed out once all are there. */
  const crossed: string[] = [];
  const ownTotal = (judge: ScoringJudge): Exact | null => {
    if (items.length === 0) return cell(judge, null);
    let result = nothing;
    const own = items.filter((item) => asks(item.id, groupOf(judge)) && !crossed.includes(item.id));
    if (own.length === 0) return null;
    for (const item of own) {
      const value = cell(judge, item.id);
      if (value === null) return null;
      result = plus(result, times(value, weight(item)));
    }
    return result;
  };

  /** Whether a scorer with a ruler would find two marks further apart than the row of their mean allows. */
  const tooWide = (rows: readonly Row[], left: readonly Row[], gave: readonly string[]) => {
    const said = (list: readonly Row[]) =>
      list.filter(({ judge }) => gave.includes(judge.id)).map(({ value }) => value);
    const counts = said(left);
    if (counts.length === 0) return false;
    const mean = over(total(counts), [BigInt(counts.length), 1n]);
    const limits = setting.tolerance?.limits ?? [];
    const row = [...limits].reverse().find(({ from }) => order(thousandths(from), mean) <= 0);
    if (row === undefined) return false;
    const ends = setting.tolerance?.between === 'COUNTED' ? counts : [mean];
    const looked = setting.tolerance?.between === 'COUNTED' ? counts : said(rows);
    const least = thousandths(row.most);
    return ends.some((end) =>
      looked.some((one) => order(one, plus(end, least)) > 0 || order(end, plus(one, least)) > 0),
    );
  };

  /** `basis` decides whose scores count and are dropped; `figure` gives the values that are then added up. */
  const part = (
    itemId: string | null,
    basis: (judge: ScoringJudge) => Exact | null,
    figure: (judge: ScoringJudge) => Exact | null,
    strikes: boolean,
  ): OraclePart | null => {
    const groups = [];
    let weights = nothing;
    for (const group of input.judgeGroups) {
      if (!asks(itemId, group.id)) continue;
      const rule = ruleFor(group.id);
      const here = input.judges.filter((judge) => groupOf(judge) === group.id);
      const rows: Row[] = [];
      for (const judge of here) {
        const value = basis(judge);
        if (value !== null) rows.push({ judge, value });
      }
      if (vote ? here.length === 0 : rows.length === 0) continue;
      const gave = rows.map(({ judge }) => judge.id);
      const silent = [...here, ...away.filter((judge) => groupOf(judge) === group.id)].filter(
        (judge) => !gave.includes(judge.id),
      );
      const fills = fillsMeans && strikes && !vote ? silent : [];
      const gaveTo = (of: (judge: ScoringJudge) => Exact | null) => {
        const given = here
          .filter(({ id }) => gave.includes(id))
          .map((judge) => of(judge) ?? nothing);
        return shownThenUsed(over(total(given), [BigInt(given.length), 1n]));
      };
      for (const judge of fills) rows.push({ judge, value: gaveTo(basis) });
      /** Looks the number of scores up in the table from its end, as a scorer with the rule book would. */
      const drops = (count: number) => {
        const says = rule.dropsByPanel ?? [];
        if (says.length === 0 || ownDrops(group.id))
          return [rule.dropHighest, rule.dropLowest] as const;
        const row = [...says].reverse().find(({ from }) => from <= count);
        return row === undefined ? ([0, 0] as const) : ([row.highest, row.lowest] as const);
      };
      const [dropHighest, dropLowest] = drops(rows.length);
      const wanted = dropHighest + dropLowest;
      const dropping = strikes && !vote && wanted > 0;
      let dropSkipped = dropping && rows.length <= wanted;
      let left = rows;
      const highest: string[] = [];
      const lowest: string[] = [];
      if (dropping && !dropSkipped) {
        for (const [list, times_, sign] of [
          [lowest, dropLowest, 1],
          [highest, dropHighest, -1],
        ] as const) {
          for (let n = 0; n < times_; n += 1) {
            const struck = strike(left, sign);
            if (struck !== undefined) list.push(struck.judge.id);
            left = left.filter((row) => row !== struck);
          }
        }
      }
      if (
        strikes &&
        !vote &&
        setting.tolerance?.beyond === 'COUNT_ALL' &&
        tooWide(rows, left, gave)
      ) {
        left = rows;
        dropSkipped = false;
        highest.length = 0;
        lowest.length = 0;
      }
      const figures = left.map(({ judge }) =>
        gave.includes(judge.id) ? (figure(judge) ?? nothing) : gaveTo(figure),
      );
      const seats = gave.length + silent.length;
      const [most, least] = drops(seats);
      const full = seats > most + least ? seats - most - least : seats;
      const scales = scalesSums && rule.calculation === 'SUM' && !vote && full > left.length;
      const scale: Exact = scales ? [BigInt(full), BigInt(left.length)] : [1n, 1n];
      const value = shownThenUsed(
        vote ? total(figures) : times(byHand[rule.calculation](figures), scale),
      );
      weights = plus(weights, thousandths(group.weight));
      const judges = gave;
      const filled = fills.map(({ id }) => id);
      groups.push({
        ...{ id: group.id, value, highest, lowest, judges, dropSkipped, filled, scale, group },
      });
    }
    if (groups.every(({ judges }) => judges.length === 0)) return null;
    const products = groups.map(({ value, group }) => times(value, thousandths(group.weight)));
    const combined = over(total(products), weights);
    const scaled = vote ? times(combined, [BigInt(groups.length), 1n]) : combined;
    return {
      itemId,
      value: shownThenUsed(scaled),
      renormalised: groups.length < input.judgeGroups.filter(({ id }) => asks(itemId, id)).length,
      groups,
    };
  };

  const parts: OraclePart[] = [];
  const worth = (itemId: string): Exact => {
    const item = items.find(({ id }) => id === itemId);
    const value = parts.find((one) => one.itemId === itemId)?.value ?? nothing;
    return item === undefined ? nothing : shownThenUsed(times(value, weight(item)));
  };
  /** Crosses out the worst run, of equal ones the last, until the best ones are left. */
  const crossOutWorst = (): Exact => {
    const left = items.map(({ id }) => id);
    while (left.length > (setting.bestItems ?? left.length)) {
      const worst = left.reduce((so, id) =>
        order(worth(id), worth(so)) * (setting.scoreOrder === 'LOWER_FIRST' ? -1 : 1) <= 0
          ? id
          : so,
      );
      left.splice(left.indexOf(worst), 1);
      crossed.push(worst);
    }
    return total(left.map(worth));
  };
  let score: Exact | null = null;
  if (setting.dropScope === 'ITEM' && items.length > 0) {
    score = nothing;
    const unscored: string[] = [];
    for (const item of items) {
      const value = part(
        item.id,
        (judge) => cell(judge, item.id),
        (judge) => cell(judge, item.id),
        true,
      );
      if (value === null) {
        if (item.givenAs !== 'PENALTY') unscored.push(item.id);
        continue;
      }
      parts.push(value);
      if (score !== null) {
        score = plus(score, shownThenUsed(times(value.value, weight(item))));
      }
    }
    if (unscored.length > 0) score = null;
    if (score !== null) score = crossOutWorst();
  } else {
    const basis = (judge: ScoringJudge) => {
      const value = ownTotal(judge);
      return value === null || items.length === 0 ? value : shownThenUsed(value);
    };
    const whole = part(null, basis, basis, true);
    if (whole !== null) {
      parts.push(whole);
      score = whole.value;
    }
    for (const item of items) {
      const own = (judge: ScoringJudge) => cell(judge, item.id);
      const value =
        whole === null ? part(item.id, own, own, false) : part(item.id, basis, own, true);
      if (value !== null) parts.push(value);
    }
  }

  const difficulty: Exact =
    input.factor === undefined || vote ? [1n, 1n] : thousandths(input.factor);
  const multiplied = (value: Exact) =>
    input.factor === undefined || vote ? value : shownThenUsed(times(value, difficulty));
  const shares = vote ? undefined : setting.roundShares;
  /** What a person adds up who has the sheets of both rounds. */
  const twoRounds = (now: Exact, used: (value: Exact) => Exact): Exact => {
    if (shares == null) return now;
    const before = times(thousandths(input.earlier?.score ?? 0), thousandths(shares.earlier));
    const here = times(used(now), thousandths(shares.own));
    return plus(used(over(before, [100n, 1n])), used(over(here, [100n, 1n])));
  };
  const computed =
    score === null
      ? null
      : Number(
          roundedText(
            twoRounds(
              plus(multiplied(score), total(adjustments.map(({ amount }) => thousandths(amount)))),
              shownThenUsed,
            ),
            finest,
            vote ? 'HALF_UP' : setting.rounding,
          ),
        );
  const groups = new Map<string, Exact>();
  const counted =
    parts[0]?.itemId === null
      ? parts.slice(0, 1)
      : parts.filter(({ itemId }) => !crossed.includes(itemId ?? ''));
  for (const { id } of score === null ? [] : input.judgeGroups) {
    let sum: Exact | null = nothing;
    if (!counted.some((one) => asks(one.itemId, id))) continue;
    for (const one of counted) {
      if (!asks(one.itemId, id)) continue;
      const own = one.groups.find((group) => group.id === id)?.value;
      const item = items.find((candidate) => candidate.id === one.itemId);
      if (own === undefined) sum = null;
      else if (sum !== null) {
        const share = item && shownThenUsed(times(own, weight(item)));
        sum = plus(sum, share ?? own);
      }
    }
    if (sum !== null) groups.set(id, multiplied(sum));
  }
  const totals = input.judges.flatMap((judge) => {
    const value = ownTotal(judge);
    return value === null ? [] : [value];
  });
  /** A judge's exact figures of one part, struck-out judges left out. */
  const figures = (one: OraclePart, group: OraclePart['groups'][number]) => {
    const exact = (judge: ScoringJudge) =>
      (one.itemId === null ? ownTotal(judge) : cell(judge, one.itemId)) ?? nothing;
    const all = input.judges.filter(({ id }) => group.judges.includes(id)).map(exact);
    const struck = (id: string) => group.highest.includes(id) || group.lowest.includes(id);
    const given = input.judges
      .filter(({ id }) => group.judges.includes(id) && !struck(id))
      .map(exact);
    const filled = group.filled.filter((id) => !struck(id));
    return [...given, ...filled.map(() => over(total(all), [BigInt(all.length), 1n]))];
  };
  const exactPart = (one: OraclePart): Exact => {
    let [values, weights] = [nothing, nothing];
    for (const group of one.groups) {
      const share = thousandths(input.judgeGroups.find(({ id }) => id === group.id)?.weight ?? 0);
      const given = figures(one, group);
      const value = vote
        ? total(given)
        : times(byHand[ruleFor(group.id).calculation](given), group.scale);
      values = plus(values, times(value, share));
      weights = plus(weights, share);
    }
    const combined = over(values, weights);
    return vote ? times(combined, [BigInt(one.groups.length), 1n]) : combined;
  };
  const meanPart = (one: OraclePart): Exact => {
    const all = one.groups.flatMap((group) => figures(one, group));
    return over(total(all), [BigInt(all.length), 1n]);
  };
  const addedUp = (figureOf: (one: OraclePart) => Exact) =>
    total(
      counted.map((one) => {
        const item = items.find(({ id }) => id === one.itemId);
        return item === undefined ? figureOf(one) : times(figureOf(one), weight(item));
      }),
    );
  const changed = total(adjustments.map(({ amount }) => thousandths(amount)));
  const whole =
    score === null
      ? null
      : twoRounds(plus(times(addedUp(exactPart), difficulty), changed), (value) => value);
  const givenPart = (one: OraclePart): Exact => {
    const ids = one.groups.flatMap(({ judges }) => judges);
    const all = ids.map((id) => {
      const judge = input.judges.find((each) => each.id === id);
      return (
        (judge && (one.itemId === null ? ownTotal(judge) : cell(judge, one.itemId))) ?? nothing
      );
    });
    return over(total(all), [BigInt(all.length), 1n]);
  };
  /** Every judge's total, the best first, and the sum of what was struck out as the items weigh. */
  const turned = setting.scoreOrder === 'LOWER_FIRST' && !vote;
  const isBest = (value: Exact, other: Exact) =>
    turned ? order(value, other) <= 0 : order(value, other) >= 0;
  const marks = [...totals].sort((one, other) => (turned ? order(one, other) : order(other, one)));
  const struckOut = counted.flatMap((one) => {
    const item = items.find(({ id }) => id === one.itemId);
    const ids = one.groups.flatMap(({ highest, lowest }) => [...highest, ...lowest]);
    return input.judges
      .filter(({ id }) => ids.includes(id))
      .flatMap((judge) => {
        const given = one.itemId === null ? ownTotal(judge) : cell(judge, one.itemId);
        if (given === null) return [];
        return [item === undefined ? given : times(given, weight(item))];
      });
  });
  const meanOfTotals =
    totals.length === 0 ? null : over(total(totals), [BigInt(totals.length), 1n]);
  const separate = items.some(({ judgeGroupIds }) => judgeGroupIds !== undefined);
  const addedMeans = score === null ? null : addedUp(givenPart);
  const untrimmedMean = separate ? addedMeans : meanOfTotals;
  return {
    score: correction === null ? computed : correction.score,
    unrounded: correction === null ? whole : thousandths(correction.score),
    unroundedItems: new Map(
      parts.flatMap((one) => (one.itemId === null ? [] : [[one.itemId, exactPart(one)]])),
    ),
    countedMean: score === null || vote ? null : addedUp(meanPart),
    parts,
    untrimmedMean,
    marks,
    dropped: struckOut.length === 0 ? null : total(struckOut),
    highestJudge: totals.find((value) => totals.every((other) => isBest(value, other))) ?? null,
    groups,
  };
}
