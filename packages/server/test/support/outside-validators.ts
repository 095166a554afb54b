/** Two outside validators for the schemas of openapi.yaml: Ajv with its default options, and @cfworker/json-schema. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dereference, type OutputUnit, validate } from '@cfworker/json-schema';
import Ajv2020 from 'ajv/dist/2020.js';
import { parse } from 'yaml';

/**
 * The contract as it is published. The server's own copy leaves out texts, and the rule on decimals for other
 * validators.
 */
export const publishedContract = parse(
  readFileSync(join(import.meta.dirname, '../../../../openapi.yaml'), 'utf8'),
  { merge: true },
);
const { components } = publishedContract;

/** Returns the errors that a validator finds in a value; an empty list if it accepts the value. */
export type OutsideCheck = (value: unknown) => readonly string[];

/** Keywords of OpenAPI and of our own that do not restrict a value. Ajv refuses to compile unknown keywords. */
const silentKeywords = [
  ...['components', 'discriminator', 'example'],
  ...['x-bounded-by', 'x-decimals', 'x-public-text'],
];
/** Formats that OpenAPI adds to those of JSON Schema. */
const openApiFormats = { int64: true, binary: true } as const;

function complain(...words: unknown[]): never {
  throw new Error(`Ajv warns: ${words.join(' ')}`);
}

const ajv = new Ajv2020({
  formats: openApiFormats,
  logger: { log: complain, warn: complain, error: complain },
});
ajv.addVocabulary(silentKeywords);
ajv.addSchema({ $id: 'contract', components });

/** Compiles with Ajv; a warning of its default options is thrown as an error. */
export function withAjv(schema: object): OutsideCheck {
  const check = ajv.compile(copyOf(schema, (text) => text.replaceAll('"#/', '"contract#/')));
  return (value) =>
    check(value)
      ? []
      : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

// A copy, because `dereference` writes addresses into the schemas it is given.
const lookup = dereference({ components: copyOf(components) });
let compiled = 0;

/** Compiles with @cfworker/json-schema, which walks the schema again for every value. */
export function withCfworker(schema: object): OutsideCheck {
  const own = copyOf(schema);
  compiled += 1;
  dereference(own, lookup, undefined, `/compiled/${compiled}`);
  return (value) =>
    validate(value, own, '2020-12', lookup).errors.map(
      ({ instanceLocation, error }: OutputUnit) => `${instanceLocation} ${error}`,
    );
}

function copyOf(schema: object, change: (text: string) => string = (text) => text): object {
  return JSON.parse(change(JSON.stringify(schema))) as object;
}
