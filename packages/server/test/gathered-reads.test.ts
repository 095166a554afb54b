/** Tests that questions asked during a read are gathered into one statement, and each gets its own answer. */
import { beforeEach, expect, test } from 'vitest';
import { gatherReads } from '../src/store/gathered-reads.ts';

interface Statement {
  readonly asked: readonly string[];
  readonly answer: () => void;
  readonly fail: (error: Error) => void;
}

let statements: Statement[];
let ask: (key: string) => Promise<string | undefined>;

beforeEach(() => {
  statements = [];
  ask = gatherReads<string, string>(
    (asked) =>
      new Promise((resolve, reject) => {
        const rows = asked.map((key) => (key.startsWith('no') ? undefined : `row of ${key}`));
        statements.push({ asked, answer: () => resolve(rows), fail: reject });
      }),
    { atOnce: 1, most: 3 },
  );
});

/** Waits for a statement, which is sent as soon as the one before it was answered. */
const statement = async (index: number): Promise<Statement> => {
  await expect.poll(() => statements[index]).toBeDefined();
  const found = statements[index];
  if (found === undefined) throw new Error(`there is no statement ${index}`);
  return found;
};

test('questions of one turn go together; those that follow wait for their answer', async () => {
  const answers = ['a', 'b', 'nobody', 'c'].map(ask);
  await statement(0);
  answers.push(ask('d'));
  for (const [index, asked] of [
    ['a', 'b', 'nobody'],
    ['c', 'd'],
  ].entries()) {
    const sent = await statement(index);
    expect(sent.asked).toEqual(asked);
    sent.answer();
  }
  expect(await Promise.all(answers)).toEqual([
    'row of a',
    'row of b',
    undefined,
    'row of c',
    'row of d',
  ]);
});

test('a question is never answered by a statement that was sent before it', async () => {
  const before = ask('a');
  const first = await statement(0);
  const after = ask('a');
  first.answer();
  expect(await before).toBe('row of a');
  const second = await statement(1);
  expect(second.asked).toEqual(['a']);
  second.answer();
  expect(await after).toBe('row of a');
});

test('a failure reaches the callers who waited for that statement, and nobody else', async () => {
  const lost = ask('a');
  const first = await statement(0);
  const kept = ask('b');
  first.fail(new Error('the database is away'));
  await expect(lost).rejects.toThrow('the database is away');
  (await statement(1)).answer();
  expect(await kept).toBe('row of b');
});
