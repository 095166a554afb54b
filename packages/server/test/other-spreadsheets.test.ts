/** Tests files that are no xlsx as Excel writes it: other prefixes and part names, old Excel, web pages, OpenDocument, UTF-16. */
import { utils, write } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { readSpreadsheet } from '../src/integrations/spreadsheet/read-spreadsheet.ts';
import { type Part, zipped } from './support/hostile-zip.ts';

async function read(bytes: Uint8Array | string) {
  const reading = await readSpreadsheet(
    { name: '名单', bytes: typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes },
    () => undefined,
  );
  if (!reading.read) throw new Error(reading.reason);
  return reading;
}

async function textsOf(bytes: Uint8Array | string): Promise<string[][]> {
  const { lines } = await read(bytes);
  return lines.map(({ cells }) => [...cells].sort(([a], [b]) => a - b).map(([, { text }]) => text));
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const strict = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships';

interface Written {
  /** With its colon; '' for none. */
  readonly prefix?: string;
  readonly namespace?: string;
  readonly workbook?: string;
  readonly target?: string;
  readonly worksheet?: string;
  readonly texts?: readonly [target: string, path: string];
  readonly styles?: string;
  readonly rows: string;
}

/** A package whose parts are named, placed and prefixed as the writer liked. `~` stands for the prefix. */
function packageOf({
  prefix = '',
  namespace = main,
  workbook = 'xl/workbook.xml',
  target = 'worksheets/sheet1.xml',
  worksheet = 'xl/worksheets/sheet1.xml',
  texts,
  styles,
  rows,
}: Written): Promise<Uint8Array<ArrayBuffer>> {
  const declared =
    prefix === '' ? `xmlns="${namespace}"` : `xmlns:${prefix.slice(0, -1)}="${namespace}"`;
  const own = (xml: string) => xml.replaceAll('~', prefix);
  const related = (entries: string) =>
    `<ns0:Relationships xmlns:ns0="${packaged}">${entries}</ns0:Relationships>`;
  const relation = (id: string, kind: string, to: string) =>
    `<ns0:Relationship Id="${id}" Type="${relations}/${kind}" Target="${to}"/>`;
  const parts: Part[] = [
    { path: '_rels/.rels', content: [related(relation('a', 'officeDocument', workbook))] },
    {
      path: 'xl/workbook.xml',
      content: [
        own(
          `<~workbook ${declared} xmlns:rel="${relations}"><~sheets><~sheet name="名单" sheetId="1" rel:id="s"/></~sheets></~workbook>`,
        ),
      ],
    },
    {
      path: 'xl/_rels/workbook.xml.rels',
      content: [
        related(
          relation('s', 'worksheet', target) +
            (texts === undefined ? '' : relation('t', 'sharedStrings', texts[0])) +
            (styles === undefined ? '' : relation('f', 'styles', '/xl/Looks.xml')),
        ),
      ],
    },
    { path: worksheet, content: [own(`<~worksheet ${declared}>${rows}</~worksheet>`)] },
    ...(texts === undefined
      ? []
      : [{ path: texts[1], content: [own(`<~sst ${declared}><~si><~t>甲</~t></~si></~sst>`)] }]),
    ...(styles === undefined
      ? []
      : [
          {
            path: 'xl/looks.xml',
            content: [own(`<~styleSheet ${declared}>${styles}</~styleSheet>`)],
          },
        ]),
  ];
  return zipped(parts);
}

const inline = (text: string) => `<~c t="inlineStr"><~is><~t>${text}</~t></~is></~c>`;
const rowOf = (...cells: string[]) => `<~row>${cells.join('')}</~row>`;
const sheet = (...rows: string[]) => `<~sheetData>${rows.join('')}</~sheetData>`;

describe('a package', () => {
  test.each([
    ['with the prefix of .NET', { prefix: 'x:' }],
    ['with any other prefix', { prefix: 'ns1:' }],
    ['in the strict namespace', { namespace: strict }],
    ['with a target from its own folder', { target: './worksheets/sheet1.xml' }],
    ['with a target from the folder above', { target: '../xl/worksheets/sheet1.xml' }],
    ['with a target from the root', { target: '/xl/worksheets/sheet1.xml' }],
    ['with the separators of Windows', { worksheet: 'xl\\worksheets\\sheet1.xml' }],
    ['with names in another case', { worksheet: 'XL/Worksheets/Sheet1.XML' }],
    ['with an escaped name', { target: 'work%20sheets/1.xml', worksheet: 'xl/work sheets/1.xml' }],
  ])('%s is read like one of Excel', async (_, written) => {
    const rows = sheet(
      rowOf(inline('姓名'), inline('手机号')),
      rowOf(inline('甲'), '<~c><~v>13800139001</~v></~c>'),
    );
    expect(await textsOf(await packageOf({ ...written, rows }))).toEqual([
      ['姓名', '手机号'],
      ['甲', '13800139001'],
    ]);
  });

  test.each([
    ['texts.xml', 'xl/texts.xml'],
    ['SharedStrings.xml', 'xl/sharedStrings.xml'],
    ['/xl/sharedStrings.xml', 'xl/sharedStrings.xml'],
  ])('finds its shared texts through their relationship, %s', async (target, path) => {
    const rows = sheet(rowOf('<~c t="s"><~v>0</~v></~c>'));
    expect(await textsOf(await packageOf({ texts: [target, path], rows }))).toEqual([['甲']]);
  });

  test('of another namespace is passed over, whatever its elements are called', async () => {
    const other = '<e:c xmlns:e="urn:other"><e:v>1</e:v></e:c>';
    const rows = sheet(rowOf(inline('甲'), other, inline('乙')));
    expect(await textsOf(await packageOf({ rows }))).toEqual([['甲', '乙']]);
  });
});

describe('a cell', () => {
  test('leaves out phonetic hints, wherever they stand', async () => {
    const cell =
      '<~c t="inlineStr"><~is><~r><~t>甲</~t></~r><~rPh sb="0" eb="1"><~t>jiǎ</~t></~rPh><~t>乙</~t></~is></~c>';
    expect(await textsOf(await packageOf({ rows: sheet(rowOf(cell)) }))).toEqual([['甲乙']]);
  });

  test.each([
    ['2024-05-01T00:00:00', '2024/5/1'],
    ['2024-05-01', '2024/5/1'],
    ['2024-05-01T19:30:00.000Z', '2024/5/1 19:30'],
    ['1899-12-30T19:30:00.000Z', '19:30'],
    ['19:30:00', '19:30'],
    ['T19:30', '19:30'],
    ['五月一日', '五月一日'],
  ])('of a day as ISO text, %s, shows %s', async (value, text) => {
    const rows = sheet(rowOf(`<~c t="d"><~v>${value}</~v></~c>`));
    expect(await textsOf(await packageOf({ rows }))).toEqual([[text]]);
  });

  test('of an error is one, and a plain TRUE of LibreOffice is no formula', async () => {
    const rows = sheet(
      rowOf(
        '<~c t="e"><~v>#N/A</~v></~c>',
        '<~c t="b"><~f>TRUE()</~f><~v>1</~v></~c>',
        '<~c t="b"><~f>A1=1</~f><~v>1</~v></~c>',
      ),
    );
    const { lines } = await read(await packageOf({ rows }));
    expect([...(lines[0]?.cells.values() ?? [])]).toEqual([
      { text: '#N/A', formula: false, error: true },
      { text: 'TRUE', formula: false },
      { text: 'TRUE', formula: true },
    ]);
  });

  test('takes its format from the formats of cells, not from those of conditions', async () => {
    const styles =
      '<~cellXfs><~xf numFmtId="14"/></~cellXfs><~dxfs><~dxf><~numFmt numFmtId="14" formatCode="0.00%"/></~dxf></~dxfs>';
    const rows = sheet(rowOf('<~c s="0"><~v>45413</~v></~c>'));
    expect(await textsOf(await packageOf({ styles, rows }))).toEqual([['2024/5/1']]);
  });

  test('that is hidden with its line or its column is marked', async () => {
    const rows =
      '<~cols><~col min="2" max="3" hidden="1"/><~col min="5" max="5" width="0"/></~cols>' +
      sheet(
        rowOf(inline('甲')),
        `<~row hidden="1">${inline('乙')}</~row>`,
        `<~row ht="0" customHeight="1">${inline('丙')}</~row>`,
      ) +
      '<~autoFilter ref="A1:A3"><~filterColumn colId="0"/></~autoFilter>';
    const { lines, hiddenColumns, filtered } = await read(await packageOf({ rows }));
    expect(lines.map(({ hidden }) => hidden === true)).toEqual([false, true, true]);
    expect(hiddenColumns).toEqual([1, 2, 4]);
    expect(filtered).toBe(true);
  });
});

describe('another kind of file', () => {
  const rows = [
    ['姓名', '手机号', '号'],
    ['甲', 13_800_139_001, 7],
  ];

  test('of old Excel is read, with the formats of its cells', async () => {
    const worksheet = utils.aoa_to_sheet(rows);
    const seven: unknown = worksheet.C2;
    Object.assign(seven ?? {}, { z: '000' });
    const book = utils.book_new(worksheet, '名单');
    for (const bookType of ['biff8', 'xlml'] as const) {
      const bytes = new Uint8Array(write(book, { bookType, type: 'array' }));
      expect(await textsOf(bytes)).toEqual([
        ['姓名', '手机号', '号'],
        ['甲', '13800139001', '007'],
      ]);
    }
  });

  test('that is a broken old one is refused with how to save it', async () => {
    const bytes = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...new TextEncoder().encode('garbage')]);
    await expect(read(bytes)).rejects.toThrow('「另存为」.xlsx');
  });

  const table =
    '<table><tr><th>姓名</th><th>手机号</th></tr><tr><td>甲&amp;乙</td><td>013800139001</td></tr></table>';
  const inTable = [
    ['姓名', '手机号'],
    ['甲&乙', '013800139001'],
  ];

  test('that is a web page keeps its texts as texts', async () => {
    expect(await textsOf(`<html><body>${table}</body></html>`)).toEqual(inTable);
  });

  test.each(['base64', 'quoted-printable', '8bit'])(
    'that is a web archive in %s is read',
    async (encoding) => {
      const bytes = Buffer.from(`<html>${table}</html>`);
      const body =
        encoding === 'base64'
          ? bytes.toString('base64').replace(/(.{76})/g, '$1\r\n')
          : encoding === '8bit'
            ? bytes.toString('utf8')
            : [...bytes]
                .map((byte) =>
                  byte > 126 || byte === 61
                    ? `=${byte.toString(16).padStart(2, '0').toUpperCase()}`
                    : String.fromCharCode(byte),
                )
                .join('')
                .replace(/(.{60})(?!=|.?=)/g, '$1=\r\n');
      const head = `Content-Type: text/html; charset="utf-8"\r\nContent-Transfer-Encoding: ${encoding}`;
      const archive = `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="----=_X"\r\n\r\n------=_X\r\n${head}\r\n\r\n${body}\r\n------=_X--\r\n`;
      expect(await textsOf(archive)).toEqual(inTable);
    },
  );

  test('that is a web archive without a table is refused with how to save it', async () => {
    await expect(read('MIME-Version: 1.0\r\nSubject: x\r\n\r\nhello')).rejects.toThrow('.xlsx');
  });

  test.each(['utf16le', 'utf16be'])('in %s without its mark is read', async (encoding) => {
    const little = Buffer.from('姓名,手机号\r\n一,1\r\n', 'utf16le');
    const bytes = new Uint8Array(encoding === 'utf16le' ? little : little.swap16());
    expect(await textsOf(bytes)).toEqual([
      ['姓名', '手机号'],
      ['一', '1'],
    ]);
  });
});

