/** Seals texts for the database with AES-256-GCM under a key that lies in a file outside of it (docs/decisions/0410). */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Vault } from '../ports.ts';
import type { Sealed } from '../store/sealed.ts';
import { ConfigError } from './config-error.ts';
import { makeFolder } from './make-folder.ts';

const prefix = 'lf1.';
const nonceBytes = 12;
const tagBytes = 16;
const keyBytes = 32;

/**
 * The nonce is a keyed hash of the text: the same text is sealed the same, so that a column can be looked up and be
 * unique; a nonce comes twice for the same text only, where it tells nothing that the column does not tell anyway.
 */
export function createVault(key: Buffer): Vault {
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, keyBytes));
  const sealing = derived('liangfen seal');
  const nonces = derived('liangfen nonce');
  const marks = derived('liangfen mark');
  return {
    seal: (text) => {
      const nonce = createHmac('sha256', nonces).update(text).digest().subarray(0, nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const sealed = Buffer.concat([nonce, body, cipher.getAuthTag()]);
      // Sealed texts are made in this one place.
      return `${prefix}${sealed.toString('base64url')}` as Sealed;
    },
    open: (text) => {
      if (!text.startsWith(prefix)) return text;
      const sealed = Buffer.from(text.slice(prefix.length), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealing, sealed.subarray(0, nonceBytes));
      decipher.setAuthTag(sealed.subarray(-tagBytes));
      const body = sealed.subarray(nonceBytes, -tagBytes);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
    mark: (purpose, text) =>
      createHmac('sha256', marks)
        .update(`${purpose}\n${text}`)
        .digest()
        .subarray(0, tagBytes)
        .toString('base64url'),
  };
}

export interface DataKeyFile {
  readonly path: string;
}

/** Made where it is missing; every process on one database needs the same. */
export function openDataKey({ path }: DataKeyFile): Buffer {
  try {
    if (!existsSync(path)) makeKey(path);
    const mode = process.platform === 'win32' ? 0 : statSync(path).mode;
    // A container's secrets are read by its group.
    if ((mode & 0o027) !== 0) {
      throw new ConfigError(
        `数据密钥 ${path} 可以被这台电脑上的其他用户打开。请先运行：chmod 600 '${path}'`,
      );
    }
    const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url');
    if (key.length !== keyBytes) throw unusable(path);
    return key;
  } catch (error) {
    throw error instanceof ConfigError ? error : unusable(path);
  }
}

/** Two processes that start at once over one file: the second finds the first one's. */
function makeKey(path: string): void {
  makeFolder(dirname(path));
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, `${randomBytes(keyBytes).toString('base64url')}\n`);
    closeSync(file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

function unusable(path: string): ConfigError {
  return new ConfigError(
    `数据密钥 ${path} 读不出来，也不能新建：应为一行 43 个字符的 base64url，且本进程可以读取。请放回原来的文件，或用 LIANGFEN_DATA_KEY_FILE 指定它在哪里`,
  );
}
