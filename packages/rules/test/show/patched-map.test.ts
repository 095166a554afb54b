// A map with changes on top of it reads like a map in which the changes were made.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PatchedMap } from '../../src/show/patched-map.ts';

const names = ['a', 'b', 'c', 'd', 'e'] as const;
const key = fc.constantFrom(...names);

it('by every method that reads a map', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(key, fc.nat(9))),
      fc.array(fc.tuple(key, fc.option(fc.nat(9)))),
      (given, changed) => {
        const base = new Map(given);
        const changes = new Map(changed);
        const expected = new Map(base);
        for (const [name, value] of changes) {
          if (value === null) expected.delete(name);
          else expected.set(name, value);
        }
        const patched = new PatchedMap(base, changes);
        expect([...patched]).toEqual([...expected]);
        expect([...patched.keys()]).toEqual([...expected.keys()]);
        expect([...patched.values()]).toEqual([...expected.values()]);
        expect(patched.size).toBe(expected.size);
        for (const name of names) {
          expect(patched.get(name)).toBe(expected.get(name));
          expect(patched.has(name)).toBe(expected.has(name));
        }
        const seen: unknown[] = [];
        patched.forEach((value, name) => {
          seen.push([name, value]);
        });
        expect(seen).toEqual([...expected]);
      },
    ),
  );
});
