/** Tests that one list is read alike, cell by cell, whichever program of other people wrote it; what is not installed is skipped. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BookType, utils, write } from '@e965/xlsx';
import exceljs from 'exceljs';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import populate from 'xlsx-populate';
import { readSpreadsheet } from '../src/integrations/spreadsheet/read-spreadsheet.ts';

const headers = ['序号', '节目名称', '手机', '日期', '编码', '比例'];
const names = [
  '我爱你，中国',
  '<b>&"茉莉花"',
  '=1+1',
  '𠮷野㙓',
  '👨‍👩‍👧组合',
  ' 上\n下',
  '007',
  '1,234',
];
const formats = ['0', null, '0', 'yyyy/m/d', '000', '0.0%'] as const;
/** What each line holds: a number stands under the format of its column. */
const lines = names.map((name, at) => [
  at + 1,
  name,
  13_800_138_000 + at,
  45_413 + at,
  at + 1,
  0.2395,
]);
const meant = [
  headers,
  ...names.map((name, at) => [
    String(at + 1),
    name,
    String(13_800_138_000 + at),
    `2024/5/${at + 1}`,
    String(at + 1).padStart(3, '0'),
    '24.0%',
  ]),
];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'liangfen-lists-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function readTexts(bytes: Uint8Array): Promise<string[][]> {
  const reading = await readSpreadsheet({ name: '名单', bytes }, () => undefined);
  if (!reading.read) throw new Error(reading.reason);
  return reading.lines.map(({ cells }) =>
    [...cells].sort(([a], [b]) => a - b).map(([, { text }]) => text),
  );
}

function withSheetJs(bookType: BookType): Uint8Array {
  const sheet = utils.aoa_to_sheet([headers, ...lines]);
  for (const [row, line] of lines.entries()) {
    for (const column of line.keys()) {
      const cell: unknown = sheet[utils.encode_cell({ r: row + 1, c: column })];
      const format = formats[column];
      if (format && typeof cell === 'object' && cell !== null) Object.assign(cell, { z: format });
    }
  }
  return new Uint8Array(write(utils.book_new(sheet, '名单'), { bookType, type: 'array' }));
}

const writers: Readonly<Record<string, () => Promise<Uint8Array> | Uint8Array>> = {
  'SheetJS, xlsx': () => withSheetJs('xlsx'),
  'SheetJS, xls of 1997': () => withSheetJs('biff8'),
  'SheetJS, XML of 2003': () => withSheetJs('xlml'),
  exceljs: async () => {
    const book = new exceljs.Workbook();
    const sheet = book.addWorksheet('名单');
    sheet.addRow(headers);
    for (const line of lines) sheet.addRow(line);
    for (const [column, format] of formats.entries()) {
      if (format !== null) sheet.getColumn(column + 1).numFmt = format;
    }
    return new Uint8Array(await book.xlsx.writeBuffer());
  },
  'xlsx-populate': async () => {
    const book = await populate.fromBlankAsync();
    const sheet = book.sheet(0);
    for (const [row, line] of [headers, ...lines].entries()) {
      for (const [column, value] of line.entries()) {
        const cell = sheet.cell(row + 1, column + 1).value(value);
        const format = formats[column];
        if (row > 0 && format) cell.style('numberFormat', format);
      }
    }
    return new Uint8Array(await book.outputAsync());
  },
  'write-excel-file': async () => {
    const rows = [headers, ...lines].map((line, row) =>
      line.map((value, column) => {
        const format = row === 0 ? null : formats[column];
        return format ? { value, format } : { value };
      }),
    );
    return new Uint8Array(await writeExcelFile(rows).toBuffer());
  },
  hucre: async () =>
    new Uint8Array(
      await writeXlsx({
        sheets: [
          {
            name: '名单',
            columns: formats.map((format) => (format === null ? {} : { numFmt: format })),
            rows: [headers, ...lines],
          },
        ],
      }),
    ),
};

