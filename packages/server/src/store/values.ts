/** Values as PostgreSQL's text format has them, both ways; the same conventions as `pg`, so that all databases behave alike. */

/** A parameter: as text, and bytes as the binary format of whatever type the statement gives them. */
export function toParameter(value: unknown): string | Uint8Array | null {
  return value instanceof Uint8Array ? value : toText(value);
}

function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'object') {
    // Bytes inside an array; a parameter of bytes is sent in binary.
    if (value instanceof Uint8Array) return `\\x${hex(value)}`;
    if (value instanceof Date) return value.toISOString();
    return Array.isArray(value) ? arrayText(value) : JSON.stringify(value);
  }
  return String(value);
}

function arrayText(values: readonly unknown[]): string {
  const parts = values.map((value) => {
    if (Array.isArray(value)) return arrayText(value);
    const text = toText(value);
    return text === null ? 'NULL' : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  });
  return `{${parts.join(',')}}`;
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Type ids of pg_catalog. */
export const oid = {
  bool: 16,
  int8: 20,
  int2: 21,
  int4: 23,
  text: 25,
  oid: 26,
  json: 114,
  float4: 700,
  float8: 701,
  numeric: 1700,
  jsonb: 3802,
  boolArray: 1000,
  int2Array: 1005,
  int4Array: 1007,
  textArray: 1009,
  varcharArray: 1015,
  int8Array: 1016,
  float8Array: 1022,
  numericArray: 1231,
} as const;

type FromText = (text: string) => unknown;

const number: FromText = (text) => Number(text);
const boolean: FromText = (text) => text === 't';
const json: FromText = (text) => JSON.parse(text);

/** Counts and times are below 2^53, scores have at most ten digits: all are exact as numbers. */
export const readers: ReadonlyMap<number, FromText> = new Map([
  [oid.bool, boolean],
  [oid.int8, number],
  [oid.int2, number],
  [oid.int4, number],
  [oid.oid, number],
  [oid.float4, number],
  [oid.float8, number],
  [oid.numeric, number],
  [oid.json, json],
  [oid.jsonb, json],
  [oid.boolArray, arrayOf(boolean)],
  [oid.int2Array, arrayOf(number)],
  [oid.int4Array, arrayOf(number)],
  [oid.int8Array, arrayOf(number)],
  [oid.float8Array, arrayOf(number)],
  [oid.numericArray, arrayOf(number)],
  [oid.textArray, arrayOf((text) => text)],
  [oid.varcharArray, arrayOf((text) => text)],
]);

export function fromText(typeId: number, text: string | null): unknown {
  if (text === null) return null;
  const read = readers.get(typeId);
  return read === undefined ? text : read(text);
}

/** One dimension is all our queries return. */
function arrayOf(read: FromText): FromText {
  return (text) => {
    const values: unknown[] = [];
    const element = /"((?:[^"\\]|\\.)*)"|([^,{}]+)/g;
    for (const [, quoted, plain] of text.matchAll(element)) {
      if (quoted !== undefined) values.push(read(quoted.replace(/\\(.)/g, '$1')));
      else if (plain !== undefined) values.push(plain === 'NULL' ? null : read(plain));
    }
    return values;
  };
}
