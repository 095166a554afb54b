/** Starts the product: database, app, HTTP; prints where to go; refuses clearly and leaves cleanly. */
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { eraseClosedAccounts } from '../accounts/closing.ts';
import { everyDay } from '../accounts/every-day.ts';
import { firstInvitation } from '../accounts/invitations.ts';
import { createApp } from '../app.ts';
import { latestTicket } from '../messenger/pushed-tickets.ts';
import { endedSessions } from '../operations/ended-sessions.ts';
import type { Bus, Database, Log } from '../ports.ts';
import { sealRows } from '../sealing/seal-rows.ts';
import { snapshotOfEmbedded } from '../store/backup/snapshot.ts';
import { hashPasscodes } from '../store/hash-passcodes.ts';
import { migrate } from '../store/migrate.ts';
import { askElsewhere } from './admin/ask-elsewhere.ts';
import { serveAdminSocket } from './admin/serve-socket.ts';
import { encryptionTo } from './backup/encryption.ts';
import { writeBackup } from './backup/write-backup.ts';
import { createMemoryBus } from './bus-memory.ts';
import { type Config, readConfig } from './config.ts';
import { descriptorLimit, streamsWithin } from './descriptors.ts';
import { openEmbeddedDatabase } from './embedded.ts';
import { requireFreePort, serveHttp } from './http.ts';
import { addressesOf } from './local-addresses.ts';
import { createLog } from './log.ts';
import { openMail } from './mail/open-mail.ts';
import { openDemonstrationMessenger } from './messenger/demonstration.ts';
import { openMessenger } from './messenger/open-messenger.ts';
import { createMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { openBus } from './open-bus.ts';
import { openDemonstrationPayment } from './payment/demonstration.ts';
import { openPayment } from './payment/open-payment.ts';
import { requireOwnConnections } from './pooler.ts';
import { createNodePorts } from './ports.ts';
import { openPostgres } from './postgres.ts';
import { seedDemonstration } from './seed.ts';
import { openSigningKey } from './signing-key.ts';
import { openSingleSignOn } from './single-sign-on/open-single-sign-on.ts';
import { readStartOptions } from './start-options.ts';
import { startRefusal } from './start-refusal.ts';
import { findTracing } from './tracing/tracing.ts';
import { createVault, openDataKey } from './vault.ts';
import { readWebFiles } from './web-files.ts';
import { createWebhookCalls } from './webhook-calls.ts';
import { openWordList } from './word-list.ts';

// Nobody else may read the files written here: the database, its log, password hashes and seat codes.
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
  // Whoever stops the process while it starts knows why the rest failed.
  if (!stopping) {
    const usesDatabaseUrl = Boolean(process.env.DATABASE_URL);
    const port = process.env.PORT ?? '8080';
    const host = process.env.LIANGFEN_HOST ?? '127.0.0.1';
    console.error(startRefusal(error, { port, host, usesDatabaseUrl }));
    process.exit(1);
  }
}

async function start(config: Config): Promise<void> {
  if (config.databaseUrl === null) console.log(whereDataAre(config.dataDirectory));
  const metrics = config.metrics && createMetrics();
  const tracing = findTracing();
  const plainLog = createLog(config.logLevel);
  const log = metrics?.counting(plainLog) ?? plainLog;
  const webFiles = config.webDirectory
    ? readWebFiles(config.webDirectory, {
        framedSites: framedSites(config),
        imageOrigins: config.imageOrigins,
        overHttps: config.publicUrl.startsWith('https:'),
      })
    : null;
  const publicWords = openWordList(config.wordListFile);
  const provider = openPayment(config);
  const connect = openMessenger(config);
  const singleSignOn = await openSingleSignOn(config, log);
  const mail = await openMail(config);
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
    ...{ bus, log, addresses, signer, vault, singleSignOn, mail },
    database: tracing?.database(database) ?? database,
    payment: (payment && tracing?.payment(payment)) ?? payment,
    messenger: (messenger && tracing?.messenger(messenger)) ?? messenger,
    webhooks: tracing?.webhooks(webhooks) ?? webhooks,
  });
  const sealed = await sealRows(database, ports);
  if (sealed > 0) log.info('rows.sealed', { sealed });
  const passcodes = await hashPasscodes(database, ports.passwords);
  if (passcodes.hashed + passcodes.dropped > 0) log.info('passcodes.hashed', { ...passcodes });
  const app = createApp(ports, streamsWithin(descriptorLimit()), {
    isDemo: config.demo,
    portals: config.portals,
    imageOrigins: config.imageOrigins,
    contact: config.contact,
    securityLogDays: config.securityLogDays,
    requiresSecondFactor: config.requiresSecondFactor,
    signUp: config.signUp,
    publicWords,
    idleMs: config.idleMs,
    ...(metrics === null ? {} : { answered: metrics.answered }),
    traced: tracing?.request ?? null,
  });
  metrics?.watch(app.services.live);
  const admin =
    config.databaseUrl === null
      ? await serveAdminSocket(config.dataDirectory, {
          ports,
          live: app.services.live,
          orders: app.services.orders,
          random: randomInt,
          ask: askElsewhere,
          endSessions: (ids) => endedSessions(app.services, ids),
          backUp: async (file, encrypt) =>
            writeBackup(snapshotOfEmbedded(database.query), file, {
              now: ports.now,
              encryption: encrypt ? encryptionTo(config.backupKeys) : null,
            }),
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
  app.services.retention.start();
  onStop(async () => {
    log.info('draining');
    stopErasing();
    await Promise.all([http.close(), admin?.close()]);
    // Closed last, so that whoever watches sees the process drain.
    await figures?.close();
    await cashier?.stop();
    await bus.close();
    await database.close();
  });
  const url = config.publicUrl.replace(/:0$/, `:${http.port}`);
  const links = config.demo ? await seedDemonstration(app, { url }) : null;
  if (links !== null) console.log(links);
  // A process on a PostgreSQL writes a log for programs to read.
  else if (config.databaseUrl === null) console.log(`亮分已启动：${url}/`);
  const first = config.demo ? null : await firstInvitation(ports, url);
  if (first !== null) console.log(first);
}

/** Says where the data are: whoever starts the server in another folder next time would miss everything. */
function whereDataAre(dataDirectory: string): string {
  const directory = resolve(dataDirectory);
  if (existsSync(directory)) return `数据保存在 ${directory}`;
  const isDefault = process.env.LIANGFEN_DATA_DIR === undefined;
  const hint = isDefault ? '。在别的文件夹启动会另建一份，固定位置请用 --data' : '';
  return `数据保存在 ${directory}（新建）${hint}`;
}

/** The messenger shows its code to scan in a frame of the login page. */
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
    const connections = config.databaseConnections;
    const database = openPostgres({ connectionString: url, log, connections });
    await database.ping();
    await requireOwnConnections(url);
    return { database, bus: await openBus(config, log) };
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
