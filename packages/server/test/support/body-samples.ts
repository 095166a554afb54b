/** Bodies made from the contract: the smallest valid one, the largest valid one, and what an attacker would send. */
import { type BodyBounds, boundsOf } from '../../src/contract/body-bounds.ts';
import { type ContractOperation, type JsonSchema, resolve } from '../../src/contract/operations.ts';

/** One text that matches each pattern of the request bodies. */
const samples: Readonly<Record<string, string>> = {
  '^1[3-9][0-9]{9}$': '13800138000',
  '^[A-Za-z0-9_.@-]{4,32}$': 'somebody',
  '^(?=.*[A-Za-z])(?=.*[0-9]).*$': 'liangfen2026',
  '^#[0-9A-Fa-f]{6}$': '#aabbcc',
  '^[0-9A-Za-z]{4,16}$': 'ABCD2345',
  '^[A-Za-z0-9_-]{1,64}$': 'somebody',
  '^[A-Za-z0-9+/=]{4,60000}$': 'AAAA',
  '^[0-9]{8}$': '20261125',
  '^[0-9a-f]{64}$': '0'.repeat(64),
  '^https?://[^\\s<>"]+$': 'http://192.168.1.20:3000',
  '^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,187}[A-Za-z0-9])?[.][A-Za-z]{2,63}$':
    'zhou@example.edu.cn',
};

/** Returns the smallest value that the schema accepts. */
export function smallest(schema: unknown): unknown {
  const own = resolve(schema);
  if (Array.isArray(own.enum)) return own.enum[0];
  if ('const' in own) return own.const;
  for (const choice of [own.oneOf, own.anyOf])
    if (Array.isArray(choice)) return smallest(choice[0]);
  switch ([own.type].flat()[0]) {
    case 'string':
      return samples[String(own.pattern)] ?? '字'.repeat(Math.max(1, Number(own.minLength ?? 1)));
    case 'integer':
    case 'number':
      return own.minimum ?? 1;
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: Number(own.minItems ?? 0) }, () => smallest(own.items));
    case 'object': {
      const required = Array.isArray(own.required) ? own.required.map(String) : [];
      const all = Object.entries(Object(own.properties));
      // One field at least, because some schemas refuse a change without fields.
      const names = required.length > 0 ? required : all.slice(0, 1).map(([name]) => name);
      return Object.fromEntries(
        all.filter(([name]) => names.includes(name)).map(([name, part]) => [name, smallest(part)]),
      );
    }
    default:
      return null;
  }
}

/** Fills every list with different items and every text to its limit; `same` makes the items equal. */
export function largest(schema: unknown, same = false, seed = 0): unknown {
  const own = resolve(schema);
  if (Array.isArray(own.enum)) return own.enum.at(-1);
  if ('const' in own) return own.const;
  for (const choice of [own.oneOf, own.anyOf]) {
    if (Array.isArray(choice)) return largest(choice[0], same, seed);
  }
  switch ([own.type].flat()[0]) {
    case 'string':
      return longText(own, seed);
    case 'integer':
    case 'number':
      return own.maximum ?? seed;
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: Math.min(Number(own.maxItems ?? 100), 10_000) }, (_, index) =>
        largest(own.items, same, same ? 0 : index),
      );
    case 'object':
      return Object.fromEntries(
        Object.entries(Object(own.properties)).map(([name, part]) => [
          name,
          largest(part, same, seed),
        ]),
      );
    default:
      return null;
  }
}

function longText({ pattern, maxLength }: JsonSchema, seed: number): string {
  if (pattern === '^[A-Za-z0-9_-]{1,64}$') return String(seed).padStart(64, 'x');
  if (typeof pattern === 'string' && pattern.startsWith('^(https')) {
    return `data:image/png;base64,${'A'.repeat(600_000)}`;
  }
  const sample = samples[String(pattern)];
  if (sample !== undefined) return sample;
  return String(seed).padEnd(Number(maxLength ?? 64), '字');
}

export interface HostileBody {
  readonly name: string;
  readonly text: string;
}

/** Makes bodies beyond every limit, and bodies just within the operation's own limit. */
export function hostileBodies(operation: ContractOperation): HostileBody[] {
  const [entry] = operation.body?.content ?? [];
  if (entry === undefined || operation.body === null) return [];
  const [type, schema] = entry;
  const bounds = boundsOf([schema], operation.body.limit);
  return type === 'application/json' ? hostileJson(schema, bounds) : hostileForms(bounds);
}

const many = 100_000;

function hostileJson(schema: JsonSchema, { bytes }: BodyBounds): HostileBody[] {
  const fits = (text: string) => Array.from({ length: Math.floor((bytes - 16) / text.length) });
  const strings = Object.entries(Object(resolve(schema).properties)).map(([name]) => name);
  const field = strings[0] ?? 'name';
  return [
    { name: 'the largest that fits', text: JSON.stringify(largest(schema)) },
    { name: 'full lists of one item', text: JSON.stringify(largest(schema, true)) },
    { name: 'unknown names', text: unknownNames(many) },
    { name: 'unknown names within the limit', text: unknownNames(Math.floor(bytes / 12)) },
    { name: 'deep lists', text: '['.repeat(many) },
    { name: 'deep lists within the limit', text: '['.repeat(bytes / 2) + ']'.repeat(bytes / 2) },
    { name: 'deep objects with NUL', text: deepObjects(20_000) },
    { name: 'deep objects with NUL within the limit', text: deepObjects(Math.floor(bytes / 8)) },
    { name: 'NUL everywhere', text: `{"${field}":[${fits('"\\u0000",').fill('"\\u0000"')}]}` },
    { name: 'a list of empty lists', text: `{"${field}":[${fits('[],').fill('[]')}]}` },
    { name: 'a long text', text: JSON.stringify({ [field]: '字'.repeat(700_000) }) },
    {
      name: 'a long text within the limit',
      text: JSON.stringify({ [field]: ' '.repeat(Math.max(1, bytes - 64)) }),
    },
  ];
}

function unknownNames(count: number): string {
  return `{${Array.from({ length: count }, (_, index) => `"n${index}":1`)}}`;
}

function deepObjects(levels: number): string {
  return `${'{"a":'.repeat(levels)}"\\u0000"${'}'.repeat(levels)}`;
}

function hostileForms({ bytes }: BodyBounds): HostileBody[] {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}=1`);
  const same = (count: number) => Array.from({ length: count }, () => 'loginName=somebody');
  return [
    { name: 'names', text: names(many).join('&') },
    { name: 'names within the limit', text: names(Math.floor(bytes / 10)).join('&') },
    { name: 'one name many times', text: same(many).join('&') },
    { name: 'one name within the limit', text: same(Math.floor(bytes / 20)).join('&') },
    { name: 'escapes', text: `loginName=${'%20'.repeat(Math.floor((bytes - 16) / 3))}` },
  ];
}
