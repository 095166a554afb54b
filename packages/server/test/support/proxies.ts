/** The proxies of docs/proxies.md as real programs, with the configurations that stand in that document. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePorts } from '../../../../faults/support/haproxy.ts';
import { root } from './program.ts';

export const ways = ['WebSocket', 'event stream', 'asks and waits'] as const;
export type Way = (typeof ways)[number];

/** What the document says of one proxy. */
export interface DocumentedProxy {
  readonly name: string;
  readonly recipe: string;
  readonly shortest: string;
  /** The way by which pages follow a show through it. */
  readonly expected: { readonly recipe: Way; readonly shortest: Way };
}

export interface RunningProxy {
  readonly url: string;
  /** Reads its configuration again, as an administrator has it done; does not wait for the end of that. */
  readonly reload: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** What a configuration of the document needs around it to stand alone, without root, below a folder. */
interface Program {
  readonly file: string;
  readonly around: (site: string, port: number, folder: string) => string;
  readonly args: (config: string, folder: string, port: number) => readonly string[];
  readonly reload: NodeJS.Signals | ((config: string) => Promise<void>);
}

const names = ['nginx', 'Caddy', 'HAProxy', 'Apache', 'lighttpd', 'Varnish'] as const;
export type ProxyName = (typeof names)[number];

const apacheModules = [
  'mpm_event',
  'authz_core',
  'headers',
  'proxy',
  'proxy_http',
  'proxy_wstunnel',
];

const programs: Readonly<Record<ProxyName, Program>> = {
  nginx: {
    file: '/usr/sbin/nginx',
    around: (site, port, folder) => `
      daemon off; pid ${folder}/pid; error_log ${folder}/log;
      events {}
      http {
        access_log off;
        ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
        server { listen 127.0.0.1:${port}; ${site} }
      }`,
    args: (config, folder) => ['-c', config, '-p', folder, '-e', join(folder, 'log')],
    reload: 'SIGHUP',
  },
  Caddy: {
    file: '/usr/bin/caddy',
    around: (site, port, folder) =>
      `{\n\tadmin unix/${folder}/admin\n\tauto_https off\n}\n${site.replace('score.example.com', `http://127.0.0.1:${port}`)}`,
    args: (config) => ['run', '--config', config, '--adapter', 'caddyfile'],
    reload: async (config) => {
      const admin = `unix/${join(config, '..', 'admin')}`;
      const args = ['reload', '--force', '--config', config, '--adapter', 'caddyfile', '--address'];
      await promisify(execFile)('/usr/bin/caddy', [...args, admin]);
    },
  },
  HAProxy: {
    file: '/usr/sbin/haproxy',
    around: (site, port) => site.replace('bind :80', `bind 127.0.0.1:${port}`),
    args: (config) => ['-W', '-db', '-f', config],
    reload: 'SIGUSR2',
  },
  Apache: {
    file: '/usr/sbin/apache2',
    around: (site, port, folder) => `
      ServerRoot ${folder}
      ServerName localhost
      Listen 127.0.0.1:${port}
      PidFile ${folder}/pid
      ErrorLog ${folder}/log
      ${process.getuid?.() === 0 ? 'User www-data\n      Group www-data' : ''}
      ${apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
      <VirtualHost *:${port}>
      ${site}
      </VirtualHost>`,
    args: (config) => ['-DFOREGROUND', '-f', config],
    reload: 'SIGUSR1',
  },
  lighttpd: {
    file: '/usr/sbin/lighttpd',
    around: (site, port, folder) => `
      server.modules = ("mod_proxy")
      server.document-root = "${folder}"
      server.upload-dirs = ("${folder}")
      server.errorlog = "${folder}/log"
      server.bind = "127.0.0.1"
      server.port = ${port}
      ${site}`,
    args: (config) => ['-D', '-f', config],
    reload: 'SIGUSR1',
  },
  Varnish: {
    file: '/usr/sbin/varnishd',
    around: (site) => site,
    args: (config, folder, port) => [
      ...['-F', '-a', `127.0.0.1:${port}`, '-f', config],
      ...['-n', folder, '-j', 'none', '-s', 'malloc,16m'],
    ],
    reload: async (config) => {
      const tell = (...words: string[]) =>
        promisify(execFile)('/usr/bin/varnishadm', ['-n', join(config, '..'), ...words]);
      await tell('vcl.load', 'again', config);
      await tell('vcl.use', 'again');
    },
  },
};

export const isInstalled = (name: ProxyName): boolean => existsSync(programs[name].file);

/** Reads the document; throws where a proxy of this file is not in it. */
export function documentedProxies(): readonly (DocumentedProxy & { readonly name: ProxyName })[] {
  const document = readFileSync(join(root, 'docs/proxies.md'), 'utf8');
  return names.map((name) => {
    const section = document.split(/^## /m).find((text) => text.startsWith(`${name}\n`)) ?? '';
    const [recipe, shortest] = [...section.matchAll(/^```\w+\n([\s\S]*?)^```/gm)].map(
      ([, text = '']) => text,
    );
    const [, ofShortest, ofRecipe] =
      new RegExp(`^\\| ${name} \\|[^|]*\\| ([^|]+) \\| ([^|]+) \\|$`, 'm').exec(document) ?? [];
    if (recipe === undefined || shortest === undefined) throw new Error(`no lines for ${name}`);
    return {
      name,
      recipe,
      shortest,
      expected: { recipe: wayOf(name, ofRecipe), shortest: wayOf(name, ofShortest) },
    };
  });
}

function wayOf(name: string, cell: string | undefined): Way {
  const way = ways.find((each) => each === cell);
  if (way === undefined) throw new Error(`docs/proxies.md: ${name} has no way called ${cell}`);
  return way;
}

/** Starts the program with these lines of the document, in front of the product's port. */
export async function startProxy(
  name: ProxyName,
  lines: string,
  productPort: number,
): Promise<RunningProxy> {
  const { file, around, args, reload } = programs[name];
  const folder = mkdtempSync(join(tmpdir(), `liangfen-${name}-`));
  // Some give up root's rights, and still have to reach what lies in it.
  chmodSync(folder, 0o777);
  const [port = 0] = await freePorts(1);
  const config = join(folder, 'config');
  const site = lines
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${productPort}`)
    .replaceAll('"port" => 8080', `"port" => ${productPort}`)
    .replaceAll('.port = "8080"', `.port = "${productPort}"`);
  writeFileSync(config, `${around(site, port, folder)}\n`);
  const child = spawn(file, args(config, folder, port), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  const ended = once(child, 'exit');
  await answering(name, child, port);
  return {
    url: `http://127.0.0.1:${port}`,
    reload: async () => {
      if (typeof reload === 'function') await reload(config);
      else child.kill(reload);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answering(name: string, child: ChildProcess, port: number): Promise<void> {
  let said = '';
  for (const output of [child.stdout, child.stderr]) {
    output?.on('data', (chunk) => {
      said = `${said}${String(chunk)}`.slice(-4_000);
    });
  }
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const answers = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (answers) return;
    if (child.exitCode !== null) throw new Error(`${name} ended: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
