/** Tests printed pages: their titles and numbers, and what is on the pages with signatures. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { PrintDocument, PrintSheet } from '../src/integrations/pdf/pdf-printer.ts';
import { createPdfPrinter } from '../src/node/pdf.ts';
import { readPdf } from './support/pdf-text.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const print = createPdfPrinter(silent);

function sheet(rows: number, judges: number, more: Partial<PrintSheet> = {}): PrintSheet {
  return {
    title: '歌手大赛',
    subtitle: '成绩汇总表',
    heading: ['歌手大赛', '第一组', '成绩汇总表'],
    facts: [['节目组', '第一组']],
    blocks: [
      {
        kind: 'TABLE',
        title: null,
        columns: [
          { title: '名次', width: 16 },
          { title: '节目名称', width: 'rest' },
        ],
        rows: Array.from({ length: rows }, (_, row) => [String(row + 1), `节目${row + 1}。`]),
      },
    ],
    signatures: Array.from({ length: judges }, (_, judge) => `评委${judge + 1}。`),
    ...more,
  };
}

async function pdfOf(landscape: boolean, ...sheets: readonly PrintSheet[]) {
  const document: PrintDocument = {
    ...{ landscape, foot: '台账第 7 条 0123456789ab', sheets },
    proof: null,
  };
  const printing = await print(document);
  if (!printing.printed) throw new Error('nobody else prints');
  return readPdf(printing.bytes);
}

async function pagesOf(...sheets: readonly PrintSheet[]) {
  return (await pdfOf(false, ...sheets)).pages;
}

describe('every page', () => {
  test('names its competition, its number, the number of pages and the version of the ledger', async () => {
    const pages = await pagesOf(sheet(70, 3), sheet(2, 3, { heading: ['另一组'] }));
    expect(pages).toHaveLength(4);
    for (const [index, page] of pages.slice(0, 3).entries()) {
      expect(page[0]).toBe('歌手大赛·第一组·成绩汇总表');
      expect(page.at(-1)).toBe(
        `台账第7条0123456789ab第${index + 1}页，共3页（文件第${index + 1}/4页）`,
      );
    }
    expect(pages[3]?.[0]).toBe('另一组');
    expect(pages[3]?.at(-1)).toContain('第1页，共1页（文件第4/4页）');
  });

  test('keeps the beginning and end of names that are too long for its head', async () => {
    const name = `甲${'很长的名称'.repeat(30)}乙`;
    const [page] = await pagesOf(sheet(1, 1, { heading: [name, '第二组'] }));
    expect(page?.[0]).toMatch(/^甲很长.{12}….{13}乙·第二组$/);
  });
});

describe('a sheet', () => {
  test('is as wide as requested, also on its first page', async () => {
    const widthOf = async (landscape: boolean) =>
      (await pdfOf(landscape, sheet(40, 1))).widths.map(({ page }) => Math.round(page));
    expect(await widthOf(true)).toEqual([842, 842, 842]);
    expect(await widthOf(false)).toEqual([595, 595]);
  });

  test('is not cut off by a name without spaces, in any script', async () => {
    const long = ['Averyvery'.repeat(12), '가나다라마바사'.repeat(12), '很长的名称'.repeat(12)];
    const columns = ['甲', '乙', '丙', '末'].map((title) => ({ title, width: 'rest' as const }));
    const rows = [[...long, '9.99']];
    const { widths } = await pdfOf(
      false,
      sheet(1, 1, { blocks: [{ kind: 'TABLE', title: null, columns, rows }] }),
    );
    for (const { page, lastText } of widths) expect(lastText).toBeLessThan(page - 36);
  });

  test('keeps its columns within its edges, whatever their number and contents', async () => {
    const names = [
      'ئابدۇلئەزىز ئەخمەتجان',
      'ئابدۇلئەزىزئەخمەتجانئابدۇلئەزىزئەخمەتجان',
      '𠮷田太郎',
      '周慧敏',
    ];
    const columns = [
      { title: '评委', width: 'rest' as const },
      ...Array.from({ length: 9 }, (_, at) => ({ title: `评分项第${at + 1}项`, width: 20 })),
    ];
    const rows = names.map((name) => [name, ...columns.slice(1).map(() => '100.00')]);
    for (const landscape of [false, true]) {
      const { widths } = await pdfOf(
        landscape,
        sheet(1, 1, { blocks: [{ kind: 'TABLE', title: null, columns, rows }] }),
      );
      for (const { page, lastLine } of widths) {
        expect(lastLine).toBeGreaterThan(page / 2);
        expect(lastLine).toBeLessThanOrEqual(page - 36 + 0.5);
      }
    }
  });

  test('repeats the title of a table on each page, and never prints it alone at the foot of a page', async () => {
    const [plain] = sheet(90, 1).blocks;
    if (plain?.kind !== 'TABLE') throw new Error('a table was wanted');
    const rows = plain.rows.map(([at = '']) => [at, `改动${at}。`]);
    const table = { ...plain, title: '更正', rows };
    const isRow = (line: string) => /^\d+改动\d+。$/.test(line);
    const sheets = [20, 21, 22, 23, 24, 25, 26, 27].map((above) =>
      sheet(1, 1, { blocks: [...sheet(above, 1).blocks, table] }),
    );
    const pages = await pagesOf(...sheets);
    expect(pages.length).toBeGreaterThan(3 * sheets.length);
    for (const page of pages) {
      const titles = page.flatMap((line, at) => (line === '更正' ? [at] : []));
      expect(titles).toHaveLength(page.some(isRow) ? 1 : 0);
      for (const at of titles) {
        expect(page[at + 1]).toBe('名次节目名称');
        expect(isRow(page[at + 2] ?? '')).toBe(true);
      }
    }
  });

  test('keeps the title of a short last table that moves to the page of signatures', async () => {
    const early = sheet(15, 1).blocks;
    const late = sheet(2, 1).blocks.map((block) => ({ ...block, title: '更正' }));
    const pages = await pagesOf(sheet(1, 31, { blocks: [...early, ...late] }));
    const [signed = []] = pages.filter((page) => page.some((line) => line.startsWith('评委1。')));
    expect(signed).toContain('更正');
    expect(pages.flat().filter((line) => line === '更正')).toHaveLength(1);
  });
});

describe('a name with letters that Chinese fonts lack', () => {
  const folder = join(import.meta.dirname, '../fonts');
  const fonts = readdirSync(folder)
    .filter((file) => file.endsWith('.ttf'))
    .map((file) => readFileSync(join(folder, file)));
  const names = ['김철수', 'ئالىم', '𠀋太郎', '𨋢𠝹', '🔥队'];

  test('is printed in every place that can hold a name', async () => {
    for (const name of names) {
      const { blocks } = sheet(1, 1);
      const table = blocks.map((block) => ({ ...block, rows: [[name, name]] }));
      const { pages, embeddedFonts, outlines } = await pdfOf(
        false,
        sheet(1, 1, {
          title: `${name}大赛`,
          heading: [`${name}大赛`],
          facts: [['节目组', name]],
          blocks: [...table, { kind: 'NOTES', title: name, lines: [`更正：${name}`] }],
          signatures: [name],
        }),
      );
      const own = outlines.filter((_, at) => embeddedFonts[at]?.includes('NotoSansSC') === false);
      expect([name, own.length > 0]).toEqual([name, true]);
      for (const drawn of own) {
        expect(drawn).not.toEqual([]);
        for (const outline of drawn) {
          expect(fonts.some((font) => font.includes(outline))).toBe(true);
        }
      }
      // Arabic letters are drawn from parts, so the name cannot be found as text.
      if (/\p{Script=Arabic}/u.test(name)) continue;
      const found = pages.flat().join('\n').split(name).length - 1;
      // Title, head of the page, fact, two cells, title of the notes, line, signature.
      expect([name, found]).toEqual([name, 8]);
    }
  });

  test('is printed whole next to a long word of other letters, which may be broken anywhere', async () => {
    const name = '𠮷田𠀋太郎🔥𠮷田 Hohenzollern-Sigmaringen';
    const columns = [
      { title: '选手', width: 'rest' as const },
      { title: '其他', width: 150 },
    ];
    const { pages } = await pdfOf(
      false,
      sheet(1, 1, { blocks: [{ kind: 'TABLE', title: null, columns, rows: [[name, '甲']] }] }),
    );
    const text = pages.flat().join('').replace('甲', '');
    expect(text).toContain(name.replace(/\s/g, ''));
  });

  test('an ordinary document embeds no font for it', async () => {
    const { embeddedFonts } = await pdfOf(false, sheet(1, 1));
    for (const font of embeddedFonts) expect(font).toContain('NotoSansSC');
  });
});

describe('signatures', () => {
  const isFigure = (line: string) => /^\d+节目\d+。$/.test(line);
  const isSignature = (line: string) => /^评委\d+。/.test(line);

  test('are on a page with figures, however little room the table leaves', async () => {
    const sheets = Array.from({ length: 30 }, (_, rows) =>
      sheet(rows + 1, 31, { heading: [`共${rows + 1}行`] }),
    );
    const pages = await pagesOf(...sheets);
    for (const { heading, blocks } of sheets) {
      const own = pages.filter((page) => page[0] === heading[0]);
      const signed = own.filter((page) => page.some(isSignature));
      expect(signed.map((page) => page.some(isFigure))).toEqual([true]);
      const rows = blocks.flatMap((block) => (block.kind === 'TABLE' ? block.rows : []));
      expect(own.flat().filter(isFigure)).toHaveLength(rows.length);
    }
  });

  test('are on a page with figures, not only with a note that there is nothing to report', async () => {
    const sheets = Array.from({ length: 30 }, (_, rows) => {
      const nothing = { kind: 'NOTES', title: '更正、加减分和迟交', lines: ['无'] } as const;
      return sheet(1, 31, {
        heading: [`共${rows + 1}行`],
        blocks: [...sheet(rows + 1, 1).blocks, nothing],
      });
    });
    const pages = await pagesOf(...sheets);
    for (const { heading } of sheets) {
      const signed = pages.filter((page) => page[0] === heading[0] && page.some(isSignature));
      expect(signed.map((page) => page.some(isFigure))).toEqual([true]);
      expect(signed[0]).toContain('无');
    }
  });

  test('begin below figures also where a few rows fill a page', async () => {
    const columns = [
      { title: '名次', width: 16 },
      { title: '节目名称', width: 40 },
      { title: '备注', width: 'rest' as const },
    ];
    const rows = Array.from({ length: 5 }, (_, at) => [
      String(at + 1),
      `节目${at + 1}。`,
      '很长的备注。'.repeat(80),
    ]);
    const blocks = [{ kind: 'TABLE', title: null, columns, rows }] as const;
    const { pages } = await pdfOf(true, sheet(1, 24, { blocks }));
    const [first] = pages.filter((page) => page.some(isSignature));
    expect(first?.some((line) => /^\d+节目\d+。/.test(line))).toBe(true);
  });

  test('follow the annex only if everything fits on one page; otherwise the annex comes last', async () => {
    const annexOf = (rows: number): PrintSheet['annex'] => ({
      block: {
        kind: 'TABLE',
        title: '附表',
        columns: [{ title: '事项', width: 'rest' }],
        rows: Array.from({ length: rows }, (_, row) => [`更正${row + 1}。`]),
      },
      signatures: ['记分员'],
    });
    const isAmendment = (line: string) => /^更正\d+。$/.test(line);
    for (const [rows, amended] of [
      [3, 2],
      [9, 18],
      [25, 6],
      [25, 60],
    ] as const) {
      const annex = annexOf(amended);
      if (annex === undefined) throw new Error('an annex was wanted');
      const pages = await pagesOf(sheet(rows, 31, { annex }));
      const lines = pages.flat();
      const last = lines.map(isAmendment).lastIndexOf(true);
      expect(lines.filter(isAmendment)).toHaveLength(amended);
      const signed = pages.filter((page) => page.some(isSignature));
      expect(signed.map((page) => page.some(isFigure))).toEqual([true]);
      const isOnePage = pages.length === 1;
      expect(last < lines.findIndex(isSignature)).toBe(isOnePage);
      // After the signatures, the annex has its own signatures on its own page.
      const own = pages.filter((page) => page.includes('记分员'));
      expect(own.map((page) => page.some(isAmendment))).toEqual(isOnePage ? [] : [true]);
    }
  });

  test('of a jury that fills several pages begin below figures, and every page has its heading', async () => {
    const pages = await pagesOf(sheet(30, 200));
    const [first, ...others] = pages.filter((page) => page.some(isSignature));
    expect(first?.some(isFigure)).toBe(true);
    for (const page of [first, ...others]) expect(page?.[0]).toContain('歌手大赛·第一组');
    const names = pages.flat().flatMap((line) => line.match(/评委\d+/g) ?? []);
    expect(names).toHaveLength(200);
  });

  test('are on the page of the last notes', async () => {
    const notes = Array.from({ length: 60 }, (_, line) => `注${line + 1}`);
    const pages = await pagesOf(
      sheet(1, 31, { blocks: [{ kind: 'NOTES', title: '怎么算的', lines: notes }] }),
    );
    const last = pages.at(-1) ?? [];
    expect(last.some(isSignature)).toBe(true);
    expect(last).toContain('注60');
  });
});
