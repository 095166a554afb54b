/** Tests that a table of drops by the size of the panel is held from the setting to the ledger, and says which row applied. */
import type { DropRow } from '@liangfen/sdk/schema';
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

const table: DropRow[] = [
  { from: 4, highest: 1, lowest: 1 },
  { from: 7, highest: 2, lowest: 2 },
];

test('seven marks drop two each; with a judge recused the six drop one each', async () => {
  const cast = await competitionWith(organiser, { judges: 7, programs: 2 });
  const path = { id: cast.id };
  const [first = '', second = ''] = cast.programIds;
  const patch = (dropsByPanel: DropRow[]) =>
    organiser.call('updateScoreSetting', {
      path,
      body: { setting: { fullScore: 10, convenientScore: '', dropsByPanel } },
    });
  expect((await patch(table)).setting.dropsByPanel).toEqual(table);
  await organiser.call('updateJudge', {
    path: { ...path, judgeId: cast.judgeIds[6] ?? '' },
    body: { recusedProgramIds: [second] },
  });
  const { entries } = await organiser.call('getChecklist', { path });
  expect(entries.find(({ code }) => code === 'DROP_COUNT')).toEqual({
    code: 'DROP_COUNT',
    count: 0,
    level: 'OK',
    dropsApplied: [{ judges: 7, from: 7, highest: 2, lowest: 2 }],
  });
  await organiser.call('makeOfficial', { path, body: confirmed });
  await perform(hall, cast, first, [8, 8.5, 8.6, 8.8, 9, 9.1, 9.2]);
  await perform(hall, cast, second, [8, 8.5, 8.6, 8.8, 9.1, 9.1]);
  const { results } = await hall.app.services.live.state(cast.id);
  expect([results.get(first)?.score, results.get(second)?.score]).toEqual([8.8, 8.75]);
  const rows = [first, second].map(
    (id) => results.get(id)?.parts[0]?.groups[0]?.dropsApplied?.from,
  );
  expect(rows).toEqual([7, 4]);
  expect(await organiser.call('verifyLedger', { path })).toMatchObject({
    intact: true,
    difference: null,
  });
  await expectRefusal(hall, cast.id, () => patch([]), 'SETTING_LOCKED');
  // Sent again as it is stored, it changes nothing, in whatever order its fields are.
  expect((await patch(table)).setting.dropsByPanel).toEqual(table);
});

test('a table that leaves no score, or goes down, is refused with the row', async () => {
  const cast = await competitionWith(organiser, { judges: 1, programs: 1 });
  const refusal = async (dropsByPanel: DropRow[]) =>
    organiser
      .call('updateScoreSetting', { path: { id: cast.id }, body: { setting: { dropsByPanel } } })
      .then(
        () => null,
        ({ problem }) => ({ detail: problem.detail, field: problem.errors[0].field }),
      );
  expect(await refusal([{ from: 4, highest: 2, lowest: 2 }])).toEqual({
    field: 'setting.dropsByPanel.0',
    detail: '按人数去分：4 个分数去掉 4 个就不剩了，请改正后再保存',
  });
  expect(await refusal([...table].reverse())).toEqual({
    field: 'setting.dropsByPanel.1.from',
    detail: '按人数去分：人数要从小到大填写，请改正后再保存',
  });
});
