/** Starts the product: database, app, HTTP; prints where to go; refuses clearly and leaves cleanly. */
import { randomInt } from 'node:crypto';
import { createApp } from '../app.ts';
import { latestTicket } from '../messenger/pushed-tickets.ts';
import type { Bus, Database, Log } from '../ports.ts';
import { migrate } from '../store/migrate.ts';
import { serveAdminSocket } from './admin/serve-socket.ts';
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
import { openDemonstrationPayment } from './payment/demonstration.ts';
import { openPayment } from './payment/open-payment.ts';
import { createNodePorts } from './ports.ts';
import { openPostgres } from './postgres.ts';
import { seedDemonstration } from './seed.ts';
import { readWebFiles } from './web-files.ts';
import { createWebhookCalls } from './webhook-calls.ts';

// What is written here is nobody else's to read: the database, its log, password hashes and seat codes.
process.umask(0o077);

let stopping = false;

try {
  await start(readConfig(process.env));
} catch (error) {
  // Whoever stops it while it is still starting knows why the rest failed.
  if (!stopping) {
    console.error(refusal(error));
    process.exit(1);
  }
}

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const webFiles = config.webDirectory
    ? readWebFiles(config.webDirectory, { framedSites: framedSites(config) })
    : null;
  const provider = openPayment(config);
  const connect = openMessenger(config);
  await requireFreePort(config);
  const { database, bus } = await openData(config, log);
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
  const ports = createNodePorts({ database, bus, log, payment, messenger, addresses, webhooks });
  const app = createApp(ports, placesWithin(descriptorLimit()), {
    isDemo: config.demo,
    portals: config.portals,
    contact: config.contact,
  });
  const admin =
    config.databaseUrl === null
      ? await serveAdminSocket(config.dataDirectory, {
          ports,
          orders: app.services.orders,
          random: randomInt,
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
  cashier?.listening(http.port);
  colleagues?.listening(http.port);
  log.info('listening', { host: config.host, port: http.port });
  app.services.orders.start();
  app.services.twins.start();
  app.services.courier.start();
  onStop(async () => {
    log.info('draining');
    await Promise.all([http.close(), admin?.close()]);
    await cashier?.stop();
    await bus.close();
    await database.close();
  });
  if (config.demo) {
    const url = config.publicUrl.replace(/:0$/, `:${http.port}`);
    const links = await seedDemonstration(app, { url });
    if (links) console.log(links);
  }
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
  const code = (error as NodeJS.ErrnoException | null)?.code;
  const port = process.env.PORT ?? '8080';
  if (code === 'EADDRINUSE') {
    return `端口 ${port} 已被占用。请先停掉占用它的程序，或用 PORT 指定另一个端口`;
  }
  if (code === 'EACCES') return `没有权限使用端口 ${port}，请用 PORT 指定 1024 以上的端口`;
  if (code === 'ECONNREFUSED') return '连不上 DATABASE_URL 指定的数据库，请确认它已启动';
  return `启动失败：${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
