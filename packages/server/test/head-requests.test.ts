/**
 * Tests HEAD: whatever may be asked with GET may be asked with HEAD, and says the same without a body; no HEAD changes a
 * show or opens a stream.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { contractOperations } from '../src/contract/operations.ts';
import { takeStream } from '../src/contract/responses.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { allowedTo, createRoles, type RoleName, type Roles } from './support/roles.ts';

let hall: TestApp;
let roles: Roles;
beforeAll(async () => {
  hall = await createTestApp();
  roles = await createRoles(hall);
});

type Operation = (typeof contractOperations)[number];

const reads = contractOperations.filter(({ method, isCommand }) => method === 'GET' && !isCommand);
const commands = contractOperations.filter((one) => one.method === 'GET' && one.isCommand);

function ask({ path }: Operation, method: string, role: RoleName = 'nobody'): Promise<Response> {
  const token = roles.tokens[role];
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'id') return roles.competitionId;
    return name === 'version' ? '0' : 'made-up';
  });
  return hall.app.fetch(
    new Request(`http://liangfen.test${address}`, {
      method,
      headers: token === undefined ? {} : { authorization: token },
    }),
  );
}

/** What both must say. */
const said = ({ status, headers }: Response) => ({
  status,
  type: headers.get('content-type'),
  cache: headers.get('cache-control'),
  tag: headers.get('etag'),
});

describe.each(reads)('HEAD of $id', (operation) => {
  const [allowed = 'nobody'] = allowedTo(operation);

  test('says what GET says, without the body', async () => {
    const got = await ask(operation, 'GET', allowed);
    takeStream(got)?.close();
    const head = await ask(operation, 'HEAD', allowed);
    expect(takeStream(head)).toBeNull();
    expect(said(head)).toEqual(said(got));
    expect(await head.text()).toBe('');
  });

  test('is refused as GET is', async () => {
    const got = await ask(operation, 'GET');
    takeStream(got)?.close();
    const head = await ask(operation, 'HEAD');
    expect(head.status).toBe(got.status);
  });
});

test('a body of known length is announced with it', async () => {
  const operation = reads.find(({ id }) => id === 'getClock');
  if (operation === undefined) throw new Error('the clock can be read');
  const [got, head] = [await ask(operation, 'GET'), await ask(operation, 'HEAD')];
  expect(head.headers.get('content-length')).toBe(String((await got.text()).length));
});

test.each(commands)('HEAD of $id is no command, and says what is', async (operation) => {
  const stand = () =>
    hall.client.call('getCurrentMatch', {
      path: { id: roles.competitionId },
      token: roles.tokens.console ?? '',
    });
  const before = await stand();
  const head = await ask(operation, 'HEAD', 'console');
  expect([head.status, head.headers.get('allow')]).toEqual([405, 'GET']);
  expect((await stand()).version).toBe(before.version);
});

test.each([
  ['/api/clock', 'GET, HEAD'],
  ['/api/competition/c/console/init', 'GET'],
])('OPTIONS of %s allows %s', async (path, allowed) => {
  const answer = await hall.app.fetch(
    new Request(`http://liangfen.test${path}`, { method: 'OPTIONS' }),
  );
  expect(answer.headers.get('allow')).toBe(allowed);
});
