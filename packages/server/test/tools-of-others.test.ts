/**
 * Tests what leaves the server with tools that other people wrote for it: the second factor by oathtool, metrics by
 * promtool, signed heads by Go's own packages. What is not installed is skipped; .ci/install --soak installs it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMetrics } from '../src/node/metrics/metrics.ts';
import { createTestApp } from './support/app.ts';

function run(program: string, words: readonly string[], input = '', more: object = {}) {
  const { status, stdout, stderr } = spawnSync(program, words, {
    input,
    encoding: 'utf8',
    env: { ...process.env, ...more },
  });
  return { status, said: `${stdout ?? ''}${stderr ?? ''}` };
}

const has = (program: string, word: string) => run(program, [word]).status === 0;

describe.skipIf(!has('oathtool', '--version'))('oathtool', () => {
  test('is an authenticator app: its numbers count in their half minute, each once', async () => {
    const hall = await createTestApp();
    const { client, password, loginName } = await hall.register();
    const { secret } = await client.call('startSecondFactor', { body: { password } });
    const numberAt = (at: number) =>
      run('oathtool', ['--totp', '-b', secret, '-N', `@${Math.floor(at / 1000)}`]).said.trim();
    await client.call('confirmSecondFactor', { body: { code: numberAt(hall.clock.now()) } });
    const ticketOf = async () => {
      const failed: unknown = await hall.login(loginName, password).catch((error) => error);
      return Reflect.get(Object(Reflect.get(Object(failed), 'problem')), 'ticket') as string;
    };
    hall.clock.advance(30_000);
    const body = { ticket: await ticketOf(), code: numberAt(hall.clock.now()) };
    expect((await hall.client.call('finishLogin', { body })).token).toMatch(/^TOKEN /);
    const again = { ticket: await ticketOf(), code: body.code };
    expect((await hall.client.refusal('finishLogin', { body: again })).code).toBe(
      'SECOND_FACTOR_WRONG',
    );
    const later = { ticket: await ticketOf(), code: numberAt(hall.clock.now() + 90_000) };
    expect((await hall.client.refusal('finishLogin', { body: later })).code).toBe(
      'SECOND_FACTOR_WRONG',
    );
  });
});

describe.skipIf(!has('promtool', '--version'))('promtool', () => {
  test('reads our metrics, and has a word only on those of the library', async () => {
    const metrics = createMetrics();
    metrics.watch({ viewers: () => ({ SCREEN: 2, CONSOLE: 1, JUDGE: 31 }) });
    const { said } = run('promtool', ['check', 'metrics'], await metrics.text());
    const lines = said.split('\n').filter((line) => line !== '');
    expect(lines.filter((line) => !line.startsWith('nodejs_active_'))).toEqual([]);
  });
});

const goSources = process.env.LIANGFEN_GO_SOURCES ?? '/usr/share/gocode';
const hasGo =
  has('go', 'version') && existsSync(join(goSources, 'src/golang.org/x/mod/sumdb/tlog'));

describe.skipIf(!hasGo)('Go’s note and tlog', () => {
  test('open a signed head with the key that we hand out, and find each entry under it', async () => {
    const hall = await createTestApp();
    const { client } = await hall.register();
    const { id } = await client.call('createCompetition', { body: { name: '决赛' } });
    for (let judge = 0; judge < 20; judge += 1) {
      await client.call('createJudge', { path: { id }, body: { name: `评委${judge}` } });
    }
    await hall.app.services.heads.sign(id);
    const { heads } = await hall.client.call('listSignedHeads', { path: { id } });
    const rows = await hall.database.query
      .selectFrom('show_event')
      .select('hash')
      .where('competition_id', '=', id)
      .orderBy('version')
      .execute();
    const given = {
      key: hall.ports.proof.signer?.key ?? '',
      checkpoint: heads.at(-1)?.checkpoint ?? '',
      hashes: rows.map(({ hash }) => hash),
    };
    const checked = (changed: object) =>
      run(
        'go',
        ['run', join(import.meta.dirname, 'fixtures/check_head.go')],
        JSON.stringify({ ...given, ...changed }),
        { GOPATH: goSources, GO111MODULE: 'off', GOFLAGS: '' },
      );
    expect(checked({})).toEqual({ status: 0, said: `holds ${rows.length}\n` });
    const [first = ''] = given.hashes;
    for (const changed of [
      { checkpoint: given.checkpoint.replace(`\n${rows.length}\n`, `\n${rows.length - 1}\n`) },
      { hashes: given.hashes.slice(1) },
      { hashes: [...given.hashes.slice(1), first] },
      { key: given.key.replace(/.{4}$/, 'AAAA') },
    ]) {
      expect(checked(changed).status).toBe(1);
    }
  });
});
