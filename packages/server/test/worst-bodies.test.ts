/**
 * Tests that no request stops the hall: the worst bodies of every operation cost little more than a small valid one,
 * or than reading them.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { boundsOf, largestOf } from '../src/contract/body-bounds.ts';
import { type ContractOperation, contractOperations } from '../src/contract/operations.ts';
import { compile } from '../src/contract/schemas.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { hostileBodies, smallest } from './support/body-samples.ts';
import { requestFor } from './support/client.ts';
import { createRoles, passes, type Roles } from './support/roles.ts';

const mostTimes = 20;
/** In microseconds of processor time; below this, a measured cost is mostly that of measuring. */
const leastCost = 2_000;
/**
 * Processor time per character: a body is received, decoded, stored and written into the ledger, and a process with a
 * gigabyte in use pays as much again to free the copies. Parsing a text of long words takes almost no time.
 */
const costOfKeeping = 0.005;

let hall: TestApp;
let roles: Roles;
let organiser: string;
beforeAll(async () => {
  hall = await createTestApp();
  roles = await createRoles(hall);
  organiser = (await hall.client.as(roles.tokens['main account'] ?? '').call('getUser')).id;
});

/** Opens one login per operation, so that no operation is refused because of bodies sent to another. */
async function freshToken({ access }: ContractOperation): Promise<string | undefined> {
  const [role = 'nobody'] = passes[access] ?? [];
  if (role !== 'main account') return roles.tokens[role];
  const { sessions } = hall.app.services;
  return (await sessions.open({ kind: 'TOKEN', userId: organiser, client: '' })).token;
}

/** Returns the least microseconds that parsing such a text takes, whatever is done with it afterwards. */
function costOfReading(text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < 5; count += 1) {
    const before = process.cpuUsage();
    try {
      JSON.parse(text);
    } catch {
      // A broken text was parsed as far as possible.
    }
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}

let callers = 0;

/** Returns the microseconds of processor time, and the status. */
async function costOf(operation: ContractOperation, text: string, token: string | undefined) {
  const path = { id: roles.competitionId, judgeId: 'unknown', programId: 'unknown', code: 'x' };
  const request = requestFor(operation.id, {
    path: operation.path.startsWith('/api/competition/{id}') ? path : { ...path, id: 'unknown' },
    body: text,
    ...(token === undefined ? {} : { token }),
  });
  callers += 1;
  const address = `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
  const before = process.cpuUsage();
  const response = await hall.app.fetch(request, { address });
  const { user, system } = process.cpuUsage(before);
  await response.body?.cancel();
  return { cost: user + system, status: response.status };
}

async function sorted(times: number, run: () => Promise<{ cost: number; status: number }>) {
  const runs = [];
  for (let count = 0; count < times; count += 1) runs.push(await run());
  return runs.sort((a, b) => a.cost - b.cost);
}

/**
 * Returns the cheapest run, which is what the body really costs: a dearer run also freed memory of earlier tests, or
 * was charged for another thread of the process. So a body that seems dear is measured again and again.
 */
async function cheapest(most: number, run: () => Promise<{ cost: number; status: number }>) {
  let found = await run();
  for (let count = 1; count < 50 && found.cost >= most && found.status < 500; count += 1) {
    const next = await run();
    if (next.status >= 500 || next.cost < found.cost) found = next;
  }
  return found;
}

const withBody = contractOperations.filter(
  ({ body }) => body !== null && !body.content.has('multipart/form-data'),
);

describe.each(withBody)('$id', (operation) => {
  const [[type, schema] = ['', {}]] = operation.body?.content ?? [];
  const sample = smallest(schema);
  const small =
    type === 'application/json'
      ? JSON.stringify(sample)
      : new URLSearchParams(Object(sample)).toString();

  test('has a small valid body to compare with', () => {
    expect(compile(schema)(sample)).toEqual([]);
  });

  test('accepts the largest body that its schema allows, and not much more', () => {
    const limit = operation.body?.limit ?? 0;
    // Three pictures in one body of settings would be 2.5 MB; they are uploaded instead.
    const needed = Math.min(largestOf(schema).bytes, 2 * 1024 * 1024);
    expect(limit).toBeGreaterThanOrEqual(needed);
    expect(limit).toBeLessThanOrEqual(Math.max(16 * 1024, needed * 1.4));
    expect(boundsOf([schema], limit).depth).toBeLessThan(12);
  });

  test('costs little, whatever is sent', async () => {
    const token = await freshToken(operation);
    const few = await sorted(7, () => costOf(operation, small, token));
    const first = few[Math.floor(few.length / 2)] ?? { cost: 0 };
    for (const { name, text } of hostileBodies(operation)) {
      const send = () => costOf(operation, text, token);
      let most = Math.max(first.cost, leastCost, text.length * costOfKeeping) * mostTimes;
      let worst = await send();
      if (worst.cost >= most) {
        // Only a text that seems dear is worth parsing five times to measure that cost.
        most = Math.max(most, costOfReading(text) * mostTimes);
        worst = await cheapest(most, send);
      }
      expect(worst.status, name).toBeLessThan(500);
      expect(worst.cost, `${name}: ${worst.cost} µs`).toBeLessThan(most);
    }
    expect(hall.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('a caller whose bodies are refused', () => {
  const refused = (address: string, token?: string) =>
    hall.client.send('openSeat', {
      body: '{"unknown":1}',
      address,
      ...(token === undefined ? {} : { token }),
    });

  test('is not read any more after many of them, while other addresses are', async () => {
    for (let count = 0; count < 300; count += 1) {
      expect((await refused('10.200.0.1')).status).toBe(400);
    }
    expect((await refused('10.200.0.1')).status).toBe(429);
    expect((await refused('10.200.0.2')).status).toBe(400);
  });

  test('has not a byte of the next body read', async () => {
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          pulled += 1;
          controller.enqueue(new TextEncoder().encode('{"unknown":1}'));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const sent = async (address: string) => {
      const init: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        duplex: 'half',
      };
      const url = 'http://liangfen.test/api/seat';
      return (await hall.app.fetch(new Request(url, init), { address })).status;
    };
    expect([await sent('10.200.0.1'), pulled]).toEqual([429, 0]);
    expect([await sent('10.200.0.3'), pulled]).toEqual([400, 1]);
  });

  test('does not block logins behind the same address', async () => {
    const main = hall.client.as(roles.tokens['main account'] ?? '');
    const sent = { body: '{"unknown":1}', address: '10.200.0.1' };
    expect((await refused('10.200.0.1')).status).toBe(429);
    expect((await main.send('updateUser', sent)).status).toBe(400);
  });
});
