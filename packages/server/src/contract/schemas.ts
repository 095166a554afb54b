/** Compiled checks of the contract's schemas; shared by all apps of a process, because compiling is the slow part. */
import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { contract } from './generated/contract.ts';
import type { JsonSchema } from './operations.ts';

export type Check = (value: unknown) => readonly ErrorObject[];

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

/** A value larger than this is told its first error only. */
const thoroughUpTo = 20_000;

export function compile(schema: JsonSchema): Check {
  const bound = bind(schema);
  const check = quick.compile(bound);
  let listAll: ValidateFunction | null = null;
  return (value) => {
    if (check(value)) return [];
    const first = check.errors ?? [];
    if (JSON.stringify(value).length > thoroughUpTo) return first;
    // Compiled when first needed: most schemas never fail.
    listAll ??= thorough.compile(bound);
    listAll(value);
    return listAll.errors ?? first;
  };
}

function withContract(ajv: Ajv2020): Ajv2020 {
  return ajv
    .removeKeyword('multipleOf')
    .addKeyword({
      keyword: 'multipleOf',
      type: 'number',
      schemaType: 'number',
      compile: (step: number) => (value: number) => isMultiple(value, step),
    })
    .addSchema({ $id: contractId, components: contract.components });
}

/**
 * Whether the decimal a person wrote has no more places than the step. The usual quotient does not
 * do: 0.3 / 0.001 is not whole in binary fractions, and a tolerance lets 1.0000001 through.
 */
function isMultiple(value: number, step: number): boolean {
  if (step >= 1) return value % step === 0;
  const perUnit = Math.round(1 / step);
  return Math.round(value * perUnit) / perUnit === value;
}

/** References of the contract, pointed at the contract. */
function bind(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${contractId}#/`));
}
