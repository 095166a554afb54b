/** Measures how wide a text is in a terminal, where a Chinese character takes two places. */

const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    if (/\p{Mn}/u.test(character)) continue;
    width += wide.test(character) ? 2 : 1;
  }
  return width;
}

/** Fills all texts up to the width of the widest. */
export function padded(texts: readonly string[]): string[] {
  const widths = texts.map(textWidth);
  const most = Math.max(0, ...widths);
  return texts.map((text, index) => text + ' '.repeat(most - (widths[index] ?? 0)));
}
