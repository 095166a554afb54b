/**
 * Tests other people's validators on openapi.yaml: they take every answer and refuse the numbers that the server
 * refuses.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OutputUnit, Validator } from '@cfworker/json-schema';
import Ajv2020 from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { compile } from '../src/contract/schemas.ts';
import type { OperationId } from '../src/operations/call.ts';
import {
  type Caller,
  type Cast,
  competitionWith,
  type Hall,
  openHall,
  perform,
} from './organiser.ts';
import { operationOf } from './support/client.ts';

const { components, paths } = parse(
  readFileSync(join(import.meta.dirname, '../../../openapi.yaml'), 'utf8'),
  { merge: true },
);

/** Returns what a validator holds against a value; nothing when it takes the value. */
type Check = (value: unknown) => readonly string[];
type Compile = (schema: object) => Check;

// `strict` asks for a schema without OpenAPI's own keywords; whatever decides about a value is as it comes.
const ajv = new Ajv2020({ strict: false, logger: false }).addSchema({
  $id: 'contract',
  components,
});

const withAjv: Compile = (schema) => {
  const check = ajv.compile(
    JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as object,
  );
  return (value) => (check(value) ? [] : (check.errors ?? []).map(({ message }) => `${message}`));
};

const withCfworker: Compile = (schema) => {
  const validator = new Validator({ components, ...schema }, '2020-12');
  return (value) => validator.validate(value).errors.map(({ error }: OutputUnit) => error);
};

const score = { $ref: '#/components/schemas/Score' };
const server = compile(score);

describe.each([
  ['Ajv as it comes', withAjv(score)],
  ['@cfworker/json-schema', withCfworker(score)],
])('%s', (_, against) => {
  test('takes every score of two decimals up to a hundred', () => {
    const refused = Array.from({ length: 10_001 }, (_, index) => index / 100).filter(
      (value) => against(value).length > 0,
    );
    expect(refused).toEqual([]);
  });

  test('takes every score there can be', () => {
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

/** Every JSON body, answer and problem document. */
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

  test('stand at every body, answer and problem', () => {
    expect(all.filter(({ media }) => media.example === undefined)).toEqual([]);
    expect(all.length).toBeGreaterThan(200);
  });

  test('are what their schemas say', () => {
    const wrong = all.flatMap(({ where, media }) =>
      withAjv(media.schema)(media.example).map((error) => `${where}: ${error}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the answers of a show', () => {
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

  const reading = [
    'getBaseSetting',
    'getScoreSetting',
    'getCompetitionStatus',
    'getChecklist',
    'listApprovedJudges',
    'listJudgeGroups',
    'listProgramGroups',
    'getStatistics',
    'getResultOverview',
    'getLedger',
  ] as const satisfies readonly OperationId[];

  test('the texts of the ledger are the events that the contract says', async () => {
    const { entries } = await organiser.call('getLedger', { path: { id: cast.id } });
    const event = withAjv({ $ref: '#/components/schemas/ShowEvent' });
    expect(entries.flatMap(({ body }) => event(JSON.parse(body)))).toEqual([]);
    expect(new Set(entries.map(({ type }) => type))).toContain('SETUP_CHANGED');
  });

  test.each(reading)('%s', async (operation) => {
    const answer = await organiser.call(operation, { path: { id: cast.id } });
    const schema = operationOf(operation).responses.get(200)?.content.get('application/json') ?? {};
    expect(withAjv(schema)(answer)).toEqual([]);
    expect(withCfworker(schema)(answer)).toEqual([]);
  });
});
