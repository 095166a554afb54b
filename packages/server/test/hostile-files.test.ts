/**
 * Tests hostile spreadsheets (bombs, false sizes, formulas, huge or broken files): refused with advice, without
 * delaying other requests.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { readSpreadsheet } from '../src/integrations/spreadsheet/read-spreadsheet.ts';
import {
  type SpreadsheetReading,
  spreadsheetLimits,
} from '../src/integrations/spreadsheet/spreadsheet.ts';
import { createSpreadsheetReader } from '../src/node/spreadsheets.ts';
import { createTestApp } from './support/app.ts';
import { upload, xlsxFile } from './support/files.ts';
import { announcing, type Part, workbookParts, zipped } from './support/hostile-zip.ts';

/** Events logged by the owner of the thread, which logs when it stops one. */
let logged: string[];
beforeEach(() => {
  logged = [];
});

const log = {
  info: () => undefined,
  warn: (event: string) => logged.push(event),
  error: (event: string) => logged.push(event),
};
/** Starting a thread from TypeScript sources takes seconds on a busy machine. */
const patient = { timeoutMs: 240_000 };
const inThread = createSpreadsheetReader(log, patient);

/** Reads without a thread, so that only counting can refuse a file. */
async function read(bytes: Uint8Array, name = '名单.xlsx'): Promise<SpreadsheetReading> {
  return readSpreadsheet({ name, bytes }, () => undefined);
}

async function reasonOf(bytes: Uint8Array, name?: string): Promise<string> {
  const reading = await read(bytes, name);
  if (reading.read) throw new Error('the file was read');
  return reading.reason;
}

