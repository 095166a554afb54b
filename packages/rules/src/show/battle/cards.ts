/** The judges' cards of the bout on air: who has handed in, and what they say once they decided it (decision 0604). */
import type { BoutCards, Program } from '@liangfen/sdk/schema';
import { cardOf, cardRoundsOf, decideByCards, roundIdsOf } from '../../bout-cards.ts';
import { cardNumbers } from '../card-numbers.ts';
import { judgeScoresOf } from '../lookup.ts';
import { panelOf } from '../panel.ts';
import type { BattleState, ShowState } from '../state.ts';

/** The finished cards, by the judges' numbers; whoever has left out a round has none. */
export function cardsOfBout(state: ShowState, red: Program): BoutCards['cards'] {
  const ids = roundIdsOf(state.setting);
  const { judges } = panelOf(state, red.id);
  const { anonymousJudges } = state.setting;
  const drawn: ReadonlyMap<string, number> = anonymousJudges
    ? cardNumbers({ judges, cardKey: state.cardKey }, red.id)
    : new Map();
  const cards = judges.flatMap(({ id, number, name, absence }) => {
    const given = judgeScoresOf(state, red.id, id);
    const margins = ids.flatMap((roundId) => given.get(roundId)?.score ?? []);
    if (absence === 'RECUSED' || margins.length < ids.length) return [];
    const own = anonymousJudges ? { number: drawn.get(id) ?? null, name: null } : { number, name };
    return [{ ...own, ...cardOf(margins) }];
  });
  const last = Number.MAX_SAFE_INTEGER;
  return cards.sort((one, other) => (one.number ?? last) - (other.number ?? last));
}

/** The part of the bout's picture: before the cards have decided it only how many there are. */
export function cardsPart(
  state: ShowState,
  { byCards }: BattleState,
  red: Program,
): { readonly boutCards?: BoutCards } {
  const rounds = cardRoundsOf(state.setting);
  if (rounds === null) return {};
  const { submitted = [], expected = [] } = state.window ?? {};
  const counts = { rounds, submitted: submitted.length, expected: expected.length };
  if (byCards !== true) return { boutCards: { ...counts, cards: [] } };
  const cards = cardsOfBout(state, red);
  return { boutCards: { ...counts, verdict: decideByCards(cards).verdict, cards } };
}
