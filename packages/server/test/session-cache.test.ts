/**
 * Tests what the server remembers about callers between requests: a token's session for a moment, and the number of
 * refused bodies.
 */
import { setImmediate as readsToEnd } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createRefusals } from '../src/sessions/refusals.ts';
import { createSessions } from '../src/sessions/sessions.ts';
import { createTestApp } from './support/app.ts';

describe('the session of a token', () => {
  test('is found without hashing the token again', async () => {
    const { ports, register } = await createTestApp();
    const { token } = await register();
    let hashed = 0;
    const counting = {
      ...ports,
      sha256: (text: string) => {
        hashed += 1;
        return ports.sha256(text);
      },
    };
    const sessions = createSessions(counting, () => undefined);
    for (let request = 0; request < 10; request += 1) {
      expect(await sessions.find(token)).toMatchObject({ state: 'KNOWN' });
    }
    expect(hashed).toBe(1);
  });

  test('ends at once when it is revoked', async () => {
    const { ports, register } = await createTestApp();
    const { token } = await register();
    const sessions = createSessions(ports, () => undefined);
    const found = await sessions.find(token);
    if (found.state !== 'KNOWN') throw new Error('a fresh session is known');
    await sessions.revoke([found.principal.sessionId]);
    expect(await sessions.find(token)).toEqual({ state: 'EXPIRED' });
  });

  test('ends at once, too, when it is revoked while it is being read', async () => {
    const { ports, database, register } = await createTestApp();
    const { token } = await register();
    let meanwhile = async () => {};
    const slow = {
      ...ports,
      database: {
        ...database,
        prepared: async <Row>(name: string, sql: string, values: readonly unknown[]) => {
          const rows = await database.prepared<Row>(name, sql, values);
          await meanwhile();
          return rows;
        },
      },
    };
    const sessions = createSessions(slow, () => undefined);
    const reader = createSessions(ports, () => undefined);
    const known = await reader.find(token);
    if (known.state !== 'KNOWN') throw new Error('a fresh session is known');
    meanwhile = () => sessions.revoke([known.principal.sessionId]);
    await sessions.find(token);
    expect(await sessions.find(token)).toEqual({ state: 'EXPIRED' });
  });

  test('stays valid for at most three seconds after another process revoked it', async () => {
    const { ports, clock, register } = await createTestApp();
    const { token } = await register();
    const [here, there] = [1, 2].map(() => createSessions(ports, () => undefined));
    const found = await here?.find(token);
    if (found?.state !== 'KNOWN') throw new Error('a fresh session is known');
    await there?.revoke([found.principal.sessionId]);
    expect(await here?.find(token)).toMatchObject({ state: 'KNOWN' });
    clock.advance(3_000);
    expect(await here?.find(token)).toEqual({ state: 'EXPIRED' });
  });
});

describe('the session of a token in use', () => {
  /** A second in which two tokens are used every 100 ms, and the statements that read them. */
  async function usedForASecond(tokensInUse: boolean) {
    const { ports, database, clock, register } = await createTestApp();
    const tokens = [await register(), await register()].map(({ token }) => token);
    const read: (readonly unknown[])[] = [];
    const counting: typeof ports = {
      ...ports,
      bus: { ...ports.bus, reachesOthers: true },
      database: {
        ...database,
        prepared: (name, sql, values) => {
          if (name === 'lf-sessions') read.push(values);
          return database.prepared(name, sql, values);
        },
      },
    };
    const sessions = createSessions(counting, () => undefined);
    let waits = 0;
    const use = async () => {
      const found = tokens.map((token) => sessions.find(token));
      waits += found.filter((one) => one instanceof Promise).length;
      await Promise.all(found);
    };
    await use();
    for (let tenth = 0; tenth < 10; tenth += 1) {
      clock.advance(100);
      if (tokensInUse) await use();
      await readsToEnd();
    }
    return { waits, read: read.map(([hashes]) => (hashes as unknown[]).length) };
  }

  test('is read anew before its time is over, together with others, and nobody waits for it', async () => {
    const { waits, read } = await usedForASecond(true);
    expect(read).toEqual([2, 2, 2]);
    // Both at their first use, and never again.
    expect(waits).toBe(2);
  });

  test('is not read anew while nobody uses it', async () => {
    const { read } = await usedForASecond(false);
    expect(read).toEqual([2]);
  });

  test('is refused half a second after another process revoked it, however much it is used', async () => {
    const { ports, clock, register } = await createTestApp();
    const { token } = await register();
    const reaching = { ...ports, bus: { ...ports.bus, reachesOthers: true } };
    const [here, there] = [1, 2].map(() => createSessions(reaching, () => undefined));
    const found = await here?.find(token);
    if (found?.state !== 'KNOWN') throw new Error('a fresh session is known');
    clock.advance(300);
    await here?.find(token);
    await there?.revoke([found.principal.sessionId]);
    clock.advance(200);
    await readsToEnd();
    expect(await here?.find(token)).toEqual({ state: 'EXPIRED' });
  });
});

describe('refused bodies', () => {
  const nobody = { kind: 'nobody' } as const;
  const tooMany = expect.objectContaining({ status: 429 });
  const counted = () => {
    let at = 1_000_000;
    const refusals = createRefusals({ now: () => at });
    return { refusals, pass: (ms: number) => (at += ms) };
  };

  test('are counted for a minute from the first', () => {
    const { refusals, pass } = counted();
    for (let count = 0; count < 300; count += 1) refusals.expect(nobody, '10.0.0.1');
    pass(59_999);
    expect(() => refusals.expect(nobody, '10.0.0.1')).toThrow(tooMany);
    pass(1);
    refusals.expect(nobody, '10.0.0.1');
  });

  test('are not counted when the body is accepted', () => {
    const { refusals } = counted();
    for (let count = 0; count < 1_000; count += 1) refusals.expect(nobody, '10.0.0.1')();
  });

  test('do not make anybody wait after the clock is set back', () => {
    const { refusals, pass } = counted();
    for (let count = 0; count < 300; count += 1) refusals.expect(nobody, '10.0.0.1');
    pass(-3_600_000);
    refusals.expect(nobody, '10.0.0.1');
  });
});
