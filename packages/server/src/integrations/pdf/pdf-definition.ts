/**
 * Writes a {@link PrintDocument} in pdfmake's terms: A4, with the page's owner named on each page, and figures kept
 * together with signatures.
 */
import type {
  Content,
  ContentSection,
  ContentText,
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
import { baseFont, written, writtenInColumn } from './written.ts';

const pointsPerMillimetre = 72 / 25.4;
const line = '#9a9a9a';
const grey = '#555555';
const edge = 36;
const hardSpace = '\u00A0';
/** The size of a page, in points. */
const a4 = { width: 595.28, height: 841.89 };
/** Rows of the last table that go over to the page of the signatures when these do not fit below it; fewer when they are high. */
export const carriedRows = 3;
/** Lines of the last notes, and rows of signatures, that no end of a page tears apart. */
const keptLines = 8;
const keptRows = 11;
/** The most letters of a fact that no end of a line tears. */
const mostUntorn = 24;

/** A part that is laid out with signatures of its own: a sheet's blocks, or its annex. */
export type SignedPart = `${number} ${'MAIN' | 'ANNEX'}`;

/** Called while pdfmake lays out, with the pages on which a part stands. */
export type Watch = (
  part: SignedPart,
  what: 'FIGURES' | 'SIGNATURES',
  pages: readonly number[],
) => void;

/** The needs that an earlier layout has shown. */
export interface Needs {
  /** Sheets, by index, whose annex stands behind the signatures. */
  readonly apart: ReadonlySet<number>;
  /**
   * How many of a part's last rows move to the page of the signatures. None where even one row leaves too little room
   * for what must not be torn, which may then be torn.
   */
  readonly carried: ReadonlyMap<SignedPart, number>;
}

interface Frame {
  /** The width between the margins, in points. */
  readonly width: number;
  readonly needs: Needs;
}

export function pdfDefinition(
  { landscape, foot, proof, sheets }: PrintDocument,
  needs: Needs,
  watch: Watch,
): TDocumentDefinitions {
  const frame: Frame = { width: (landscape ? a4.height : a4.width) - 2 * edge, needs };
  return {
    pageSize: 'A4',
    pageOrientation: landscape ? 'landscape' : 'portrait',
    pageMargins: [edge, 52, edge, proof === null ? 48 : 62],
    defaultStyle: { font: baseFont, fontSize: 10, lineHeight: 1.15 },
    info: { title: sheets[0]?.title ?? '', creator: '亮分' },
    content: sheets.map((sheet, index) => ({
      // Said of every sheet: the first has no page before it to take it from.
      pageOrientation: landscape ? 'landscape' : 'portrait',
      ...sheetSection(sheet, index, { foot, proof }, frame),
    })),
    pageBreakBefore: ({ id, pageNumbers }) => {
      const [what, sheet, part] = (id ?? '').split(' ');
      if (what !== 'FIGURES' && what !== 'SIGNATURES') return false;
      if (part === 'MAIN' || part === 'ANNEX') watch(`${Number(sheet)} ${part}`, what, pageNumbers);
      return false;
    },
  };
}

function sheetSection(
  sheet: PrintSheet,
  index: number,
  under: Under,
  frame: Frame,
): ContentSection {
  return {
    pageSize: 'A4',
    pageMargins: 'inherit',
    ...frameOf(sheet, under),
    section: {
      stack: [
        { text: written(sheet.title), bold: true, fontSize: 16, alignment: 'center' },
        { text: written(sheet.subtitle), fontSize: 13, alignment: 'center', margin: [0, 2, 0, 8] },
        factsLine(sheet),
        ...signedParts(sheet, index, frame),
      ],
    },
  };
}

function signedParts(
  { blocks, signatures, annex }: PrintSheet,
  index: number,
  frame: Frame,
): Content[] {
  const main: SignedPart = `${index} MAIN`;
  if (annex === undefined) return closing(blocks, [], signatures, main, frame);
  if (!frame.needs.apart.has(index)) {
    return closing(blocks, [annex.block], signatures, main, frame);
  }
  return [
    ...closing(blocks, [], signatures, main, frame),
    ...closing([annex.block], [], annex.signatures, `${index} ANNEX`, frame),
  ];
}

interface Under {
  readonly foot: string;
  readonly proof: string | null;
}

/** In points; the code holds a head of some 200 letters in modules that a phone can read. */
const codeSize = 54;
const eccLevel = 'L';

/**
 * Head and foot of a sheet's pages. pdfmake makes the heads of all pages before the first foot, so
 * that the heads can count how many pages the sheet has.
 */
function frameOf(
  { heading }: PrintSheet,
  { foot, proof }: Under,
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
        margin: [edge, proof === null ? 14 : 2, edge, 0],
        fontSize: 8,
        color: grey,
        columns: [
          ...(proof === null
            ? []
            : [{ width: codeSize + 6, qr: proof, fit: codeSize, eccLevel } as const]),
          { width: '*', text: foot, margin: proof === null ? 0 : [0, 12, 0, 0] },
          {
            width: 'auto',
            text: own + inFile,
            alignment: 'right',
            margin: proof === null ? 0 : [0, 12, 0, 0],
          },
        ],
      };
    },
  };
}

