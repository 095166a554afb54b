/** Tests that every rate-limited operation declares its refusal in the contract. */
import { beforeAll, expect, test } from 'vitest';
import { type ContractOperation, contractOperations } from '../src/contract/operations.ts';
import { takeStream } from '../src/contract/responses.ts';
import { ProblemError } from '../src/problem.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { smallest } from './support/body-samples.ts';
import { allowedTo, createRoles, type Roles } from './support/roles.ts';

let hall: TestApp;
let roles: Roles;
beforeAll(async () => {
  hall = await createTestApp();
  roles = await createRoles(hall);
  Object.assign(hall.app.services, {
    rateLimit: async () => {
      throw new ProblemError(429, 'TOO_MANY_REQUESTS', '操作太频繁，请稍后再试');
    },
  });
});

/** Calls the operation with the smallest valid input in a permitted role; the client throws at an undeclared answer. */
async function statusOf({ id, parameters, body, ...operation }: ContractOperation) {
  const required = (place: 'path' | 'query') =>
    parameters.filter((parameter) => parameter.in === place && parameter.required);
  const least = (place: 'path' | 'query') =>
    Object.fromEntries(required(place).map(({ name, schema }) => [name, smallest(schema)]));
  const [type, schema] = [...(body?.content ?? [])][0] ?? [];
  const role = allowedTo({ id, parameters, body, ...operation })[0];
  const token = role === undefined ? undefined : roles.tokens[role];
  const response = await hall.client.send(id, {
    path: { ...least('path'), id: roles.competitionId },
    query: least('query'),
    body: type === 'multipart/form-data' ? new FormData() : schema && smallest(schema),
    ...(token === undefined ? {} : { token }),
  });
  takeStream(response)?.close();
  return response.status;
}

test('an operation that is called too often answers as it declares', async () => {
  const limited: string[] = [];
  const undeclared: string[] = [];
  for (const operation of contractOperations) {
    // These would log out the role that calls the next operations.
    if (['logout', 'logoutConsole', 'detachUser'].includes(operation.id)) continue;
    try {
      if ((await statusOf(operation)) === 429) limited.push(operation.id);
    } catch (error) {
      undeclared.push(String(error));
    }
  }
  expect(undeclared).toEqual([]);
  // Only limits that an operation checks before anything else are met by this call.
  expect(limited.length).toBeGreaterThan(20);
});
