/** Says why the product did not start, in one sentence for the person at the terminal: what is wrong and what to do. */
import { WrongKey } from '../sealing/seal-rows.ts';
import { ConfigError } from './config-error.ts';
import { DirectoryInUse } from './directory-lock.ts';
import { DirectoryTooOpen } from './embedded.ts';
import { PoolerRefused, type PoolMode } from './pooler.ts';

/** Keyed by PostgreSQL's SQLSTATE, or the system's name for the error. */
const databaseRefusals: Readonly<Record<string, string>> = {
  '28P01': '数据库不接受 DATABASE_URL 里的用户名或密码，请核对后再启动',
  '28000': '数据库不允许这个用户从这台电脑连接，请核对 DATABASE_URL 里的用户名，并检查 pg_hba.conf',
  '3D000': 'DATABASE_URL 里的数据库不存在，请先用 createdb 建立，或核对名称',
  '42501':
    '数据库用户没有建表的权限，请由数据库管理员运行 GRANT ALL ON SCHEMA public TO 该用户，再启动',
  '25006': '数据库现在只读（可能是备库），请把 DATABASE_URL 指向主库',
  '53100': '数据库的磁盘已满，请清出空间后再启动',
  '53300':
    '数据库的连接已用完，请调大 max_connections，或用 LIANGFEN_DATABASE_CONNECTIONS 减少每个进程的连接',
  '57P03': '数据库正在启动或恢复，请稍后再启动',
  ECONNREFUSED: '连不上 DATABASE_URL 指定的数据库，请确认它已启动，地址和端口没有写错',
  ENOTFOUND: '找不到 DATABASE_URL 里的主机，请核对主机名',
  EAI_AGAIN: '暂时查不到 DATABASE_URL 里的主机，请检查网络和域名解析',
  ETIMEDOUT: '连接 DATABASE_URL 指定的数据库超时，请检查网络和防火墙',
  EHOSTUNREACH: '到不了 DATABASE_URL 里的主机，请检查网络',
  ECONNRESET: '数据库断开了连接，请检查数据库的日志',
  '08006': '数据库没有回应或断开了连接，请检查 DATABASE_URL 和数据库的日志',
};

/** Keyed by the system's name for what it refused to do with a file or folder, whose path stands before. */
const fileRefusals: Readonly<Record<string, string>> = {
  EACCES:
    '不能写入：启动亮分的用户没有权限。请用 LIANGFEN_DATA_DIR 或 --data 指定这个用户自己的目录，或先把这个目录交给它',
  EPERM:
    '不能写入：启动亮分的用户没有权限。请用 LIANGFEN_DATA_DIR 或 --data 指定这个用户自己的目录，或先把这个目录交给它',
  EROFS: '在只读的磁盘上，不能写入。请用 LIANGFEN_DATA_DIR 或 --data 指定可以写入的目录',
  EEXIST: '是一个文件，数据要放在目录里。请用 LIANGFEN_DATA_DIR 或 --data 指定一个目录',
  ENOTDIR: '的上一级是文件，不是目录。请用 LIANGFEN_DATA_DIR 或 --data 指定一个目录',
  ENOSPC: '所在的磁盘已满。请清出空间，再启动；已经保存的数据都在',
  '53100': '所在的磁盘已满。请清出空间，再启动；已经保存的数据都在',
};

/** PgBouncer's names for the modes. */
const poolModes: Readonly<Record<PoolMode, string>> = {
  TRANSACTION: '按事务分配连接（transaction）',
  STATEMENT: '按语句分配连接（statement）',
};

/** Said of a folder that was to be made; any other file that is missing has a sentence of its own elsewhere. */
const unmade = '不能建立，系统不允许在那里建目录。请用 LIANGFEN_DATA_DIR 或 --data 指定另一个目录';

