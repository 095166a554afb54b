/** Tests how a worksheet fits its paper, and what a workbook carries so that other programs open it without a complaint. */

import { read } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { fittedWidths, isWidePage, rowHeight } from '../src/integrations/spreadsheet/page-fit.ts';
import type { WorksheetToWrite } from '../src/integrations/spreadsheet/workbook.ts';
import { packageParts } from '../src/integrations/spreadsheet/worksheet-xml.ts';
import { workbookBytes } from '../src/integrations/spreadsheet/write-workbook.ts';
import { secondCell } from '../src/operations/results/time-text.ts';

const sum = (widths: readonly number[]) => widths.reduce((so, width) => so + width, 0);
/** Characters of 11 points between the margins of a lying A4. */
const across = 144;

test('a narrow table stands upright and keeps its widths', () => {
  const widths = [10, 28, 20, 20, 24];
  expect(isWidePage(widths)).toBe(false);
  expect(fittedWidths(widths)).toEqual(widths);
});

test.each([0, 1, 3])(
  'a ranking of %d items is printed at 7 points or more, not at a third',
  (items) => {
    const widths = [14, 8, 8, 30, 26, ...Array<number>(items).fill(12), 12, 10, 10, 30, 12, 24];
    expect(isWidePage(widths)).toBe(true);
    expect(across / sum(fittedWidths(widths))).toBeGreaterThan(0.7);
  },
);

test('a column that holds a day with its time is never too narrow for it', () => {
  const widths = [8, 20, 34, 18, 24, 22, 24, 24, 24, 60];
  expect(Math.min(...fittedWidths(widths).slice(1))).toBeGreaterThanOrEqual(18);
  expect(fittedWidths(widths)[1]).toBe(20);
});

test('a row is as high as the text that wraps in it', () => {
  expect(rowHeight(['短', 1, null], [20, 10, 10])).toBeNull();
  expect(rowHeight(['长'.repeat(40)], [21])).toBe(5 * 15);
  expect(rowHeight(['上\n下'], [20])).toBe(30);
  expect(rowHeight(['x'.repeat(32_000)], [20])).toBe(409);
});

test('a workbook carries its default style, real days and the heights of its rows', async () => {
  const at = Date.UTC(2026, 10, 27, 15, 20, 37);
  const worksheet: WorksheetToWrite = {
    name: '台账',
    widths: [20, 10],
    headerRows: 1,
    scores: null,
    rows: [
      { look: 'header', cells: ['时间', '正文'] },
      { look: 'cell', cells: [secondCell(at), '文'.repeat(20)] },
    ],
  };
  const bytes = await workbookBytes([worksheet]);
  const book = read(bytes, {
    cellDates: true,
    UTC: true,
    cellNF: true,
    cellStyles: true,
  });
  const sheet = book.Sheets.台账;
  expect(sheet?.A2).toMatchObject({
    t: 'd',
    z: 'yyyy\\-mm\\-dd\\ hh:mm:ss',
    w: '2026-11-27 23:20:37',
  });
  expect(sheet?.['!rows']?.[1]).toMatchObject({ hpt: 75 });
  expect(new Map(packageParts([worksheet])).get('xl/styles.xml')).toContain(
    '<cellStyles count="1">',
  );
});
