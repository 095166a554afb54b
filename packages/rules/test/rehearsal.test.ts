// The programs that a rehearsal may try, as the sentence of the specification names them.

import type { Mode } from '@liangfen/sdk/schema';
import { describe, expect, test } from 'vitest';
import { pairPrograms } from '../src/pairing.ts';
import { rehearsalDisabled } from '../src/rehearsal.ts';

const modes: readonly Mode[] = ['SCORE', 'VOTE', 'BATTLE'];

/** The positions that may be tried, cut from both ends of the list. */
function enabledByTheSentence(count: number, mode: Mode): Set<number> {
  const all = [...Array(count).keys()];
  if (mode !== 'BATTLE') return new Set([...all.slice(0, 3), ...all.slice(-3)]);
  return new Set([...all.slice(0, 2), ...all.slice(count % 2 === 1 ? -3 : -2)]);
}

describe('in rehearsal', () => {
  test('the first three and the last three of ten programs are open', () => {
    const open = [...Array(10).keys()].filter(
      (i) => !rehearsalDisabled(i, 10, 'SCORE', 'REHEARSAL'),
    );
    expect(open).toEqual([0, 1, 2, 7, 8, 9]);
  });

  test('the first two and the last three of nine programs in a battle are open', () => {
    const open = [...Array(9).keys()].filter(
      (i) => !rehearsalDisabled(i, 9, 'BATTLE', 'REHEARSAL'),
    );
    expect(open).toEqual([0, 1, 6, 7, 8]);
  });

  test.each(modes)('%s: every position of up to 40 programs is as the sentence says', (mode) => {
    for (let count = 0; count <= 40; count += 1) {
      const enabled = enabledByTheSentence(count, mode);
      for (let index = 0; index < count; index += 1) {
        const disabled = rehearsalDisabled(index, count, mode, 'REHEARSAL');
        expect({ count, index, disabled }).toEqual({ count, index, disabled: !enabled.has(index) });
      }
    }
  });

  test('both sides of a bout are open or closed together', () => {
    for (let count = 0; count <= 40; count += 1) {
      const list = [...Array(count).keys()].map((index) => ({ id: String(index) }));
      const closed = ({ id }: { id: string }) =>
        rehearsalDisabled(Number(id), count, 'BATTLE', 'REHEARSAL');
      for (const { red, blue } of pairPrograms(list).bouts) expect(closed(red)).toBe(closed(blue));
    }
  });

  test.each(['OFFICIAL', 'ENDED'] as const)('nothing is closed when %s', (status) => {
    for (const mode of modes) {
      for (let index = 0; index < 20; index += 1) {
        expect(rehearsalDisabled(index, 20, mode, status)).toBe(false);
      }
    }
  });
});
