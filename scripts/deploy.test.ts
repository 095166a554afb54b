/** The files of deploy/ fit the product: settings, addresses and figures exist, and no container runs as root. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { serverFlags } from './server-flags.mjs';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const deployed = readdirSync(join(root, 'deploy'));
const operations = read('docs/operations.md');
/** The names in the table of settings. */
const settings = [...operations.matchAll(/^\| `([A-Z][A-Z_]+)` \|/gm)].map(([, name]) => name);

const has = (program: string) => spawnSync('which', [program]).status === 0;

test.each(deployed)('%s sets only settings that the table lists', (file) => {
  const named = new Set(
    [...read(`deploy/${file}`).matchAll(/\bLIANGFEN_[A-Z_]+/g)].map(([name]) => name),
  );
  // These two are settings of the proxy.
  named.delete('LIANGFEN_SITE');
  named.delete('LIANGFEN_UPSTREAM');
  expect([...named].filter((name) => !settings.includes(name))).toEqual([]);
});

test('the table lists exactly the settings that the server reads', () => {
  const sources = readdirSync(join(root, 'packages/server/src/node'), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => read(`packages/server/src/node/${file}`));
  const known = new Set(sources.flatMap((text) => text.match(/\bLIANGFEN_[A-Z_]+[A-Z]\b/g) ?? []));
  // This setting belongs to the operator's command line, whose help names it.
  known.delete('LIANGFEN_OPERATOR');
  const listed = settings.filter((name) => name?.startsWith('LIANGFEN_'));
  expect([...known].sort()).toEqual([...listed].sort());
});

describe('probes', () => {
  const contract = read('openapi.yaml');
  test.each(deployed)('of %s ask addresses that exist', (file) => {
    const asked = [...read(`deploy/${file}`).matchAll(/\/api\/[a-z]+/g)].map(([path]) => path);
    for (const path of asked) expect(contract).toContain(`\n  ${path}:\n`);
  });
});

