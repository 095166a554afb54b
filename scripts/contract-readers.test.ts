/** Tests that openapi.yaml says the same to every reader: YAML 1.1 and 1.2, strict linters, and generators that read from top to bottom. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isMap, isScalar, parse, parseDocument, visit } from 'yaml';

const text = readFileSync(join(import.meta.dirname, '../openapi.yaml'), 'utf8');
const contract = parse(text, { merge: true });
const schemas: Record<string, unknown> = contract.components.schemas;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Calls back for every object of the document, with its path. */
function eachObject(
  node: unknown,
  found: (object: Record<string, unknown>, path: string) => void,
  path = '#',
): void {
  if (!isObject(node)) return;
  found(node, path);
  for (const [name, child] of Object.entries(node)) eachObject(child, found, `${path}/${name}`);
}

describe('the contract', () => {
  test('is one document in YAML 1.1 and in YAML 1.2', () => {
    expect(parse(text, { version: '1.1', merge: true })).toEqual(contract);
  });

  test('has texts as the keys of all maps, as OpenAPI asks', () => {
    const others: string[] = [];
    visit(parseDocument(text), {
      Pair(_, { key }) {
        if (!isScalar(key) || typeof key.value !== 'string') others.push(String(key));
      },
    });
    expect(isMap(parseDocument(text).contents)).toBe(true);
    expect(others).toEqual([]);
  });

  test('gives every branch of a choice a type', () => {
    const says = ['$ref', 'type', 'const', 'enum', 'allOf', 'anyOf', 'oneOf'];
    const untyped: string[] = [];
    eachObject({ paths: contract.paths, schemas }, (object, path) => {
      for (const word of ['anyOf', 'oneOf'] as const) {
        const branches: unknown = object[word];
        if (!Array.isArray(branches)) continue;
        for (const branch of branches) {
          // A branch that only asks for members narrows the schema it stands in.
          const narrows = isObject(branch) && 'required' in branch && object.type === 'object';
          if (isObject(branch) && !says.some((each) => each in branch) && !narrows) {
            untyped.push(`${path}/${word}`);
          }
        }
      }
    });
    expect(untyped).toEqual([]);
  });

  test('lists the members of a choice before a choice is put together from them', () => {
    const order = Object.keys(schemas);
    const late: string[] = [];
    eachObject(schemas, (object, path) => {
      for (const branch of Array.isArray(object.anyOf) ? object.anyOf : []) {
        const name = isObject(branch)
          ? String(branch.$ref ?? '')
              .split('/')
              .at(-1)
          : undefined;
        const member = name === undefined ? undefined : schemas[name];
        if (!isObject(member) || !Array.isArray(member.enum) || name === undefined) continue;
        const user = path.split('/')[1] ?? '';
        if (order.indexOf(name) > order.indexOf(user)) late.push(`${user} before ${name}`);
      }
    });
    expect(late).toEqual([]);
  });

  test('has no object whose named members contradict the type of its other ones', () => {
    const mixed: string[] = [];
    eachObject(schemas, (object, path) => {
      const named = isObject(object.properties) && Object.keys(object.properties).length > 0;
      if (named && isObject(object.additionalProperties)) mixed.push(path);
    });
    expect(mixed).toEqual([]);
  });
});
