// Random competitions: settings, items, judges with and without groups, missing scores, adjustments and corrections.
import type { DropRow, GivenAs, ToleranceLimit } from '@liangfen/sdk/schema';
import {
  beyondToleranceValues,
  calculationValues,
  dropScopeValues,
  givenAsValues,
  missingScoreValues,
  roundingStageValues,
  roundingValues,
  scoreOrderValues,
  toleranceBetweenValues,
} from '@liangfen/sdk/values';
import fc from 'fast-check';
import type { FinalScoreInput } from '../src/final-score.ts';
import { settingWith } from './setting.ts';

export const milli = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((units) => units / 1000);
const proportions = fc.oneof(
  fc.constant([100]),
  fc.constant([60, 40]),
  fc.constant([33.333, 33.333, 33.334]),
  fc.constant([12.5, 50, 37.5]),
);
const factors = fc.array(fc.oneof(milli(0.001, 100), fc.constantFrom(1, 2.67, 0.001, 100, 1.2)), {
  minLength: 1,
  maxLength: 4,
});
/** With `edges`, groups and items may also have weight 0, and scores may be below zero. */
export function randomCompetition({ edges = false } = {}): fc.Arbitrary<FinalScoreInput> {
  return fc
    .record({
      shares: edges ? fc.oneof(proportions, fc.constant([100, 0])) : proportions,
      factors: fc.option(factors, { freq: 2 }),
      weights: fc.array(
        fc.oneof(milli(1, 100), fc.constant(50), ...(edges ? [fc.constant(0)] : [])),
        { minLength: 1, maxLength: 3 },
      ),
      judgeCount: fc.nat(9),
      vote: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
    })
    .chain(({ shares, factors: multipliers, weights, judgeCount, vote }) => {
      const itemWeights =
        multipliers === null
          ? shares.map((proportion) => ({ proportion }))
          : multipliers.map((factor) => ({ proportion: Math.round(factor * 1000) / 10, factor }));
      const itemWeighting = multipliers === null ? ('PROPORTION' as const) : ('FACTOR' as const);
      const itemsOf = (
        gives: readonly (readonly string[] | null)[],
        givenAs: readonly (GivenAs | null)[],
      ) =>
        itemWeights.map((weight, index) => ({
          id: `i${index}`,
          itemName: `评分项${index}`,
          ...weight,
          maxScore: 10,
          ...(givenAs[index] ? { givenAs: givenAs[index] } : {}),
          ...(gives[index] ? { judgeGroupIds: [...gives[index]] } : {}),
        }));
      const groupIds = weights.map((_, index) => `g${index}`);
      const itemIds = [null, ...itemWeights.map((_, index) => `i${index}`)];
      const ruled = fc.record(
        {
          calculation: fc.constantFrom(...calculationValues),
          dropHighest: fc.integer({ min: 0, max: 2 }),
          dropLowest: fc.integer({ min: 0, max: 2 }),
        },
        { requiredKeys: [] },
      );
      const score = vote
        ? fc.constantFrom(0, 1)
        : fc.oneof(milli(edges ? -2 : 0, 10), fc.constantFrom(9, 9.5, 9.125, 9.005));
      const cell = fc.option(score, { freq: 12 });
      const inputs = fc.record<FinalScoreInput>({
        programId: fc.constant('p'),
        setting: fc
          .record({
            enableItem: fc.boolean(),
            decimals: fc.integer({ min: 0, max: 3 }),
            calculation: fc.constantFrom(...calculationValues),
            dropHighest: fc.integer({ min: 0, max: 3 }),
            dropLowest: fc.integer({ min: 0, max: 3 }),
            dropScope: fc.constantFrom(...dropScopeValues),
            roundingStage: fc.constantFrom(...roundingStageValues),
            rounding: fc.constantFrom(...roundingValues),
            scoreOrder: fc.constantFrom(...scoreOrderValues),
            dropsByPanel: fc.constantFrom<DropRow[][]>(
              [],
              [],
              [
                { from: 3, highest: 1, lowest: 0 },
                { from: 5, highest: 1, lowest: 2 },
              ],
              [{ from: 4, highest: 1, lowest: 1 }],
            ),
            tolerance: fc.option(
              fc.record({
                between: fc.constantFrom(...toleranceBetweenValues),
                beyond: fc.constantFrom(...beyondToleranceValues),
                limits: fc.constantFrom<ToleranceLimit[]>(
                  [{ from: 0, most: 0.5 }],
                  [
                    { from: -5, most: 6 },
                    { from: 5, most: 1.25 },
                  ],
                ),
              }),
              { freq: 2 },
            ),
            missingScore: fc.constantFrom(...missingScoreValues),
            givenAs: fc.constantFrom('SCORE', 'SCORE', 'DEDUCTION'),
            // Runs are worth the same, and none of them nothing.
            bestItems: shares.some((share: number) => share === 0)
              ? fc.constant(null)
              : fc.constantFrom(null, null, 1, 2),
            roundShares: fc.option(
              fc.record({
                earlier: fc.oneof(milli(0.001, 100), fc.constant(30)),
                own: fc.oneof(milli(0.001, 100), fc.constant(70)),
              }),
              { freq: 2 },
            ),
            groupRules: fc.option(
              fc
                .tuple(fc.subarray(groupIds), fc.array(ruled, { minLength: 3, maxLength: 3 }))
                .map(([ids, rules]) =>
                  ids.map((judgeGroupId, index) => ({ judgeGroupId, ...rules[index] })),
                ),
              { freq: 2, nil: [] },
            ),
          })
          .map((changes) =>
            settingWith({ ...changes, itemWeighting, mode: vote ? 'VOTE' : 'SCORE' }),
          ),
        items: fc
          .option(
            fc.array(fc.option(fc.subarray(groupIds, { minLength: 1 })), {
              minLength: itemWeights.length,
              maxLength: itemWeights.length,
            }),
            { freq: 2, nil: [] },
          )
          .chain((gives) =>
            fc
              .array(fc.option(fc.constantFrom(...givenAsValues), { freq: 2 }), { maxLength: 3 })
              .map((givenAs) => itemsOf(gives, givenAs)),
          ),
        judgeGroups: fc.constant(
          weights.map((weight, index) => ({ id: `g${index}`, groupName: `组${index}`, weight })),
        ),
        judges: fc
          .tuple(
            fc.array(fc.constantFrom(...groupIds, null), {
              minLength: judgeCount,
              maxLength: judgeCount,
            }),
            fc.shuffledSubarray(
              [1, 2, 3, 4, 5, 6, 7, 8, 9, null, null].slice(0, Math.max(judgeCount, 1) + 2),
              { minLength: judgeCount },
            ),
          )
          .map(([groups, numbers]) =>
            groups.map((judgeGroupId, index) => ({
              id: `j${index}`,
              number: numbers[index] ?? null,
              name: `评委${index}`,
              judgeGroupId,
            })),
          ),
        absentJudges: fc.array(fc.constantFrom(...groupIds, null), { maxLength: 2 }).map((groups) =>
          groups.map((judgeGroupId, index) => ({
            id: `a${index}`,
            number: 20 + index,
            name: `缺席${index}`,
            judgeGroupId,
          })),
        ),
        scores: fc
          .array(fc.array(cell, { minLength: itemIds.length, maxLength: itemIds.length }), {
            minLength: judgeCount,
            maxLength: judgeCount,
          })
          .map((rows) =>
            rows.flatMap((row, judgeIndex) =>
              row.flatMap((value, column) =>
                value === null
                  ? []
                  : [{ judgeId: `j${judgeIndex}`, itemId: itemIds[column] ?? null, score: value }],
              ),
            ),
          ),
        adjustments: fc.array(
          milli(-3, 3).map((amount) => ({ id: 'a', amount, reason: '扣分', at: 0 })),
          { maxLength: 2 },
        ),
        correction: fc.option(
          milli(0, 10).map((value) => ({ score: value, reason: '更正', at: 0, computed: null })),
          { freq: 2 },
        ),
      });
      const difficulty = fc.option(fc.oneof(milli(0.001, 100), fc.constantFrom(1, 3.2)));
      const earlier = fc.option(
        fc.record({ score: fc.option(milli(-5, 100)), from: fc.constantFrom('', '初赛') }),
      );
      return fc.tuple(inputs, difficulty, earlier).map(([input, factor, before]) => ({
        ...input,
        items: withAcceptedPenalties(input),
        ...(factor === null ? {} : { factor }),
        ...(before === null ? {} : { earlier: before }),
      }));
    });
}

/** As a competition accepts penalties: none among runs of which the best count, and always an item to take them off. */
function withAcceptedPenalties({ setting, items }: FinalScoreInput): FinalScoreInput['items'] {
  const alone = items.every(({ givenAs }) => givenAs === 'PENALTY');
  if (setting.bestItems == null && !alone) return items;
  return items.map((item) =>
    item.givenAs === 'PENALTY' ? { ...item, givenAs: 'DEDUCTION' } : item,
  );
}
