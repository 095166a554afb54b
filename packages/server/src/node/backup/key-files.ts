/**
 * The keys that backups are encrypted to and opened with: files named by settings, so that no key stands in a command
 * line or a list of processes.
 */
import { readFileSync, statSync } from 'node:fs';
import { AdminRefused } from '../../admin/answer.ts';
import { keyKindOf, sentenceOn } from './key-kinds.ts';

export interface BackupKeyFiles {
  /** Public keys of age, one a line. */
  readonly recipients: string | null;
  /** Private keys of age, one a line. */
  readonly identity: string | null;
  /** Its first line encrypts and opens. */
  readonly passphrase: string | null;
}

export const noKeyFiles: BackupKeyFiles = { recipients: null, identity: null, passphrase: null };

const mostBytes = 64 * 1024;
const mostKeys = 100;
/** Whoever holds the backup file may try passphrases as often as they like. */
const shortestPassphrase = 12;

export function recipientsIn(path: string): readonly string[] {
  return keysIn(path, 'RECIPIENT', {
    open: true,
    form: '每行一个 age 公钥（age1…），由 age-keygen 生成',
  });
}

export function identitiesIn(path: string): readonly string[] {
  return keysIn(path, 'IDENTITY', {
    open: false,
    form: '每行一个 age 私钥（AGE-SECRET-KEY-…），由 age-keygen 生成',
  });
}

export function passphraseIn(path: string): string {
  const [passphrase = ''] = textOf(path, false).split(/\r?\n/);
  if ([...passphrase].length >= shortestPassphrase) return passphrase;
  throw new AdminRefused(
    'WRONG_INPUT',
    `口令文件 ${path} 的第一行应为至少 ${shortestPassphrase} 个字符的口令`,
  );
}

function keysIn(
  path: string,
  wanted: 'RECIPIENT' | 'IDENTITY',
  { open, form: wantedForm }: { readonly open: boolean; readonly form: string },
): readonly string[] {
  const lines = textOf(path, open)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const wrongAt = lines.findIndex((line) => keyKindOf(line).kind !== wanted);
  const fits = lines.length > 0 && lines.length <= mostKeys;
  if (fits && wrongAt === -1) return lines;
  const about = fits ? sentenceOn(keyKindOf(lines[wrongAt] ?? ''), wanted) : null;
  const form = `密钥文件 ${path} 应为${wantedForm}，最多 ${mostKeys} 行`;
  throw new AdminRefused(
    'WRONG_INPUT',
    about === null ? form : `${form}。第 ${wrongAt + 1} 个密钥${about}`,
  );
}

/** `open` is for a file that everybody may read. */
function textOf(path: string, open: boolean): string {
  try {
    const { mode, size } = statSync(path);
    // A container's secrets are read by its group.
    if (!open && process.platform !== 'win32' && (mode & 0o027) !== 0) {
      throw new AdminRefused(
        'WRONG_INPUT',
        `${path} 可以被这台电脑上的其他用户打开。请先运行：chmod 600 '${path}'`,
      );
    }
    if (size > mostBytes) throw new AdminRefused('WRONG_INPUT', `${path} 太大，不是密钥文件`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof AdminRefused) throw error;
    throw new AdminRefused(
      'NOT_FOUND',
      `读不到密钥文件 ${path}，请确认它存在，并且运行命令（或服务）的用户可以读取`,
    );
  }
}
