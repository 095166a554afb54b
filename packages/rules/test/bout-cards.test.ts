/** Tests a bout's cards: what stands on them, and whom the majority makes the winner, by published cards and by every small set. */
import { describe, expect, it } from 'vitest';
import { cardOf, decideByCards, marginLimits, roundIdsOf, roundOfId } from '../src/index.ts';

type Totals = readonly (readonly [number, number])[];

const decided = (totals: Totals) => decideByCards(totals.map(([red, blue]) => ({ red, blue })));

describe('a round', () => {
  it('gives its winner ten, and the other ten less the margin; an even one is ten each', () => {
    const margins = [3, 2, 1, 0, -1, -2, -3];
    const texts = cardOf(margins).rounds.map(({ red, blue }) => `${red}:${blue}`);
    expect(texts).toEqual(['10:7', '10:8', '10:9', '10:10', '9:10', '8:10', '7:10']);
    expect([marginLimits.min, marginLimits.max]).toEqual([-3, 3]);
  });

  it('is named by its number, in bouts with cards alone', () => {
    const ids = roundIdsOf({ mode: 'BATTLE', cardRounds: 12 });
    expect(ids.map(roundOfId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(roundIdsOf({ mode: 'BATTLE' })).toEqual([]);
    expect(roundIdsOf({ mode: 'SCORE', cardRounds: 3 })).toEqual([]);
    expect([null, 'voice', 'ROUND-', 'ROUND-0', 'ROUND-123'].map(roundOfId)).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });
});

describe('the sums of a card', () => {
  it('are those of its rounds: twelve rounds, seven for red and five for blue', () => {
    const card = cardOf([1, 1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 1]);
    expect([card.red, card.blue]).toEqual([115, 113]);
  });
});

/** Official cards of four championship bouts over twelve rounds; the first side is red here. */
const published: readonly (readonly [string, Totals, ReturnType<typeof decideByCards>])[] = [
  [
    '2017-09-16, middleweight, a split draw: https://wfin.com/golovkin-alvarez-fight-ends-in-a-draw/',
    [
      [118, 110],
      [113, 115],
      [114, 114],
    ],
    { winner: null, verdict: 'SPLIT', red: 1, blue: 1 },
  ],
  [
    '2018-09-15, middleweight, a majority decision: https://deadspin.com/canelo-alvarez-narrowly-sneaks-past-gennady-golovkin-in-1829089135',
    [
      [114, 114],
      [115, 113],
      [115, 113],
    ],
    { winner: 'RED', verdict: 'MAJORITY', red: 2, blue: 0 },
  ],
  [
    '1987-04-06, middleweight, a split decision: https://en.wikipedia.org/wiki/Marvelous_Marvin_Hagler_vs._Sugar_Ray_Leonard',
    [
      [113, 115],
      [115, 113],
      [110, 118],
    ],
    { winner: 'BLUE', verdict: 'SPLIT', red: 1, blue: 2 },
  ],
  [
    '2015-05-02, welterweight, a unanimous decision: https://en.wikipedia.org/wiki/Floyd_Mayweather_Jr._vs._Manny_Pacquiao',
    [
      [118, 110],
      [116, 112],
      [116, 112],
    ],
    { winner: 'RED', verdict: 'UNANIMOUS', red: 3, blue: 0 },
  ],
];

describe('the majority of the cards', () => {
  it.each(published)('decides as it was announced: %s', (_, totals, decision) => {
    expect(decided(totals)).toEqual(decision);
  });

  it('is more than half of all cards, the even ones included', () => {
    expect(
      decided([
        [30, 27],
        [29, 29],
        [29, 29],
      ]).winner,
    ).toBeNull();
    expect(
      decided([
        [30, 27],
        [29, 28],
      ]),
    ).toMatchObject({ winner: 'RED', verdict: 'UNANIMOUS' });
    expect(
      decided([
        [30, 27],
        [28, 29],
      ]),
    ).toMatchObject({ winner: null, verdict: 'SPLIT' });
    expect(decided([[29, 28]])).toMatchObject({ winner: 'RED', verdict: 'UNANIMOUS' });
  });

  it('is named as a table of all cards of up to five judges names it', () => {
    for (let judges = 1; judges <= 5; judges += 1) {
      for (let red = 0; red <= judges; red += 1) {
        for (let blue = 0; red + blue <= judges; blue += 1) {
          const even = judges - red - blue;
          const cards: Totals = [
            ...Array.from({ length: red }, () => [10, 9] as const),
            ...Array.from({ length: blue }, () => [9, 10] as const),
            ...Array.from({ length: even }, () => [10, 10] as const),
          ];
          expect(decided(cards), `${red} ${blue} ${even}`).toEqual({
            ...{ winner: winnerOf(red, blue, judges), red, blue },
            verdict: verdictOf(red, blue, even),
          });
        }
      }
    }
  });
});

/** The words of the definitions, and no step of the rule: a decision or a draw by its counts. */
function winnerOf(red: number, blue: number, judges: number) {
  if (red > judges - red) return 'RED';
  return blue > judges - blue ? 'BLUE' : null;
}

function verdictOf(red: number, blue: number, even: number) {
  const counts = [red, blue, even].filter((count) => count > 0);
  if (counts.length === 1) return 'UNANIMOUS';
  const judges = red + blue + even;
  const most = Math.max(red, blue, even);
  const isDecided = most > judges - most;
  if (!isDecided) return 'SPLIT';
  const forWinner = most !== even;
  const hasOpponent = forWinner && Math.min(red, blue) > 0;
  return hasOpponent ? 'SPLIT' : 'MAJORITY';
}
