/** Tests what papers say of things that nobody has decided: while the evening can still decide them, and once it has ended. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type Cast,
  competitionWith,
  confirmed,
  openScoring,
  operate,
  perform,
  submit,
} from '../organiser.ts';
import { createTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { notesOf, tableOf, type WatchedPrinter, watchedPrinter } from '../support/printing.ts';

let hall: TestApp;
let organiser: TestAccount;
let printer: WatchedPrinter;
let cast: Cast;

beforeAll(async () => {
  printer = watchedPrinter();
  hall = await createTestApp({ files: { pdf: printer.pdf } });
  organiser = await hall.register();
});
afterAll(() => hall.app.drain());
beforeEach(async () => {
  cast = await competitionWith(organiser.client, { judges: 3, programs: 2 });
  const path = { id: cast.id };
  const setting = { secondPerson: true, dropHighest: 0, dropLowest: 0 };
  await organiser.client.call('updateScoreSetting', { path, body: { setting } });
  await organiser.client.call('makeOfficial', { path, body: confirmed });
  const [first = '', second = ''] = cast.programIds;
  await perform(hall, cast, first, [90, 91]);
  await expect(submit(hall, cast, first, cast.judgeIds[2] ?? '', 95)).rejects.toMatchObject({
    code: 'WINDOW_CLOSED',
  });
  const correction = {
    type: 'CORRECT_RESULT',
    programId: first,
    score: 92.5,
    reason: '抄错',
  } as const;
  await hall.app.services.live.command(
    cast.id,
    { role: 'CONSOLE', id: 'operator' },
    { type: 'PROPOSE_CORRECTION', correction },
    { commandId: null, seenVersion: null, accountId: organiser.userId },
  );
  await openScoring(hall, cast, second);
  for (const judgeId of cast.judgeIds) await submit(hall, cast, second, judgeId, 80);
  const target = { programId: second, itemId: null, test: false };
  await operate(
    hall,
    cast.id,
    { type: 'SHOW_SCORE', ...target, confirm: true },
    { type: 'SHOW_RESULT', ...target },
  );
});

const title = '更正、加减分和迟交';

async function printed(kind: 'SUMMARY' | 'SCORE_SHEET') {
  await organiser.client.send('exportSheet', { path: { id: cast.id }, query: { kind } });
  return printer.printed.at(-1)?.sheets ?? [];
}

async function told(): Promise<(readonly (string | undefined)[])[]> {
  const [sheet] = await printed('SCORE_SHEET');
  return tableOf(sheet, title).map((row) => [row.事项, row.原因]);
}

it('says that a late score and a correction wait, while they do', async () => {
  expect(await told()).toEqual([
    ['迟交待定：评委 3 评委3', '无'],
    ['待第二人确认：更正为 92.50', '抄错'],
  ]);
  const [, other] = await printed('SCORE_SHEET');
  expect(notesOf(other, title)).toEqual(['无']);
  const [summary] = await printed('SUMMARY');
  expect(tableOf(summary, title)).toHaveLength(2);
});

it('says after the end that nobody decided them and that they do not count, and after reopening that they wait', async () => {
  const path = { id: cast.id };
  await organiser.client.call('endCompetition', { path, body: { ...confirmed, confirm: true } });
  expect(await told()).toEqual([
    ['迟交，比赛结束时没有处理，没有计入：评委 3 评委3', '无'],
    ['比赛结束时没有第二人确认，没有生效：更正为 92.50', '抄错'],
  ]);
  await organiser.client.call('reopenCompetition', { path, body: { reason: '处理迟交' } });
  expect((await told()).map(([what]) => what)).toEqual([
    '迟交待定：评委 3 评委3',
    '待第二人确认：更正为 92.50',
  ]);
});
