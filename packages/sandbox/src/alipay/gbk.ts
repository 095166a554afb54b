/** GBK bytes of a text: the web decodes this encoding but does not encode it, so the table is made by decoding. */

let table: ReadonlyMap<string, readonly number[]> | null = null;

/** Letters that GBK does not have become a question mark. */
export function toGbk(text: string): Uint8Array<ArrayBuffer> {
  table ??= encodingTable();
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.charCodeAt(0);
    if (code < 0x80) bytes.push(code);
    else bytes.push(...(table.get(letter) ?? [0x3f]));
  }
  return Uint8Array.from(bytes);
}

function encodingTable(): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder('gbk');
  const letters = new Map<string, readonly number[]>();
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      if (trail === 0x7f) continue;
      const letter = decoder.decode(Uint8Array.of(lead, trail));
      // Two letters or the mark for "none" are no pair of this encoding.
      if ([...letter].length === 1 && letter !== '\ufffd' && !letters.has(letter)) {
        letters.set(letter, [lead, trail]);
      }
    }
  }
  return letters;
}
