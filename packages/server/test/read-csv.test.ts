/** Tests reading csv files of Excel, WPS and people: every text keeps its line and column, or the file is refused. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from '../src/integrations/spreadsheet/read-csv.ts';
import { spreadsheetLimits } from '../src/integrations/spreadsheet/spreadsheet.ts';

/** Returns each line number with its texts by column. */
function read(text: string, titles: readonly string[] = []): [number, Record<number, string>][] {
  return readCsv(text, titles, () => undefined).lines.map(({ line, cells }) => [
    line,
    Object.fromEntries([...cells].map(([column, cell]) => [column, cell.text])),
  ]);
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const asExcelWrites = (text: string) => (/["\n,;\t]/.test(text) ? quoted(text) : text);
const cell = fc
  .array(fc.constantFrom('张', 'a', ' ', '"', ',', ';', '\t', '\n', '=', '😀'), { maxLength: 6 })
  .map((letters) => letters.join(''))
  // Written so, a text is protected from being taken for a number, and only what is inside is meant.
  .filter((text) => !/^="[^"]*"$/.test(text.trim()));

describe('a file that a program wrote', () => {
  test('is read whole, with any line end and any quoting', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.constantFrom(quoted, asExcelWrites),
        (rows, end, write) => {
          // Titles that are known tell the separator, whatever the cells below hold.
          const header = ['编号', '姓名', '手机号', '评委组', '备注'];
          const text = [header, ...rows].map((row) => row.map(write).join(',')).join(end);
          const filled = rows.flatMap((row, index) => {
            const texts = row.flatMap((each, column) =>
              each.trim() === '' ? [] : [[column, each] as const],
            );
            return texts.length === 0 ? [] : [[index + 2, Object.fromEntries(texts)]];
          });
          expect(read(text, header).slice(1)).toEqual(filled);
        },
      ),
    );
  });

  test('counts empty lines, and leaves them out', () => {
    expect(read('姓名,手机\n\n,,\n张三,1\n\n')).toEqual([
      [1, { 0: '姓名', 1: '手机' }],
      [4, { 0: '张三', 1: '1' }],
    ]);
  });

  test('may have a quote inside a cell as a plain character', () => {
    expect(read('节目,选手\n5" 唱片,张三\n')).toEqual([
      [1, { 0: '节目', 1: '选手' }],
      [2, { 0: '5" 唱片', 1: '张三' }],
    ]);
  });
});

describe('nothing is guessed or lost', () => {
  test.each(['姓名\n"张三', '姓名\n"张"三\n李四', '姓名,手机\n"张三,1\n李四,2'])(
    '%j has a quote too many or too few and is refused',
    (text) => expect(() => read(text)).toThrow('没有成对的英文引号'),
  );
});

describe('the limits', () => {
  test('columns beyond the limit are ignored, and long texts are cut', () => {
    const [[, cells] = [0, {}]] = read([...Array(200).keys()].map((n) => `第${n}`).join(','));
    expect(Object.keys(cells)).toHaveLength(spreadsheetLimits.columns);
    const [[, long] = [0, {}]] = read('长'.repeat(spreadsheetLimits.textLength + 1));
    expect(long).toEqual({ 0: '长'.repeat(spreadsheetLimits.textLength) });
  });

  test('one line too many is refused', () => {
    expect(read('张\n'.repeat(spreadsheetLimits.lines + 1))).toHaveLength(
      spreadsheetLimits.lines + 1,
    );
    expect(() => read('张\n'.repeat(spreadsheetLimits.lines + 2))).toThrow('超过 10000 行');
  });

  test('one cell too many is refused', () => {
    const line = `${'张,'.repeat(spreadsheetLimits.columns)}\n`;
    const lines = Math.floor(spreadsheetLimits.cells / spreadsheetLimits.columns);
    expect(read(line.repeat(lines))).toHaveLength(lines);
    expect(() => read(line.repeat(lines + 1))).toThrow('超过 10000 行');
  });
});

describe('the separator', () => {
  const programs = ['序号', '节目名称', '选手'];
  const readUnder = (text: string) =>
    readCsv(text, programs, () => undefined).lines.map(({ cells }) =>
      [...cells.values()].map((one) => one.text),
    );

  test.each([
    [',', '人甲;人乙;人丙;人丁'],
    [';', '人甲,人乙,人丙,人丁'],
    ['\t', '人甲,人乙,人丙,人丁'],
    ['|', '人甲,人乙'],
    ['，', '人甲;人乙'],
  ])(
    '%j is the one under which the headers are found, whatever stands in a cell',
    (mark, names) => {
      const lines = [programs, ['1', '合唱甲', names], ['2', '合唱乙', '人戊']];
      const joined = (write: (text: string) => string) =>
        lines.map((line) => line.map(write).join(mark)).join('\n');
      expect(readUnder(joined(quoted))).toEqual(lines);
      expect(readUnder(joined((text) => text))).toEqual(lines);
    },
  );

  test('is what the first line of the file says', () => {
    expect(readUnder('sep=|\n序号|节目名称\n1|甲,乙;丙')).toEqual([
      ['序号', '节目名称'],
      ['1', '甲,乙;丙'],
    ]);
  });

  test('is a comma in a list of one column', () => {
    const list = ['节目名称', '我爱你，中国', '茉莉花，开', '青花瓷，白'];
    expect(readUnder(list.join('\n'))).toEqual(list.map((text) => [text]));
  });
});

test('what protects digits or a beginning like a formula is no part of the text', () => {
  const lines = [`'-Lee,"=""13800139001"""`, `''=甲,="0138"`];
  expect(read(lines.join('\n'))).toEqual([
    [1, { 0: '-Lee', 1: '13800139001' }],
    [2, { 0: "'=甲", 1: '0138' }],
  ]);
});
