/**
 * Finds the texts of a body that end up on public screens, which the contract marks `x-public-text`, and checks them
 * against the owner's list of words.
 */
import type { FieldError } from '@liangfen/sdk/schema';
import type { OperationId } from '../operations/call.ts';
import { ProblemError } from '../problem.ts';
import { type PublicWords, wordRefusal } from '../public-words/public-words.ts';
import { fieldLabel } from './field-label.ts';
import { type ContractOperation, type JsonSchema, resolve } from './operations.ts';

/** Names of members, and `eachItem` for the items of a list. */
type Path = readonly string[];

const eachItem = '*';
const mostErrors = 100;

/** Throws a refusal that names each field with one of its words. */
export function refuseWords(
  operation: ContractOperation,
  body: unknown,
  publicWords: PublicWords,
): void {
  const errors: FieldError[] = [];
  for (const path of publicTextsOf(operation)) {
    for (const { field, text } of textsAt(body, path)) {
      const word = errors.length < mostErrors ? publicWords.refusedIn(text) : null;
      if (word !== null) errors.push({ field, message: wordRefusal(word) });
    }
  }
  const [first] = errors;
  if (first === undefined) return;
  const label = fieldLabel(operation.id, first.field) ?? '提交的文字';
  throw new ProblemError(400, 'WORD_NOT_ALLOWED', `「${label}」${first.message}`, { errors });
}

const known = new Map<OperationId, readonly Path[]>();

/** Read from the contract once per operation. */
export function publicTextsOf({ id, body }: ContractOperation): readonly Path[] {
  const found = known.get(id);
  if (found !== undefined) return found;
  const paths = new Map(
    [...(body?.content.values() ?? [])]
      .flatMap((schema) => markedIn(schema, []))
      .map((path) => [path.join('.'), path]),
  );
  const read = [...paths.values()];
  known.set(id, read);
  return read;
}

function markedIn(schema: unknown, path: Path): Path[] {
  const own = resolve(schema);
  if (own['x-public-text'] === true) return [path];
  const choices = [own.oneOf, own.anyOf, own.allOf].flatMap((each) =>
    Array.isArray(each) ? each : [],
  );
  const members: JsonSchema = Object(own.properties);
  return [
    ...choices.flatMap((choice) => markedIn(choice, path)),
    ...Object.entries(members).flatMap(([name, member]) => markedIn(member, [...path, name])),
    ...(own.items === undefined ? [] : markedIn(own.items, [...path, eachItem])),
  ];
}

function* textsAt(
  value: unknown,
  [step, ...rest]: Path,
  field = '',
): Iterable<{ readonly field: string; readonly text: string }> {
  if (step === undefined) {
    if (typeof value === 'string') yield { field, text: value };
    return;
  }
  const under = (name: string | number) => (field === '' ? `${name}` : `${field}.${name}`);
  if (step === eachItem) {
    if (!Array.isArray(value)) return;
    for (const [index, item] of value.entries()) yield* textsAt(item, rest, under(index));
  } else if (typeof value === 'object' && value !== null && Object.hasOwn(value, step)) {
    const members: Readonly<Record<string, unknown>> = Object(value);
    yield* textsAt(members[step], rest, under(step));
  }
}
