/** The settings of a server process, read once from its environment. */

import { join } from 'node:path';
import type { Privacy, Registration } from '@liangfen/sdk/schema';
import type { SignUpRules } from '../operations/services.ts';
import { leastDaysKept } from '../security/security-log.ts';
import type { CallPolicy } from '../webhooks/public-address.ts';
import type { BackupKeyFiles } from './backup/key-files.ts';
import { addressBehind, type CallerAddress } from './caller-address.ts';
import { ConfigError } from './config-error.ts';
import { type MailChoice, readMailSetting } from './mail/settings.ts';
import { type MessengerChoice, readMessengerSetting } from './messenger/settings.ts';
import { type PaymentSetting, readPaymentSetting } from './payment/settings.ts';
import type { SigningKeyFile } from './signing-key.ts';
import { readSingleSignOnSetting, type SingleSignOnChoice } from './single-sign-on/settings.ts';
import type { DataKeyFile } from './vault.ts';

export { ConfigError };

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDirectory: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | null;
  /** The connections of this process; one more listens to the other processes, unless NATS carries that. */
  readonly databaseConnections: number;
  /** The NATS server that carries messages between processes; null where PostgreSQL itself carries them. */
  readonly natsUrl: string | null;
  readonly natsSubject: string;
  /** The built host app; without it only the API is served. */
  readonly webDirectory: string | null;
  /** The address that people type, for the printed links. */
  readonly publicUrl: string;
  /** The same address where somebody set it: the desk's codes begin with it. */
  readonly setPublicUrl: string | null;
  /** How people find whoever runs this server: a name, a telephone number, an address. */
  readonly contact: string | null;
  /** Made-up competitions, links in the log, a mark on every page. */
  readonly demo: boolean;
  /** Sites of portals whose pages may hold every component, the desk too. */
  readonly portals: readonly string[];
  /** Sites besides this one whose pictures a look may name. */
  readonly imageOrigins: readonly string[];
  /** The addresses of organisers' own servers that may be called. */
  readonly webhooks: CallPolicy;
  readonly durable: boolean;
  readonly logLevel: string;
  /** Believes the proxies of LIANGFEN_TRUSTED_PROXIES about the callers behind them. */
  readonly addressOf: CallerAddress;
  readonly payment: PaymentSetting;
  readonly messenger: MessengerChoice;
  readonly singleSignOn: SingleSignOnChoice;
  readonly mail: MailChoice;
  /** How long the security log is kept. */
  readonly securityLogDays: number;
  /** Where the process serves its figures; null where it serves none. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Signs the heads of ledgers. */
  readonly signingKey: SigningKeyFile;
  /** Main accounts need a second factor before anything else. */
  readonly requiresSecondFactor: boolean;
  readonly signUp: SignUpRules;
  /** The time after which an unused login ends. */
  readonly idleMs: number;
  /** Seals phone numbers and codes in the database. */
  readonly dataKey: DataKeyFile;
  /** Words that may not stand on public screens, one a line; null where any may. */
  readonly wordListFile: string | null;
  /** The keys of `npx liangfen backup --encrypt` and of restoring its files; read when they are needed. */
  readonly backupKeys: BackupKeyFiles;
}

