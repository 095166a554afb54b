/**
 * Opens and seals messages as the messenger pushes them: AES-256-CBC over sixteen random bytes, the length, the text
 * and the application's id; a SHA-1 signature over the result and a token that both sides know.
 */

export interface PushSeal {
  /** The token that both sides know; it is never sent. */
  readonly token: string;
  /** 43 letters and digits: the key in Base64 without the closing `=`. */
  readonly key: string;
  /** The application's id; a message for another application is refused. */
  readonly clientId: string;
}

const blockBytes = 16;
/** The messenger pads to more than a cipher's block, so the padding is made and taken away here. */
const paddedBytes = 32;
const prefixBytes = 16;
const lengthBytes = 4;

/** Hex. */
export async function pushSignature(
  { token }: Pick<PushSeal, 'token'>,
  parts: { readonly timestamp: string; readonly nonce: string; readonly encrypt: string },
): Promise<string> {
  const { timestamp, nonce, encrypt } = parts;
  const text = [token, timestamp, nonce, encrypt].sort().join('');
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns null when it is no message for this application. The caller has checked the signature before. */
export async function openPush(seal: PushSeal, encrypt: string): Promise<string | null> {
  const sealed = bytesOf(encrypt);
  if (sealed === null || sealed.length === 0 || sealed.length % blockBytes !== 0) return null;
  const { key, iv } = await keyOf(seal);
  const whole = await decryptedWhole(key, iv, sealed);
  const padding = whole.at(-1) ?? 0;
  if (padding < 1 || padding > paddedBytes) return null;
  const content = whole.subarray(0, whole.length - padding);
  const start = prefixBytes + lengthBytes;
  if (content.length < start) return null;
  const length = new DataView(content.buffer, content.byteOffset).getUint32(prefixBytes);
  if (length > content.length - start) return null;
  const text = new TextDecoder('utf-8', { ignoreBOM: true });
  const owner = text.decode(content.subarray(start + length));
  return owner === seal.clientId ? text.decode(content.subarray(start, start + length)) : null;
}

/** `prefix`: sixteen letters nobody can guess. */
export async function sealPush(seal: PushSeal, text: string, prefix: string): Promise<string> {
  const encoder = new TextEncoder();
  const message = encoder.encode(text);
  const owner = encoder.encode(seal.clientId);
  const size = prefixBytes + lengthBytes + message.length + owner.length;
  const padding = paddedBytes - (size % paddedBytes);
  const whole = new Uint8Array(size + padding).fill(padding, size);
  whole.set(encoder.encode(prefix).subarray(0, prefixBytes));
  new DataView(whole.buffer).setUint32(prefixBytes, message.length);
  whole.set(message, prefixBytes + lengthBytes);
  whole.set(owner, prefixBytes + lengthBytes + message.length);
  const { key, iv } = await keyOf(seal);
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, key, whole));
  // Cuts off the block of padding that the platform adds.
  return base64Of(sealed.subarray(0, whole.length));
}

/**
 * Decrypts all of it. The platform insists on padding at the end, so a block of padding is sealed behind the message,
 * and cut off again.
 */
async function decryptedWhole(
  key: CryptoKey,
  iv: Uint8Array<ArrayBuffer>,
  sealed: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const last = sealed.slice(sealed.length - blockBytes);
  const nothing = new Uint8Array();
  const end = await crypto.subtle.encrypt({ name: 'AES-CBC', iv: last }, key, nothing);
  const both = new Uint8Array(sealed.length + blockBytes);
  both.set(sealed);
  both.set(new Uint8Array(end), sealed.length);
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, key, both));
}

async function keyOf({ key }: PushSeal) {
  const bytes = bytesOf(`${key}=`);
  if (bytes?.length !== 32) throw new Error('the key of pushed messages is not one of AES-256');
  return {
    key: await crypto.subtle.importKey('raw', bytes, 'AES-CBC', false, ['encrypt', 'decrypt']),
    iv: bytes.slice(0, blockBytes),
  };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
