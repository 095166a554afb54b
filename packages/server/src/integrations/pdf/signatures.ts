/** Lines to sign on, four in a row; a name is never torn from its line by the end of a page. */
import type { Content } from 'pdfmake/interfaces.js';
import { writtenInColumn } from './written.ts';

const perRow = 4;
const line = '#9a9a9a';

export function signatureRows(signatures: readonly string[]): Content[] {
  const rows: Content[] = [];
  for (let at = 0; at < signatures.length; at += perRow) {
    const own = signatures.slice(at, at + perRow);
    rows.push({
      unbreakable: true,
      margin: [0, at === 0 ? 18 : 12, 0, 0],
      columnGap: 14,
      columns: Array.from({ length: perRow }, (_, index): Content => {
        const name = own[index];
        return name === undefined ? { text: '' } : signature(name);
      }),
    });
  }
  return rows;
}

function signature(name: string): Content {
  return {
    stack: [
      { text: writtenInColumn(name), fontSize: 9, color: '#555555' },
      {
        canvas: [{ type: 'line', x1: 0, y1: 22, x2: 120, y2: 22, lineWidth: 0.5, lineColor: line }],
      },
    ],
  };
}
