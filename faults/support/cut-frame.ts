/** What a connection leaves of a frame that was cut midway: `ws` throws it away, the auditor looks at it. */

/** Follows the bytes that a server sends over a WebSocket and keeps those of the frame that is not whole yet. */
export class CutFrame {
  #rest: Buffer = Buffer.alloc(0);

  take(chunk: Buffer): void {
    let rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    for (let size = sizeOf(rest); size !== null && size <= rest.length; size = sizeOf(rest)) {
      rest = rest.subarray(size);
    }
    this.#rest = rest;
  }

  /** The text that came of it; empty when the connection ended between two frames. */
  get text(): string {
    return this.#rest.toString('utf8', headOf(this.#rest));
  }
}

/** The version that the beginning of a frame names, when it came so far. */
export function versionIn(text: string): number | null {
  const version = /^\{(?:"[a-zA-Z]+":(?:"[^"]*"|\d+),)*?"version":(\d+)[,}]/.exec(text)?.[1];
  return version === undefined ? null : Number(version);
}

/** Null while the length is not there; servers do not mask. */
function sizeOf(bytes: Buffer): number | null {
  const head = headOf(bytes);
  if (bytes.length < head) return null;
  switch (head) {
    case 2:
      return head + ((bytes[1] ?? 0) & 0x7f);
    case 4:
      return head + bytes.readUInt16BE(2);
    case 10:
      return head + Number(bytes.readBigUInt64BE(2));
  }
}

function headOf(bytes: Buffer): 2 | 4 | 10 {
  const length = (bytes[1] ?? 0) & 0x7f;
  return length < 126 ? 2 : length === 126 ? 4 : 10;
}
