// The audience's page in its states, for stories and tests; made of the screen's samples.
import type {
  AudienceFrame,
  AudienceRow,
  AudienceWorking,
  FinalScore,
  Stage,
} from '@liangfen/sdk/schema';
import { type SampleStageName, sampleMatch, sampleStages } from '../match-screen/samples.ts';

const acts = [
  ['听见每一束光', '陈嘉怡'],
  ['少年', '外国语学院　张子涵、李一诺、王梓萱'],
  ['月光下的凤尾竹', '民乐团'],
  ['我和我的祖国', '阿卜杜热合曼·买买提艾力'],
  ['起风了', '林小雨'],
  ['在希望的田野上，献给所有在基层默默耕耘的人们', '青年教师合唱团'],
] as const;

const done: readonly Pick<AudienceRow, 'score' | 'rank' | 'tied'>[] = [
  { score: 92.5, rank: 2, tied: true },
  { score: 95.31, rank: 1, tied: false },
  { score: 92.5, rank: 2, tied: true },
];

export const audienceRows: AudienceRow[] = acts.map(([programName, contestant], index) => ({
  id: `program-${index + 1}`,
  sort: index + 1,
  programName,
  contestant,
  state: index < 3 ? 'DONE' : index === 3 ? 'ON_STAGE' : 'WAITING',
  ...(done[index] ?? { score: null, rank: null, tied: false }),
  outcome: null,
  working: index < 3,
}));

/** The server's answer about the sample's second program. */
export const audienceWorkingSample: AudienceWorking = {
  programId: 'program-2',
  vote: false,
  working: resultSample(sampleStages.RESULT),
};

function resultSample(stage: Stage): FinalScore {
  if (stage.kind !== 'RESULT') throw new Error(`${stage.kind} has no working`);
  return stage.working;
}

export function audienceSample(
  stage: SampleStageName,
  own: Partial<AudienceFrame> = {},
): AudienceFrame {
  const { competitionId, name, mode, look, link } = sampleMatch(sampleStages[stage]);
  return {
    ...{ competitionId, name, mode, link },
    status: 'OFFICIAL',
    look: { ...look, logo: null, cover: null, background: null },
    stage: sampleStages[stage],
    unfolding: false,
    decimals: 2,
    groups: [
      { id: 'g1', name: '决赛', active: true, total: acts.length, offset: 0, rows: audienceRows },
    ],
    ...own,
  };
}
