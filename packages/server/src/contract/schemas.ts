/** Compiled checks of the contract's schemas; shared by all apps of a process, because compiling is the slow part. */
import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { contract } from './generated/contract.ts';
import type { JsonSchema } from './operations.ts';

export type Check = (value: unknown) => readonly ErrorObject[];

const nothingWrong: readonly ErrorObject[] = [];

const contractId = 'contract';

const common = {
  strict: false,
  useDefaults: true,
  // `format` (int64, binary) describes, `pattern` checks.
  validateFormats: false,
  verbose: true,
} as const;

/** Stops at the first error: what comes from outside must not make us collect a million of them. */
const quick = withContract(new Ajv2020({ ...common, allErrors: false }));
/** Lists everything that is wrong with a form of ordinary size. */
const thorough = withContract(new Ajv2020({ ...common, allErrors: true }));

/** For a value with more parts than this only the first error is reported. */
const thoroughUpTo = 2_000;

/** Walks no further than it has to, and not by recursion: how deep a value goes is its sender's choice. */
function isLarge(whole: unknown): boolean {
  const waiting = [whole];
  let seen = 0;
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    seen += 1;
    if (seen + waiting.length > thoroughUpTo) return true;
    if (typeof value !== 'object' || value === null) continue;
    const inner: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (inner.length > thoroughUpTo) return true;
    waiting.push(...inner);
  }
  return false;
}

export function compile(schema: JsonSchema): Check {
  const bound = bind(schema);
  const check = quick.compile(bound);
  let listAll: ValidateFunction | null = null;
  return (value) => {
    if (check(value)) return nothingWrong;
    const first = check.errors ?? [];
    if (isLarge(value)) return first;
    // Compiled when first needed: most schemas never fail.
    listAll ??= thorough.compile(bound);
    listAll(value);
    return listAll.errors ?? first;
  };
}

function withContract(ajv: Ajv2020): Ajv2020 {
  return ajv
    .removeKeyword('uniqueItems')
    .addKeyword({
      keyword: 'uniqueItems',
      type: 'array',
      schemaType: 'boolean',
      compile: (asked: boolean) => (items: readonly unknown[]) => !asked || areUnique(items),
    })
    .addKeyword({
      keyword: 'x-decimals',
      type: 'number',
      schemaType: 'number',
      compile: (most: number) => (value: number) => hasDecimals(value, most),
    })
    .addSchema({ $id: contractId, components: contract.components });
}

/** Checks in linear time; the library compares every item with every other unless it sees that all are texts. */
function areUnique(items: readonly unknown[]): boolean {
  const seen = new Set<unknown>();
  const seenObjects = new Set<string>();
  for (const item of items) {
    const isObject = typeof item === 'object' && item !== null;
    if (isObject) seenObjects.add(canonical(item));
    else seen.add(item);
  }
  return seen.size + seenObjects.size === items.length;
}

/** Equal for equal JSON values, in whatever order an object's members stand. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return JSON.stringify(Array.isArray(value) ? value.map(canonical) : value);
  }
  const members = Object.entries(value).map(([name, member]) => [name, canonical(member)]);
  return `{${JSON.stringify(members.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)))}}`;
}

/**
 * Whether the decimal a person wrote has no more places than that. `multipleOf` does not do: 0.3 / 0.001
 * is not whole in binary fractions, and a tolerance lets 1.0000001 through (docs/decisions/0286).
 */
function hasDecimals(value: number, most: number): boolean {
  const perUnit = 10 ** most;
  return Math.round(value * perUnit) / perUnit === value;
}

/** References of the contract, pointed at the contract. */
function bind(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${contractId}#/`));
}
