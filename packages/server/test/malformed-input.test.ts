/**
 * Tests every operation with spoiled input made from its schemas: a declared answer, never a 5xx, and no error in the
 * log.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type ContractOperation,
  type ContractParameter,
  contractOperations,
} from '../src/contract/operations.ts';
import { takeStream } from '../src/contract/responses.ts';
import type { OperationId } from '../src/operations/call.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { createRoles, passes, type RoleName, type Roles } from './support/roles.ts';
import { runs } from './support/rounds.ts';
import { arbitraryFor } from './support/schema-arbitrary.ts';

let hall: TestApp;
let roles: Roles;
/** Ids that exist, so that input reaches beyond the first lookup. */
const known = ['0', 'unknown'];
beforeAll(async () => {
  hall = await createTestApp();
  roles = await createRoles(hall);
  const main = hall.client.as(roles.tokens['main account'] ?? '');
  const path = { id: roles.competitionId };
  const { programGroups } = await main.call('listProgramGroups', { path });
  const { judgeGroups } = await main.call('listJudgeGroups', { path });
  const { users } = await main.call('listApprovedJudges', { path });
  for (let i = 0; i < 4; i += 1) {
    const body = { programName: `节目${i}`, contestant: '选手' };
    known.push((await main.call('createProgram', { path, body })).id);
  }
  // Without the judge whose role the test plays, because some input rejects the judges that it knows.
  const seats = users.filter(({ name }) => name === '席位评委');
  known.push(...[...programGroups, ...judgeGroups, ...seats].map(({ id }) => id));
});

/** Opens a new console login, because some input changes the passcode, which ends the old one. */
async function tokenFor(role: RoleName): Promise<string | undefined> {
  if (role !== 'console') return roles.tokens[role];
  const main = hall.client.as(roles.tokens['main account'] ?? '');
  const { token } = await main.call('issueConsoleToken', { path: { id: roles.competitionId } });
  return token;
}

/** Valid input would end the role or the sign-up that the other operations need. */
const spared = new Set<OperationId>(['logout', 'logoutConsole', 'detachUser', 'withdrawSignUp']);

function requests({ parameters, body }: ContractOperation) {
  const at = (place: ContractParameter['in']) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [name, arbitraryFor(schema, known).map(plain)]),
      ),
      place === 'path' ? {} : { requiredKeys: [] },
    );
  const [schema] = body?.content.values() ?? [];
  return fc.record({
    path: at('path'),
    query: at('query'),
    headers: at('header').map(sendable),
    body: schema === undefined ? fc.constant(undefined) : arbitraryFor(schema, known),
  });
}

function plain(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // Half a surrogate pair cannot be written into a URL.
  return text.replace(/\p{Surrogate}/gu, '?').slice(0, 500);
}

/**
 * Keeps only characters that HTTP allows in a header. Drops valid versions, which are nearly always stale: every
 * operator's command would be refused for that alone.
 */
function sendable(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name, value]) => name !== 'X-Seen-Version' || !/^[0-9]{2,}$/.test(String(value)))
      .map(([name, value]) => [
        name,
        String(value)
          .replace(/[^\x20-\x7e]/g, '?')
          .trim(),
      ]),
  );
}

describe.each(contractOperations.filter(({ id }) => !spared.has(id)))('$id', (operation) => {
  const [role] = passes[operation.access] ?? ['nobody' as const];

  test('answers as it declares', async () => {
    const token = await tokenFor(role ?? 'nobody');
    const isOfCompetition = operation.path.startsWith('/api/competition/{id}');
    let address = 0;
    await fc.assert(
      fc.asyncProperty(requests(operation), async (input) => {
        const response = await hall.client.send(operation.id, {
          ...input,
          path: { ...input.path, ...(isOfCompetition ? { id: roles.competitionId } : {}) },
          ...(token === undefined ? {} : { token }),
          address: `10.9.0.${++address}`,
        });
        takeStream(response)?.close();
        // oEmbed says of a format that it does not offer what its standard asks for.
        if (response.status === 501) expect(operation.responses.has(501)).toBe(true);
        else expect(response.status).toBeLessThan(500);
      }),
      runs(10, 100),
    );
    expect(hall.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
