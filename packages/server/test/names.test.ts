/** Tests that names are visible, and hold no characters that would disturb the screen's text. */
import { describe, expect, test } from 'vitest';
import { cleanText } from '../src/clean-text.ts';
import { fieldErrors } from '../src/contract/messages.ts';
import { contractOperations, type JsonSchema, resolve } from '../src/contract/operations.ts';
import { compile } from '../src/contract/schemas.ts';

const sentence = '不能只有空格或看不见的字符，也不能有换行和控制字符';
const socketOpening = { $ref: '#/components/schemas/SocketOpening' };
const errorsOf = (schema: string, value: object) =>
  fieldErrors(compile({ $ref: `#/components/schemas/${schema}` })(value));

const forms = [
  ['CompetitionCreate', 'name', {}],
  ['JudgeCreate', 'name', { phoneNumber: '13800138000' }],
  ['ProgramCreate', 'programName', {}],
] as const;

describe.each(forms)('%s.%s', (schema, field, rest) => {
  test.each([
    ['a control character', '张\u0007三'],
    ['a line break', '张\n三'],
    ['a turned direction', '张三\u202E分99'],
    ['an isolate', '\u2066张三'],
    ['zero-width spaces only', '\u200B\u200B'],
    ['a Hangul filler only', '\u3164'],
    ['spaces only', ' \u3000'],
  ])('is refused with %s', (_, name) => {
    expect(errorsOf(schema, { ...rest, [field]: name })).toEqual([{ field, message: sentence }]);
  });

  test.each([
    '张三',
    '李 四',
    '阿依古丽·买买提',
    'Zoë O’Neil',
    '👨‍👩‍👧 乐队',
    '𠮷田',
    'محمد',
    '（1）班',
  ])('may be %s', (name) => {
    expect(errorsOf(schema, { ...rest, [field]: name })).toEqual([]);
  });
});

/** Finds all texts of a request's schema that are used as names, with their paths. */
function namesIn(schema: unknown, path: string): { path: string; schema: JsonSchema }[] {
  const own = resolve(schema);
  const inner = [own.oneOf, own.anyOf, own.allOf].flatMap((choice) =>
    Array.isArray(choice) ? choice.flatMap((part) => namesIn(part, path)) : [],
  );
  const items = own.items === undefined ? [] : namesIn(own.items, `${path}[]`);
  const members = Object.entries(Object(own.properties)).flatMap(([name, member]) =>
    namesIn(member, `${path}.${name}`),
  );
  const isName = own.type === 'string' && /(name|contestant|label)$/i.test(path);
  return [...(isName ? [{ path, schema: own }] : []), ...inner, ...items, ...members];
}

/** Texts that are only compared with existing names, not used as names yet, or cleaned instead of refused. */
const elsewhere =
  /^login[.]|^bind(Messenger|SingleSignOn)Account[.]|[.]confirmName$|titleName$|^createSubUsersFromMessenger|^importJudgesFromAddressBook/;

const inRequests = contractOperations.flatMap(({ id, body, parameters }) => [
  ...[...(body?.content.values() ?? [])].flatMap((schema) => namesIn(schema, id)),
  ...parameters.flatMap(({ name, schema }) => namesIn(schema, `${id}?${name}`)),
  ...(id === 'openScreenSocket' ? namesIn(socketOpening, id) : []),
]);

const named = inRequests.filter(({ path }) => !elsewhere.test(path));

test('the search finds names in the contract', () => {
  expect(named.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'createJudge.name',
      'createProgram.contestant',
      'openScreenSocket.label',
    ]),
  );
});

test.each(named)('$path has no hidden letters', ({ schema }) => {
  const check = compile(schema);
  for (const name of ['张三\u202E分99', '张\u0007三', '\u200B\u200B']) {
    expect(check(name), JSON.stringify(name)).not.toEqual([]);
  }
});

test('a contestant may be empty, but not invisible', () => {
  const program = { programName: '独唱' };
  expect(errorsOf('ProgramCreate', { ...program, contestant: '' })).toEqual([]);
  expect(errorsOf('ProgramCreate', { ...program, contestant: '\u200B' })).toHaveLength(1);
});

test.each([
  ['\u202A张三\u202C', '张三'],
  ['张\u200F三', '张三'],
  ['\u200B\u200B', ''],
  ['\u3164', ''],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
])('a list with the cell %j imports the name %j', (cell, name) => {
  expect(cleanText(cell)).toBe(name);
});
