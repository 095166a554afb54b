/**
 * Calls every operation in every role: roles without access are refused as the contract declares, all others get
 * through.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { contractOperations } from '../src/contract/operations.ts';
import { takeStream } from '../src/contract/responses.ts';
import type { OperationId } from '../src/operations/call.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { allowedTo, createRoles, type RoleName, type Roles, roleNames } from './support/roles.ts';

let hall: TestApp;
let roles: Roles;
beforeAll(async () => {
  hall = await createTestApp();
  roles = await createRoles(hall);
});

const guarded = contractOperations.filter(({ access }) => access !== 'public');

/** A successful call would end the role's own login and break the following tests. */
const endsTheRole = new Set<OperationId>([
  'logout',
  'logoutConsole',
  'detachUser',
  'withdrawSignUp',
]);

async function ask(op: OperationId, role: RoleName, competitionId: string): Promise<number> {
  const token = roles.tokens[role];
  const response = await hall.client.send(op, {
    // Other ids are made up; a version has to be a number.
    path: { id: competitionId, version: '0' },
    ...(token === undefined ? {} : { token }),
  });
  takeStream(response)?.close();
  return response.status;
}

describe.each(guarded)('$access: $id', (operation) => {
  const { id, access, path } = operation;
  const allowed = new Set(allowedTo(operation));

  test.each(roleNames.filter((role) => !allowed.has(role)))('refuses %s', async (role) => {
    const status = await ask(id, role, roles.competitionId);
    expect([401, 403, 404]).toContain(status);
    if (role === 'nobody') expect(status).toBe(401);
  });

  if (!endsTheRole.has(id)) {
    test('lets the others through', async () => {
      for (const role of allowed) {
        const status = await ask(id, role, roles.competitionId);
        expect([401, 403], role).not.toContain(status);
        expect(status, role).toBeLessThan(500);
      }
    });
  }

  if (path.startsWith('/api/competition/{id}')) {
    test('answers the same for an unknown competition and for somebody else’s', async () => {
      for (const role of allowed) {
        // Anybody who is logged in may sign up to any competition, so its existence is no secret.
        if (access === 'user') expect(await ask(id, role, 'unknown')).not.toBe(200);
        else {
          const unknown = await ask(id, role, 'unknown');
          expect(unknown, role).toBe(404);
          expect(await ask(id, role, roles.otherCompetitionId), role).toBe(unknown);
        }
      }
    });
  }
});

describe('the token for a console command', () => {
  const commands = contractOperations.filter(({ access }) => access === 'console');
  const browsers = [
    { 'sec-fetch-mode': 'navigate' },
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
  ];

  test.each(commands)('is not accepted as a link for $id', async ({ id }) => {
    for (const headers of browsers) {
      const token = roles.tokens.console ?? '';
      const path = { id: roles.competitionId };
      const response = await hall.client.send(id, { path, token, headers });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'BROWSER_NAVIGATION_REFUSED' });
    }
  });

  test('is not read from a cookie or the address', async () => {
    const token = roles.tokens.console ?? '';
    const response = await hall.client.send('showStartPage', {
      path: { id: roles.competitionId },
      query: { token },
      headers: { cookie: `authorization=${token}` },
    });
    expect(response.status).toBe(401);
  });
});

describe('after a change', () => {
  test('a deleted competition is gone for everybody but its restoring', async () => {
    const own = await createTestApp({ database: hall.database, clock: hall.clock });
    const main = await own.register('deleter');
    const { id } = await main.client.call('createCompetition', { body: { name: '要删的比赛' } });
    const { token } = await main.client.call('issueConsoleToken', { path: { id } });
    await main.client.call('deleteCompetition', {
      path: { id },
      body: { confirmName: '要删的比赛' },
    });
    const path = { id };
    expect((await main.client.refusal('getBaseSetting', { path })).status).toBe(404);
    expect((await own.client.as(token).refusal('getCurrentMatch', { path })).status).toBe(404);
    await main.client.call('restoreCompetition', { path });
    await main.client.call('getBaseSetting', { path });
  });

  test('a revoked login is refused at once here, and within seconds elsewhere', async () => {
    const here = await createTestApp({ database: hall.database, clock: hall.clock });
    const there = await createTestApp({ database: hall.database, clock: hall.clock });
    const { client, token } = await here.register('leaver');
    await there.client.as(token).call('getUser');
    await client.call('logout');
    expect((await client.refusal('getUser')).code).toBe('SESSION_EXPIRED');
    hall.clock.advance(3_000);
    expect((await there.client.as(token).refusal('getUser')).code).toBe('SESSION_EXPIRED');
  });
});

test('nothing went wrong inside', () => {
  expect(hall.logged.filter(({ level }) => level === 'error')).toEqual([]);
});
