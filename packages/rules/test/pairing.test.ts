// Pairs of a battle: the first program with the second, and so on.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { opponentOf, pairPrograms } from '../src/pairing.ts';

const programs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index + 1}` }));

describe('battle pairing', () => {
  test('makes two bouts of five programs, and the fifth has no opponent', () => {
    const { bouts, unpaired } = pairPrograms(programs(5));
    expect(bouts).toEqual([
      { bout: 1, red: { id: 'p1' }, blue: { id: 'p2' } },
      { bout: 2, red: { id: 'p3' }, blue: { id: 'p4' } },
    ]);
    expect(unpaired).toEqual({ id: 'p5' });
  });

  test('names a program’s opponent, side and bout', () => {
    expect(opponentOf(programs(5), 'p3')).toEqual({ opponentId: 'p4', side: 'RED', bout: 2 });
    expect(opponentOf(programs(5), 'p4')).toEqual({ opponentId: 'p3', side: 'BLUE', bout: 2 });
    expect(opponentOf(programs(5), 'p5')).toBeNull();
    expect(opponentOf(programs(5), 'elsewhere')).toBeNull();
  });

  test('pairs every position with its neighbour, the odd position red', () => {
    fc.assert(
      fc.property(fc.nat(60), (count) => {
        const list = programs(count);
        const { bouts, unpaired } = pairPrograms(list);
        expect(bouts).toHaveLength(Math.floor(count / 2));
        expect(unpaired).toEqual(count % 2 === 1 ? list[count - 1] : null);
        for (let position = 1; position <= count; position += 1) {
          const odd = position % 2 === 1;
          const other = odd ? position + 1 : position - 1;
          expect(opponentOf(list, `p${position}`)).toEqual(
            other > count
              ? null
              : {
                  opponentId: `p${other}`,
                  side: odd ? 'RED' : 'BLUE',
                  bout: Math.ceil(position / 2),
                },
          );
        }
      }),
    );
  });
});