function factsLine({ facts }: PrintSheet): Content {
  return {
    text: facts.flatMap(([label, value]) => [
      // A figure stays in the line of its label.
      { text: `${label}：${hardSpace}`, color: grey, noWrap: true },
      ...factText(value),
      { text: '      ' },
    ]),
    margin: [0, 0, 0, 6],
  };
}

/** A short one is not torn by the end of a line. */
function factText(value: string): ContentText[] {
  const text = written(value);
  if (typeof text !== 'string') return text;
  return [{ text, noWrap: [...value].length <= mostUntorn }];
}

function titleOf(title: string | null): Content[] {
  return title === null ? [] : [{ text: written(title), bold: true, margin: [0, 8, 0, 3] }];
}

function blockOf(block: PrintBlock, frame: Frame, id?: string): Content {
  switch (block.kind) {
    case 'TABLE':
      return tableOf(block, block.rows, frame, id);
    case 'NOTES':
      return { stack: notesOf(block.title, block.lines) };
  }
}

function notesOf(title: string | null, lines: readonly string[]): Content[] {
  return [...titleOf(title), ...lines.map((text) => noteOf(text))];
}

function noteOf(text: string): Content {
  return { text: written(text), fontSize: 9, margin: [0, 2, 0, 0] };
}

/**
 * Returns all blocks, then the part between them and the signatures, then the signatures, which never stand on a page
 * without figures.
 */
function closing(
  blocks: readonly PrintBlock[],
  between: readonly PrintBlock[],
  signatures: readonly string[],
  part: SignedPart,
  frame: Frame,
): Content[] {
  const found = blocks
    .map((block) => block.kind === 'TABLE' || block.figures === true)
    .lastIndexOf(true);
  const at = found === -1 ? blocks.length - 1 : found;
  const figures = blocks[at];
  const rows = signatureRows(signatures);
  // Within what must not be torn, pdfmake does not know the page yet: the mark stands behind it.
  const signed = (before: readonly Content[]): Content[] => [
    {
      unbreakable: frame.needs.carried.get(part) !== 0,
      stack: [...before, ...rows.slice(0, keptRows)],
    },
    { id: `SIGNATURES ${part}`, text: ' ', fontSize: 1 },
    ...rows.slice(keptRows),
  ];
  const early = blocks.slice(0, Math.max(0, at)).map((block) => blockOf(block, frame));
  const late = blocks.slice(at + 1).map((block) => blockOf(block, frame));
  const others = between.map((block) => blockOf(block, frame));
  return figures === undefined
    ? signed(others)
    : [...early, ...withFigures(figures, [late, others], signed, part, frame)];
}

