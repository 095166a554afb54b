/** Values for a schema of the contract: mostly valid, often spoiled in one place, sometimes quite different. */
import fc from 'fast-check';
import { type JsonSchema, resolve } from '../../src/contract/operations.ts';

/** Values that people, scripts and attackers put in place of the right type. */
const strange = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    '',
    ' ',
    '0',
    '-1',
    '1e309',
    '\u0000',
    '\ud800',
    "' or 1=1 --",
    '../../etc/passwd',
    '字'.repeat(5_000),
    '9'.repeat(400),
    Number.MAX_SAFE_INTEGER,
    -1e300,
    1e-7,
    [],
    {},
    [[[[]]]],
    { __proto__: null, constructor: { prototype: {} } },
  ),
);

export function arbitraryFor(schema: unknown, known: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: fitting(resolve(schema), known, 0) },
    { weight: 1, arbitrary: strange },
  );
}

/** Inside a value, each part may be spoiled by itself. */
function part(schema: unknown, known: readonly string[], depth: number): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: fitting(resolve(schema), known, depth + 1) },
    { weight: 1, arbitrary: strange },
  );
}

function fitting(
  schema: JsonSchema,
  known: readonly string[],
  depth: number,
): fc.Arbitrary<unknown> {
  if (depth > 6) return fc.constant(null);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  for (const choice of [schema.oneOf, schema.anyOf]) {
    if (Array.isArray(choice)) return fc.oneof(...choice.map((one) => part(one, known, depth)));
  }
  const types = [schema.type].flat();
  return fc.oneof(...types.map((type) => ofType(String(type), schema, known, depth)));
}

function ofType(
  type: string,
  schema: JsonSchema,
  known: readonly string[],
  depth: number,
): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: number(schema.minimum, -10), max: number(schema.maximum, 100) });
    case 'number':
      return fc
        .integer({
          min: number(schema.minimum, -10) * 1000,
          max: number(schema.maximum, 100) * 1000,
        })
        .map((n) => n / 1000);
    case 'array':
      return fc.array(part(schema.items ?? {}, known, depth), {
        minLength: number(schema.minItems, 0),
        maxLength: Math.max(4, number(schema.minItems, 0)),
      });
    case 'object':
      return objectOf(schema, known, depth);
    case 'string':
      return typeof schema.pattern === 'string'
        ? fc.oneof(
            { weight: 2, arbitrary: fc.constantFrom(...known) },
            { weight: 3, arbitrary: matching(schema.pattern) },
          )
        : fc.string({
            unit: 'grapheme',
            minLength: number(schema.minLength, 0),
            maxLength: Math.min(number(schema.maxLength, 40), 40),
          });
    default:
      return fc.jsonValue();
  }
}

function objectOf(
  schema: JsonSchema,
  known: readonly string[],
  depth: number,
): fc.Arbitrary<unknown> {
  const properties = Object.entries(Object(schema.properties)).map(
    ([name, inner]) => [name, part(inner, known, depth)] as const,
  );
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  return fc.oneof(
    { weight: 8, arbitrary: fc.record(Object.fromEntries(properties), { requiredKeys: required }) },
    // Some objects lack a required field.
    { weight: 1, arbitrary: fc.record(Object.fromEntries(properties), { requiredKeys: [] }) },
  );
}

function matching(pattern: string): fc.Arbitrary<string> {
  // fast-check cannot generate look-aheads; a letter and a digit satisfy the only one in the contract.
  if (pattern.includes('(?=')) return fc.stringMatching(/^[A-Za-z]{4}[0-9]{4}$/);
  return fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, 200));
}

function number(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}
