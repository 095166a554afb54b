/** Tests an evening of bouts that judges' cards decide: set up, fought, shown, on paper, and proved. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { battleOf } from '../../src/operations/exports/battle-source.ts';
import { boutSheet } from '../../src/operations/exports/paper/bout-sheet.ts';
import {
  type Caller,
  competitionWith,
  confirmed,
  type Hall,
  openHall,
  operate,
  signJudgesIn,
} from '../organiser.ts';

let hall: Hall;
let organiser: Caller;

beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 20 });
});
afterAll(() => hall.close());

async function ring() {
  const cast = await competitionWith(organiser, { mode: 'BATTLE', judges: 3, programs: 2 });
  const path = { id: cast.id };
  await organiser.call('updateScoreSetting', { path, body: { setting: { cardRounds: 3 } } });
  await organiser.call('makeOfficial', { path, body: confirmed });
  await signJudgesIn(hall, cast);
  const [programId = '', opponentId = ''] = cast.programIds;
  const pair = { programId, opponentId, test: false } as const;
  const hand = (at: number, margins: readonly number[]) => {
    const judgeId = cast.judgeIds[at] ?? '';
    return hall.app.services.live.command(
      cast.id,
      { role: 'JUDGE', id: judgeId },
      {
        ...{ type: 'SUBMIT_SCORES', judgeId, programId, windowId: null },
        scores: margins.map((score, round) => ({ itemId: `ROUND-${round + 1}`, score })),
      },
      { commandId: null, seenVersion: null },
    );
  };
  const state = () => hall.app.services.live.state(cast.id);
  const source = async () => {
    const show = await state();
    return battleOf(hall.ports.database.query, show, show.programGroups);
  };
  return { cast, path, pair, hand, state, source };
}

test('the majority wins, and wall, desk, paper and evidence say how', async () => {
  const { cast, path, pair, hand, state, source } = await ring();
  await operate(hall, cast.id, { type: 'START_BATTLE', ...pair, confirm: false });
  await hand(0, [1, 1, -1]);
  await hand(1, [-1, -1, 1]);
  await expect(
    operate(hall, cast.id, { type: 'DETERMINE_BY_CARDS', ...pair, confirm: false }),
  ).rejects.toMatchObject({ code: 'JUDGES_MISSING' });
  await hand(2, [1, 0, 1]);
  await operate(hall, cast.id, { type: 'DETERMINE_BY_CARDS', ...pair, confirm: false });
  const { stage } = await state();
  expect(stage).toMatchObject({
    red: { score: 2, outcome: 'WIN' },
    blue: { score: 1, outcome: 'LOSS' },
    boutCards: {
      verdict: 'SPLIT',
      cards: [
        { red: 29, blue: 28 },
        { red: 28, blue: 29 },
        { red: 30, blue: 28 },
      ],
    },
  });
  const overview = await organiser.call('getResultOverview', { path });
  expect(overview.bouts).toMatchObject([
    { red: { score: 2 }, blue: { score: 1 }, determination: { reason: 'CARDS', lead: 1 } },
  ]);
  const { bouts, courses } = await source();
  const [record] = bouts;
  const course = courses.get(pair.programId);
  if (record === undefined || course === undefined) throw new Error('bout one was fought');
  const sheet = JSON.stringify(boutSheet(await state(), record, record, course));
  expect(sheet).toContain('评分卡判定：分歧判定');
  expect(sheet).toContain('["1","评委1","10:9","10:9","9:10","29:28"]');
  expect(await organiser.call('verifyLedger', { path })).toMatchObject({
    intact: true,
    difference: null,
  });
});
