/** Opens the database in the command's own process, for as long as one command takes. */
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AdminAnswer, AdminRefused } from '../../admin/answer.ts';
import type { AdminRequest } from '../../admin/commands.ts';
import { refusalOf, runAdminCommand } from '../../admin/run-command.ts';
import { createLiveShows } from '../../live/create-live-shows.ts';
import { tellEnded } from '../../live/signals.ts';
import { createOrders } from '../../payment/orders.ts';
import type { Bus, Database, Log } from '../../ports.ts';
import {
  type ReadSnapshot,
  snapshotOfEmbedded,
  snapshotOfPostgres,
} from '../../store/backup/snapshot.ts';
import { schemaAge } from '../../store/migrate.ts';
import { encryptionTo } from '../backup/encryption.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { createMemoryBus } from '../bus-memory.ts';
import { type Config, ConfigError } from '../config.ts';
import { DirectoryInUse } from '../directory-lock.ts';
import { DirectoryTooOpen, openEmbeddedDatabase } from '../embedded.ts';
import { openBus } from '../open-bus.ts';
import { openPayment } from '../payment/open-payment.ts';
import { createNodePorts } from '../ports.ts';
import { openPostgres } from '../postgres.ts';
import { askElsewhere } from './ask-elsewhere.ts';

export async function runOnPostgres(
  url: string,
  config: Config,
  log: Log,
  request: AdminRequest,
): Promise<AdminAnswer> {
  return running(request, config, log, async () => ({
    database: openPostgres({ connectionString: url, log, connections: 2 }),
    // Other processes hear of an order that moves, and of a login that ended.
    bus: await openBus(config, log),
    snapshot: snapshotOfPostgres,
  }));
}

/** Opens the directory of a service that is stopped; refuses while another process holds it. */
export async function runOnDirectory(
  config: Config,
  log: Log,
  request: AdminRequest,
): Promise<AdminAnswer> {
  const { dataDirectory: directory, durable } = config;
  return running(request, config, log, async () => {
    if (!existsSync(join(directory, 'PG_VERSION'))) {
      throw new AdminRefused(
        'UNAVAILABLE',
        `${directory} 里没有数据库。请在启动服务的目录里运行，或用 LIANGFEN_DATA_DIR、DATABASE_URL 指定数据库`,
      );
    }
    return {
      database: await openEmbeddedDatabase({ directory, durable }),
      bus: createMemoryBus(),
      snapshot: snapshotOfEmbedded,
    };
  });
}

interface Data {
  readonly database: Database;
  readonly bus: Bus;
  readonly snapshot: (query: Database['query']) => ReadSnapshot;
}

async function running(
  request: AdminRequest,
  config: Config,
  log: Log,
  open: () => Data | Promise<Data>,
): Promise<AdminAnswer> {
  try {
    const payment = openPayment(config);
    const data = await open();
    try {
      await requireCurrentSchema(data.database);
      const ports = createNodePorts({ ...data, log, payment });
      const live = createLiveShows(ports);
      const orders = createOrders(ports);
      try {
        const backUp = async (file: string, encrypt: boolean) =>
          writeBackup(data.snapshot(data.database.query), file, {
            now: ports.now,
            encryption: encrypt ? encryptionTo(config.backupKeys) : null,
          });
        const endSessions = (ids: readonly string[]) => tellEnded(data.bus, ports.newId(), ids);
        const home = {
          ports,
          live,
          orders,
          random: randomInt,
          backUp,
          endSessions,
          ask: askElsewhere,
        };
        return await runAdminCommand(home, request);
      } finally {
        orders.stop();
        await live.drain();
      }
    } finally {
      await data.bus.close();
      await data.database.close();
    }
  } catch (error) {
    return { done: false, ...openingRefusal(error, log) };
  }
}

async function requireCurrentSchema(database: Database): Promise<void> {
  const age = await schemaAge(database);
  switch (age) {
    case 'CURRENT':
      return;
    case 'NONE':
    case 'OLDER':
      throw new AdminRefused(
        'UNAVAILABLE',
        '数据库还是旧版本的结构：请先启动一次这个版本的服务，它会升级数据库，再运行这个命令',
      );
    case 'NEWER':
      throw new AdminRefused(
        'UNAVAILABLE',
        '数据库由更新的版本创建：请用同一版本的程序运行这个命令',
      );
  }
}

function openingRefusal(error: unknown, log: Log): Pick<AdminRefused, 'code'> & { detail: string } {
  if (error instanceof DirectoryInUse) {
    const owner = error.ownerPid === null ? '' : `（进程 ${error.ownerPid}）`;
    return {
      code: 'UNAVAILABLE',
      detail: `数据目录 ${error.directory} 正被另一个亮分进程使用${owner}，但它不接受管理命令。它可能正在启动或停止，请稍后再试`,
    };
  }
  if (error instanceof DirectoryTooOpen) {
    return {
      code: 'UNAVAILABLE',
      detail: `数据目录 ${error.directory} 可以被这台电脑上的其他用户打开。请先运行 chmod -R go-rwx '${error.directory}'`,
    };
  }
  if (error instanceof ConfigError) return { code: 'UNAVAILABLE', detail: error.message };
  const refusal = refusalOf(error);
  if (refusal.code === 'INTERNAL') log.error('admin.failed', { error });
  return refusal;
}
