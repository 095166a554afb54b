/**
 * Tests that validators of other makers, exact and binary ones, accept every score that the contract allows and refuse
 * what it does not, each as its own documentation says to use it.
 */
import { validator as schemasafe } from '@exodus/schemasafe';
import { registerSchema, validate } from '@hyperjump/json-schema/draft-2020-12';
import isMyJsonValid from 'is-my-json-valid';
import { Validator as Jsonschema } from 'jsonschema';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { publishedContract, withAjv, withCfworker } from './support/outside-validators.ts';

const { ThreeDecimals: decimals } = publishedContract.components.schemas;
/** What validators for older drafts know of the schema. */
const plain = { type: decimals.type, anyOf: decimals.anyOf };

registerSchema(
  { $schema: 'https://json-schema.org/draft/2020-12/schema', ...plain },
  'urn:decimals',
);
const hyperjump = await validate('urn:decimals');
const npmJsonschema = new Jsonschema();
const steps: { multipleOf: number }[] = decimals.anyOf;

const validators: readonly [name: string, accepts: (value: number) => boolean][] = [
  [
    'Ajv',
    (
      (check) => (value: number) =>
        check(value).length === 0
    )(withAjv(decimals)),
  ],
  [
    '@cfworker/json-schema',
    (
      (check) => (value: number) =>
        check(value).length === 0
    )(withCfworker(decimals)),
  ],
  ['jsonschema', (value) => npmJsonschema.validate(value, plain).valid],
  ['@exodus/schemasafe', schemasafe(plain, { mode: 'lax' })],
  ['is-my-json-valid', isMyJsonValid(plain)],
  ['@hyperjump/json-schema', (value) => hyperjump(value).valid],
  [
    'zod',
    (
      (schema) => (value: number) =>
        schema.safeParse(value).success
    )(z.union(steps.map(({ multipleOf }) => z.number().multipleOf(multipleOf)))),
  ],
];

/** Thousandths up to 100, tenths, whole numbers, and the limits of a score: 4,007 values. */
const right = [
  ...Array.from({ length: 3000 }, (_, index) => (index * 33 + 1) / 1000),
  ...Array.from({ length: 1001 }, (_, index) => index / 10),
  ...[0.001, -12.345, 1_000_000.001, 9_999_999, -9_999_999, 9_999_999.999],
];
const wrong = [
  ...Array.from({ length: 1800 }, (_, index) => (index * 50 + 1) / 10_000),
  ...[0.0005, 92.5001, 1.23456, Math.PI],
];

describe.each(validators)('%s', (_, accepts) => {
  test('accepts every value of at most three decimals', () => {
    expect(right.filter((value) => !accepts(value))).toEqual([]);
    expect(right).toHaveLength(4007);
  });

  test('refuses a fourth decimal', () => {
    expect(wrong.filter(accepts)).toEqual([]);
  });
});

test('every branch says that it is a number, for generators that look at branches only', () => {
  expect(decimals.anyOf.map(({ type }: { type?: string }) => type)).toEqual(
    decimals.anyOf.map(() => 'number'),
  );
});
