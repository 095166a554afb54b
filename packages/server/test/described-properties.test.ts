/** Tests that the contract describes every property whose name does not explain itself. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/** Everyday words and words from the product's first page need no description. */
const saysItself = new Set([
  ...['name', 'groupName', 'programName', 'contestant', 'itemName', 'foulName', 'awardName'],
  ...['loginName', 'password', 'phoneNumber', 'email', 'address', 'phone', 'bank', 'bankAccount'],
  ...['organisation', 'organiser', 'venue', 'slogan', 'file', 'url', 'proportion'],
]);

/** A pattern's description is the answer to a wrong value, so its own property needs none. */
const answered = new Set(['pattern']);

/** The payment provider names these fields and documents them. */
const foreign = new Set(['AlipayNotification']);

type Schema = Readonly<Record<string, unknown>>;

const contract: { readonly components: { readonly schemas: Readonly<Record<string, Schema>> } } =
  parse(readFileSync(join(import.meta.dirname, '../../../openapi.yaml'), 'utf8'), { merge: true });
const { schemas } = contract.components;

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parts(schema: Schema): Schema[] {
  const joined = ['allOf', 'oneOf', 'anyOf'].flatMap((word) => schema[word] ?? []);
  return [...joined, schema.items].filter(isSchema);
}

/** Whether the schema or the schema it refers to has a description. */
function isDescribed(schema: Schema): boolean {
  if ('description' in schema || 'const' in schema) return true;
  const { $ref } = schema;
  const named = typeof $ref === 'string' ? schemas[$ref.split('/').at(-1) ?? ''] : undefined;
  return (named !== undefined && 'description' in named) || parts(schema).some(refersToDescribed);
}

function refersToDescribed(schema: Schema): boolean {
  return typeof schema.$ref === 'string' && isDescribed(schema);
}

function silent(schema: Schema, path: string): string[] {
  const properties = isSchema(schema.properties) ? Object.entries(schema.properties) : [];
  const own = properties.flatMap(([name, property]) => {
    if (!isSchema(property)) return [];
    const isSilent =
      !isDescribed(property) &&
      !saysItself.has(name) &&
      !Object.keys(property).some((word) => answered.has(word));
    return [...(isSilent ? [`${path}.${name}`] : []), ...silent(property, `${path}.${name}`)];
  });
  return [...own, ...parts(schema).flatMap((part) => silent(part, path))];
}

test('every property has a description', () => {
  const found = Object.entries(schemas)
    .filter(([name]) => !foreign.has(name))
    .flatMap(([name, schema]) => silent(schema, name));
  expect(found).toEqual([]);
});