describe('an OpenDocument spreadsheet', () => {
  const namespaces = ['office', 'table', 'text', 'style']
    .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
    .join(' ');
  const cell = (text: string, more = '') =>
    `<table:table-cell ${more}><text:p>${text}</text:p></table:table-cell>`;
  const row = (cells: string, more = '') => `<table:table-row ${more}>${cells}</table:table-row>`;
  const file = (...tables: string[]) =>
    zipped([
      { path: 'mimetype', content: ['application/vnd.oasis.opendocument.spreadsheet'] },
      {
        path: 'content.xml',
        content: [
          `<office:document-content ${namespaces}><office:automatic-styles><style:style style:name="ta2"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet>`,
          ...tables,
          '</office:spreadsheet></office:body></office:document-content>',
        ],
      },
    ]);

  test('shows what its cells show, without notes, and keeps the number beside it', async () => {
    const bytes = await file(
      `<table:table table:name="旧" table:style-name="ta2">${row(cell('旧'))}</table:table>`,
      `<table:table table:name="名单"><table:table-column table:number-columns-repeated="3"/><table:table-column table:visibility="collapse"/>${[
        row(cell('姓名') + cell('号')),
        row(
          '<table:table-cell><office:annotation><text:p>备注</text:p></office:annotation><text:p>甲<text:s text:c="2"/>乙</text:p><text:p>丙</text:p></table:table-cell>' +
            cell('007', 'office:value-type="float" office:value="7"') +
            cell('50%', 'office:value-type="percentage" office:value="0.5"'),
        ),
        row(cell('空', 'table:number-columns-repeated="2"'), 'table:visibility="filter"'),
        row('<table:table-cell/>', 'table:number-rows-repeated="1000000"'),
        row(cell('尾', 'table:formula="of:=1+1"')),
      ].join('')}</table:table>`,
    );
    const reading = await read(bytes);
    expect(reading.worksheets).toEqual(['名单']);
    expect(reading.hiddenColumns).toEqual([3]);
    expect(reading.filtered).toBe(true);
    expect(
      reading.lines.map(({ line, cells, hidden }) => [line, hidden === true, [...cells.values()]]),
    ).toEqual([
      [
        1,
        false,
        [
          { text: '姓名', formula: false },
          { text: '号', formula: false },
        ],
      ],
      [
        2,
        false,
        [
          { text: '甲  乙\n丙', formula: false },
          { text: '007', formula: false, plain: '7' },
          { text: '50%', formula: false },
        ],
      ],
      [
        3,
        true,
        [
          { text: '空', formula: false },
          { text: '空', formula: false },
        ],
      ],
      [1_000_004, false, [{ text: '尾', formula: true }]],
    ]);
  });

  test('of a million filled rows is refused', async () => {
    const bytes = await file(
      `<table:table table:name="名单">${row(cell('甲'), 'table:number-rows-repeated="1000000"')}</table:table>`,
    );
    await expect(read(bytes)).rejects.toThrow('10000 行');
  });
});
