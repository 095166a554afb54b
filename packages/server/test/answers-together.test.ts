/** The answers of one turn of the event loop are sent together, at its end (decision 0507). */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createAnswersTogether, mostTogether } from '../src/node/answers-together.ts';

function recorded() {
  const together = createAnswersTogether();
  const sent: number[] = [];
  const answer = (turn: number, count: number) => together.send(turn, () => sent.push(count));
  return { together, sent, answer };
}

test('answers that are ready in the turn of their requests wait for its end, and keep their order', async () => {
  const { together, sent, answer } = recorded();
  for (const count of [1, 2, 3]) answer(together.turn(), count);
  expect(sent).toEqual([]);
  await nextTurn();
  expect(sent).toEqual([1, 2, 3]);
});

test('an answer that is ready after the turn of its request is sent at once', async () => {
  const { together, sent, answer } = recorded();
  const turn = together.turn();
  await nextTurn();
  answer(turn, 1);
  expect(sent).toEqual([1]);
});

test('a full set of answers does not wait for the end of the turn', async () => {
  const { together, sent, answer } = recorded();
  const turn = together.turn();
  for (let count = 1; count < mostTogether; count += 1) answer(turn, count);
  expect(sent).toEqual([]);
  answer(turn, mostTogether);
  expect(sent).toHaveLength(mostTogether);
  answer(turn, mostTogether + 1);
  expect(sent).toHaveLength(mostTogether);
  await nextTurn();
  expect(sent).toHaveLength(mostTogether + 1);
});

test('every turn ends, also the second one', async () => {
  const { together, sent, answer } = recorded();
  answer(together.turn(), 1);
  await nextTurn();
  answer(together.turn(), 2);
  await nextTurn();
  expect(sent).toEqual([1, 2]);
});

test('a process that ends waits for the answers that are ready', async () => {
  const { together, sent, answer } = recorded();
  answer(together.turn(), 1);
  await together.settled();
  expect(sent).toEqual([1]);
});
