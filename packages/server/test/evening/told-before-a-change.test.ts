/** Tests that the desk can ask, before any change of the organiser, which published figures it changes, and that asking changes nothing. */
import { publicationsBetween, publishedChanges } from '@liangfen/rules';
import type { ProgramGroup, PublishedChanges } from '@liangfen/sdk/schema';
import { DefaultQueryExecutor } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contract } from '../../src/contract/generated/contract.ts';
import { contractOperations, resolve } from '../../src/contract/operations.ts';
import type { Body, OperationId } from '../../src/operations/call.ts';
import {
  type Caller,
  type Cast,
  competitionWith,
  confirmed,
  type Hall,
  openHall,
  operate,
  perform,
} from '../organiser.ts';

let hall: Hall;
let organiser: Caller;
let cast: Cast;
let path: { readonly id: string };
let first: string;
let second: string;

beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 50 });
});
afterAll(() => hall.close());

/** Three programs whose ranks 1, 2, 3 the hall has seen. */
beforeEach(async () => {
  cast = await competitionWith(organiser, { judges: 3, programs: 3 });
  path = { id: cast.id };
  [first = '', second = ''] = cast.programIds;
});

const state = () => hall.app.services.live.state(cast.id);
const forecast = (body: Body<'forecastChange'>) => organiser.call('forecastChange', { path, body });
const official = () => organiser.call('makeOfficial', { path, body: confirmed });

async function ranked(marks = [95, 90, 85]) {
  for (const [at, mark] of marks.entries()) {
    await perform(hall, cast, cast.programIds[at] ?? '', [mark, mark, mark]);
  }
  await operate(hall, cast.id, { type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null });
}

const told = ({ rankChanges = [], resultChanges = [] }: PublishedChanges) => [
  ...resultChanges.map(({ programId, from, to }) => [name(programId), 'score', from, to]),
  ...rankChanges.map(({ programId, from, to }) => [name(programId), 'rank', from, to]),
];
const name = (programId: string) => cast.programIds.indexOf(programId) + 1;

/** Asks, takes the step, and holds the show to what was told. */
async function expectTrue(body: Body<'forecastChange'>, step: () => Promise<unknown>) {
  const before = await state();
  const answer = await forecast(body);
  expect(await state()).toBe(before);
  await step();
  const after = await state();
  expect(answer).toEqual(publishedChanges(before, after));
  return told(answer);
}

test('moving an act to another group tells whose published rank changes', async () => {
  await official();
  await ranked();
  const groups = (await state()).programGroups.map(({ id, groupName }) => ({ id, groupName }));
  await operate(hall, cast.id, { type: 'SHOW_START_PAGE' });
  await organiser.call('updateProgramGroups', {
    path,
    body: { programGroups: [...groups, { groupName: '第二组' }] },
  });
  const programGroupId = (await state()).programGroups[1]?.id ?? '';
  const change = { programGroupId };
  const answer = await expectTrue({ action: 'updateProgram', programId: first, change }, () =>
    organiser.call('updateProgram', { path: { ...path, programId: first }, body: change }),
  );
  expect(answer).toEqual([
    [2, 'rank', 2, 1],
    [3, 'rank', 3, 2],
  ]);
});

test('several acts that move at once are told of together', async () => {
  await official();
  await ranked([95, 90, 85]);
  await operate(hall, cast.id, { type: 'SHOW_START_PAGE' });
  const groups = (await state()).programGroups.map(({ id, groupName }) => ({ id, groupName }));
  const body = { programGroups: [...groups, { groupName: '第二组' }] };
  expect(await forecast({ action: 'updateProgramGroups', change: body })).toEqual({});
  await organiser.call('updateProgramGroups', { path, body });
  const programGroupId = (await state()).programGroups[1]?.id ?? '';
  const programIds = [first, second];
  const answer = await expectTrue(
    { action: 'movePrograms', programIds, programGroupId },
    async () => {
      for (const programId of programIds) {
        const at = { ...path, programId };
        await organiser.call('updateProgram', { path: at, body: { programGroupId } });
      }
    },
  );
  // Alone, the first would leave ranks 1 and 2, and the second too: of the two, only the third moves.
  expect(answer).toEqual([[3, 'rank', 3, 1]]);
});

