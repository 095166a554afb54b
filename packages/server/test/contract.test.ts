/** Tests that the contract and the server fit together: every operation is routed, guarded by an access rule, and served. */
import { describe, expect, test } from 'vitest';
import { contract } from '../src/contract/generated/contract.ts';
import { accesses, contractOperations } from '../src/contract/operations.ts';
import { createRouter } from '../src/contract/router.ts';
import { validationOf } from '../src/contract/validation.ts';
import { operations } from '../src/operations/index.ts';

const ids = contractOperations.map(({ id }) => id);

test('every operation has one handler, and every handler has an operation', () => {
  expect(Object.keys(operations).sort()).toEqual([...ids].sort());
  expect(new Set(ids).size).toBe(ids.length);
});

test('every operation names a known access rule', () => {
  for (const { access } of contractOperations) expect(accesses).toContain(access);
});

test('every operation of the contract is implemented', () => {
  const declared = contractOperations.filter(({ responses }) => responses.has(501));
  // 501 is also what oEmbed answers to a format that it does not offer; its JSON is implemented.
  expect(declared.map(({ id }) => id)).toEqual(['getOembed']);
});

test('every schema of a request compiles', () => {
  for (const operation of contractOperations) expect(validationOf(operation)).toBeDefined();
});

test('the contract that the server holds keeps no texts except descriptions of patterns', () => {
  const held = wordsIn(contract);
  expect(held.filter(({ name }) => name !== 'description')).toEqual([]);
  expect(held.filter(({ beside }) => !('pattern' in beside))).toEqual([]);
});

/** Finds every description, summary and example, except members of `properties` with such a name. */
function wordsIn(node: unknown, isNames = false): { name: string; beside: object }[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, child]) => [
    ...(!isNames && ['description', 'summary', 'example', 'examples'].includes(name)
      ? [{ name, beside: node }]
      : []),
    ...wordsIn(child, !isNames && name === 'properties'),
  ]);
}

test('every refusal by an access rule is declared in the contract', () => {
  for (const { id, access, responses } of contractOperations) {
    if (access !== 'public') expect(responses.has(401), id).toBe(true);
    if (access !== 'public' && access !== 'user') expect(responses.has(403), id).toBe(true);
    if (['manager', 'owner', 'judge', 'console'].includes(access)) {
      expect(responses.has(404), id).toBe(true);
    }
  }
});

test('every operation declares the answer 405', () => {
  const without = contractOperations.filter(({ responses }) => !responses.has(405));
  expect(without.map(({ id }) => id)).toEqual([]);
});

describe('routing', () => {
  const route = createRouter(contractOperations);
  const found = (method: string, path: string) => {
    const result = route(method, path);
    return result.found ? result.operation.id : result.allowed;
  };

  test.each(contractOperations.map(({ id, method, path }) => ({ id, method, path })))(
    '$method $path is $id',
    ({ id, method, path }) => {
      const concrete = path.replace(/\{(\w+)\}/g, (_, name: string) => `${name}-1`);
      const result = route(method, concrete);
      expect(result.found && result.operation.id).toBe(id);
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, `${name}-1`]);
      expect(result.found && result.path).toEqual(Object.fromEntries(names));
    },
  );

  test('a literal segment wins over a parameter, unless only the path with the parameter has the method', () => {
    expect(found('PATCH', '/api/competition/c1/judge/group')).toBe('updateJudgeGroups');
    expect(found('PATCH', '/api/competition/c1/judge/j1')).toBe('updateJudge');
    expect(found('DELETE', '/api/competition/c1/judge/sign-up')).toBe('withdrawSignUp');
    expect(found('DELETE', '/api/competition/c1/judge/group')).toBe('deleteJudges');
    expect(found('DELETE', '/api/competition/c1/judge/j1,j2')).toBe('deleteJudges');
  });

  test('an unknown path and an unknown method get different answers', () => {
    expect(found('GET', '/api/nothing')).toEqual([]);
    expect(found('GET', '/api/competition/')).toEqual([]);
    expect(found('GET', '/api/user/')).toEqual([]);
    expect(found('PUT', '/api/user')).toEqual(['POST', 'GET', 'HEAD', 'PATCH']);
  });

  test('parameters are decoded, and a broken escape matches no path', () => {
    const approve = '/api/competition/c1/judge/directly/approve';
    const result = route('PATCH', `${approve}/%E8%AF%84`);
    expect(result.found && result.path).toEqual({ id: 'c1', code: '评' });
    expect(found('PATCH', `${approve}/%E8`)).toEqual([]);
  });
});
