/** The key that signs heads of ledgers: kept in a file outside the database, made at the first start. */
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { keyIdOf, verifierKeyText } from '@liangfen/rules/replay';
import { nodeProof } from '@liangfen/verify';
import type { HeadKey } from '../ports.ts';
import { ConfigError } from './config-error.ts';
import { makeFolder } from './make-folder.ts';

export function signingKeyOf(privateKey: KeyObject): HeadKey {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const publicKey = new Uint8Array(Buffer.from(x, 'base64url'));
  const { sha256Bytes } = nodeProof;
  // The key's own name: it stays the same wherever the server is found.
  const name = `liangfen/${Buffer.from(sha256Bytes(publicKey)).toString('hex').slice(0, 8)}`;
  return {
    name,
    key: verifierKeyText(name, publicKey, sha256Bytes),
    keyId: keyIdOf(name, publicKey, sha256Bytes),
    sign: (text) => new Uint8Array(sign(null, Buffer.from(text, 'utf8'), privateKey)),
  };
}

export interface SigningKeyFile {
  readonly path: string;
  /** Somebody named the file: then it must be usable. */
  readonly isNamed: boolean;
}

/** Null where the file can be neither read nor made, and nobody asked for it by name. */
export function openSigningKey({ path, isNamed }: SigningKeyFile): HeadKey | null {
  try {
    if (!existsSync(path)) makeKey(path);
    return signingKeyOf(readKey(path));
  } catch (error) {
    if (!isNamed && isUnwritable(error)) return null;
    throw error instanceof ConfigError ? error : unusable(path);
  }
}

function readKey(path: string): KeyObject {
  const key = createPrivateKey(readFileSync(path, 'utf8'));
  if (key.asymmetricKeyType !== 'ed25519') throw unusable(path);
  return key;
}

/** Two processes that start at once over one file: the second finds the first one's. */
function makeKey(path: string): void {
  makeFolder(dirname(path));
  const { privateKey } = generateKeyPairSync('ed25519');
  const text = privateKey.export({ type: 'pkcs8', format: 'pem' });
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, String(text));
    closeSync(file);
  } catch (error) {
    if (!hasCode(error, ['EEXIST'])) throw error;
  }
}

function isUnwritable(error: unknown): boolean {
  return hasCode(error, ['EACCES', 'EROFS', 'EPERM', 'ENOTDIR']);
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

function unusable(path: string): ConfigError {
  return new ConfigError(
    `签名密钥 ${path} 读不出来：应为 Ed25519 私钥的 PEM 文件，且本进程可以读取。请用 LIANGFEN_SIGNING_KEY_FILE 指定另一个文件`,
  );
}
