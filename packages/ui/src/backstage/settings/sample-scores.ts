// A made-up panel for the worked example: seven judges, spread over the groups, within the range set.
import {
  countedMark,
  type FinalScoreInput,
  nearestMark,
  rational,
  scoreStepOf,
  toNumber,
} from '@liangfen/rules';
import type { Item, Setting } from '@liangfen/sdk/schema';
import { weightOfInput } from './item-weights.ts';
import type { ScoreDraft } from './score-draft.ts';

/** Parts of the way from the lowest score to the full mark; one clear lowest, one clear highest. */
const marks = [0.92, 0.88, 0.953, 0.745, 0.906, 0.997, 0.934];

/** Items differ a little, so that dropping by item and by total can differ too. */
const shift = [0, -0.031, 0.027, -0.014, 0.019];

export interface SamplePanel {
  readonly judgeGroups: FinalScoreInput['judgeGroups'];
  readonly judgeName: string;
}

export function sampleScores(
  { setting, items }: Pick<ScoreDraft, 'setting' | 'items'>,
  { judgeGroups, judgeName }: SamplePanel,
): FinalScoreInput {
  const known: Item[] = items.map((item, index) => ({
    id: item.id ?? `new-${index}`,
    itemName: item.itemName,
    ...weightOfInput(item),
    maxScore: item.maxScore ?? setting.fullScore,
    ...(item.scoreStep == null ? {} : { scoreStep: item.scoreStep }),
    ...(item.givenAs == null ? {} : { givenAs: item.givenAs }),
  }));
  const judges = marks.map((_, index) => ({
    id: `judge-${index}`,
    number: index + 1,
    name: judgeName,
    judgeGroupId: judgeGroups[index % Math.max(1, judgeGroups.length)]?.id ?? null,
  }));
  const scored: readonly (Item | null)[] = setting.enableItem ? known : [null];
  return {
    programId: 'sample',
    setting: { ...setting, mode: 'SCORE' },
    items: known,
    judgeGroups,
    judges,
    scores: judges.flatMap((judge, at) =>
      scored.map((item, itemAt) => ({
        judgeId: judge.id,
        itemId: item?.id ?? null,
        score: scoreAt(at, itemAt, item, setting),
      })),
    ),
    adjustments: [],
    correction: null,
  };
}

function scoreAt(judge: number, at: number, item: Item | null, setting: Setting): number {
  const full = item?.maxScore ?? setting.fullScore;
  const part = Math.min(1, (marks[(judge + at * 2) % marks.length] ?? 1) + (shift[at] ?? 0));
  const lowest = Math.min(setting.minScore, full);
  const score = toNumber(rational(lowest + (full - lowest) * part), setting.decimals);
  const step = scoreStepOf(setting, item);
  const mark = step === null ? score : nearestMark(score, step, { min: lowest, max: full });
  // Full mark − mark is the deduction, as full mark − deduction is the mark.
  return countedMark(setting, item, mark);
}
