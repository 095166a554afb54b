/** The settings of a server process, read once from its environment. */
import { addressBehind, type CallerAddress } from './caller-address.ts';
import { ConfigError } from './config-error.ts';
import { type MessengerChoice, readMessengerSetting } from './messenger/settings.ts';
import { type PaymentSetting, readPaymentSetting } from './payment/settings.ts';

export { ConfigError };

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDirectory: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | null;
  /** The built host app; without it only the API is served. */
  readonly webDirectory: string | null;
  /** What people type, for the printed links. */
  readonly publicUrl: string;
  /** Made-up competitions, links in the log, a mark on every page. */
  readonly demo: boolean;
  readonly durable: boolean;
  readonly logLevel: string;
  /** Believes the proxies of LIANGFEN_TRUSTED_PROXIES about the callers behind them. */
  readonly addressOf: CallerAddress;
  readonly payment: PaymentSetting;
  readonly messenger: MessengerChoice;
}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const port = Number(environment.PORT ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ConfigError(`PORT 应为 0 到 65535 的整数，现在是「${environment.PORT}」`);
  }
  const host = environment.LIANGFEN_HOST ?? '127.0.0.1';
  const publicUrl = (environment.LIANGFEN_PUBLIC_URL ?? `http://localhost:${port}`).replace(
    /[/]$/,
    '',
  );
  const demo = readDemo(environment.LIANGFEN_DEMO, Boolean(environment.DATABASE_URL));
  return {
    host,
    port,
    dataDirectory: environment.LIANGFEN_DATA_DIR ?? '.liangfen/data',
    databaseUrl: environment.DATABASE_URL || null,
    webDirectory: environment.LIANGFEN_WEB_DIR || null,
    publicUrl,
    demo,
    durable: environment.LIANGFEN_UNSAFE_NO_FSYNC !== '1',
    logLevel: environment.LIANGFEN_LOG ?? 'info',
    addressOf: readProxies(environment.LIANGFEN_TRUSTED_PROXIES ?? ''),
    payment: readPaymentSetting(environment, { demo, publicUrl }),
    messenger: readMessengerSetting(environment, { demo }),
  };
}

/** A PostgreSQL is somebody's real data: it is a demonstration only when asked. */
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
