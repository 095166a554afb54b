/** Tests that the routing of a path is remembered: the second answer is the same, for every method, and never wrong. */
import { expect, test } from 'vitest';
import { createLocate, Located } from '../src/contract/located.ts';
import { contractOperations } from '../src/contract/operations.ts';
import { createRouter } from '../src/contract/router.ts';

function countedLocate() {
  const route = createRouter(contractOperations);
  let asked = 0;
  const locate = createLocate((method, pathname) => {
    asked += 1;
    return route(method, pathname);
  });
  return { locate, asked: () => asked };
}

test.each(contractOperations.map(({ id, method, path }) => ({ id, method, path })))(
  '$method $path is $id the second time, too',
  ({ id, method, path }) => {
    const { locate, asked } = countedLocate();
    const pathname = path.replace(/\{(\w+)\}/g, (_, name: string) => `${name}-1`);
    const first = locate(method, pathname);
    expect(first).toBeInstanceOf(Located);
    expect(locate(method, pathname)).toBe(first);
    expect(first instanceof Located && first.operation.id).toBe(id);
    expect(asked()).toBe(1);
  },
);

test('a method that the path lacks is refused after one that it has', () => {
  const { locate } = countedLocate();
  locate('POST', '/api/user');
  expect(locate('PUT', '/api/user')).toMatchObject({ allowed: ['POST', 'GET', 'HEAD', 'PATCH'] });
});

test('path values that break the contract are refused every time', () => {
  const { locate } = countedLocate();
  const values = () => {
    const located = locate('GET', '/api/competition/no%20id/match');
    return located instanceof Located ? located.values() : null;
  };
  expect(values).toThrow();
  expect(values).toThrow();
});

test('long paths are not remembered, so that nobody can fill the memory with them', () => {
  const { locate, asked } = countedLocate();
  const long = `/api/competition/${'a'.repeat(5_000)}/match`;
  locate('GET', long);
  locate('GET', long);
  expect(asked()).toBe(2);
});
