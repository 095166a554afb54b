/**
 * Tests that a competition which a hall holds is only looked at here: every changing operation of the contract is refused
 * with the place where it is run, also by a process that has not heard of it yet.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { contractOperations } from '../src/contract/operations.ts';
import { takeStream } from '../src/contract/responses.ts';
import type { OperationId } from '../src/operations/call.ts';
import { changesCompetition } from '../src/operations/hall/holders.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { allowedTo, createRoles, type Roles } from './support/roles.ts';

let hall: TestApp;
let roles: Roles;
const since = 1_795_420_800_000;
beforeEach(async () => {
  hall = await createTestApp();
  roles = await createRoles(hall);
});

/** As the confirmation of a hall leaves it, behind the back of whatever a process remembers. */
async function heldInTheHall({ isKnown }: { readonly isKnown: boolean }): Promise<void> {
  await hall.database.query
    .updateTable('competition')
    .set({
      epoch: 1,
      holder: 'HALL',
      holder_name: '学生活动中心',
      holder_address: 'http://192.168.1.20:3000',
      holder_since: since,
    })
    .where('id', '=', roles.competitionId)
    .execute();
  // Longer than a process believes what it has read.
  if (isKnown) hall.clock.advance(3_000);
}

const ofACompetition = contractOperations.filter(({ path }) =>
  path.startsWith('/api/competition/{id}'),
);

async function ask(id: OperationId): Promise<{ status: number; text: string }> {
  const operation = ofACompetition.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`${id} is of no competition`);
  const [role] = allowedTo(operation);
  const token = role === undefined ? undefined : roles.tokens[role];
  const response = await hall.client.send(id, {
    path: { id: roles.competitionId, version: '0' },
    ...(token === undefined ? {} : { token }),
  });
  takeStream(response)?.close();
  return { status: response.status, text: await response.text() };
}

/** The hash of every row of the competition, of tables that tests and audits write too. */
const everything = async () => {
  const { query } = hall.database;
  const id = roles.competitionId;
  const rows = await Promise.all([
    query.selectFrom('competition').selectAll().where('id', '=', id).execute(),
    ...(['judge', 'program', 'program_group', 'judge_group', 'show_event'] as const).map((table) =>
      query.selectFrom(table).selectAll().where('competition_id', '=', id).execute(),
    ),
  ]);
  return hall.ports.sha256(JSON.stringify(rows));
};

test('every changing operation of the contract is refused, and says where to go', async () => {
  await heldInTheHall({ isKnown: true });
  const before = await everything();
  const changing = ofACompetition.filter(changesCompetition);
  expect(changing.length).toBeGreaterThan(60);
  for (const { id } of changing) {
    const { status, text } = await ask(id);
    expect([id, status], text).toEqual([id, 409]);
    expect(JSON.parse(text), id).toMatchObject({ code: 'HELD_IN_THE_HALL' });
    expect(text, id).toContain('http://192.168.1.20:3000');
  }
  expect(await everything()).toBe(before);
});

test('whatever else is asked changes nothing of it', async () => {
  await heldInTheHall({ isKnown: true });
  const before = await everything();
  for (const operation of ofACompetition) {
    if (changesCompetition(operation)) continue;
    const { text } = await ask(operation.id);
    expect(text, operation.id).not.toContain('HELD_IN_THE_HALL');
  }
  expect(await everything()).toBe(before);
});

test('a command that meets the row before the memory knows of it is refused by the row', async () => {
  const { live } = hall.app.services;
  const id = roles.competitionId;
  const operator = { role: 'CONSOLE', id: 'operator' } as const;
  const once = { commandId: null, seenVersion: null };
  await live.command(id, operator, { type: 'OPEN_TEST' }, once);
  await heldInTheHall({ isKnown: false });
  const before = await everything();
  await expect(
    live.command(id, operator, { type: 'SHOW_PROGRAM_LIST' }, once),
  ).rejects.toMatchObject({ code: 'HELD_IN_THE_HALL' });
  const change = { area: 'BASE', action: 'renameCompetition' } as const;
  await expect(
    live.setup(id, operator, { ...change, run: () => Promise.reject(new Error('it was run')) }),
  ).rejects.toMatchObject({ code: 'HELD_IN_THE_HALL' });
  expect(await everything()).toBe(before);
});

describe('while a hall holds it', () => {
  beforeEach(() => heldInTheHall({ isKnown: true }));

  test('everybody can read who holds it', async () => {
    const path = { id: roles.competitionId };
    expect(await hall.client.call('getHolder', { path })).toEqual({
      holder: 'HALL',
      epoch: 1,
      place: {
        name: '学生活动中心',
        address: 'http://192.168.1.20:3000',
        since,
      },
    });
  });

  test('a printed seat code says where to go', async () => {
    const path = { id: roles.competitionId };
    const manager = hall.client.as(roles.tokens['main account'] ?? '');
    const { seats } = await manager.call('listSeats', { path });
    const refusal = await hall.client.refusal('openSeat', {
      body: { code: seats[0]?.code ?? '', takeOver: false },
    });
    expect(refusal).toMatchObject({ status: 409, code: 'HELD_IN_THE_HALL' });
    expect(refusal.message).toContain('http://192.168.1.20:3000');
  });
});
