/** Checks a body whose schema is a choice: one of its fields names the variant, and only the errors of that variant are reported. */
import { type JsonSchema, resolve } from './operations.ts';
import { type Check, compile } from './schemas.ts';

/** Compiles a choice; one without a discriminator gets the schema's own check. */
export function compileChoice(schema: JsonSchema): Check {
  const choice = choiceOf(resolve(schema).discriminator);
  if (choice === null) return compile(schema);
  const names = [...choice.branches.keys()];
  const named = compile({
    type: 'object',
    required: [choice.field],
    properties: { [choice.field]: { type: 'string', enum: names } },
  });
  const checks = new Map<string, Check>();
  return (value) => {
    const errors = named(value);
    if (errors.length > 0) return errors;
    const name = names.find((one) => isNamed(value, choice.field, one)) ?? '';
    const check = checks.get(name) ?? compile({ $ref: choice.branches.get(name) });
    checks.set(name, check);
    return check(value);
  };
}

interface Choice {
  readonly field: string;
  /** References by the value that names them. */
  readonly branches: ReadonlyMap<string, unknown>;
}

function choiceOf(discriminator: unknown): Choice | null {
  if (!isRecord(discriminator) || !isRecord(discriminator.mapping)) return null;
  const { propertyName } = discriminator;
  if (typeof propertyName !== 'string') return null;
  return { field: propertyName, branches: new Map(Object.entries(discriminator.mapping)) };
}

function isNamed(value: unknown, field: string, name: string): boolean {
  return isRecord(value) && value[field] === name;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