describe('a list is read as it was meant, written by', () => {
  test.each(Object.keys(writers))('%s', async (writer) => {
    const bytes = await writers[writer]?.();
    expect(await readTexts(bytes ?? new Uint8Array())).toEqual(meant);
  });

  const json = JSON.stringify({ headers, lines, formats });
  const scripts = {
    openpyxl: {
      program: '/usr/bin/python3',
      asks: ['-c', 'import openpyxl'],
      script: `import sys, json, openpyxl
d = json.load(sys.stdin); wb = openpyxl.Workbook(); ws = wb.active; ws.append(d['headers'])
for line in d['lines']:
    ws.append([None] * 6); r = ws.max_row + (1 if ws.cell(ws.max_row, 1).value else 0)
    for c, v in enumerate(line):
        cell = ws.cell(r, c + 1); cell.value = v
        if isinstance(v, str): cell.data_type = 's'
        if d['formats'][c]: cell.number_format = d['formats'][c]
wb.save(sys.argv[1])`,
    },
    XlsxWriter: {
      program: '/usr/bin/python3',
      asks: ['-c', 'import xlsxwriter'],
      script: `import sys, json, xlsxwriter
d = json.load(sys.stdin); wb = xlsxwriter.Workbook(sys.argv[1]); ws = wb.add_worksheet()
for c, t in enumerate(d['headers']): ws.write_string(0, c, t)
for r, line in enumerate(d['lines']):
    for c, v in enumerate(line):
        f = wb.add_format({'num_format': d['formats'][c]}) if d['formats'][c] else None
        (ws.write_string if isinstance(v, str) else ws.write_number)(r + 1, c, v, f)
wb.close()`,
    },
    'Excel::Writer::XLSX': {
      program: 'perl',
      asks: ['-MExcel::Writer::XLSX', '-MJSON::PP', '-e', '1'],
      script: `use Excel::Writer::XLSX; use JSON::PP; local $/; my $d = decode_json(<STDIN>);
my $wb = Excel::Writer::XLSX->new($ARGV[0]); my $ws = $wb->add_worksheet();
my $c = 0; $ws->write_string(0, $c++, $_) for @{$d->{headers}}; my $r = 1;
for my $line (@{$d->{lines}}) { for my $c (0..5) { my $f = $d->{formats}[$c];
  my $o = defined $f ? $wb->add_format(num_format => $f) : undef;
  $c == 1 ? $ws->write_string($r, $c, $line->[$c], $o) : $ws->write_number($r, $c, $line->[$c], $o); } $r++; }
$wb->close();`,
    },
  } as const;

  for (const [name, { program, asks, script }] of Object.entries(scripts)) {
    const isThere = spawnSync(program, asks).status === 0;
    test.skipIf(!isThere)(`${name}${isThere ? '' : ' (not installed)'}`, async () => {
      const path = join(folder, `${program === 'perl' ? 'perl' : name}.xlsx`);
      const run = program === 'perl' ? '-e' : '-c';
      execFileSync(program, [run, script, path], { input: json });
      expect(await readTexts(readFileSync(path))).toEqual(meant);
    });
  }

  const converters = [
    ['LibreOffice', 'soffice', ['xlsx', 'ods', 'xls']],
    ['Gnumeric', 'ssconvert', ['xlsx', 'ods', 'xls']],
  ] as const;
  for (const [name, program, kinds] of converters) {
    const isThere = spawnSync('which', [program]).status === 0;
    test.skipIf(!isThere).each(kinds)(
      `${name}${isThere ? '' : ' (not installed)'}, %s`,
      async (kind) => {
        const source = join(folder, `${program}.xlsx`);
        writeFileSync(source, withSheetJs('xlsx'));
        const target = join(folder, 'out', `${program}.${kind}`);
        if (program === 'soffice') {
          const home = `-env:UserInstallation=file://${join(folder, 'home')}`;
          const out = ['--convert-to', kind, '--outdir', join(folder, 'out')];
          execFileSync(program, [home, '--headless', ...out, source], { stdio: 'ignore' });
        } else {
          execFileSync('mkdir', ['-p', join(folder, 'out')]);
          execFileSync(program, [source, target], { stdio: 'ignore' });
        }
        expect(await readTexts(readFileSync(target))).toEqual(meant);
      },
    );
  }
});
