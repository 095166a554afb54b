/** Writes and reads signed heads as text: C2SP's tlog-checkpoint inside its signed-note. */

/**
 * Writes the text that is signed: whose log it is, its length and its root.
 *
 * @example
 * ```ts
 * checkpointBody('liangfen.example/c1', 84, bytesOf(ledgerRow.hash));
 * ```
 */
export function checkpointBody(origin: string, size: number, root: Uint8Array): string {
  return `${origin}\n${size}\n${toBase64(root)}\n`;
}

export interface SignedNote {
  /** The signed text, with the line feed at its end. */
  readonly body: string;
  readonly origin: string;
  readonly size: number;
  readonly root: Uint8Array;
  readonly signatures: readonly NoteSignature[];
}

interface NoteSignature {
  readonly name: string;
  readonly keyId: Uint8Array;
  readonly signature: Uint8Array;
}

/**
 * `— name base64(keyId || signature)`.
 *
 * @example
 * ```ts
 * const text = checkpointBody('liangfen.example/c1', 84, bytesOf(ledgerRow.hash));
 * const keyId = keyIdOf('liangfen.example', new Uint8Array(32), proofCrypto.sha256Bytes);
 * const note = `${text}\n${signatureLine('liangfen.example', keyId, new Uint8Array(64))}`;
 * ```
 */
export function signatureLine(name: string, keyId: Uint8Array, signature: Uint8Array): string {
  const bytes = new Uint8Array(keyId.length + signature.length);
  bytes.set(keyId);
  bytes.set(signature, keyId.length);
  return `— ${name} ${toBase64(bytes)}\n`;
}

/**
 * Null for what is no checkpoint.
 *
 * @example
 * ```ts
 * const size = parseNote(checkpoint)?.size ?? 0;
 * ```
 */
export function parseNote(text: string): SignedNote | null {
  const at = text.indexOf('\n\n');
  if (at < 0) return null;
  const body = text.slice(0, at + 1);
  const [origin = '', size = '', root = ''] = body.split('\n');
  if (!/^(0|[1-9][0-9]{0,15})$/.test(size)) return null;
  const rootBytes = fromBase64(root);
  if (origin === '' || rootBytes === null || rootBytes.length !== 32) return null;
  const signatures: NoteSignature[] = [];
  for (const line of text
    .slice(at + 2)
    .replace(/\n$/, '')
    .split('\n')) {
    const [dash, name, value, more] = line.split(' ');
    const bytes = fromBase64(value ?? '');
    const isLine = dash === '—' && name !== undefined && more === undefined;
    // A line that is no signature would be a place for words that nothing covers.
    if (!isLine || bytes === null || bytes.length < 5) return null;
    signatures.push({ name, keyId: bytes.subarray(0, 4), signature: bytes.subarray(4) });
  }
  return { body, origin, size: Number(size), root: rootBytes, signatures };
}

export interface VerifierKey {
  readonly name: string;
  readonly keyId: Uint8Array;
  readonly publicKey: Uint8Array;
}

/** The byte that says Ed25519. */
const ed25519 = 1;

/**
 * `name+keyId+base64(1 || publicKey)`; null for what is none, or names a key id that is not its own.
 *
 * @example
 * ```ts
 * const key = parseVerifierKey('liangfen.example+c0ffee00+AQ==', proofCrypto.sha256Bytes); // null
 * ```
 */
export function parseVerifierKey(
  text: string,
  sha256: (b: Uint8Array) => Uint8Array,
): VerifierKey | null {
  const first = text.indexOf('+');
  const second = text.indexOf('+', first + 1);
  if (first < 1 || second < 0) return null;
  const name = text.slice(0, first);
  const bytes = fromBase64(text.slice(second + 1));
  if (bytes === null || bytes.length !== 33 || bytes[0] !== ed25519) return null;
  const publicKey = bytes.subarray(1);
  const keyId = keyIdOf(name, publicKey, sha256);
  if (hex(keyId) !== text.slice(first + 1, second)) return null;
  return { name, keyId, publicKey };
}

/**
 * `name+keyId+base64(1 || publicKey)`, as others write down a key that they trust.
 *
 * @example
 * ```ts
 * verifierKeyText('liangfen.example', new Uint8Array(32), proofCrypto.sha256Bytes);
 * ```
 */
export function verifierKeyText(
  name: string,
  publicKey: Uint8Array,
  sha256: (bytes: Uint8Array) => Uint8Array,
): string {
  const bytes = new Uint8Array([ed25519, ...publicKey]);
  return `${name}+${hex(keyIdOf(name, publicKey, sha256))}+${toBase64(bytes)}`;
}

/**
 * The first four bytes of SHA-256(name, line feed, 1, public key); names are ASCII.
 *
 * @example
 * ```ts
 * keyIdOf('liangfen.example', new Uint8Array(32), proofCrypto.sha256Bytes); // four bytes
 * ```
 */
export function keyIdOf(
  name: string,
  publicKey: Uint8Array,
  sha256: (bytes: Uint8Array) => Uint8Array,
): Uint8Array {
  const letters = [...name].map((letter) => letter.charCodeAt(0));
  return sha256(new Uint8Array([...letters, 10, ed25519, ...publicKey])).subarray(0, 4);
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * With its padding.
 *
 * @example
 * ```ts
 * toBase64(new Uint8Array([0, 255])); // 'AP8='
 * ```
 */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = bytes.subarray(at, at + 3);
    const word = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    text += letters[word >> 18] ?? '';
    text += letters[(word >> 12) & 63] ?? '';
    text += b === undefined ? '=' : (letters[(word >> 6) & 63] ?? '');
    text += c === undefined ? '=' : (letters[word & 63] ?? '');
  }
  return text;
}

/**
 * Null for what is not base64 with its padding, or not the one way to write its bytes.
 *
 * @example
 * ```ts
 * fromBase64('AP8='); // Uint8Array [0, 255]
 * ```
 */
export function fromBase64(text: string): Uint8Array | null {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return null;
  const bare = text.replace(/=+$/, '');
  const bytes = new Uint8Array((bare.length * 3) >> 2);
  let word = 0;
  let bits = 0;
  let at = 0;
  for (const letter of bare) {
    word = ((word << 6) | letters.indexOf(letter)) & 0xffffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = (word >> bits) & 255;
    at += 1;
  }
  // The bits that are left over belong to no byte: other letters there would be a second way to write the same bytes.
  return (word & ((1 << bits) - 1)) === 0 ? bytes : null;
}
