/** Debian's HAProxy in front of several processes, as `docs/operations.md` advises it: round robin, readiness decides. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { atExit, temporaryFolder } from './cleanup.ts';

const program = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find(existsSync) ?? null;

/** For what cannot be shown without it. */
export const hasHaproxy = program !== null;

export interface Balancer {
  readonly port: number;
  readonly stop: () => void;
}

/** Every process gets calls in turn, as soon as it says that it is ready. */
export function balanceHttp(ports: readonly number[]): Promise<Balancer> {
  return balance('http', [
    'balance roundrobin',
    'option httpchk GET /api/ready',
    // A refused connection marks it down at once; a slow answer on a busy machine does not.
    'default-server inter 500 fall 3 rise 1 on-error mark-down observe layer4 error-limit 1',
    'retries 3',
    'option redispatch',
    'retry-on conn-failure',
    ...ports.map((port, index) => `server process${index} 127.0.0.1:${port} check`),
  ]);
}

/** The first that takes connections gets all of them. */
export function balanceTcp(ports: readonly number[]): Promise<Balancer> {
  return balance('tcp', [
    'default-server inter 200 fall 1 rise 1 on-marked-down shutdown-sessions',
    ...ports.map(
      (port, index) =>
        `server database${index} 127.0.0.1:${port} check${index === 0 ? '' : ' backup'}`,
    ),
  ]);
}

async function balance(mode: 'http' | 'tcp', backend: readonly string[]): Promise<Balancer> {
  if (program === null) throw new Error('HAProxy is not installed');
  const folder = temporaryFolder('haproxy');
  const [port = 0] = await freePorts(1);
  // Nobody there: said as the product says it, so that every caller knows what to do.
  const nobody = join(folder.path, 'nobody.http');
  const body = JSON.stringify({ status: 503, code: 'UNAVAILABLE', detail: '服务器正在重启' });
  const head = [
    'HTTP/1.1 503 Service Unavailable',
    'content-type: application/problem+json',
    'retry-after: 1',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  writeFileSync(nobody, `${head.join('\r\n')}\r\n\r\n${body}`);
  const config = join(folder.path, 'haproxy.cfg');
  const lines = [
    'global',
    '  maxconn 4000',
    'defaults',
    `  mode ${mode}`,
    '  timeout connect 3s',
    '  timeout check 3s',
    '  timeout client 60s',
    '  timeout server 60s',
    '  timeout tunnel 1h',
    ...(mode === 'http'
      ? [
          '  option forwardfor',
          `  errorfile 503 ${nobody}`,
          `  errorfile 502 ${nobody}`,
          `  errorfile 504 ${nobody}`,
        ]
      : []),
    'frontend front',
    `  bind 127.0.0.1:${port}`,
    '  default_backend back',
    'backend back',
    ...backend.map((line) => `  ${line}`),
  ];
  writeFileSync(config, `${lines.join('\n')}\n`);
  const child = spawn(program, ['-db', '-f', config], { stdio: ['ignore', 'ignore', 'pipe'] });
  const end = atExit(() => {
    child.kill('SIGKILL');
    folder.remove();
  });
  await answering(child, port);
  return { port, stop: end };
}

async function answering(child: ChildProcess, port: number): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said = `${said}${String(chunk)}`.slice(-4_000);
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`HAProxy ended: ${said}`);
  });
  ended.catch(() => undefined);
  const { connect } = await import('node:net');
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const answers = await Promise.race([
      ended,
      once(socket, 'connect').then(
        () => true,
        () => false,
      ),
    ]);
    socket.destroy();
    if (answers === true) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