/** Node's names for faults of a certificate. */
const certificateFaults: ReadonlySet<string> = new Set([
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

interface Start {
  readonly port: string;
  readonly host: string;
  readonly usesDatabaseUrl: boolean;
}

export function startRefusal(error: unknown, { port, host, usesDatabaseUrl }: Start): string {
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
  if (error instanceof PoolerRefused) {
    return `DATABASE_URL 指向的连接池（PgBouncer，或 Supabase、Neon、RDS Proxy 的连接池地址）${poolModes[error.mode]}，具名语句和通知会丢失，现场会出错。请改用数据库的直连地址，或把这个库的 pool_mode 设成 session，再启动`;
  }
  const codes = codesOf(error);
  // The figures of operation have a port of their own.
  const taken = portOf(error) ?? port;
  const setting = taken === port ? 'PORT 或 --port' : 'LIANGFEN_METRICS_PORT';
  if (codes.includes('EADDRINUSE')) {
    return `端口 ${taken} 已被占用。请先停掉占用它的程序，或用 ${setting} 指定另一个端口`;
  }
  if (codes.includes('EADDRNOTAVAIL') || namesHost(error, host)) {
    return '这台电脑没有 LIANGFEN_HOST（--host）指定的地址。要让其他设备连接，请写 0.0.0.0；只在这台电脑上用，请写 127.0.0.1';
  }
  const path = pathOf(error);
  if (path !== null) {
    const code = codes.find((each) => Object.hasOwn(fileRefusals, each));
    if (code !== undefined) return `${path} ${fileRefusals[code]}`;
    if (codes.includes('ENOENT') && isOfMaking(error)) return `${path} ${unmade}`;
  } else if (codes.includes('EACCES')) {
    return `没有权限使用端口 ${taken}，请用 ${setting} 指定 1024 以上的端口`;
  }
  if (usesDatabaseUrl) {
    const refused = databaseRefusal(error, codes);
    if (refused !== null) return refused;
  }
  return `启动失败：${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

function databaseRefusal(error: unknown, codes: readonly string[]): string | null {
  const certificate = codes.find((code) => certificateFaults.has(code));
  if (certificate !== undefined) {
    return `数据库的证书不可信（${certificate}）。请在 DATABASE_URL 里用 sslrootcert 指定签发它的证书；sslmode=require 同样核对证书，和 verify-full 一样`;
  }
  if (textsOf(error).some((text) => text.includes('does not support SSL'))) {
    return '数据库没有开启 TLS，请在数据库开启，或去掉 DATABASE_URL 里的 sslmode';
  }
  const parameter = textsOf(error)
    .map((text) => /unsupported startup parameter(?: in options)?: (\S+)/.exec(text)?.[1])
    .find((name) => name !== undefined);
  if (parameter !== undefined) {
    return `DATABASE_URL 指向的连接池（PgBouncer）不接受连接参数 ${parameter}。请从地址里去掉它，或在连接池的 ignore_startup_parameters 里加上它`;
  }
  // The innermost error says it best: a lost connection has its cause inside.
  for (const code of [...codes].reverse()) {
    const sentence = databaseRefusals[code];
    if (sentence !== undefined) return sentence;
  }
  return null;
}

function* causes(error: unknown): Iterable<Error> {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    yield at;
    if (at instanceof AggregateError) for (const inner of at.errors) yield* causes(inner);
  }
}

function codesOf(error: unknown): string[] {
  return [...causes(error)].flatMap((one) =>
    'code' in one && typeof one.code === 'string' ? [one.code] : [],
  );
}

/** The port that could not be listened on, as Node's own errors name it. */
function portOf(error: unknown): string | null {
  const ports = [...causes(error)].flatMap((one) =>
    'port' in one && typeof one.port === 'number' ? [String(one.port)] : [],
  );
  return ports[0] ?? null;
}

/** Whether it was the address to listen on that nobody knows, and not a database's. */
function namesHost(error: unknown, host: string): boolean {
  return [...causes(error)].some((one) => 'hostname' in one && one.hostname === host);
}

function isOfMaking(error: unknown): boolean {
  return [...causes(error)].some((one) => 'syscall' in one && one.syscall === 'mkdir');
}

/** The file or folder that the system refused; null where it was something else, such as a port. */
function pathOf(error: unknown): string | null {
  const paths = [...causes(error)].flatMap((one) =>
    'path' in one && typeof one.path === 'string' ? [one.path] : [],
  );
  return paths[0] ?? null;
}

function textsOf(error: unknown): string[] {
  return [...causes(error)].map(({ message }) => message);
}
