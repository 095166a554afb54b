/** Bounds a body of each operation: its bytes by the contract, its names, parts and depth by what its schema needs. */
import { type JsonSchema, resolve } from './operations.ts';

export interface BodyBounds {
  readonly bytes: number;
  /** Members of objects, or fields of a form. */
  readonly names: number;
  /** Commas: one for each part that follows another. */
  readonly parts: number;
  readonly depth: number;
  /** Characters of one text or name as it is written, escapes and all. */
  readonly text: number;
}

/** Spare names: a mistaken body is answered with what is wrong, a body with a thousand unknown names is not. */
const spareNames = 32;
const spareParts = 64;
const spareDepth = 4;
const spareText = 4_000;
/** A character may be written as \\u and four digits. */
const longestEscape = 6;
/** The most escapes in a text: nobody writes a picture in escapes. */
const mostEscaped = 2_000;

export function boundsOf(schemas: Iterable<JsonSchema>, bytes: number): BodyBounds {
  const largest = [...schemas].map((schema) => largestOf(schema)).reduce(larger, nothing);
  return {
    bytes,
    names: largest.names + spareNames,
    parts: largest.parts + spareParts,
    depth: largest.depth + spareDepth,
    text: Math.max(largest.text, Math.min(largest.text, mostEscaped) * longestEscape) + spareText,
  };
}

/** The largest value that a schema lets through, as JSON; what the schema does not bound counts as nothing. */
export function largestOf(schema: unknown, around: readonly JsonSchema[] = []): BodyBounds {
  const own = resolve(schema);
  // No schema of the contract contains itself; one that did would have no largest value.
  if (around.includes(own)) throw new Error('a schema that contains itself bounds nothing');
  const within = [...around, own];
  if (Array.isArray(own.enum)) return own.enum.map(literal).reduce(larger, nothing);
  if ('const' in own) return literal(own.const);
  const choices = [own.oneOf, own.anyOf]
    .flatMap((choice) => (Array.isArray(choice) ? choice : []))
    .map((choice) => largestOf(choice, within));
  const whole = Array.isArray(own.allOf)
    ? own.allOf.map((part) => largestOf(part, within)).reduce(together, nothing)
    : nothing;
  const types = [own.type].flat().map((type) => largestOfType(String(type), own, within));
  return together(whole, [...choices, ...types].reduce(larger, nothing));
}

function largestOfType(type: string, schema: JsonSchema, within: readonly JsonSchema[]) {
  switch (type) {
    case 'string':
      return { ...nothing, bytes: 2 + bytesPer(schema) * longest(schema), text: longest(schema) };
    case 'array': {
      const items = numberOf(schema.maxItems);
      const one = schema.items === undefined ? nothing : largestOf(schema.items, within);
      return {
        bytes: 2 + items * (one.bytes + 1),
        names: items * one.names,
        parts: items * (one.parts + 1),
        depth: one.depth + 1,
        text: one.text,
      };
    }
    case 'object': {
      const members = Object.entries(Object(schema.properties)).map(([name, member]) => {
        const value = largestOf(member, within);
        return {
          bytes: value.bytes + name.length + 4,
          names: value.names + 1,
          parts: value.parts + 1,
          depth: value.depth,
          text: value.text,
        };
      });
      const inner = members.reduce(together, nothing);
      return { ...inner, bytes: inner.bytes + 2, depth: inner.depth + 1 };
    }
    default:
      return { ...nothing, bytes: 20 };
  }
}

/** In characters; a pattern that counts what it allows is a length, too. */
function longest({ maxLength, pattern }: JsonSchema): number {
  if (typeof maxLength === 'number') return maxLength;
  const counted = typeof pattern === 'string' ? /\{[0-9]+,([0-9]+)\}\$$/.exec(pattern) : null;
  return Number(counted?.[1] ?? 64);
}

/** In UTF-8: three for a Chinese character; a text without a length in the contract is an id. */
function bytesPer({ maxLength }: JsonSchema): number {
  return typeof maxLength === 'number' ? 3 : 1;
}

const nothing: BodyBounds = { bytes: 0, names: 0, parts: 0, depth: 0, text: 0 };

function literal(value: unknown): BodyBounds {
  return { ...nothing, bytes: JSON.stringify(value).length };
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function larger(a: BodyBounds, b: BodyBounds): BodyBounds {
  return {
    bytes: Math.max(a.bytes, b.bytes),
    names: Math.max(a.names, b.names),
    parts: Math.max(a.parts, b.parts),
    depth: Math.max(a.depth, b.depth),
    text: Math.max(a.text, b.text),
  };
}

function together(a: BodyBounds, b: BodyBounds): BodyBounds {
  return {
    bytes: a.bytes + b.bytes,
    names: a.names + b.names,
    parts: a.parts + b.parts,
    depth: Math.max(a.depth, b.depth),
    text: Math.max(a.text, b.text),
  };
}
