/** `restore`: puts a backup into an empty home, which no service may be using. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import type { AdminAnswer } from '../../admin/answer.ts';
import { type AdminRefused, line } from '../../admin/answer.ts';
import { refusalOf } from '../../admin/run-command.ts';
import type { Database, Log } from '../../ports.ts';
import { BackupBroken } from '../../store/backup/format.ts';
import { BackupTooNew, NotEmpty, type Restored, restoreLines } from '../../store/backup/restore.ts';
import type { Config } from '../config.ts';
import { openEmbeddedDatabase } from '../embedded.ts';
import { openPostgres } from '../postgres.ts';
import { BackupLocked } from './encryption.ts';
import type { BackupKeyFiles } from './key-files.ts';
import { backupLines } from './read-backup.ts';
import { runningHash } from './running-hash.ts';

export async function restore(config: Config, log: Log, file: string): Promise<AdminAnswer> {
  try {
    const { rows, tables, createdAt } =
      config.databaseUrl === null
        ? await intoDirectory(config, file)
        : await intoPostgres(config, config.databaseUrl, log, file);
    const where = config.databaseUrl === null ? config.dataDirectory : '数据库';
    return {
      done: true,
      data: { file, rows, tables, createdAt },
      view: [line(`已恢复到 ${where}：${rows} 行，备份于 ${new Date(createdAt).toISOString()}`)],
    };
  } catch (error) {
    const refusal = named(error, file);
    if (refusal.code === 'INTERNAL') log.error('restore.failed', { error });
    return { done: false, ...refusal };
  }
}

async function intoDirectory(
  { dataDirectory: directory, durable, backupKeys }: Config,
  file: string,
): Promise<Restored> {
  if (existsSync(directory) && readdirSync(directory).length > 0) throw new NotEmpty();
  await requireReadable(file, backupKeys);
  const database = await openEmbeddedDatabase({ directory, durable });
  try {
    const restored = await fillFrom(database, file, backupKeys);
    await database.close();
    return restored;
  } catch (error) {
    await database.close();
    // The directory was empty or not there before; half a home would be taken for a whole one.
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
}

async function intoPostgres(
  { backupKeys }: Config,
  url: string,
  log: Log,
  file: string,
): Promise<Restored> {
  await requireReadable(file, backupKeys);
  const database = openPostgres({ connectionString: url, log, connections: 1 });
  try {
    return await fillFrom(database, file, backupKeys);
  } finally {
    await database.close();
  }
}

function fillFrom(database: Database, file: string, keys: BackupKeyFiles): Promise<Restored> {
  return restoreLines(database, backupLines(file, keys), { now: Date.now, hash: runningHash() });
}

/** Checks the file before a database is made for nothing. */
async function requireReadable(file: string, keys: BackupKeyFiles): Promise<void> {
  const lines = backupLines(file, keys);
  const { done } = await lines.next();
  await lines.return(undefined);
  if (done) throw new BackupBroken('empty');
}

function named(error: unknown, file: string): Pick<AdminRefused, 'code'> & { detail: string } {
  if (error instanceof NotEmpty) {
    return {
      code: 'NOT_NOW',
      detail:
        '这里已经有数据，不会覆盖。请用 LIANGFEN_DATA_DIR 或 DATABASE_URL 指定一个空的地方再恢复',
    };
  }
  if (error instanceof BackupTooNew) {
    return { code: 'NOT_NOW', detail: '备份来自更新的版本，请先升级程序再恢复' };
  }
  if (error instanceof BackupLocked) {
    return {
      code: 'WRONG_INPUT',
      detail: error.hasKeys
        ? `指定的私钥或口令打不开 ${file}；什么都没有恢复，请换成备份时用的那一个`
        : `${file} 是加密的；请用 LIANGFEN_BACKUP_IDENTITY_FILE 指定私钥文件，或用 LIANGFEN_BACKUP_PASSPHRASE_FILE 指定口令文件`,
    };
  }
  if (error instanceof BackupBroken) {
    return {
      code: 'WRONG_INPUT',
      detail: `${file} 不是完整的备份，可能没有写完或被改过；什么都没有恢复，请换一份备份`,
    };
  }
  switch ((error as NodeJS.ErrnoException | null)?.code) {
    case 'ENOENT':
      return { code: 'NOT_FOUND', detail: `没有文件 ${file}` };
    case 'EACCES':
    case 'EISDIR':
      return { code: 'WRONG_INPUT', detail: `打不开文件 ${file}` };
    default:
      return refusalOf(error);
  }
}