test('a move of many asks the database no oftener than a move of one', async () => {
  cast = await competitionWith(organiser, { programs: 12 });
  path = { id: cast.id };
  await organiser.call('updateProgramGroups', {
    path,
    body: { programGroups: [{ id: cast.groupId, groupName: '第一组' }, { groupName: '第二组' }] },
  });
  const programGroupId = (await state()).programGroups[1]?.id ?? '';
  const statements = async (programIds: string[]) => {
    const run = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
    await forecast({ action: 'movePrograms', programIds, programGroupId });
    const count = run.mock.calls.length;
    run.mockRestore();
    return count;
  };
  const one = await statements(cast.programIds.slice(0, 1));
  expect(await statements([...cast.programIds])).toBe(one);
});

describe('the champion of a battle', () => {
  beforeEach(async () => {
    cast = await competitionWith(organiser, { mode: 'BATTLE', programs: 2 });
    path = { id: cast.id };
    [first = '', second = ''] = cast.programIds;
    await organiser.call('updateProgramGroups', {
      path,
      body: { programGroups: [{ id: cast.groupId, groupName: '决赛' }] },
    });
    const pair = { programId: first, opponentId: second, test: false };
    await operate(
      hall,
      cast.id,
      { type: 'START_BATTLE', ...pair, confirm: true },
      { type: 'DETERMINE_BATTLE', ...pair },
      { type: 'SHOW_START_PAGE' },
    );
  });

  const isNoLonger = {
    championChanges: [
      { division: '', from: { id: expect.any(String), programName: '节目1' }, to: null },
    ],
  };
  const groups = (of: Partial<ProgramGroup>) => ({
    programGroups: [{ id: cast.groupId, groupName: '决赛', ...of }],
  });

  test.each<[string, () => Body<'forecastChange'>]>([
    [
      'an exhibition is made of the final',
      () => ({ action: 'updateProgramGroups', change: groups({ roundKind: 'EXHIBITION' }) }),
    ],
    [
      'another bout is entered in the final',
      () => ({ action: 'createProgram', program: { programName: '第三人' } }),
    ],
  ])('is told where %s', async (_, body) => {
    const before = await state();
    expect(await forecast(body())).toMatchObject(isNoLonger);
    expect(await state()).toBe(before);
  });

  test('is told before somebody is put out, at the desk as at the console', async () => {
    const answer = await organiser.call('setProgramStanding', {
      path: { ...path, programId: first },
      query: { preview: true },
      body: { standing: 'DISQUALIFIED', reason: '违规' },
    });
    expect(answer).toMatchObject(isNoLonger);
  });
});

test('awards that were given are told of, those of the rehearsal are not', async () => {
  const setting = {
    awards: [{ basis: 'RANK', awardName: '一等奖', fromRank: 1, toRank: 1 } as const],
  };
  await organiser.call('updateScoreSetting', { path, body: setting });
  const ceremony = { type: 'SHOW_CEREMONY', part: 'AWARDS' } as const;
  await ranked();
  await operate(hall, cast.id, ceremony, { type: 'SHOW_START_PAGE' });
  const out = () =>
    organiser.call('setProgramStanding', {
      path: { ...path, programId: first },
      query: { preview: true },
      body: { standing: 'WITHDRAWN', reason: '违规' },
    });
  const goesOver = [{ awardName: '一等奖', from: [{ id: first }], to: [{ id: second }] }];
  expect((await out()).awardChanges).toMatchObject(goesOver);
  await official();
  await ranked();
  expect((await out()).awardChanges).toBe(undefined);
  expect(await organiser.call('listUndecided', { path })).toMatchObject({
    undecided: [{ kind: 'CEREMONY_NOT_HELD' }],
  });
  await operate(hall, cast.id, ceremony, { type: 'SHOW_START_PAGE' });
  expect((await out()).awardChanges).toMatchObject(goesOver);
  expect((await organiser.call('listUndecided', { path })).undecided).toEqual([]);
  const change = { awards: [] };
  expect(await forecast({ action: 'updateScoreSetting', change })).toMatchObject({
    awardChanges: [{ awardName: '一等奖', from: [{ id: first }], to: [] }],
  });
});

test('a new name changes no figure', async () => {
  await ranked();
  const change = { programName: '新的名字' };
  expect(await forecast({ action: 'updateProgram', programId: first, change })).toEqual({});
});

