/** Tests the progress of an import: counted while its file is read and while its lines are stored, and never backwards. */
import { expect, test } from 'vitest';
import { readSpreadsheet } from '../src/integrations/spreadsheet/read-spreadsheet.ts';
import type {
  ReadingProgress,
  SpreadsheetReader,
} from '../src/integrations/spreadsheet/spreadsheet.ts';
import { judgeList } from '../src/operations/imports/judge-list.ts';
import { listLines } from '../src/operations/imports/lines.ts';
import { listRuns, noteProgress } from '../src/operations/imports/runs.ts';
import { everyWordIsFine } from '../src/public-words/public-words.ts';
import { createTestApp } from './support/app.ts';
import { createTestClock } from './support/clock.ts';
import { csvFile, type FilePart, upload, xlsxFile } from './support/files.ts';

const rows = 2_600;
const people = Array.from({ length: rows }, (_, index) => [
  index + 1,
  `评委 ${index + 1}`,
  String(13_800_000_000 + index),
]);
const xlsx = () => xlsxFile([['编号', '姓名*', '手机号*'], ...people]);
const csv = () =>
  csvFile(`编号,姓名*,手机号*\n${people.map((cells) => cells.join()).join('\n')}`, 'utf-8');

test.each([
  ['xlsx', xlsx],
  ['csv', csv],
])('reading an %s reports the lines so far and the part of the file they are', async (_, file) => {
  const notes: ReadingProgress[] = [];
  await readSpreadsheet(await file(), (progress) => notes.push(progress));
  expect(notes.map(({ lines }) => lines)).toEqual([500, 1_000, 1_500, 2_000, 2_500]);
  for (const [index, { part }] of notes.entries()) {
    expect(part).toBeGreaterThanOrEqual(notes[index - 1]?.part ?? 0);
    expect(part).toBeLessThanOrEqual(1);
  }
  const last = notes.at(-1)?.part ?? 0;
  expect(last).toBeGreaterThan(0.9);
});

test('the list of imports shows the server’s counts while the file is read, and 100 at the end', async () => {
  const clock = createTestClock();
  const seen: unknown[] = [];
  // A reader that stops half way, so that the test can look at the list.
  const spreadsheets: SpreadsheetReader = async (file, note) => {
    seen.push(await shown());
    for (const progress of [
      { lines: 650, part: 0.25 },
      { lines: 1_950, part: 0.75 },
    ]) {
      clock.advance(500);
      note(progress);
      seen.push(await shown());
    }
    return readSpreadsheet(file, () => undefined);
  };
  const hall = await createTestApp({ clock, files: { spreadsheets } });
  const { client } = await hall.register();
  const { id } = await client.call('createCompetition', { body: { name: '歌手大赛' } });
  const shown = async () => {
    const { imports } = await client.call('listImports', { path: { id } });
    return imports.map(({ state, done, total, percent }) => [state, done, total, percent]);
  };
  const file: FilePart = await xlsx();
  await client.send('importJudgesFromExcel', { path: { id }, body: upload(file) });
  expect(seen).toEqual([
    [['READING', 0, null, 0]],
    [['READING', 650, 2_600, 15]],
    [['READING', 1_950, 2_600, 45]],
  ]);
  expect(await shown()).toEqual([['DONE', rows, rows, 100]]);
});

test('storing reports the number of stored lines after every thousand', async () => {
  const hall = await createTestApp();
  const { client } = await hall.register();
  const { id } = await client.call('createCompetition', { body: { name: '歌手大赛' } });
  const reading = await readSpreadsheet(await csv(), () => undefined);
  if (!reading.read) throw new Error(reading.reason);
  const { query } = hall.database;
  const state = await hall.app.services.live.state(id);
  const verdicts = await judgeList.judge(
    query,
    state,
    listLines(reading.lines, judgeList.columns) ?? [],
    { createGroups: false, renew: false, publicWords: everyWordIsFine },
  );
  const stored: number[] = [];
  await query
    .transaction()
    .execute((tx) =>
      judgeList.store(tx, hall.ports, state, verdicts, (lines) => stored.push(lines)),
    );
  expect(stored).toEqual([1_000, 2_000, 2_600]);
});

test('storing moves the bar from 60 to 100, and a late report does not reopen an ended import', async () => {
  const hall = await createTestApp();
  const { client } = await hall.register();
  const { id } = await client.call('createCompetition', { body: { name: '歌手大赛' } });
  const { query } = hall.database;
  await query
    .insertInto('import_run')
    .values({
      competition_id: id,
      id: 'run',
      what: 'JUDGES',
      source: 'SPREADSHEET',
      name: '名单.xlsx',
      state: 'READING',
      done: 0,
      total: null,
      answer: null,
      refused: null,
      detail: null,
      started_at: 0,
      ended_at: null,
    })
    .execute();
  const run = { competitionId: id, id: 'run' };
  const shown = async () =>
    (await listRuns(query, id, 0)).map(({ state, percent }) => [state, percent]);
  for (const [done, percent] of [
    [0, 60],
    [1_000, 75],
    [2_500, 97],
  ] as const) {
    await noteProgress(query, run, { state: 'STORING', done, total: 2_664 });
    expect(await shown()).toEqual([['STORING', percent]]);
  }
  await query.updateTable('import_run').set({ state: 'DONE' }).where('id', '=', run.id).execute();
  // A late report, e.g. one that waited behind the transaction.
  await noteProgress(query, run, { state: 'STORING', done: 2_600, total: 2_664 });
  expect(await shown()).toEqual([['DONE', 100]]);
});
