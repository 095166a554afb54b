/** Flat rows as XML, for title makers that read nothing else. */
import type { ScreenDataRows } from '@liangfen/sdk/schema';

export const xmlType = 'application/xml; charset=utf-8';

export function xmlOf(rows: ScreenDataRows): string {
  const lines = rows.map((row) => {
    const fields = Object.entries(row).map(([name, text]) => `<${name}>${escaped(text)}</${name}>`);
    return `<row>${fields.join('')}</row>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rows>\n${lines.join('')}</rows>\n`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes a text, and leaves out what XML cannot hold at all, halves of a pair included. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