const rowsXml = (inner: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${inner}</sheetData></worksheet>`;
const worksheet = (xml: string | Part['content']): Part => ({
  path: 'xl/worksheets/sheet1.xml',
  content: typeof xml === 'string' ? [xml] : xml,
});

function* repeated(text: string, times: number): Generator<string> {
  for (let count = 0; count < times; count += 1) yield text;
}

test('a line break in a cell is one character, whatever line ends the file uses', async () => {
  for (const end of ['\n', '\r\n', '\r', '&#10;']) {
    const xml = rowsXml(
      `<row r="1"><c r="A1" t="inlineStr"><is><t>合唱${end}《春天》</t></is></c></row>`,
    );
    const reading = await read(await zipped(workbookParts(worksheet(xml))));
    const texts = reading.read ? reading.lines.map(({ cells }) => cells.get(0)?.text) : [];
    expect(texts).toEqual(['合唱\n《春天》']);
  }
});

describe('a file is refused for', () => {
  test('a bomb: 64 MB of blanks in a hundred kilobytes', async () => {
    const bytes = await zipped(workbookParts(worksheet(repeated(' '.repeat(1024 * 1024), 64))));
    expect(bytes.length).toBeLessThan(1024 * 1024);
    expect(await reasonOf(bytes)).toContain('展开后太大');
  });

  test('a bomb that declares a size of a few bytes', async () => {
    const bytes = await zipped(workbookParts(worksheet(repeated(' '.repeat(1024 * 1024), 64))));
    expect(await reasonOf(announcing(bytes, 'xl/worksheets/sheet1.xml', 100))).toMatch(
      /展开后太大|已损坏/,
    );
  });

  test('entities that expand', async () => {
    const names = 'abcdefghij'.split('');
    const entities = names.map((name, index) => {
      const inner = index === 0 ? 'lol' : `&${names[index - 1]};`.repeat(10);
      return `<!ENTITY ${name} "${inner}">`;
    });
    const xml = `<?xml version="1.0"?><!DOCTYPE worksheet [${entities.join('')}]>${rowsXml('<row><c t="inlineStr"><is><t>&j;</t></is></c></row>')}`;
    expect(await reasonOf(await zipped(workbookParts(worksheet(xml))))).toContain('不安全的内容');
  });

  test('an entity that names a file', async () => {
    const xml = `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${rowsXml('<row><c><v>&f;</v></c></row>')}`;
    expect(await reasonOf(await zipped(workbookParts(worksheet(xml))))).toContain('不安全的内容');
  });

  test('more shared texts than a list can have', async () => {
    const texts: Part = {
      path: 'xl/sharedStrings.xml',
      content: ['<sst>', ...repeated('<si><t>名</t></si>'.repeat(1_000), 401), '</sst>'],
    };
    const bytes = await zipped([...workbookParts(worksheet(rowsXml(''))), texts]);
    expect(await reasonOf(bytes)).toContain('展开后太大');
  });

  test('one text of many megabytes', async () => {
    const texts: Part = {
      path: 'xl/sharedStrings.xml',
      content: ['<sst><si><t>', ...repeated('名'.repeat(100_000), 20), '</t></si></sst>'],
    };
    const row = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';
    const reading = await read(await zipped([...workbookParts(worksheet(rowsXml(row))), texts]));
    const cell = reading.read ? reading.lines[0]?.cells.get(0) : undefined;
    expect(cell?.text).toHaveLength(spreadsheetLimits.textLength);
  });

  test('a million columns', async () => {
    const cells = repeated('<c><v>1</v></c>'.repeat(1_000), 1_000);
    const xml = ['<worksheet><sheetData><row>', ...cells, '</row></sheetData></worksheet>'];
    expect(await reasonOf(await zipped(workbookParts(worksheet(xml))))).toContain('展开后太大');
  });

  test('a row beyond the last possible one', async () => {
    const rows = Array.from(
      { length: spreadsheetLimits.lines + 2 },
      () => '<row><c><v>1</v></c></row>',
    );
    expect(
      await reasonOf(await zipped(workbookParts(worksheet(rowsXml(rows.join('')))))),
    ).toContain('超过 10000 行');
    const csv = new Uint8Array(Buffer.from('姓名\n'.repeat(spreadsheetLimits.lines + 2)));
    expect(await reasonOf(csv, 'list.csv')).toContain('超过 10000 行');
  });

  test('deeply nested tags', async () => {
    const xml = ['<worksheet>', ...repeated('<a>'.repeat(1_000), 100)];
    expect(await reasonOf(await zipped(workbookParts(worksheet(xml))))).toContain('已损坏');
  });

  test('thousands of files in one', async () => {
    const many = Array.from({ length: 600 }, (_, index) => ({
      path: `x/${index}`,
      content: [''],
    }));
    expect(await reasonOf(await zipped(many))).toContain('展开后太大');
  });

  test('half a file', async () => {
    const { bytes } = await xlsxFile([['姓名', '手机号']]);
    expect(await reasonOf(bytes.subarray(0, bytes.length / 2))).toContain('已损坏');
  });

  test('a file with macros', async () => {
    const macro: Part = { path: 'xl/vbaProject.bin', content: ['Sub AutoOpen()'] };
    const bytes = await zipped([...workbookParts(worksheet(rowsXml(''))), macro]);
    expect(await reasonOf(bytes, '名单.xlsm')).toContain('宏');
  });

  test.each([
    ['a document', [{ path: 'word/document.xml', content: ['<w/>'] }]],
    ['an archive', [{ path: 'photo.txt', content: ['x'] }]],
  ] as const)('%s in a zip', async (_, parts) => {
    expect(await reasonOf(await zipped([...parts]))).toContain('不是 Excel 表格');
  });

  const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  test.each([
    ['an old xls', Buffer.from([...compound, ...Buffer.alloc(600)]), '另存为'],
    [
      'an encrypted xlsx',
      Buffer.from([
        ...compound,
        ...Buffer.alloc(60),
        ...Buffer.from('EncryptedPackage', 'utf16le'),
      ]),
      '打开密码',
    ],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), '不是表格文件'],
    ['a PDF', Buffer.from('%PDF-1.7\n...'), '不是表格文件'],
    ['a web page', Buffer.from('  <html><table></table></html>'), '不是表格文件'],
    ['a program', Buffer.from('MZ\0\0'), '不是表格文件'],
    ['nothing', Buffer.alloc(0), '是空的'],
    ['an open quotation', Buffer.from('姓名,手机号\n"张三,1'), '引号'],
  ])('%s called .xlsx', async (_, bytes, sentence) => {
    expect(await reasonOf(new Uint8Array(bytes))).toContain(sentence);
  });
});

test('a formula’s result is not taken for a value', async () => {
  const xml = rowsXml(
    '<row r="1"><c r="A1" t="inlineStr"><is><t>x</t></is></c><c r="B1"><f>1+1</f><v>2</v></c></row>',
  );
  const reading = await read(await zipped(workbookParts(worksheet(xml))));
  const cells = reading.read ? reading.lines[0]?.cells : undefined;
  expect([cells?.get(0)?.formula, cells?.get(1)?.formula]).toEqual([false, true]);
});

const slow = { timeout: 400_000 };

describe('the thread', () => {
  test('is stopped when it takes too long, and the next file is read', slow, async () => {
    const impatient = createSpreadsheetReader(log, { timeoutMs: 1 });
    const file = await xlsxFile([['姓名']]);
    expect(await impatient(file, () => undefined)).toMatchObject({ read: false });
    expect(logged).toEqual(['spreadsheet.exceeded']);
    expect(await inThread(file, () => undefined)).toMatchObject({ read: true });
  });

  test('is stopped when it takes too much memory, and the server goes on', slow, async () => {
    const rows = Array.from({ length: 10_000 }, () =>
      Array.from({ length: 30 }, (_, column) => `格 ${column} ${'长'.repeat(60)}`),
    );
    const small = createSpreadsheetReader(log, { heapMegabytes: 12, timeoutMs: 60_000 });
    const file = await xlsxFile(rows);
    expect(await small(file, () => undefined)).toMatchObject({ read: false });
    expect(logged).toEqual(['spreadsheet.exceeded']);
  });

  test('reads one file at a time and keeps a short queue', slow, async () => {
    const file = await xlsxFile([['姓名']]);
    const readings = await Promise.all(
      Array.from({ length: 7 }, () => inThread(file, () => undefined)),
    );
    const busy = readings.map((reading) => !reading.read && reading.busy === true);
    expect(busy).toEqual([false, false, false, false, false, true, true]);
  });
});

test('another request is answered while a bomb is being refused', slow, async () => {
  const hall = await createTestApp({ files: { spreadsheets: inThread } });
  const organiser = await hall.register();
  const { id } = await organiser.client.call('createCompetition', { body: { name: '歌手大赛' } });
  const bytes = await zipped(workbookParts(worksheet(repeated(' '.repeat(1024 * 1024), 64))));
  const order: string[] = [];
  const bomb = organiser.client
    .send('importJudgesFromExcel', { path: { id }, body: upload({ name: '名单.xlsx', bytes }) })
    .then(async (response) => {
      order.push('bomb');
      return { status: response.status, body: await response.json() };
    });
  for (let count = 0; count < 5; count += 1) {
    await organiser.client.call('listApprovedJudges', { path: { id } });
    order.push('request');
  }
  expect(await bomb).toMatchObject({ status: 400, body: { code: 'FILE_REFUSED' } });
  expect(order).toEqual(['request', 'request', 'request', 'request', 'request', 'bomb']);
  const { imports } = await organiser.client.call('listImports', { path: { id } });
  expect(imports).toMatchObject([{ state: 'FAILED' }]);
});

test('a file that is uploaded too slowly is given up, and blocks only its own account', async () => {
  const hall = await createTestApp();
  const slow = await hall.register();
  const { id } = await slow.client.call('createCompetition', { body: { name: '慢' } });
  const other = await hall.register();
  const theirs = await other.client.call('createCompetition', { body: { name: '快' } });
  const dripping = () =>
    hall.app.fetch({
      method: 'POST',
      url: `http://liangfen.test/api/competition/${id}/judge/from/excel`,
      headers: new Headers({
        authorization: slow.token,
        'content-type': 'multipart/form-data; boundary=x',
      }),
      body: new ReadableStream(),
    });
  const first = [dripping(), dripping()];
  await slow.client.call('getUser');
  expect((await dripping()).status).toBe(429);
  const file = await xlsxFile([
    ['姓名', '手机号'],
    ['甲', '13800138000'],
  ]);
  const answer = await other.client.send('importJudgesFromExcel', {
    path: { id: theirs.id },
    body: upload(file),
  });
  expect(answer.status).toBe(200);
  hall.clock.advance(61_000);
  for (const response of await Promise.all(first)) {
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining('上传太慢') });
  }
});
