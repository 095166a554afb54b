/** The contract says what every property is, unless its name says it already. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/** Words of everyday life and of the product's first page; they need no sentence. */
const saysItself = new Set([
  ...['name', 'groupName', 'programName', 'contestant', 'itemName', 'foulName', 'awardName'],
  ...['loginName', 'password', 'phoneNumber', 'email', 'address', 'phone', 'bank', 'bankAccount'],
  ...['organisation', 'organiser', 'venue', 'slogan', 'file', 'url', 'proportion'],
]);

/** A pattern's description is what a wrong value is answered with, so these have none of their own. */
const answered = new Set(['pattern']);

/** Named by the payment provider, whose documents describe them. */
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

/** A description of its own, or that of the schema it refers to. */
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
