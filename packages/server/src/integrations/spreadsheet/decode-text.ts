/** Turns the bytes of a text file into letters: by its mark, by what its zeros say, or by which encoding it can be. */

/** Null for bytes that are no text. */
export function decodeText(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, 65_536).includes(0)) return unmarkedUtf16(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Chinese Excel writes 「CSV（逗号分隔）」 like this.
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** A comma, a digit and the end of a line have one zero each in UTF-16, always on the same side; a few letters (一) have it on the other. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  if (bytes.length % 2 === 1) return null;
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, 65_536).entries()) {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [first = 0, second = 0] = zeros;
  if (first === second) return null;
  try {
    const text = new TextDecoder(first > second ? 'utf-16be' : 'utf-16le', { fatal: true }).decode(
      bytes,
    );
    return /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/u.test(text) ? null : text;
  } catch {
    return null;
  }
}
