/** A {@link PrintDocument} in pdfmake's words: A4, whose page it is on each of them, figures and signatures together. */
import type {
  Content,
  ContentSection,
  DynamicContent,
  TableCell,
  TDocumentDefinitions,
} from 'pdfmake/interfaces.js';
import { shortened } from './heading.ts';
import type {
  PrintBlock,
  PrintColumn,
  PrintDocument,
  PrintSheet,
  PrintTable,
} from './pdf-printer.ts';
import { signatureRows } from './signatures.ts';
import { baseFont, written } from './written.ts';

const pointsPerMillimetre = 72 / 25.4;
const line = '#9a9a9a';
const grey = '#555555';
const edge = 36;
/** Rows of the last table that go over to the page of the signatures when these do not fit below it. */
const carriedRows = 3;
/** Lines of the last notes, and rows of signatures, that no end of a page tears apart. */
const keptLines = 8;
const keptRows = 11;

/** On which pages a part of a sheet was laid out; heard of while pdfmake lays out. */
export type Watch = (
  sheet: number,
  part: 'FIGURES' | 'SIGNATURES',
  pages: readonly number[],
) => void;

/** `carried` are the sheets, by index, whose last rows are to stand on the page of the signatures. */
export function pdfDefinition(
  { landscape, foot, sheets }: PrintDocument,
  carried: ReadonlySet<number>,
  watch: Watch,
): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageOrientation: landscape ? 'landscape' : 'portrait',
    pageMargins: [edge, 52, edge, 48],
    defaultStyle: { font: baseFont, fontSize: 10, lineHeight: 1.15 },
    info: { title: sheets[0]?.title ?? '', creator: '亮分' },
    content: sheets.map((sheet, index) => ({
      // Said of every sheet: the first has no page before it to take it from.
      pageOrientation: landscape ? 'landscape' : 'portrait',
      ...sheetSection(sheet, index, foot, carried.has(index)),
    })),
    pageBreakBefore: ({ id, pageNumbers }) => {
      const [part, sheet] = (id ?? '').split(' ');
      if (part === 'FIGURES' || part === 'SIGNATURES') watch(Number(sheet), part, pageNumbers);
      return false;
    },
  };
}

function sheetSection(
  sheet: PrintSheet,
  index: number,
  foot: string,
  carried: boolean,
): ContentSection {
  const blocks = sheet.blocks.slice(0, -1);
  const last = sheet.blocks.at(-1);
  return {
    pageSize: 'A4',
    pageMargins: 'inherit',
    ...frameOf(sheet, foot),
    section: {
      stack: [
        { text: written(sheet.title), bold: true, fontSize: 16, alignment: 'center' },
        { text: written(sheet.subtitle), fontSize: 13, alignment: 'center', margin: [0, 2, 0, 8] },
        factsLine(sheet),
        ...blocks.map((block) => blockOf(block)),
        ...(last === undefined ? [] : closing(last, sheet.signatures, index, carried)),
      ],
    },
  };
}

/**
 * Head and foot of a sheet's pages. pdfmake makes the heads of all pages before the first foot, so
 * that the heads can count how many pages the sheet has.
 */
function frameOf(
  { heading }: PrintSheet,
  foot: string,
): { readonly header: DynamicContent; readonly footer: DynamicContent } {
  let firstPage = 0;
  let pages = 0;
  const head = heading.map((part) => shortened(part)).join(' · ');
  return {
    header: (page) => {
      if (pages === 0) firstPage = page;
      pages += 1;
      return { margin: [edge, 20, edge, 0], fontSize: 8, color: grey, text: written(head) };
    },
    footer: (page, all) => {
      const own = `第 ${page - firstPage + 1} 页，共 ${pages} 页`;
      const inFile = pages === all ? '' : `（文件第 ${page} / ${all} 页）`;
      return {
        margin: [edge, 14, edge, 0],
        fontSize: 8,
        color: grey,
        columns: [
          { width: '*', text: foot },
          { width: 'auto', text: own + inFile, alignment: 'right' },
        ],
      };
    },
  };
}

