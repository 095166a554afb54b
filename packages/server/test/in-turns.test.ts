/** Long work stops between its slices, so that others get their turn, and no more often than that. */
import { expect, test } from 'vitest';
import { inTurns } from '../src/operations/results/in-turns.ts';

test('others get their turn once a slice is over, and none before', async () => {
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
