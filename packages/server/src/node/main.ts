/** Starts the product: database, app, HTTP; prints where to go; refuses clearly and leaves cleanly. */
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { eraseClosedAccounts } from '../accounts/closing.ts';
import { everyDay } from '../accounts/every-day.ts';
import { firstInvitation } from '../accounts/invitations.ts';
import { createApp } from '../app.ts';
import { latestTicket } from '../messenger/pushed-tickets.ts';
import type { Bus, Database, Log } from '../ports.ts';
import { sealRows, WrongKey } from '../sealing/seal-rows.ts';
import { snapshotOfEmbedded } from '../store/backup/snapshot.ts';
import { hashPasscodes } from '../store/hash-passcodes.ts';
import { migrate } from '../store/migrate.ts';
import { serveAdminSocket } from './admin/serve-socket.ts';
import { writeBackup } from './backup/write-backup.ts';
import { createMemoryBus } from './bus-memory.ts';
import { openPostgresBus } from './bus-postgres.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { descriptorLimit, placesWithin } from './descriptors.ts';
import { DirectoryInUse } from './directory-lock.ts';
import { DirectoryTooOpen, openEmbeddedDatabase } from './embedded.ts';
import { requireFreePort, serveHttp } from './http.ts';
import { addressesOf } from './local-addresses.ts';
import { createLog } from './log.ts';
import { openDemonstrationMessenger } from './messenger/demonstration.ts';
import { openMessenger } from './messenger/open-messenger.ts';
import { createMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { openDemonstrationPayment } from './payment/demonstration.ts';
import { openPayment } from './payment/open-payment.ts';
import { createNodePorts } from './ports.ts';
import { openPostgres } from './postgres.ts';
import { seedDemonstration } from './seed.ts';
import { openSigningKey } from './signing-key.ts';
import { readStartOptions } from './start-options.ts';
import { createVault, openDataKey } from './vault.ts';
import { readWebFiles } from './web-files.ts';
import { createWebhookCalls } from './webhook-calls.ts';

// What is written here is nobody else's to read: the database, its log, password hashes and seat codes.
process.umask(0o077);

let stopping = false;

try {
  const order = readStartOptions(process.argv.slice(2));
  switch (order.kind) {
    case 'help':
      console.log(order.text);
      break;
    case 'start':
      Object.assign(process.env, order.variables);
      await start(readConfig(process.env));
  }
} catch (error) {
  // Whoever stops it while it is still starting knows why the rest failed.
  if (!stopping) {
    console.error(refusal(error));
    process.exit(1);
  }
}

async function start(config: Config): Promise<void> {
  if (config.databaseUrl === null) console.log(whereDataAre(config.dataDirectory));
  const metrics = config.metrics && createMetrics();
  const plainLog = createLog(config.logLevel);
  const log = metrics?.counting(plainLog) ?? plainLog;
  const webFiles = config.webDirectory
    ? readWebFiles(config.webDirectory, { framedSites: framedSites(config) })
    : null;
  const provider = openPayment(config);
  const connect = openMessenger(config);
  await requireFreePort(config);
  const { database: opened, bus } = await openData(config, log);
  const database = metrics?.timing(opened) ?? opened;
  await migrate(database, Date.now);
  const cashier = config.payment.kind === 'SANDBOX' ? await openDemonstrationPayment(config) : null;
  const colleagues =
    config.messenger.kind === 'SANDBOX' ? await openDemonstrationMessenger(config) : null;
  const payment = cashier?.payment ?? provider;
  const messenger =
    colleagues?.messenger ??
    connect?.((clientId) => latestTicket(database.query, clientId)) ??
    null;
  let listeningPort = config.port;
  const addresses = addressesOf({
    publicUrl: config.setPublicUrl,
    host: config.host,
    port: () => listeningPort,
  });
  const webhooks = createWebhookCalls({ policy: config.webhooks });
  const signer = openSigningKey(config.signingKey);
  if (signer === null) log.warn('signing-key.none', { file: config.signingKey.path });
  const vault = createVault(openDataKey(config.dataKey));
  const ports = createNodePorts({
    ...{ database, bus, log, payment, messenger, addresses, webhooks, signer, vault },
  });
  const sealed = await sealRows(database, ports);
  if (sealed > 0) log.info('rows.sealed', { sealed });
  const passcodes = await hashPasscodes(database, ports.passwords);
  if (passcodes.hashed + passcodes.dropped > 0) log.info('passcodes.hashed', { ...passcodes });
  const app = createApp(ports, placesWithin(descriptorLimit()), {
    isDemo: config.demo,
    portals: config.portals,
    contact: config.contact,
    securityLogDays: config.securityLogDays,
    requiresSecondFactor: config.requiresSecondFactor,
    signUp: config.signUp,
    idleMs: config.idleMs,
    ...(metrics === null ? {} : { answered: metrics.answered }),
  });
  metrics?.watch(app.services.live);
  const admin =
    config.databaseUrl === null
      ? await serveAdminSocket(config.dataDirectory, {
          ports,
          orders: app.services.orders,
          random: randomInt,
          backUp: (file) => writeBackup(snapshotOfEmbedded(database.query), file, ports.now),
        })
      : null;
  const { host, port, addressOf } = config;
  const http = await serveHttp(app, {
    host,
    port,
    webFiles,
    addressOf,
    log,
    sandboxes: {
      ...(cashier === null ? {} : { '/sandbox/alipay/': cashier.serve }),
      ...(colleagues === null ? {} : { '/sandbox/dingtalk/': colleagues.serve }),
    },
  });
  listeningPort = http.port;
  const figures = metrics && config.metrics ? await serveMetrics(metrics, config.metrics) : null;
  if (figures) log.info('metrics', { host: config.metrics?.host, port: figures.port });
  cashier?.listening(http.port);
  colleagues?.listening(http.port);
  log.info('listening', { host: config.host, port: http.port });
  app.services.orders.start();
  app.services.twins.start();
  app.services.courier.start();
  app.services.heads.start();
  app.services.security.start();
  const stopErasing = everyDay(ports, () => eraseClosedAccounts(ports));
  onStop(async () => {
    log.info('draining');
    stopErasing();
    await Promise.all([http.close(), admin?.close()]);
    // Last, so that whoever watches sees the process drain.
    await figures?.close();
    await cashier?.stop();
    await bus.close();
    await database.close();
  });
  const url = config.publicUrl.replace(/:0$/, `:${http.port}`);
  const links = config.demo ? await seedDemonstration(app, { url }) : null;
  if (links !== null) console.log(links);
  // With a database of its own it runs for a log to be read by programs.
  else if (config.databaseUrl === null) console.log(`亮分已启动：${url}/`);
  const first = config.demo ? null : await firstInvitation(ports, url);
  if (first !== null) console.log(first);
}

/** Whoever starts it in another folder next time would miss everything, so the first line says where it is. */
function whereDataAre(dataDirectory: string): string {
  const directory = resolve(dataDirectory);
  if (existsSync(directory)) return `数据保存在 ${directory}`;
  const isDefault = process.env.LIANGFEN_DATA_DIR === undefined;
  const hint = isDefault ? '。在别的文件夹启动会另建一份，固定位置请用 --data' : '';
  return `数据保存在 ${directory}（新建）${hint}`;
}

/** Where the messenger shows its code to scan, in a frame of the login page. */
function framedSites({ messenger }: Config): readonly string[] {
  switch (messenger.kind) {
    case 'NONE':
    case 'SANDBOX':
      return [];
    case 'DINGTALK':
      return [new URL(messenger.loginBase).origin];
  }
}

async function openData(config: Config, log: Log): Promise<{ database: Database; bus: Bus }> {
  const { databaseUrl: url } = config;
  if (url) {
    const database = openPostgres({ connectionString: url, log });
    await database.ping();
    return { database, bus: openPostgresBus(url, log) };
  }
  if (!config.durable) log.warn('database.not-durable', { because: 'LIANGFEN_UNSAFE_NO_FSYNC' });
  const database = await openEmbeddedDatabase({
    directory: config.dataDirectory,
    durable: config.durable,
    onDied: (reason) => {
      // Nothing can be stored any more; a supervisor starts a process that can.
      log.error('database.died', { reason });
      process.exit(1);
    },
  });
  return { database, bus: createMemoryBus() };
}

/** The second signal does not wait. */
function onStop(stop: () => Promise<void>): void {
  const begin = () => {
    if (stopping) process.exit(1);
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
}

/** What a person at the terminal can do about it. */
function refusal(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof DirectoryInUse) {
    const owner = error.ownerPid ? `（进程 ${error.ownerPid}）` : '';
    return `数据目录 ${error.directory} 正被另一个亮分进程使用${owner}。请先停掉它，或用 LIANGFEN_DATA_DIR 指定另一个目录`;
  }
  if (error instanceof DirectoryTooOpen) {
    return [
      `数据目录 ${error.directory} 可以被这台电脑上的其他用户打开，里面有密码和席位码。请先运行：`,
      `  chmod -R go-rwx '${error.directory}'`,
      '再重新启动',
    ].join('\n');
  }
  if (error instanceof WrongKey) {
    return '数据库里的手机号和席位码是用另一个数据密钥封存的，这里的密钥打不开。请把原来的密钥文件放回数据目录（data.key），或用 LIANGFEN_DATA_KEY_FILE 指定它；几个进程用同一个数据库时，要用同一个密钥文件';
  }
  const code = (error as NodeJS.ErrnoException | null)?.code;
  const port = process.env.PORT ?? '8080';
  if (code === 'EADDRINUSE') {
    return `端口 ${port} 已被占用。请先停掉占用它的程序，或用 PORT 指定另一个端口`;
  }
  if (code === 'EACCES') return `没有权限使用端口 ${port}，请用 PORT 指定 1024 以上的端口`;
  if (code === 'ECONNREFUSED') return '连不上 DATABASE_URL 指定的数据库，请确认它已启动';
  return `启动失败：${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
