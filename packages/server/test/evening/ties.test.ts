/** Tests that a tie which only rounding made is broken by the unrounded value, where the organiser says so, and told everywhere. */
import { rankingOf, workingLines } from '@liangfen/rules';
import { workingText } from '@liangfen/rules/words';
import type { Setting } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Caller,
  type Cast,
  competitionWith,
  type Hall,
  openHall,
  operate,
  perform,
} from '../organiser.ts';

let hall: Hall;
let organiser: Caller;
beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 50 });
});
afterAll(() => hall.close());

const stateOf = ({ id }: Cast) => hall.app.services.live.state(id);
const proofOf = ({ id }: Cast) => organiser.call('verifyLedger', { path: { id } });

async function evening(setting: Partial<Setting>, marks: readonly (readonly number[])[]) {
  const judges = marks[0]?.length ?? 0;
  const cast = await competitionWith(organiser, { judges, programs: marks.length });
  await organiser.call('updateScoreSetting', {
    path: { id: cast.id },
    body: { setting: { dropHighest: 0, dropLowest: 0, decimals: 2, ...setting } },
  });
  await organiser.call('makeOfficial', { path: { id: cast.id }, body: { confirmName: '决赛' } });
  for (const [at, given] of marks.entries()) {
    await perform(hall, cast, cast.programIds[at] ?? '', given);
  }
  await operate(hall, cast.id, { type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null });
  return cast;
}

async function ranks(cast: Cast) {
  const state = await stateOf(cast);
  return rankingOf(state, state.activeProgramGroupId, null).map((row) => [
    cast.programIds.indexOf(row.programId) + 1,
    row.rank,
    row.decidedBy,
  ]);
}

const thirds = [
  [90.01, 90.01, 90.01],
  [90.01, 90.01, 90.02],
  [90, 90.01, 90.01],
];

describe.each(['EACH_STEP', 'FINAL'] as const)('means of one rounding (%s)', (roundingStage) => {
  test('share a rank where nothing is said', async () => {
    const cast = await evening({ roundingStage }, thirds);
    expect((await ranks(cast)).map(([, rank]) => rank)).toEqual([1, 1, 1]);
  });

  test('are told apart by the unrounded score, and the working says by which figures', async () => {
    const cast = await evening({ roundingStage, tieBreaks: ['UNROUNDED'] }, thirds);
    expect(await ranks(cast)).toEqual([
      [2, 1, null],
      [1, 2, 'UNROUNDED'],
      [3, 3, 'UNROUNDED'],
    ]);
    const state = await stateOf(cast);
    expect(state.stage).toMatchObject({ rows: [{ rank: 1 }, { rank: 2 }, { rank: 3 }] });
    const detail = await organiser.call('getProgramDetail', {
      path: { id: cast.id, programId: cast.programIds[1] ?? '' },
    });
    const { working, tieBreaks = [] } = detail;
    const lines = working && workingLines(working, { vote: false, depth: 'FULL', tieBreaks });
    expect(lines?.map((line) => workingText(line)).at(-1)).toBe(
      '同分时比较未舍入的得分：270.04 ÷ 3 ≈ 90.013333',
    );
    expect(await proofOf(cast)).toMatchObject({ difference: null });
  });
});

describe('the unrounded score', () => {
  test('has adjustments in it, and a correction is exactly what it says', async () => {
    const cast = await evening({ tieBreaks: ['UNROUNDED'] }, thirds);
    const [first = '', second = ''] = cast.programIds;
    const at = { path: { id: cast.id } };
    await operate(hall, cast.id, {
      type: 'ADD_ADJUSTMENT',
      programId: first,
      amount: 0.004,
      reason: '补时',
    });
    expect((await ranks(cast)).slice(0, 2)).toEqual([
      [1, 1, null],
      [2, 2, 'UNROUNDED'],
    ]);
    await operate(hall, cast.id, {
      type: 'CORRECT_RESULT',
      programId: second,
      score: 90.01,
      reason: '复核',
    });
    expect((await ranks(cast)).slice(0, 2)).toEqual([
      [1, 1, null],
      [2, 2, 'UNROUNDED'],
    ]);
    expect((await organiser.call('verifyLedger', at)).difference).toBeNull();
  });

  test('of votes whose weights end below the third place', async () => {
    const cast = await competitionWith(organiser, { mode: 'VOTE', judges: 2, programs: 2 });
    const at = { path: { id: cast.id } };
    const { judgeGroups } = await organiser.call('updateJudgeGroups', {
      ...at,
      body: {
        judgeGroups: [
          {
            id: (await organiser.call('listJudgeGroups', at)).judgeGroups[0]?.id ?? '',
            groupName: '专业',
            weight: 99.99,
          },
          { groupName: '网友', weight: 0.01 },
        ],
      },
    });
    await organiser.call('joinJudgeGroup', {
      ...at,
      body: { judgeGroupId: judgeGroups[1]?.id ?? '', judgeIds: cast.judgeIds.slice(1) },
    });
    await organiser.call('updateScoreSetting', {
      ...at,
      body: { setting: { tieBreaks: ['UNROUNDED'] } },
    });
    await perform(hall, cast, cast.programIds[0] ?? '', [1, 0]);
    await perform(hall, cast, cast.programIds[1] ?? '', [1, 1]);
    expect(await ranks(cast)).toEqual([
      [2, 1, null],
      [1, 2, 'UNROUNDED'],
    ]);
  });
});

