/** Tests the bus over a real NATS server: messages reach all other processes but not the sender, and it reconnects. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openNatsBus } from '../src/node/bus-nats.ts';
import { ConfigError, readConfig } from '../src/node/config.ts';
import type { Bus, BusMessage } from '../src/ports.ts';

const program = [
  '/usr/sbin/nats-server',
  '/usr/bin/nats-server',
  '/usr/local/bin/nats-server',
].find(existsSync);
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
if (!program) console.warn('nats-server is not installed: the bus over NATS is not tested');

describe.skipIf(program === undefined)('over NATS', () => {
  let port = 0;
  let server: ChildProcess;
  let buses: Bus[] = [];

  const start = () => {
    server = spawn(program ?? '', ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  };
  const url = () => `nats://127.0.0.1:${port}`;
  const opened = async (subject = 'hall'): Promise<Bus> => {
    const bus = await openNatsBus(url(), subject, silent);
    buses.push(bus);
    return bus;
  };
  const heardBy = (bus: Bus) => {
    const heard: BusMessage[] = [];
    bus.subscribe((message) => heard.push(message));
    return heard;
  };

  beforeAll(async () => {
    port = await freePort();
    start();
    // The server accepts connections a moment after its start.
    await vi.waitFor(() => opened(), { timeout: 60_000 });
  });
  afterAll(async () => {
    await Promise.all(buses.map((bus) => bus.close()));
    buses = [];
    server.kill('SIGKILL');
  });

  it('reaches the others of the same subject, and nobody else', async () => {
    const [one, two, elsewhere] = [await opened(), await opened(), await opened('another')];
    const own = heardBy(one);
    const others = heardBy(two);
    const strangers = heardBy(elsewhere);
    const message = { kind: 'version', competitionId: 'c1', version: 7 } as const;
    one.publish(message);
    await expect.poll(() => others).toEqual([message]);
    expect(own).toEqual([]);
    expect(strangers).toEqual([]);
  });

  it('says that messages may be missing when its server was away', async () => {
    const [one, two] = [await opened(), await opened()];
    const [there, heard] = [heardBy(one), heardBy(two)];
    server.kill('SIGKILL');
    await once(server, 'exit');
    start();
    await expect.poll(() => there).toContainEqual({ kind: 'resumed' });
    await expect.poll(() => heard).toContainEqual({ kind: 'resumed' });
    // A message sent while the other process is still subscribing again may be lost; the bus promises no more.
    const said = () => {
      one.publish({ kind: 'order', orderId: 'o1' });
      return heard;
    };
    await expect.poll(said).toContainEqual({ kind: 'order', orderId: 'o1' });
  });

  it('sends the last message before it closes', async () => {
    const [one, two] = [await opened(), await opened()];
    const heard = heardBy(two);
    one.publish({ kind: 'order', orderId: 'last' });
    await one.close();
    await expect.poll(() => heard).toContainEqual({ kind: 'order', orderId: 'last' });
  });
});

it('reports an address where nobody answers in a sentence', async () => {
  const nowhere = openNatsBus(`nats://127.0.0.1:${await freePort()}`, 'hall', silent);
  await expect(nowhere).rejects.toThrow(ConfigError);
});

it('refuses settings that cannot work', () => {
  const read = (more: Record<string, string>) => () => readConfig({ LIANGFEN_DEMO: '0', ...more });
  expect(read({ LIANGFEN_NATS_URL: 'nats://localhost' })).toThrow('DATABASE_URL');
  const DATABASE_URL = 'postgres://liangfen@localhost/liangfen';
  expect(read({ DATABASE_URL, LIANGFEN_NATS_URL: 'localhost' })).toThrow('nats://');
  expect(read({ DATABASE_URL, LIANGFEN_NATS_SUBJECT: 'a b' })).toThrow('LIANGFEN_NATS_SUBJECT');
  expect(read({ DATABASE_URL, LIANGFEN_DATABASE_CONNECTIONS: '1' })).toThrow('2 到 500');
  expect(read({ DATABASE_URL: 'localhost' })).toThrow('DATABASE_URL');
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
