/**
 * Tests that other validators judge by openapi.yaml as the server does: numbers, bodies, examples and the texts of
 * the ledger. Every answer and frame of the other tests is checked by support/held-to-contract.ts.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractOperations } from '../src/contract/operations.ts';
import { compile } from '../src/contract/schemas.ts';
import {
  type Caller,
  type Cast,
  competitionWith,
  type Hall,
  openHall,
  perform,
} from './organiser.ts';
import { publishedContract, withAjv, withCfworker } from './support/outside-validators.ts';
import { runs } from './support/rounds.ts';
import { arbitraryFor } from './support/schema-arbitrary.ts';

const { components, paths } = publishedContract;

const score = { $ref: '#/components/schemas/Score' };
const server = compile(score);

describe.each([
  ['Ajv', withAjv(score)],
  ['@cfworker/json-schema', withCfworker(score)],
])('%s', (_, against) => {
  test('accepts every score of two decimals up to a hundred', () => {
    const refused = Array.from({ length: 10_001 }, (_, index) => index / 100).filter(
      (value) => against(value).length > 0,
    );
    expect(refused).toEqual([]);
  });

  test('accepts every possible score', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999_000, max: 9_999_999_000 }), (thousandths) => {
        expect(against(thousandths / 1000)).toEqual([]);
      }),
    );
  });

  test('refuses a fourth and a fifth decimal, as the server does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -999_999_900_000, max: 999_999_900_000 }).filter((n) => n % 100 !== 0),
        (fifths) => {
          expect(server(fifths / 100_000)).not.toEqual([]);
          expect(against(fifths / 100_000)).not.toEqual([]);
        },
      ),
    );
  });

  test.each([10_000_000, -10_000_000, '80', null])('refuses %j, as the server does', (value) => {
    expect(server(value)).not.toEqual([]);
    expect(against(value)).not.toEqual([]);
  });
});

interface Example {
  readonly where: string;
  readonly media: { readonly schema: object; readonly example?: unknown };
}

/** Finds every JSON body, answer and problem document. */
function spoken(node: unknown, where: string): Example[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, child]) =>
    /[/+]json$|urlencoded$/.test(name)
      ? [{ where, media: child }]
      : spoken(child, `${where} ${name}`),
  );
}

describe('the contract’s examples', () => {
  const all = [...spoken(paths, ''), ...spoken(components.responses, '')];

  test('exist for every body, answer and problem', () => {
    expect(all.filter(({ media }) => media.example === undefined)).toEqual([]);
    expect(all.length).toBeGreaterThan(200);
  });

  test('are valid by their schemas', () => {
    const wrong = all.flatMap(({ where, media }) =>
      withAjv(media.schema)(media.example).map((error) => `${where}: ${error}`),
    );
    expect(wrong).toEqual([]);
  });
});

/** Bodies made from their schemas and then spoiled. */
describe('every body', () => {
  const bodies = contractOperations.flatMap(({ id, body }) =>
    [...(body?.content ?? [])].map(([type, schema]) => ({ id, type, schema })),
  );
  const json = bodies.filter(({ type }) => type !== 'multipart/form-data');

  test.each(json)('$id is accepted or refused by all three alike', ({ schema }) => {
    const own = compile(schema);
    const ajv = withAjv(schema);
    const cfworker = withCfworker(schema);
    fc.assert(
      fc.property(arbitraryFor(schema, ['0', 'a1b2c3']), (value) => {
        const takes = { ajv: ajv(value).length === 0, cfworker: cfworker(value).length === 0 };
        // The server's check runs last, because it fills defaults into the value.
        const isTaken = own(value).length === 0;
        expect(takes).toEqual({ ajv: isTaken, cfworker: isTaken });
      }),
      runs(20, 200),
    );
  });
});

describe('the ledger of a show', () => {
  let hall: Hall;
  let organiser: Caller;
  let cast: Cast;

  beforeAll(async () => {
    hall = await openHall();
    organiser = await hall.main();
    cast = await competitionWith(organiser, { judges: 3, programs: 2 });
    await perform(hall, cast, cast.programIds[0] ?? '', [80.35, 76.85, 8.29]);
  });
  afterAll(() => hall.close());

  test.each([
    ['Ajv', withAjv],
    ['@cfworker/json-schema', withCfworker],
  ])('holds texts that %s accepts as events of the contract', async (_, compileWith) => {
    const { entries } = await organiser.call('getLedger', { path: { id: cast.id } });
    const event = compileWith({ $ref: '#/components/schemas/ShowEvent' });
    expect(entries.flatMap(({ body }) => event(JSON.parse(body)))).toEqual([]);
    expect(new Set(entries.map(({ type }) => type))).toContain('SETUP_CHANGED');
  });
});