describe('the counted mean', () => {
  const marks = [
    [80, 90.01, 90.01, 90.02, 95],
    [85, 90.01, 90.01, 90.01, 95],
  ];

  test('compares what counts, where the mean of all lets a dropped score decide', async () => {
    const drops = { dropHighest: 1, dropLowest: 1 };
    const counted = await evening({ ...drops, tieBreaks: ['COUNTED_MEAN'] }, marks);
    expect(await ranks(counted)).toEqual([
      [1, 1, null],
      [2, 2, 'COUNTED_MEAN'],
    ]);
    const all = await evening({ ...drops, tieBreaks: ['UNTRIMMED_MEAN'] }, marks);
    expect(await ranks(all)).toEqual([
      [2, 1, null],
      [1, 2, 'UNTRIMMED_MEAN'],
    ]);
  });
});

describe('what judges gave', () => {
  // Both means of what counts are 9.
  const marks = [
    [9.5, 9, 8.5, 10, 7],
    [9.4, 9.1, 8.5, 9.5, 8],
  ];
  const drops = { dropHighest: 1, dropLowest: 1 };
  const choose = (cast: Cast, tieBreaks: Setting['tieBreaks']) =>
    organiser.call('updateScoreSetting', {
      path: { id: cast.id },
      body: { setting: { tieBreaks } },
    });

  test('breaks a tie also when the tie-break is chosen after it has come up', async () => {
    const cast = await evening({ ...drops, fullScore: 10 }, marks);
    expect((await ranks(cast)).map(([, rank]) => rank)).toEqual([1, 1]);
    const orders = {
      SECOND_BEST: [1, 2],
      MOST_HIGHEST: [1, 2],
      DROPPED: [2, 1],
    } as const;
    for (const tieBreak of ['SECOND_BEST', 'MOST_HIGHEST', 'DROPPED'] as const) {
      await choose(cast, [tieBreak]);
      const [first, second] = orders[tieBreak];
      expect(await ranks(cast)).toEqual([
        [first, 1, null],
        [second, 2, tieBreak],
      ]);
    }
    const { working, tieBreaks = [] } = await organiser.call('getProgramDetail', {
      path: { id: cast.id, programId: cast.programIds[0] ?? '' },
    });
    const lines = working && workingLines(working, { vote: false, depth: 'FULL', tieBreaks });
    expect(lines?.map((line) => workingText(line)).at(-1)).toBe('同分时比较去掉的分之和：17.00');
    expect(await proofOf(cast)).toMatchObject({ difference: null });
  });

  test('is decided by the head judge, whose ruling leaves the score and is told with its reason', async () => {
    const cast = await evening({ ...drops, fullScore: 10 }, marks);
    await choose(cast, ['HEAD_JUDGE']);
    expect((await ranks(cast)).map(([, rank]) => rank)).toEqual([1, 1]);
    const programId = cast.programIds[1] ?? '';
    await operate(hall, cast.id, {
      type: 'ADD_ADJUSTMENT',
      programId,
      amount: 0,
      reason: '裁判长裁定：难度更高',
    });
    expect(await ranks(cast)).toEqual([
      [2, 1, null],
      [1, 2, 'HEAD_JUDGE'],
    ]);
    const { working, tieBreaks = [] } = await organiser.call('getProgramDetail', {
      path: { id: cast.id, programId },
    });
    const lines = working && workingLines(working, { vote: false, depth: 'FULL', tieBreaks });
    const texts = lines?.map((line) => workingText(line)) ?? [];
    expect(working?.score).toBe(9);
    expect(texts.slice(-2)).toEqual(['裁判长裁定：难度更高', '同分时比较裁判长裁定在前的次数：1']);
    expect(await proofOf(cast)).toMatchObject({ difference: null });
  });

  test('is kept with a result where it was chosen before, and proves', async () => {
    const tieBreaks: Setting['tieBreaks'] = ['MOST_HIGHEST', 'SECOND_BEST'];
    const cast = await evening({ ...drops, fullScore: 10, tieBreaks }, marks);
    expect((await stateOf(cast)).results.get(cast.programIds[0] ?? '')?.tieKeys).toMatchObject({
      marks: ['10', '9.5', '9', '8.5', '7'],
      dropped: '17',
    });
    expect(await ranks(cast)).toEqual([
      [1, 1, null],
      [2, 2, 'MOST_HIGHEST'],
    ]);
    expect(await proofOf(cast)).toMatchObject({ difference: null });
  });
});

describe('results from before the unrounded score was kept', () => {
  const forget = (programIds: readonly string[]) =>
    sql`update program set
        result = result #- '{tieKeys,unrounded}' #- '{tieKeys,countedMean}',
        shown = shown #- '{tieKeys,unrounded}' #- '{tieKeys,countedMean}'
      where id in (${sql.join([...programIds])})`.execute(hall.ports.database.query);

  test('stay provable', async () => {
    const cast = await evening({}, thirds);
    await forget(cast.programIds);
    expect(await proofOf(cast)).toMatchObject({ difference: null });
  });

  test('are not what one result is from which somebody took it away', async () => {
    const cast = await evening({ tieBreaks: ['UNROUNDED'] }, thirds);
    await forget(cast.programIds.slice(0, 1));
    expect(await proofOf(cast)).toMatchObject({ difference: { place: 'RESULT' } });
  });

  test('nor is a changed value overlooked', async () => {
    const cast = await evening({}, thirds);
    await sql`update program set result = jsonb_set(result, '{tieKeys,unrounded}', '"91"')
      where id = ${cast.programIds[0]}`.execute(hall.ports.database.query);
    expect(await proofOf(cast)).toMatchObject({ difference: { place: 'RESULT' } });
  });
});
