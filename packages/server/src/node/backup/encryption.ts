/** Backups as age files (age-encryption.org), which age's own program opens as well (docs/decisions/0468). Piece by piece: memory does not grow with the file. */
import { createCipheriv, randomBytes, scrypt } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Decrypter, Encrypter, type Recipient, Stanza } from 'age-encryption';
import { AdminRefused } from '../../admin/answer.ts';
import { BackupBroken } from '../../store/backup/format.ts';
import type { Pieces } from './armor.ts';
import { beginLength, isArmored, mostBlanksBefore, unarmored } from './armor.ts';
import { type BackupKeyFiles, identitiesIn, passphraseIn, recipientsIn } from './key-files.ts';

/** An encrypted backup, and no key that opens it. */
export class BackupLocked extends Error {
  readonly hasKeys: boolean;
  constructor(hasKeys: boolean) {
    super(hasKeys ? 'no key opens the backup' : 'the backup is encrypted');
    this.name = 'BackupLocked';
    this.hasKeys = hasKeys;
  }
}

/** Throws AdminRefused where nothing says to whom. */
export function encryptionTo({ recipients, passphrase }: BackupKeyFiles) {
  if (recipients === null && passphrase === null) {
    throw new AdminRefused(
      'WRONG_INPUT',
      '不知道用什么加密：请用 LIANGFEN_BACKUP_RECIPIENTS_FILE 指定公钥文件，或用 LIANGFEN_BACKUP_PASSPHRASE_FILE 指定口令文件；服务正在运行时，设置要在服务那里，改后重新启动',
    );
  }
  const encrypter = new Encrypter();
  // An age file has either a passphrase or recipients.
  if (recipients === null)
    encrypter.addRecipient(passphraseRecipient(passphraseIn(passphrase ?? '')));
  else for (const key of recipientsIn(recipients)) addTo(encrypter, key, recipients);
  return async function* (pieces: Pieces): AsyncGenerator<Uint8Array> {
    yield* piecesOf(await encrypter.encrypt(streamOf(pieces)));
  };
}

function addTo(encrypter: Encrypter, key: string, file: string): void {
  try {
    encrypter.addRecipient(key);
  } catch {
    throw new AdminRefused('WRONG_INPUT', `公钥文件 ${file} 里有一个公钥不完整，请重新复制`);
  }
}

/** Decrypts what `encryptionOf` says is encrypted. Rejects with BackupLocked or BackupBroken. */
export function decryptionWith(
  { identity, passphrase }: BackupKeyFiles,
  form: Exclude<Encryption, 'NONE'>,
) {
  return async function* (pieces: Pieces): AsyncGenerator<Uint8Array> {
    if (identity === null && passphrase === null) throw new BackupLocked(false);
    const decrypter = new Decrypter();
    if (passphrase !== null) decrypter.addPassphrase(passphraseIn(passphrase));
    if (identity !== null) {
      for (const key of identitiesIn(identity)) decrypter.addIdentity(key);
    }
    const bytes = { BYTES: pieces, TEXT: unarmored(pieces) }[form];
    try {
      yield* piecesOf(await decrypter.decrypt(streamOf(bytes)));
    } catch (error) {
      if (error instanceof Error && /no identity matched/.test(error.message)) {
        throw new BackupLocked(true);
      }
      // Failures of the disk have a code; those of age have none.
      if (error instanceof BackupBroken) throw error;
      if (error instanceof Error && 'code' in error) throw error;
      throw new BackupBroken('no whole age file', { cause: error });
    }
  };
}

const firstLine = 'age-encryption.org/v1\n';

/** How a file is encrypted: not at all, as age's bytes, or as age's text. */
export type Encryption = 'NONE' | 'BYTES' | 'TEXT';

export async function encryptionOf(file: string): Promise<Encryption> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(mostBlanksBefore + beginLength),
      0,
    );
    const head = buffer.subarray(0, bytesRead).toString('latin1');
    if (head.startsWith(firstLine)) return 'BYTES';
    return isArmored(head) ? 'TEXT' : 'NONE';
  } finally {
    await handle.close();
  }
}

function streamOf(pieces: Pieces): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await iterator.return?.();
    },
  });
}

async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    // A stream that has ended or failed has nothing left to cancel.
    await reader.cancel().catch(() => undefined);
  }
}

/** age's own default: a second of work and 256 MB for each try. */
const workFactor = 18;
const label = 'age-encryption.org/v1/scrypt';

/** Like the library's, but without stopping the service for the second that scrypt takes, which would stop a show. */
function passphraseRecipient(passphrase: string): Recipient {
  return {
    wrapFileKey: async (fileKey) => {
      const salt = randomBytes(16);
      const key = await derived(passphrase, Buffer.concat([Buffer.from(label), salt]));
      const cipher = createCipheriv('chacha20-poly1305', key, Buffer.alloc(12), {
        authTagLength: 16,
      });
      const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
      const shown = salt.toString('base64').replaceAll('=', '');
      return [new Stanza(['scrypt', shown, `${workFactor}`], new Uint8Array(body))];
    },
  };
}

function derived(passphrase: string, salt: Buffer): Promise<Buffer> {
  const options = { N: 2 ** workFactor, r: 8, p: 1, maxmem: 2 ** (workFactor + 11) };
  return new Promise((resolve, reject) => {
    scrypt(passphrase, salt, 32, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