test('an order that breaks ties tells the ranks that turn', async () => {
  await organiser.call('updateScoreSetting', {
    path,
    body: { setting: { tieBreaks: ['SORT'] } },
  });
  await official();
  await ranked([90, 90, 85]);
  await operate(hall, cast.id, { type: 'SHOW_START_PAGE' });
  const change = {
    programSorts: [
      { id: first, sort: 2 },
      { id: second, sort: 1 },
    ],
  };
  const answer = await expectTrue({ action: 'sortPrograms', change }, () =>
    organiser.call('sortPrograms', { path, body: change }),
  );
  expect(answer).toEqual([
    [1, 'rank', 1, 2],
    [2, 'rank', 2, 1],
  ]);
});

test('clearing and recovering tell every score and rank that goes and comes', async () => {
  await ranked();
  const gone = [1, 2, 3].flatMap((at) => [[at, 'score', 100 - 5 * at, null]]);
  const answer = await expectTrue({ action: 'cleanScores' }, () =>
    organiser.call('cleanScores', { path, body: confirmed }),
  );
  expect(answer).toEqual([
    ...gone,
    [1, 'rank', 1, null],
    [2, 'rank', 2, null],
    [3, 'rank', 3, null],
  ]);
  const [entry] = (await organiser.call('listRemoved', { path })).removed;
  // Nothing stands now, so what comes back is told for the first time.
  expect(await forecast({ action: 'recoverRemoved', removedId: entry?.id ?? '' })).toEqual({});
});

test('a removed act that comes back tells the ranks it pushes down', async () => {
  await ranked();
  await operate(hall, cast.id, { type: 'SHOW_START_PAGE' });
  const removal = { programIds: [first] };
  const answer = await expectTrue({ action: 'removePrograms', ...removal }, () =>
    organiser.call('removePrograms', { path, body: { ...removal, ...confirmed } }),
  );
  expect(answer).toEqual([
    [1, 'score', 95, null],
    [1, 'rank', 1, null],
    [2, 'rank', 2, 1],
    [3, 'rank', 3, 2],
  ]);
  const [entry] = (await organiser.call('listRemoved', { path })).removed;
  const back = await forecast({ action: 'recoverRemoved', removedId: entry?.id ?? '' });
  expect(told(back)).toEqual([
    [2, 'rank', 1, 2],
    [3, 'rank', 2, 3],
  ]);
});

test('other rules of ties tell the ranks of a rehearsal that turn', async () => {
  await ranked([90, 90, 85]);
  await operate(hall, cast.id, { type: 'SHOW_START_PAGE' });
  const change = { setting: { tieBreaks: ['SORT'] } };
  const answer = await expectTrue({ action: 'updateScoreSetting', change }, () =>
    organiser.call('updateScoreSetting', { path, body: change }),
  );
  expect(answer).toEqual([[2, 'rank', 1, 2]]);
});

test("today's judges: every result that would be another, and only those", async () => {
  await organiser.call('updateScoreSetting', {
    path,
    body: { setting: { dropHighest: 0, dropLowest: 0 } },
  });
  await official();
  await perform(hall, cast, first, [95, 95, 80]);
  await perform(hall, cast, second, [91, 91, 91]);
  await operate(hall, cast.id, { type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null });
  await operate(hall, cast.id, { type: 'SHOW_START_PAGE' });
  expect(await forecast({ action: 'renewProgramPanel' })).toEqual({});
  const judgeId = cast.judgeIds[2] ?? '';
  await organiser.call('updateJudge', {
    path: { ...path, judgeId },
    body: { recusedProgramIds: [first] },
  });
  expect(told(await forecast({ action: 'renewProgramPanel' }))).toEqual([
    [1, 'score', 90, 95],
    [2, 'rank', 1, 2],
    [1, 'rank', 2, 1],
  ]);
});

test('what the change would be refused for is refused here, in the same words', async () => {
  await official();
  await perform(hall, cast, first, [95, 95, 95]);
  const change = { setting: { dropHighest: 2 } };
  const [asked, done] = await Promise.allSettled([
    forecast({ action: 'updateScoreSetting', change }),
    organiser.call('updateScoreSetting', { path, body: change }),
  ]);
  expect(asked).toMatchObject({ status: 'rejected', reason: { code: 'SETTING_LOCKED' } });
  expect(done).toMatchObject({ status: 'rejected', reason: { code: 'SETTING_LOCKED' } });
});

