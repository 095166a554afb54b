/** Tests that a competition that cuts figures off does so everywhere: result, card, running total, ledger, and says so. */
import { audienceWorking, workingLines } from '@liangfen/rules';
import { workingText } from '@liangfen/rules/words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Caller,
  competitionWith,
  confirmed,
  expectRefusal,
  type Hall,
  openHall,
  perform,
} from '../organiser.ts';

let hall: Hall;
let organiser: Caller;

beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 20 });
});
afterAll(() => hall.close());

test('27.5 ÷ 3 is 9.16 in a competition that cuts off, and half up in every other one', async () => {
  const cast = await competitionWith(organiser, { judges: 3, programs: 1 });
  const path = { id: cast.id };
  const [program = ''] = cast.programIds;
  const drops = { dropHighest: 0, dropLowest: 0, fullScore: 10, convenientScore: '' };
  const { setting } = await organiser.call('updateScoreSetting', {
    path,
    body: { setting: { ...drops, rounding: 'DOWN' } },
  });
  expect(setting.rounding).toBe('DOWN');
  await organiser.call('makeOfficial', { path, body: confirmed });
  await perform(hall, cast, program, [9.1, 9.2, 9.2]);
  const state = await hall.app.services.live.state(cast.id);
  expect(state.stage).toMatchObject({ kind: 'RESULT', programScore: 9.16 });
  const working = audienceWorking(state, program)?.working;
  const lines = working ? workingLines(working, { vote: false, depth: 'FULL' }) : [];
  expect(lines.map((line) => workingText(line))).toEqual([
    '去尾：只留 2 位小数，后面的都舍去',
    '3 位评委平均 27.50 ÷ 3 ≈ 9.16',
  ]);
  const overview = await organiser.call('getResultOverview', { path });
  expect(JSON.stringify(overview)).toContain('9.16');
  expect(JSON.stringify(overview)).not.toContain('9.17');
  const proof = await organiser.call('verifyLedger', { path });
  expect(proof).toMatchObject({ intact: true, difference: null });
  // What a score means stays as it is once there are scores.
  const halfUp = () =>
    organiser.call('updateScoreSetting', { path, body: { setting: { rounding: 'HALF_UP' } } });
  await expectRefusal(hall, cast.id, halfUp, 'SETTING_LOCKED');
});

test('half up said by name is no change of a competition that never said it', async () => {
  const cast = await competitionWith(organiser, { judges: 1, programs: 1 });
  const path = { id: cast.id };
  await organiser.call('makeOfficial', { path, body: confirmed });
  await perform(hall, cast, cast.programIds[0] ?? '', [90]);
  const { setting } = await organiser.call('updateScoreSetting', {
    path,
    body: { setting: { rounding: 'HALF_UP' } },
  });
  expect(setting.rounding).toBe('HALF_UP');
});
