/** `doctor`: whether everything is there that a service needs, looked at from this machine; changes nothing. */
import { accessSync, constants, existsSync, readFileSync, statfsSync } from 'node:fs';
import { connect } from 'node:tls';
import { type AdminAnswer, type Json, table } from '../../admin/answer.ts';
import type { Log } from '../../ports.ts';
import { schemaAge } from '../../store/migrate.ts';
import type { Config } from '../config.ts';
import { descriptorLimit } from '../descriptors.ts';
import { requireOwnConnections } from '../pooler.ts';
import { openPostgres } from '../postgres.ts';
import { startRefusal } from '../start-refusal.ts';
import { signOnFindings } from './doctor-sign-on.ts';
import type { Finding } from './finding.ts';

/** A hall of a thousand people. */
const wantedDescriptors = 4_096;
const leastDiskBytes = 1_000_000_000;
const mostClockMs = 2_000;
const daysBeforeEnd = 14;
const patienceMs = 5_000;
const dayMs = 24 * 60 * 60_000;

const words = {
  version: '版本',
  database: '数据库',
  clock: '时钟',
  descriptors: '文件描述符',
  disk: '磁盘',
  certificate: '证书',
  key: '签名密钥',
  signOn: '统一身份认证',
} as const;
const stateWords = { GOOD: '正常', LOOK: '留意', BAD: '有问题' } as const;

export async function examine(config: Config, log: Log): Promise<AdminAnswer> {
  const findings: Finding[] = [
    versionOf(process.versions.node),
    ...(config.databaseUrl === null
      ? [directory(config.dataDirectory)]
      : await database(config.databaseUrl, log)),
    descriptors(descriptorLimit()),
    disk(config.databaseUrl === null ? config.dataDirectory : '.'),
    await certificate(config.publicUrl),
    signingKey(config),
    ...(await signOnFindings(config, log)),
  ];
  const isBad = findings.some(({ state }) => state === 'BAD');
  const rows = findings.map(({ what, state, text }) => [words[what], stateWords[state], text]);
  return {
    done: true,
    isBad,
    data: { good: !isBad, findings: findings.map((finding): Json => ({ ...finding })) },
    view: [table(['项目', '结果', '说明'], rows, '')],
  };
}

export function versionOf(node: string): Finding {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const isGood = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  return isGood
    ? { what: 'version', state: 'GOOD', text: `Node ${node}` }
    : { what: 'version', state: 'BAD', text: `Node ${node} 太旧，请升级到 20.19 或 22.12 以上` };
}

async function database(url: string, log: Log): Promise<Finding[]> {
  const opened = openPostgres({ connectionString: url, log, connections: 1 });
  try {
    await opened.ping();
    await requireOwnConnections(url);
    const asked = Date.now();
    const [row] = await opened.prepared<{
      version: string;
      now: number;
      used: number;
      most: number;
    }>(
      'lf-doctor',
      `select current_setting('server_version') as version,
              (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
              (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
              current_setting('max_connections')::int as most`,
      [],
    );
    const answered = Date.now();
    const age = await schemaAge(opened);
    return [
      connectionsFinding(row?.version ?? '', Number(row?.used ?? 0), Number(row?.most ?? 0)),
      ...(age === 'NEWER'
        ? [{ what: 'database', state: 'BAD', text: '数据库由更新的版本创建，请升级程序' } as const]
        : []),
      clockFinding(Number(row?.now ?? 0) - (asked + answered) / 2),
    ];
  } catch (error) {
    const text =
      startRefusal(error, { port: '', host: '', usesDatabaseUrl: true }).split('\n')[0] ?? '';
    return [{ what: 'database', state: 'BAD', text }];
  } finally {
    await opened.close();
  }
}

export function connectionsFinding(version: string, used: number, most: number): Finding {
  const text = `PostgreSQL ${version}，连接 ${used} / ${most}`;
  return used > most * 0.8
    ? { what: 'database', state: 'LOOK', text: `${text}，快用完了，请调大 max_connections` }
    : { what: 'database', state: 'GOOD', text };
}