/**
 * @example
 * ```tsx
 * const config = readConfig(process.env);
 * console.log(config.port);
 * ```
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const port = readPort('PORT', environment.PORT ?? '8080');
  const host = environment.LIANGFEN_HOST ?? '127.0.0.1';
  const setPublicUrl = readPublicUrl(environment.LIANGFEN_PUBLIC_URL ?? '');
  const publicUrl = setPublicUrl ?? `http://localhost:${port}`;
  const demo = readDemo(environment.LIANGFEN_DEMO, Boolean(environment.DATABASE_URL));
  return {
    host,
    port,
    dataDirectory: environment.LIANGFEN_DATA_DIR ?? '.liangfen/data',
    databaseUrl: readDatabaseUrl(environment.DATABASE_URL ?? ''),
    databaseConnections: readConnections(environment.LIANGFEN_DATABASE_CONNECTIONS || '10'),
    natsUrl: readNatsUrl(environment.LIANGFEN_NATS_URL ?? '', environment.DATABASE_URL ?? ''),
    natsSubject: readNatsSubject(environment.LIANGFEN_NATS_SUBJECT || 'liangfen'),
    webDirectory: environment.LIANGFEN_WEB_DIR || null,
    publicUrl,
    setPublicUrl,
    contact: readContact(environment.LIANGFEN_CONTACT ?? ''),
    demo,
    portals: readOrigins(environment, 'LIANGFEN_EMBED_ORIGINS'),
    imageOrigins: readOrigins(environment, 'LIANGFEN_IMAGE_ORIGINS'),
    webhooks: readWebhooks(environment),
    durable: environment.LIANGFEN_UNSAFE_NO_FSYNC !== '1',
    logLevel: environment.LIANGFEN_LOG ?? 'info',
    addressOf: readProxies(environment.LIANGFEN_TRUSTED_PROXIES ?? ''),
    payment: readPaymentSetting(environment, { demo, publicUrl }),
    messenger: readMessengerSetting(environment, { demo }),
    mail: readMailSetting(environment, { setPublicUrl }),
    singleSignOn: readSingleSignOnSetting(environment, { setPublicUrl }),
    securityLogDays: readSecurityLogDays(environment.LIANGFEN_SECURITY_LOG_DAYS || '180'),
    metrics: readMetrics(environment),
    signingKey: readSigningKey(environment),
    dataKey: readDataKey(environment),
    wordListFile: environment.LIANGFEN_WORD_LIST_FILE || null,
    backupKeys: {
      recipients: environment.LIANGFEN_BACKUP_RECIPIENTS_FILE || null,
      identity: environment.LIANGFEN_BACKUP_IDENTITY_FILE || null,
      passphrase: environment.LIANGFEN_BACKUP_PASSPHRASE_FILE || null,
    },
    requiresSecondFactor: readSwitch(environment.LIANGFEN_REQUIRE_SECOND_FACTOR ?? '', {
      name: 'LIANGFEN_REQUIRE_SECOND_FACTOR',
      means: '主账号必须开启两步验证',
    }),
    signUp: {
      registration: readRegistration(environment.LIANGFEN_REGISTRATION ?? ''),
      privacy: readPrivacy(environment),
    },
    idleMs: readIdleHours(environment.LIANGFEN_IDLE_HOURS || '72') * 3_600_000,
  };
}

/** The setting holds the password, so that no refusal may quote it. */
function readDatabaseUrl(setting: string): string | null {
  if (setting === '') return null;
  if (/^postgres(ql)?:\/\//.test(setting) && URL.canParse(setting)) return setting;
  throw new ConfigError(
    'DATABASE_URL 应为 postgres://用户:密码@主机:端口/数据库；密码里的特殊字符要写成 %XX',
  );
}

function readConnections(setting: string): number {
  const connections = Number(setting);
  if (Number.isInteger(connections) && connections >= 2 && connections <= 500) return connections;
  throw new ConfigError(`LIANGFEN_DATABASE_CONNECTIONS 应为 2 到 500 的整数，现在是「${setting}」`);
}

function readNatsUrl(setting: string, databaseUrl: string): string | null {
  if (setting === '') return null;
  if (!/^(nats|tls):\/\//.test(setting) || !URL.canParse(setting)) {
    throw new ConfigError('LIANGFEN_NATS_URL 应为 nats://主机:4222 或 tls://主机:4222');
  }
  if (databaseUrl === '') {
    throw new ConfigError(
      'LIANGFEN_NATS_URL 只在多个进程共用 PostgreSQL 时有用，请同时设置 DATABASE_URL',
    );
  }
  return setting;
}

function readNatsSubject(setting: string): string {
  if (/^[A-Za-z0-9_-]{1,64}$/.test(setting)) return setting;
  throw new ConfigError(
    `LIANGFEN_NATS_SUBJECT 应为 1 到 64 个字母、数字、- 或 _，现在是「${setting}」`,
  );
}

function readSigningKey({
  LIANGFEN_SIGNING_KEY_FILE: named = '',
  LIANGFEN_DATA_DIR: directory = '.liangfen/data',
}: Readonly<Record<string, string | undefined>>): SigningKeyFile {
  return named === ''
    ? { path: join(directory, 'signing-key.pem'), isNamed: false }
    : { path: named, isNamed: true };
}

function readSwitch(
  setting: string,
  { name, means }: { readonly name: string; readonly means: string },
): boolean {
  if (['', '0', '1'].includes(setting)) return setting === '1';
  throw new ConfigError(`${name} 应为 1（${means}）或 0，现在是「${setting}」`);
}

function readRegistration(setting: string): Registration {
  switch (setting) {
    case '':
    case 'open':
      return 'OPEN';
    case 'invited':
      return 'INVITED';
    case 'closed':
      return 'CLOSED';
  }
  throw new ConfigError(
    `LIANGFEN_REGISTRATION 应为 open（任何人可以注册）、invited（凭邀请）或 closed（不开放），现在是「${setting}」`,
  );
}

/** A page of this site or of another; the version is what people have agreed to. */
function readPrivacy({
  LIANGFEN_PRIVACY_ADDRESS: address = '',
  LIANGFEN_PRIVACY_VERSION: version = '',
}: Readonly<Record<string, string | undefined>>): Privacy | null {
  if (address === '' && version === '') return null;
  if (!/^(?:https?:[/][/]|[/])[^\s]+$/.test(address)) {
    throw new ConfigError(
      `LIANGFEN_PRIVACY_ADDRESS 应为隐私说明的网址，如 https://example.com/privacy，现在是「${address}」`,
    );
  }
  if (!/^[\w.-]{1,40}$/.test(version)) {
    throw new ConfigError(
      `LIANGFEN_PRIVACY_VERSION 应为隐私说明的版本，如 2026-11，只有字母、数字、点和短横线，现在是「${version}」`,
    );
  }
  return { address, version };
}

function readIdleHours(setting: string): number {
  const hours = Number(setting);
  if (Number.isInteger(hours) && hours >= 1 && hours <= 720) return hours;
  throw new ConfigError(`LIANGFEN_IDLE_HOURS 应为 1 到 720 的整数（小时），现在是「${setting}」`);
}

function readDataKey({
  LIANGFEN_DATA_KEY_FILE: named = '',
  LIANGFEN_DATA_DIR: directory = '.liangfen/data',
}: Readonly<Record<string, string | undefined>>): DataKeyFile {
  return { path: named === '' ? join(directory, 'data.key') : named };
}

function readPort(name: string, setting: string): number {
  const port = Number(setting);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new ConfigError(`${name} 应为 0 到 65535 的整数，现在是「${setting}」`);
}

function readSecurityLogDays(setting: string): number {
  const days = Number(setting);
  if (Number.isInteger(days) && days >= leastDaysKept && days <= 3650) return days;
  throw new ConfigError(
    `LIANGFEN_SECURITY_LOG_DAYS 应为 ${leastDaysKept} 到 3650 的整数（天），现在是「${setting}」`,
  );
}

function readMetrics(environment: Readonly<Record<string, string | undefined>>): Config['metrics'] {
  const setting = environment.LIANGFEN_METRICS_PORT ?? '';
  const host = environment.LIANGFEN_METRICS_HOST || '127.0.0.1';
  if (setting === '') return null;
  return { host, port: readPort('LIANGFEN_METRICS_PORT', setting) };
}

/** Codes and links are paths of a site, so it is a site: scheme, host, port. */
function readPublicUrl(setting: string): string | null {
  const trimmed = setting.trim();
  if (trimmed === '') return null;
  const url = URL.canParse(trimmed) ? new URL(trimmed) : null;
  const isSite =
    url !== null &&
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === '' &&
    url.username === '';
  if (isSite) return trimmed.replace(/[/]$/, '');
  throw new ConfigError(
    `LIANGFEN_PUBLIC_URL 应为 http:// 或 https:// 开头的网址，后面没有路径，如 https://score.example.com，现在是「${setting}」`,
  );
}

const longestContact = 100;

function readContact(setting: string): string | null {
  const contact = setting.trim();
  if (contact === '') return null;
  if ([...contact].length <= longestContact && !/\p{Cc}/u.test(contact)) return contact;
  throw new ConfigError(
    `LIANGFEN_CONTACT 应为一行文字，最多 ${longestContact} 个字，如「张老师 010-12345678」，现在是「${setting}」`,
  );
}

/** A PostgreSQL holds somebody's real data: it is a demonstration only when asked. */
function readDemo(setting: string | undefined, hasDatabase: boolean): boolean {
  if (setting === undefined || setting === '') return !hasDatabase;
  if (setting === '0' || setting === '1') return setting === '1';
  throw new ConfigError(`LIANGFEN_DEMO 应为 1（演示）或 0（正式使用），现在是「${setting}」`);
}

function readProxies(list: string): CallerAddress {
  const proxies = list
    .split(',')
    .map((proxy) => proxy.trim())
    .filter((proxy) => proxy !== '');
  try {
    return addressBehind(proxies);
  } catch {
    throw new ConfigError(
      `LIANGFEN_TRUSTED_PROXIES 应为用逗号分开的地址或网段，如 loopback,10.0.0.0/8，现在是「${list}」`,
    );
  }
}

function readWebhooks({
  LIANGFEN_WEBHOOK_PORTS: list = '',
  LIANGFEN_WEBHOOK_LOCAL: local = '',
}: Readonly<Record<string, string | undefined>>): CallPolicy {
  const ports = list
    .split(',')
    .map((port) => port.trim())
    .filter((port) => port !== '')
    .map(Number);
  if (ports.some((port) => !Number.isInteger(port) || port < 1 || port > 65_535)) {
    throw new ConfigError(
      `LIANGFEN_WEBHOOK_PORTS 应为用逗号分开的端口，如 443,8443，现在是「${list}」`,
    );
  }
  if (!['', '0', '1'].includes(local)) {
    throw new ConfigError(
      `LIANGFEN_WEBHOOK_LOCAL 应为 1（推送可以到内部网络，只用来试验）或 0，现在是「${local}」`,
    );
  }
  return { ports: ports.length === 0 ? [443] : ports, local: local === '1' };
}

/** Origins as a browser sends them, so that comparing texts is enough. */
function readOrigins(
  environment: Readonly<Record<string, string | undefined>>,
  setting: 'LIANGFEN_EMBED_ORIGINS' | 'LIANGFEN_IMAGE_ORIGINS',
): readonly string[] {
  const origins = (environment[setting] ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
  for (const origin of origins) {
    if (!isOrigin(origin)) {
      throw new ConfigError(
        `${setting} 应为用逗号分开的网站，如 https://portal.example，不带路径和末尾的斜杠；「${origin}」不是`,
      );
    }
  }
  return origins;
}

function isOrigin(text: string): boolean {
  try {
    const { origin, protocol } = new URL(text);
    return origin === text && /^https?:$/.test(protocol);
  } catch {
    return false;
  }
}