describe('of every operation that changes something of a competition', () => {
  /** Whose figures `forecastChange` tells, by the action that asks for them. */
  const forecasts = {
    updateProgram: 'updateProgram',
    createProgram: 'createProgram',
    updateProgramGroups: 'updateProgramGroups',
    sortPrograms: 'sortPrograms',
    removePrograms: 'removePrograms',
    deletePrograms: 'removePrograms',
    updateScoreSetting: 'updateScoreSetting',
    recoverRemoved: 'recoverRemoved',
    cleanScores: 'cleanScores',
    makeOfficial: 'cleanScores',
  } as const satisfies { readonly [Op in OperationId]?: Body<'forecastChange'>['action'] };
  /** Tells its own figures when it is asked with `preview`. */
  const previews: readonly OperationId[] = [
    'setProgramStanding',
    'strikeJudgeScore',
    'renewProgramPanel',
    'importProgramsFromBefore',
    'importProgramsFromExcel',
  ];
  /** Takes the whole competition away or brings it back; asks for its name. */
  const whole: readonly OperationId[] = ['deleteCompetition', 'restoreCompetition'];
  /** Judges, consoles, screens and strangers, none of whom decides a figure: held by random shows. */
  const ofOthers: readonly OperationId[] = [
    'castAudienceBallot',
    'checkAudienceBallot',
    'recogniseJudge',
    'signUpJudge',
    'withdrawSignUp',
    'approveDirectly',
    'signInJudge',
    'reportJudge',
    'submitItemScore',
    'submitScores',
    'loginConsole',
    'issueConsoleToken',
    'logoutConsole',
    'enterConsole',
    'reportConsole',
    // Takes what the advice says, which asks before an act is opened again: held by random shows.
    'takeNextStep',
    'signOutJudgeAtConsole',
    'startCheck',
    'remindJudges',
    'sendResults',
    'reloadScreens',
    'setScreenSound',
    'testScreenSound',
    'reportScreen',
  ];
  /** Files, and judges as they are entered: none has a score yet, and a picture is no figure. */
  const entered: readonly OperationId[] = [
    'importJudgesFromBefore',
    'importJudgesFromExcel',
    'importJudgesFromAddressBook',
    'approveJudge',
    'renewSeat',
    'uploadImage',
    'importPhotos',
    'holdTwin',
    'startTwin',
    'stopTwin',
    // A code by which a hall may take it along changes nothing of it.
    'createHallCode',
  ];
  const asks: readonly OperationId[] = ['forecastChange', 'previewCommand'];

  /** Calls that change something else of an evening with results, in an order in which all are taken. */
  const others = (): readonly (readonly [OperationId, () => Promise<unknown>])[] => {
    const [one = '', two = '', three = ''] = cast.judgeIds;
    const judge = (judgeId: string) => ({ path: { ...path, judgeId } });
    return [
      [
        'updateBaseSetting',
        () => organiser.call('updateBaseSetting', { path, body: { look: { slogan: '新口号' } } }),
      ],
      [
        'renameCompetition',
        () => organiser.call('renameCompetition', { path, body: { name: '总决赛' } }),
      ],
      ['copyCompetition', () => organiser.call('copyCompetition', { path })],
      [
        'promoteCompetition',
        () =>
          organiser.call('promoteCompetition', {
            path,
            body: { name: '复赛', programIds: [first] },
          }),
      ],
      ['createInvitation', () => organiser.call('createInvitation', { path })],
      ['revokeInvitation', () => organiser.call('revokeInvitation', { path })],
      ['createJudge', () => organiser.call('createJudge', { path, body: { name: '后来的' } })],
      [
        'updateJudge',
        () =>
          organiser.call('updateJudge', {
            ...judge(one),
            body: { name: '改了名', recusedProgramIds: cast.programIds },
          }),
      ],
      ['moveJudgeDown', () => organiser.call('moveJudgeDown', judge(one))],
      ['moveJudgeUp', () => organiser.call('moveJudgeUp', judge(one))],
      [
        'reorderJudges',
        async () => {
          const judgeIds = (await state()).judges.map(({ id }) => id).reverse();
          await organiser.call('reorderJudges', { path, body: { judgeIds } });
        },
      ],
      [
        'updateJudgeGroups',
        async () => {
          const { judgeGroups } = await organiser.call('listJudgeGroups', { path });
          const named = judgeGroups.map(({ id, groupName, weight }) => ({
            id,
            groupName: `${groupName}席`,
            weight,
          }));
          const body = { judgeGroups: named };
          await organiser.call('updateJudgeGroups', { path, body });
        },
      ],
      [
        'joinJudgeGroup',
        async () => {
          const { judgeGroups } = await organiser.call('listJudgeGroups', { path });
          const judgeGroupId = judgeGroups.at(-1)?.id ?? '';
          await organiser.call('joinJudgeGroup', { path, body: { judgeIds: [two], judgeGroupId } });
        },
      ],
      [
        'signOutJudge',
        () => organiser.call('signOutJudge', { ...judge(two), body: { signedOut: true } }),
      ],
      [
        'replaceJudge',
        () => organiser.call('replaceJudge', { ...judge(three), body: { name: '替补' } }),
      ],
      [
        'removeJudges',
        async () => {
          const judgeIds = (await state()).judges
            .filter(({ name: of }) => of === '后来的')
            .map(({ id }) => id);
          await organiser.call('removeJudges', {
            path,
            body: { judgeIds, expected: judgeIds.length, confirmName: '总决赛' },
          });
        },
      ],
      [
        'deleteJudges',
        async () => {
          const judgeIds = (await state()).judges
            .filter(({ name: of }) => of === '替补')
            .map(({ id }) => id);
          for (const judgeId of judgeIds) await organiser.call('deleteJudges', judge(judgeId));
        },
      ],
      ['endCompetition', () => organiser.call('endCompetition', { path, body: { confirm: true } })],
      [
        'reopenCompetition',
        () =>
          organiser.call('reopenCompetition', {
            path,
            body: { confirmName: '总决赛', reason: '复核' },
          }),
      ],
    ];
  };

  test('it is known whether it tells published figures, or changes none', () => {
    const known = [
      ...Object.keys(forecasts),
      ...others().map(([op]) => op),
      ...[previews, whole, ofOthers, entered, asks].flat(),
    ];
    const changing = contractOperations.filter(
      ({ path: at, method, isCommand }) =>
        at.startsWith('/api/competition/{id}') && method !== 'GET' && !isCommand,
    );
    expect([...known].sort()).toEqual(changing.map(({ id }) => id).sort());
  });

  test('a command of the panel is told by its preview, a change of the desk by its forecast', () => {
    const steps = contractOperations.flatMap(({ path: at, method }) => {
      const operation = contract.paths[at]?.[method.toLowerCase()];
      const step =
        operation instanceof Object && 'x-command' in operation ? operation['x-command'] : null;
      return step === null ? [] : [step];
    });
    expect([...new Set(steps)].sort()).toEqual(casesOf('OperatorCommand'));
    expect([...Object.values(forecasts), 'movePrograms', 'renewProgramPanel']).toEqual(
      expect.arrayContaining(casesOf('ChangeForecastRequest')),
    );
  });

  function casesOf(schema: string): string[] {
    const { discriminator } = resolve({ $ref: `#/components/schemas/${schema}` });
    const mapping =
      discriminator instanceof Object && 'mapping' in discriminator ? discriminator.mapping : null;
    return Object.keys(mapping ?? {}).sort();
  }

  test('what tells nothing changes no published figure', async () => {
    await organiser.call('updateScoreSetting', {
      path,
      body: {
        setting: { dropHighest: 0, dropLowest: 0 },
        awards: [{ basis: 'HAND', awardName: '人气', programIds: [second] }],
      },
    });
    const { judgeGroups } = await organiser.call('listJudgeGroups', { path });
    const [own] = judgeGroups.map(({ id, groupName }) => ({ id, groupName, weight: 60 }));
    const body = { judgeGroups: [...(own ? [own] : []), { groupName: '观众', weight: 40 }] };
    await organiser.call('updateJudgeGroups', { path, body });
    await official();
    await ranked([95, 90, 85]);
    await operate(
      hall,
      cast.id,
      { type: 'SHOW_CEREMONY', part: 'AWARDS' },
      { type: 'SHOW_START_PAGE' },
    );
    for (const [op, call] of others()) {
      const before = await state();
      await call();
      const after = await state();
      expect([op, publishedChanges(before, after, { awardsGiven: true })]).toEqual([op, {}]);
      expect([op, publicationsBetween(before, after)]).toEqual([op, []]);
    }
  });
});