function factsLine({ facts }: PrintSheet): Content {
  return {
    text: facts.flatMap(([label, value]) => [
      { text: `${label}：`, color: grey },
      ...[written(`${value}      `)].flat(),
    ]),
    margin: [0, 0, 0, 6],
  };
}

function titleOf(title: string | null): Content[] {
  return title === null ? [] : [{ text: written(title), bold: true, margin: [0, 8, 0, 3] }];
}

function blockOf(block: PrintBlock, id?: string): Content {
  switch (block.kind) {
    case 'TABLE':
      return {
        stack: [...titleOf(block.title), tableOf(block, block.rows, id)],
        margin: [0, 0, 0, 4],
      };
    case 'NOTES':
      return { stack: [...titleOf(block.title), ...block.lines.map((text) => noteOf(text))] };
  }
}

function noteOf(text: string): Content {
  return { text: written(text), fontSize: 9, margin: [0, 2, 0, 0] };
}

/** The last block and the signatures, which never stand on a page without any figure. */
function closing(
  block: PrintBlock,
  signatures: readonly string[],
  index: number,
  carried: boolean,
): Content[] {
  const rows = signatureRows(signatures);
  const kept = rows.slice(0, keptRows);
  const others = rows.slice(keptRows);
  // Within what must not be torn, pdfmake does not know the page yet: the mark stands behind it.
  const signed = (before: readonly Content[]): Content[] => [
    { unbreakable: true, stack: [...before, ...kept] },
    { id: `SIGNATURES ${index}`, text: ' ', fontSize: 1 },
    ...others,
  ];
  switch (block.kind) {
    case 'NOTES': {
      const early = block.lines.slice(0, -keptLines);
      const late = block.lines.slice(-keptLines).map((text) => noteOf(text));
      const title = titleOf(block.title);
      return early.length === 0
        ? signed([...title, ...late])
        : [...title, ...early.map((text) => noteOf(text)), ...signed(late)];
    }
    case 'TABLE': {
      const id = `FIGURES ${index}`;
      if (!carried) return [blockOf(block, id), ...signed([])];
      const early = block.rows.slice(0, -carriedRows);
      const isWhole = early.length === 0;
      const late = {
        ...block,
        title: isWhole ? block.title : null,
        rows: block.rows.slice(-carriedRows),
      };
      return [
        ...(isWhole ? [] : [blockOf({ ...block, rows: early })]),
        { pageBreak: 'before', stack: [blockOf(late)] },
        ...signed([]),
      ];
    }
  }
}

function tableOf({ columns }: PrintTable, rows: PrintTable['rows'], id?: string): Content {
  const cell = (text: string, { align = 'left' }: PrintColumn): TableCell => ({
    text: written(text),
    alignment: align,
    ...breaking(text),
  });
  return {
    ...(id === undefined ? {} : { id }),
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) =>
        width === 'rest' ? '*' : Math.round(width * pointsPerMillimetre) - 9,
      ),
      body: [
        columns.map(
          (column): TableCell => ({
            text: written(column.title),
            bold: true,
            alignment: column.align ?? 'left',
            ...breaking(column.title),
            fillColor: '#f2f2f2',
          }),
        ),
        ...rows.map((row) => columns.map((column, index) => cell(row[index] ?? '', column))),
      ],
    },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0.5,
      hLineColor: () => line,
      vLineColor: () => line,
      paddingTop: () => 4,
      paddingBottom: () => 4,
    },
  };
}

/** A word that is wider than a column would push the columns behind it over the edge of the page. */
function breaking(text: string): { readonly wordBreak?: 'break-all' } {
  return /[!-\u{2E7F}\u{AC00}-\u{D7FF}]{11}/u.test(text) ? { wordBreak: 'break-all' } : {};
}