describe('containers', () => {
  const image = read('deploy/Dockerfile');
  const { services } = parse(read('deploy/compose.yaml'));
  const [deployment] = parseAllDocuments(read('deploy/kubernetes.yaml')).map((one) => one.toJS());
  const pod = deployment.spec.template.spec;

  test('run without privileges on the machine', () => {
    const [, last] = image.split(/^FROM .*\n/m).slice(1);
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    expect(services.liangfen).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(pod.securityContext.runAsNonRoot).toBe(true);
    expect(pod.containers[0].securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });

  test('have an image with all our packages that the server needs, which starts the server’s program', () => {
    const manifestOf = (name: string) => JSON.parse(read(`packages/${name}/package.json`));
    const needed = new Set<string>();
    const need = (name: string): void => {
      if (needed.has(name)) return;
      needed.add(name);
      for (const other of Object.keys(manifestOf(name).dependencies ?? {})) {
        if (other.startsWith('@liangfen/')) need(other.replace('@liangfen/', ''));
      }
    };
    need('server');
    const packed = [...image.matchAll(/--workspace packages\/([a-z-]+)/g)].map(([, name]) => name);
    expect(packed.sort()).toEqual([...needed].sort());
    // The ignore list excludes nothing from which the image is built.
    expect(read('deploy/Dockerfile.dockerignore').trim().split('\n').sort()).toEqual(
      ['**/dist', '**/node_modules', '.git', '.liangfen'].sort(),
    );
    const [, command = '[]'] = /^CMD (.*)$/m.exec(image) ?? [];
    const [node, ...started] = JSON.parse(command) as string[];
    const [program] = Object.keys(manifestOf('server').bin);
    expect([node, ...started]).toEqual([
      'node',
      ...serverFlags,
      `node_modules/.bin/${program}`,
      'start',
    ]);
    expect(read('deploy/liangfen.service')).toContain(
      `node ${serverFlags.join(' ')} /opt/liangfen/bin/${program} start`,
    );
  });

  test('are alive if the process answers, and ready if it can save', () => {
    const [container] = pod.containers;
    const paths = (['livenessProbe', 'startupProbe', 'readinessProbe'] as const).map(
      (probe) => container[probe].httpGet.path,
    );
    expect(paths).toEqual(['/api/health', '/api/health', '/api/ready']);
    expect(image).toMatch(/HEALTHCHECK[\s\S]*\/api\/health/);
    expect(read('deploy/Caddyfile')).toContain('health_uri /api/ready');
  });

  test('of every pod sign with one key, and take every setting', () => {
    const [container] = pod.containers;
    const files = container.env.filter(({ name }: { name: string }) => name.endsWith('_FILE'));
    const mounted = pod.volumes.flatMap(
      ({ secret }: { secret?: { items: { path: string }[] } }) => secret?.items ?? [],
    );
    expect(files.map(({ value }: { value: string }) => value).sort()).toEqual(
      mounted.map(({ path }: { path: string }) => `/keys/${path}`).sort(),
    );
    expect(files.map(({ name }: { name: string }) => name)).toContain('LIANGFEN_SIGNING_KEY_FILE');
    expect(container.envFrom).toEqual([{ configMapRef: { name: 'liangfen', optional: true } }]);
    expect(services.liangfen.env_file).toEqual([{ path: '.env', required: false }]);
  });

  test('say the same to readers of YAML 1.1, as kubectl is one', () => {
    for (const file of ['deploy/kubernetes.yaml', 'deploy/compose.yaml']) {
      const read11 = parseAllDocuments(read(file), { version: '1.1' }).map((one) => one.toJS());
      expect(read11).toEqual(parseAllDocuments(read(file)).map((one) => one.toJS()));
    }
  });

  test('keep their passwords out of the files', () => {
    for (const file of deployed) expect(read(`deploy/${file}`)).not.toMatch(/PASSWORD[=:] *\w/);
  });

  test('of the database can be reached only by the product', () => {
    expect(services.postgres.networks).toEqual(['inside']);
    expect(services.postgres.ports).toBeUndefined();
    expect(services.caddy.networks).toEqual(['outside']);
  });
});

test('the dashboard asks only for figures that the server publishes', () => {
  const { panels } = JSON.parse(read('deploy/grafana-dashboard.json'));
  const source = read('packages/server/src/node/metrics/metrics.ts');
  const asked = panels
    .flatMap(({ targets }: { targets: { expr: string }[] }) => targets)
    .flatMap(({ expr }: { expr: string }) => expr.match(/\bliangfen_[a-z_]+/g) ?? [])
    .map((name: string) => name.replace(/_(count|bucket|sum)$/, ''));
  expect(asked.length).toBeGreaterThan(4);
  for (const name of new Set(asked)) expect(source).toContain(`'${name}'`);
});

test.skipIf(!has('systemd-analyze'))('systemd accepts the unit, and finds little exposed', () => {
  const unit = join(root, 'deploy/liangfen.service');
  const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  expect(verified.stderr + verified.stdout).toBe('');
  // Exposure of at most 2 of 10.
  const exposed = ['security', '--offline=true', '--threshold=20', unit];
  const { status, stdout } = spawnSync('systemd-analyze', exposed, { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});

/** The calls that the unit's filter lets through, by systemd's own lists. */
function callsOfUnit(): Set<string> {
  const { stdout } = spawnSync('systemd-analyze', ['syscall-filter'], { encoding: 'utf8' });
  const lists = new Map<string, string[]>();
  let members: string[] = [];
  for (const line of stdout.split('\n')) {
    const word = line.trim();
    if (line.startsWith('@')) {
      members = [];
      lists.set(word, members);
    } else if (word !== '' && !word.startsWith('#')) members.push(word);
  }
  const of = (name: string): string[] =>
    name.startsWith('@') ? (lists.get(name) ?? []).flatMap(of) : [name];
  const allowed = new Set(of('@default'));
  for (const [, not, names = ''] of read('deploy/liangfen.service').matchAll(
    /^SystemCallFilter=(~?)(.*)$/gm,
  )) {
    for (const call of names.split(' ').flatMap(of)) {
      if (not === '~') allowed.delete(call);
      else allowed.add(call);
    }
  }
  return allowed;
}

const hasFilters =
  has('systemd-analyze') && spawnSync('/usr/bin/python3', ['-c', 'import seccomp']).status === 0;

test.skipIf(!has('systemd-analyze'))('the unit lets V8 of Node 20 ask for memory keys', () => {
  expect(callsOfUnit()).toContain('pkey_alloc');
});

test.skipIf(!hasFilters)('Node starts under the unit’s own filter of calls', () => {
  // As systemd does it: whatever is not on the list kills the process.
  const filtered = [
    'import os, seccomp, sys',
    'kept = seccomp.SyscallFilter(seccomp.KILL_PROCESS)',
    'for call in sys.argv[1].split(","):',
    '    try: kept.add_rule(seccomp.ALLOW, call)',
    '    except RuntimeError: pass # not of this machine',
    'kept.load()',
    'os.execvp(sys.argv[2], sys.argv[2:])',
  ].join('\n');
  const calls = [...callsOfUnit(), 'execve'].join(',');
  const program = [process.execPath, '-e', 'fetch("http://127.0.0.1:9").catch(() => 0)'];
  const run = spawnSync('/usr/bin/python3', ['-c', filtered, calls, ...program], {
    encoding: 'utf8',
  });
  expect(run.stderr).toBe('');
  expect([run.status, run.signal]).toEqual([0, null]);
});

test.skipIf(!has('caddy'))('Caddy accepts its file', () => {
  const args = ['validate', '--config', join(root, 'deploy/Caddyfile'), '--adapter', 'caddyfile'];
  const { status, stderr } = spawnSync('caddy', args, {
    encoding: 'utf8',
    env: { ...process.env, LIANGFEN_SITE: 'score.example.com' },
  });
  expect(status, stderr).toBe(0);
});
