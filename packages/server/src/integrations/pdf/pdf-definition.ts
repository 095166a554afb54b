/** A {@link PrintDocument} in pdfmake's words: A4, table heads on every page, room to sign. */
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { PrintColumn, PrintDocument, PrintPage } from './pdf-printer.ts';

export const fontName = 'Noto';

const pointsPerMillimetre = 72 / 25.4;
const line = '#9a9a9a';
const signaturesPerRow = 4;

export function pdfDefinition({ landscape, foot, pages }: PrintDocument): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageOrientation: landscape ? 'landscape' : 'portrait',
    pageMargins: [36, 40, 36, 48],
    defaultStyle: { font: fontName, fontSize: 10, lineHeight: 1.15 },
    info: { title: pages[0]?.title ?? '', creator: '亮分' },
    footer: (page, count) => ({
      margin: [36, 14, 36, 0],
      fontSize: 8,
      color: '#666666',
      columns: [foot, { text: `第 ${page} 页，共 ${count} 页`, alignment: 'right' }],
    }),
    content: pages.map(pageContent),
  };
}

function pageContent(page: PrintPage, index: number): Content {
  return {
    ...(index === 0 ? {} : { pageBreak: 'before' as const }),
    stack: [
      { text: page.title, bold: true, fontSize: 16, alignment: 'center' },
      { text: page.subtitle, fontSize: 13, alignment: 'center', margin: [0, 2, 0, 8] },
      factsLine(page),
      tableOf(page),
      ...page.notes.map(
        (note, at): Content => ({ text: note, fontSize: 9, margin: [0, at === 0 ? 8 : 2, 0, 0] }),
      ),
      signaturesOf(page.signatures),
    ],
  };
}

function factsLine({ facts }: PrintPage): Content {
  return {
    text: facts.flatMap(([label, value]) => [
      { text: `${label}：`, color: '#555555' },
      { text: `${value}      ` },
    ]),
    margin: [0, 0, 0, 6],
  };
}

function tableOf({ columns, rows }: PrintPage): Content {
  const cell = (text: string, { align = 'left' }: PrintColumn): TableCell => ({
    text,
    alignment: align,
  });
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) =>
        width === 'rest' ? '*' : Math.round(width * pointsPerMillimetre) - 9,
      ),
      body: [
        columns.map(
          (column): TableCell => ({
            text: column.title,
            bold: true,
            alignment: column.align ?? 'left',
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

/** A line for each, and never torn from its name by the end of a page. */
function signaturesOf(signatures: readonly string[]): Content {
  const rows: Content[] = [];
  for (let at = 0; at < signatures.length; at += signaturesPerRow) {
    const own = signatures.slice(at, at + signaturesPerRow);
    rows.push({
      unbreakable: true,
      margin: [0, at === 0 ? 18 : 12, 0, 0],
      columnGap: 14,
      columns: Array.from({ length: signaturesPerRow }, (_, index): Content => {
        const name = own[index];
        if (name === undefined) return { text: '' };
        return {
          stack: [
            { text: name, fontSize: 9, color: '#555555' },
            {
              canvas: [
                { type: 'line', x1: 0, y1: 22, x2: 120, y2: 22, lineWidth: 0.5, lineColor: line },
              ],
            },
          ],
        };
      }),
    });
  }
  return { stack: rows };
}
