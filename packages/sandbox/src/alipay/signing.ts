/** Signatures of the provider's protocol (RSA2: RSA with SHA-256), by WebCrypto and without the provider's SDK. */

const algorithm = 'RSASSA-PKCS1-v1_5';
const rsa2 = { name: algorithm, hash: 'SHA-256' } as const;

export async function sign(key: CryptoKey, text: string): Promise<string> {
  return toBase64(new Uint8Array(await crypto.subtle.sign(algorithm, key, utf8(text))));
}

export async function isSigned(key: CryptoKey, text: string, signature: string): Promise<boolean> {
  const bytes = fromBase64(signature);
  return bytes !== null && crypto.subtle.verify(algorithm, key, bytes, utf8(text));
}

/** Returns the text of a request that is signed: every field with a value but the signature, sorted, values unchanged. */
export function requestText(fields: ReadonlyMap<string, string>): string {
  return signedText(fields, ['sign']);
}

/** Returns the text of a notification that is signed: the same without the name of the algorithm. */
export function notificationText(fields: ReadonlyMap<string, string>): string {
  return signedText(fields, ['sign', 'sign_type']);
}

function signedText(fields: ReadonlyMap<string, string>, without: readonly string[]): string {
  return [...fields]
    .filter(([name, value]) => value !== '' && !without.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

export async function newKeyPair(bits: number): Promise<CryptoKeyPair> {
  const publicExponent = new Uint8Array([1, 0, 1]);
  return crypto.subtle.generateKey({ ...rsa2, modulusLength: bits, publicExponent }, true, [
    'sign',
    'verify',
  ]);
}

/** PKCS#8, as `BEGIN PRIVATE KEY`. */
export function importPrivateKey(pem: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('pkcs8', bytesOfPem(pem), rsa2, true, ['sign']);
}

/** SPKI, as `BEGIN PUBLIC KEY`. */
export function importPublicKey(pem: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('spki', bytesOfPem(pem), rsa2, true, ['verify']);
}

export async function exportKey(key: CryptoKey): Promise<string> {
  const isPrivate = key.type === 'private';
  const bytes = await crypto.subtle.exportKey(isPrivate ? 'pkcs8' : 'spki', key);
  const label = isPrivate ? 'PRIVATE KEY' : 'PUBLIC KEY';
  const lines = toBase64(new Uint8Array(bytes)).match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}

function bytesOfPem(pem: string): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64(pem.replace(/-----[^-]*-----/g, '').replace(/\s/g, ''));
  if (bytes === null) throw new TypeError('not a key in PEM');
  return bytes;
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
