/** Tests that what kind of round a group is, is chosen at the desk, kept, and told alike by wall, paper and title data. */
import type { ProgramGroupsPatch } from '@liangfen/sdk/schema';
import { beforeEach, expect, test } from 'vitest';
import { honours } from '../../src/operations/broadcast/honours.ts';
import { battleOf } from '../../src/operations/exports/battle-source.ts';
import { bracketSheets } from '../../src/operations/exports/paper/battle-lists.ts';
import {
  type Caller,
  type Cast,
  competitionWith,
  type Hall,
  openHall,
  operate,
} from '../organiser.ts';

let hall: Hall;
let organiser: Caller;
let cast: Cast;

beforeEach(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 200 });
  cast = await competitionWith(organiser, { mode: 'BATTLE', programs: 0 });
  return () => hall.close();
});

const path = () => ({ id: cast.id });
const state = () => hall.app.services.live.state(cast.id);

async function groups(wanted: ProgramGroupsPatch['programGroups']) {
  const answer = await organiser.call('updateProgramGroups', {
    path: path(),
    body: { programGroups: wanted },
  });
  return answer.programGroups;
}

/** Enters and fights the bouts of a group; red wins. */
async function fight(groupId: string, ...bouts: readonly (readonly [string, string])[]) {
  const { activeProgramGroupId } = await state();
  if (activeProgramGroupId !== groupId) {
    await operate(hall, cast.id, { type: 'SWITCH_GROUP', groupId });
  }
  for (const bout of bouts) {
    const [programId = '', opponentId = ''] = await Promise.all(
      bout.map(async (programName) => {
        const body = { programName, programGroupId: groupId };
        return (await organiser.call('createProgram', { path: path(), body })).id;
      }),
    );
    const pair = { programId, opponentId, test: false } as const;
    await operate(
      hall,
      cast.id,
      { type: 'START_BATTLE', ...pair, confirm: true },
      { type: 'DETERMINE_BATTLE', ...pair },
    );
  }
}

/** What wall, paper and title makers say of the champions, after the bracket was shown. */
async function told() {
  // On air it follows what the desk changes.
  if ((await state()).link !== 'BRACKET') await operate(hall, cast.id, { type: 'SHOW_BRACKET' });
  const show = await state();
  if (show.stage.kind !== 'BRACKET') throw new Error('the bracket is on air');
  const source = await battleOf(hall.ports.database.query, show, show.programGroups);
  const facts = new Map(bracketSheets(source, show.programGroups).at(-1)?.facts ?? []);
  return {
    wall: (show.stage.divisions ?? []).map(
      ({ champion, noChampion }) => champion?.programName ?? noChampion,
    ),
    paper: [...facts].filter(([name]) => name.endsWith('冠军')).map(([, value]) => value),
    titles: honours(show.stage, { decimals: 0 }).champion,
  };
}

test('the winner of the final is champion, whatever is fought after it', async () => {
  const [semi, final, third, show] = await groups([
    { groupName: '半决赛' },
    { groupName: '决赛' },
    { groupName: '季军赛' },
    { groupName: '表演赛' },
  ]);
  await fight(semi?.id ?? '', ['甲', '乙'], ['丙', '丁']);
  await fight(final?.id ?? '', ['甲', '丙']);
  await fight(third?.id ?? '', ['乙', '丁']);
  await fight(show?.id ?? '', ['校长', '院长']);
  expect(await told()).toEqual({ wall: ['甲'], paper: ['甲'], titles: '甲' });
});

test('each division has its champion, and where none can be known it is said why', async () => {
  const [first, second, third] = await groups([
    { groupName: '男子决赛' },
    { groupName: '女子决赛' },
    { groupName: '少年决赛' },
  ]);
  await fight(first?.id ?? '', ['甲', '乙']);
  await fight(second?.id ?? '', ['丙', '丁']);
  await fight(third?.id ?? '', ['戊', '己'], ['庚', '辛']);
  expect(await told()).toEqual({
    wall: ['甲', '丙', 'SEVERAL_BOUTS'],
    paper: ['甲', '丙', '无（决赛组里有几场，看不出哪一场是决赛）'],
    titles: '甲、丙',
  });
});

test('a choice at the desk is kept, also by who does not know of it, and can be taken away', async () => {
  const [one] = await groups([
    { id: cast.groupId, groupName: '第三夜', roundKind: 'FINAL', division: '男子' },
  ]);
  expect(one).toMatchObject({ roundKind: 'FINAL', division: '男子' });
  await fight(cast.groupId, ['甲', '乙']);
  expect(await told()).toMatchObject({ wall: ['甲'], paper: ['甲'] });
  const named = await groups([{ id: cast.groupId, groupName: '第四夜' }]);
  expect(named[0]).toMatchObject({ groupName: '第四夜', roundKind: 'FINAL', division: '男子' });
  const [free] = await groups([
    { id: cast.groupId, groupName: '第四夜', roundKind: null, division: null },
    { groupName: '第五夜' },
  ]);
  expect(free).not.toHaveProperty('roundKind');
  expect(free).not.toHaveProperty('division');
  expect((await told()).wall).toEqual(['NO_FINAL']);
});

test('a choice goes along with a copy, into the ledger and through a replay of it', async () => {
  await groups([{ id: cast.groupId, groupName: '第三夜', roundKind: 'THIRD_PLACE', division: '' }]);
  const copy = await organiser.call('copyCompetition', { path: path() });
  const { programGroups } = await organiser.call('listProgramGroups', { path: { id: copy.id } });
  expect(programGroups[0]).toMatchObject({ roundKind: 'THIRD_PLACE', division: '' });
  const proof = await organiser.call('verifyLedger', { path: path() });
  expect(proof).toMatchObject({ intact: true });
});
