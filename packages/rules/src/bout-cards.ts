// Decides a bout by its judges' cards: 10-point-must, each judge's rounds added up, and the majority of the cards (decision 0604).
import type { BoutCard, CardRound, CardVerdict, Setting } from '@liangfen/sdk/schema';
import { hasBouts } from './mode.ts';

/** The winner of a round has ten; the other so many fewer as the judge says. */
const mostOfRound = 10;
const widestMargin = 3;

/** What a judge gives for a round: how far red is ahead, or blue below zero. */
export const marginLimits = { min: -widestMargin, max: widestMargin } as const;

/**
 * How many rounds the cards have, by which bouts are decided; null where they are decided by points and the operator.
 *
 * @example
 * ```tsx
 * console.log(cardRoundsOf(match.setting));
 * ```
 */
export function cardRoundsOf({ mode, cardRounds }: Pick<Setting, 'mode' | 'cardRounds'>) {
  return hasBouts(mode) ? (cardRounds ?? null) : null;
}

/**
 * The ids under which a card's rounds are given, in their order, as items are elsewhere; none where there are no cards.
 *
 * @example
 * ```tsx
 * console.log(roundIdsOf(match.setting)); // such as ['ROUND-1', 'ROUND-2', 'ROUND-3']
 * ```
 */
export function roundIdsOf(setting: Pick<Setting, 'mode' | 'cardRounds'>): readonly string[] {
  return Array.from({ length: cardRoundsOf(setting) ?? 0 }, (_, at) => `ROUND-${at + 1}`);
}

/**
 * The number of the round that an id stands for; null for any other id.
 *
 * @example
 * ```ts
 * console.log(roundOfId('ROUND-2')); // 2
 * ```
 */
export function roundOfId(id: string | null): number | null {
  const found = /^ROUND-([1-9]\d?)$/.exec(id ?? '');
  return found === null ? null : Number(found[1]);
}

/**
 * A round as it stands on the card: ten for its winner, for both where it is even.
 *
 * @example
 * ```ts
 * console.log(roundOfMargin(-1)); // { red: 9, blue: 10 }
 * ```
 */
export function roundOfMargin(margin: number): CardRound {
  return {
    red: mostOfRound + Math.min(0, margin),
    blue: mostOfRound - Math.max(0, margin),
  };
}

/**
 * The sums of a card, with the rounds that make them.
 *
 * @example
 * ```ts
 * console.log(cardOf([1, -1, 1]).red); // 29
 * ```
 */
export function cardOf(margins: readonly number[]): Pick<BoutCard, 'red' | 'blue' | 'rounds'> {
  const rounds = margins.map(roundOfMargin);
  return {
    red: rounds.reduce((sum, { red }) => sum + red, 0),
    blue: rounds.reduce((sum, { blue }) => sum + blue, 0),
    rounds,
  };
}

export interface CardDecision {
  /** Null for a draw. */
  readonly winner: 'RED' | 'BLUE' | null;
  readonly verdict: CardVerdict;
  /** How many cards each side has; the others are even. */
  readonly red: number;
  readonly blue: number;
}

/**
 * Whoever has more than half of the cards has won; otherwise the bout is drawn. A decision is unanimous where all cards
 * agree, split where one of them is for the other side, and by majority where the others are even; a draw is unanimous
 * or by majority where so many cards are even, else split.
 *
 * @example
 * ```ts
 * console.log(decideByCards([{ red: 29, blue: 28 }, { red: 28, blue: 29 }, { red: 30, blue: 27 }]).verdict); // 'SPLIT'
 * ```
 */
export function decideByCards(cards: readonly Pick<BoutCard, 'red' | 'blue'>[]): CardDecision {
  const red = cards.filter((card) => card.red > card.blue).length;
  const blue = cards.filter((card) => card.blue > card.red).length;
  const even = cards.length - red - blue;
  const isMost = (count: number) => count * 2 > cards.length;
  const verdictOf = (count: number, isSplit: boolean): CardVerdict => {
    if (count === cards.length) return 'UNANIMOUS';
    return isSplit ? 'SPLIT' : 'MAJORITY';
  };
  if (isMost(red)) return { winner: 'RED', verdict: verdictOf(red, blue > 0), red, blue };
  if (isMost(blue)) return { winner: 'BLUE', verdict: verdictOf(blue, red > 0), red, blue };
  return { winner: null, verdict: verdictOf(even, !isMost(even)), red, blue };
}