export function clockFinding(aheadMs: number): Finding {
  const seconds = Math.abs(aheadMs / 1000).toFixed(1);
  return Math.abs(aheadMs) > mostClockMs
    ? {
        what: 'clock',
        state: 'BAD',
        text: `和数据库的时钟相差 ${seconds} 秒，请在两台机器上打开时间同步（NTP）`,
      }
    : { what: 'clock', state: 'GOOD', text: `和数据库的时钟相差 ${seconds} 秒` };
}

function directory(path: string): Finding {
  if (!existsSync(path)) {
    return { what: 'database', state: 'LOOK', text: `${path} 还没有，第一次启动时会建立` };
  }
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return { what: 'database', state: 'GOOD', text: `内置数据库，在 ${path}` };
  } catch {
    return {
      what: 'database',
      state: 'BAD',
      text: `没有读写 ${path} 的权限，请用运行服务的用户启动`,
    };
  }
}

export function descriptors(limit: number | null): Finding {
  if (limit === null) {
    return { what: 'descriptors', state: 'LOOK', text: '这个系统不说明上限，千人会场需要 4096 个' };
  }
  return limit < wantedDescriptors
    ? {
        what: 'descriptors',
        state: 'LOOK',
        text: `最多 ${limit} 个，千人会场需要 ${wantedDescriptors} 个，请用 ulimit -n 或 LimitNOFILE 调大`,
      }
    : { what: 'descriptors', state: 'GOOD', text: `最多 ${limit} 个` };
}

function disk(path: string): Finding {
  const { bavail, bsize } = statfsSync(existsSync(path) ? path : '.');
  return diskFinding(bavail * bsize);
}

export function diskFinding(freeBytes: number): Finding {
  const free = `${(freeBytes / 1_000_000_000).toFixed(1)} GB`;
  return freeBytes < leastDiskBytes
    ? { what: 'disk', state: 'BAD', text: `只剩 ${free}，请清出空间` }
    : { what: 'disk', state: 'GOOD', text: `还有 ${free}` };
}

async function certificate(publicUrl: string): Promise<Finding> {
  const url = new URL(publicUrl);
  if (url.protocol !== 'https:') {
    const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
    return {
      what: 'certificate',
      state: isLocal ? 'GOOD' : 'LOOK',
      text: isLocal ? '只在这台电脑上使用，不需要' : `${publicUrl} 没有 TLS，密码在网络上是明文`,
    };
  }
  const { hostname, port } = url;
  const ends = await certificateEnd(hostname, Number(port) || 443);
  return ends instanceof Error
    ? { what: 'certificate', state: 'BAD', text: `${url.host} 的证书不可用：${ends.message}` }
    : certificateFinding(ends - Date.now());
}

export function certificateFinding(leftMs: number): Finding {
  const days = Math.floor(leftMs / dayMs);
  return days < daysBeforeEnd
    ? { what: 'certificate', state: 'LOOK', text: `还有 ${days} 天到期，请检查自动续期` }
    : { what: 'certificate', state: 'GOOD', text: `还有 ${days} 天到期` };
}

function certificateEnd(host: string, port: number): Promise<number | Error> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, timeout: patienceMs });
    const end = (value: number | Error) => {
      resolve(value);
      socket.destroy();
    };
    socket.once('secureConnect', () => end(Date.parse(socket.getPeerCertificate().valid_to)));
    socket.once('timeout', () => end(new Error('没有应答')));
    socket.once('error', end);
  });
}

function signingKey({ signingKey: { path, isNamed } }: Config): Finding {
  try {
    readFileSync(path);
    return { what: 'key', state: 'GOOD', text: `在 ${path}，请在别处保留一份` };
  } catch {
    return isNamed
      ? { what: 'key', state: 'BAD', text: `读不到 ${path}，请检查 LIANGFEN_SIGNING_KEY_FILE` }
      : { what: 'key', state: 'LOOK', text: `${path} 还没有，第一次启动时会建立` };
  }
}