function withFigures(
  figures: PrintBlock,
  [late, others]: readonly [readonly Content[], readonly Content[]],
  signed: (before: readonly Content[]) => Content[],
  part: SignedPart,
  frame: Frame,
): Content[] {
  switch (figures.kind) {
    case 'NOTES': {
      const { title, lines } = figures;
      const kept = lines.slice(-keptLines).map((text) => noteOf(text));
      return lines.length <= keptLines
        ? [...others, ...signed([...titleOf(title), ...kept, ...late])]
        : [...others, ...notesOf(title, lines.slice(0, -keptLines)), ...signed([...kept, ...late])];
    }
    case 'TABLE': {
      const id = `FIGURES ${part}`;
      const carried = frame.needs.carried.get(part);
      if (carried === undefined) {
        return others.length === 0
          ? [tableOf(figures, figures.rows, frame, id), ...signed(late)]
          : [tableOf(figures, figures.rows, frame, id), ...late, ...others, ...signed([])];
      }
      const over = Math.max(1, carried);
      const rows = figures.rows.slice(0, -over);
      return [
        ...(rows.length === 0 ? [] : [tableOf(figures, rows, frame)]),
        {
          pageBreak: 'before',
          stack: [tableOf(figures, figures.rows.slice(-over), frame, id)],
        },
        ...others,
        ...signed(late),
      ];
    }
  }
}

function tableOf(
  { title, columns }: PrintTable,
  rows: PrintTable['rows'],
  { width }: Frame,
  id?: string,
): Content {
  const cell = (text: string, { align = 'left' }: PrintColumn): TableCell => ({
    text: writtenInColumn(text),
    alignment: align,
    ...breaking(text),
  });
  const header = columns.map(
    (column): TableCell => ({
      text: writtenInColumn(column.title),
      bold: true,
      alignment: column.align ?? 'left',
      ...breaking(column.title),
      fillColor: '#f2f2f2',
    }),
  );
  // As a row of the table, the title is never left behind at the foot of a page, and is repeated on each page.
  const name = title === null ? [] : [titleRow(title, columns.length)];
  return {
    ...(id === undefined ? {} : { id }),
    margin: [0, 0, 0, 4],
    table: {
      headerRows: name.length + 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columnWidths(columns, width),
      body: [
        ...name,
        header,
        ...rows.map((row) => columns.map((column, index) => cell(row[index] ?? '', column))),
      ],
    },
    layout: {
      // No line above the title.
      hLineWidth: (at) => (at < name.length ? 0 : 0.5),
      vLineWidth: () => 0.5,
      hLineColor: () => line,
      vLineColor: () => line,
      paddingTop: () => 4,
      paddingBottom: () => 4,
    },
  };
}

function titleRow(title: string, columns: number): TableCell[] {
  const border: [boolean, boolean, boolean, boolean] = [false, false, false, false];
  return [
    { text: written(title), bold: true, colSpan: columns, border, margin: [-4, 4, 0, -1] },
    ...Array.from({ length: columns - 1 }, () => ({ text: '', border })),
  ];
}

/** Padding and line of a cell. */
const aroundCell = 9;
/** The least width of a column without a width of its own: six Chinese letters, or a line of Arabic script. */
const leastRest = 66;

/** Narrows columns that ask for more than the page has: none may stand beyond the edge. */
function columnWidths(columns: readonly PrintColumn[], page: number): (number | '*')[] {
  const wanted = columns.map(({ width }) =>
    width === 'rest' ? '*' : Math.round(width * pointsPerMillimetre) - aroundCell,
  );
  const asked = wanted.reduce<number>((sum, width) => sum + (width === '*' ? 0 : width), 0);
  const rests = wanted.filter((width) => width === '*').length;
  const room = page - columns.length * aroundCell - 1 - rests * leastRest;
  const share = Math.min(1, room / asked);
  return wanted.map((width) => (width === '*' ? width : Math.floor(width * share)));
}

/** A word that is wider than a column would push the columns behind it over the edge of the page. */
function breaking(text: string): { readonly wordBreak?: 'break-all' } {
  return /[!-\u{2E7F}\u{AC00}-\u{D7FF}]{11}/u.test(text) ? { wordBreak: 'break-all' } : {};
}
