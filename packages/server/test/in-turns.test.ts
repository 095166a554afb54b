/** Tests that long work pauses between its slices for other work, and not more often than that. */
import { expect, test } from 'vitest';
import { inTurns } from '../src/operations/results/in-turns.ts';

test('other work gets its turn once a slice is over, and not before', async () => {
  let time = 0;
  const turn = inTurns(() => time);
  const heard: string[] = [];
  setTimeout(() => heard.push('somebody else'));
  for (const point of ['first', 'second']) {
    time += 2;
    await turn();
    heard.push(point);
  }
  time += 2;
  await turn();
  heard.push('after its slice');
  expect(heard).toEqual(['first', 'second', 'somebody else', 'after its slice']);
});
