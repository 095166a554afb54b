// The steps of 亮分: the judges' scores appear in order, then the dropped ones are struck and step back, in every
// choreography.
import type {
  DropKind,
  RevealStrike,
  RevealStyle,
  RevealTurn,
  ScoreCard,
  StageReveal,
} from '@liangfen/sdk/schema';
import { clampStep } from './timed-step.ts';

export type ScoreRevealStep = RevealTurn | RevealStrike;

export interface ScoreRevealPicture {
  /** How many cards, from the first, show their open side. */
  readonly turned: number;
  /** The cards from here to `turned` turned last and stand forward; the same as `turned` when none does. */
  readonly latestFrom: number;
  readonly struckHighest: boolean;
  readonly struckLowest: boolean;
  readonly page: number;
  readonly pages: number;
}

/** More cards than this would be too small for the last row. */
export const cardsPerPage = 60;
/** More turns than this would bore the hall; then several cards turn together. */
export const turnsAtMost = 15;

type Cards = Pick<StageReveal, 'cards' | 'steps' | 'style'>;

/** How long the hall looks at the last score before the next comes: a light moves on, a column climbs. */
const turnMs: Readonly<Record<RevealStyle, number>> = { CARDS: 720, SWEEP: 640, METER: 860 };

// closed-lists: in the order they fall; the rules load no list of values
const strikes: readonly DropKind[] = ['HIGHEST', 'LOWEST'];

/**
 * Returns the steps; a stage that was cut brings its list along, because covered cards do not tell what will be struck.
 *
 * @example
 * ```tsx
 * if (stage.kind === 'SCORE_REVEAL') console.log(scoreRevealSteps(stage).length);
 * ```
 */
export function scoreRevealSteps({
  cards,
  steps: given,
  style = 'CARDS',
}: Cards): ScoreRevealStep[] {
  if (given) return given.filter((step) => step.kind === 'TURN' || step.kind === 'STRIKE');
  const together = Math.max(1, Math.ceil(cards.length / turnsAtMost));
  const steps: ScoreRevealStep[] = [];
  for (let from = 0; from < cards.length; ) {
    const pageEnd = (Math.floor(from / cardsPerPage) + 1) * cardsPerPage;
    const to = Math.min(from + together, cards.length, pageEnd);
    steps.push({ kind: 'TURN', from, to, waitMs: from === 0 ? 1_300 : turnMs[style] });
    from = to;
  }
  for (const dropped of strikes) {
    if (cards.some((card) => isDropped(card, dropped))) {
      steps.push({ kind: 'STRIKE', dropped, waitMs: 1_200 });
    }
  }
  return steps;
}

/**
 * Whether the card as a whole was dropped, or one of its items when judges score several at once.
 *
 * @example
 * ```tsx
 * if (stage.kind === 'SCORE_REVEAL') console.log(stage.cards.filter((card) => isDropped(card, 'HIGHEST')));
 * ```
 */
export function isDropped(card: ScoreCard, dropped: DropKind): boolean {
  return card.dropped === dropped || card.itemScores.some((item) => item.dropped === dropped);
}

/**
 * @example
 * ```tsx
 * if (stage.kind === 'SCORE_REVEAL') console.log(scoreRevealPicture(stage, 1));
 * ```
 */
export function scoreRevealPicture(stage: Cards, step: number): ScoreRevealPicture {
  const steps = scoreRevealSteps(stage);
  const done = steps.slice(0, clampStep(step, steps));
  const struck = (dropped: DropKind) =>
    done.some((one) => one.kind === 'STRIKE' && one.dropped === dropped);
  const turns = done.filter((one) => one.kind === 'TURN');
  const turn = turns[turns.length - 1];
  const turned = turn?.to ?? 0;
  // When nothing follows, the last card steps back into its row: the picture is complete.
  const last = done.length < steps.length ? done[done.length - 1] : undefined;
  return {
    turned,
    latestFrom: turn !== undefined && turn === last ? turn.from : turned,
    struckHighest: struck('HIGHEST'),
    struckLowest: struck('LOWEST'),
    page: Math.floor(Math.max(0, turned - 1) / cardsPerPage),
    pages: Math.max(1, Math.ceil(stage.cards.length / cardsPerPage)),
  };
}

/** Cuts the stage to what `step` steps show: covered cards are empty places, and no strike is told before it falls. */
export function cutScoreReveal(stage: StageReveal, step: number): StageReveal {
  const { turned, struckHighest, struckLowest } = scoreRevealPicture(stage, step);
  const fallen: Readonly<Record<DropKind, boolean>> = {
    HIGHEST: struckHighest,
    LOWEST: struckLowest,
  };
  const struck = (dropped: ScoreCard['dropped']) =>
    dropped !== null && fallen[dropped] ? dropped : null;
  return {
    ...stage,
    cards: stage.cards.map((card, place) =>
      place < turned
        ? {
            ...card,
            dropped: struck(card.dropped),
            itemScores: card.itemScores.map((item) => ({
              ...item,
              dropped: struck(item.dropped),
            })),
          }
        : coveredCard(card),
    ),
    steps: scoreRevealSteps(stage),
  };
}

/**
 * Leaves of a card only its place: whose it is, and how many lines it has. With who the judge is from the beginning, the
 * cards keep their sizes when the first of them turns.
 */
export function coveredCard({
  number,
  name,
  groupName,
  title,
  photoUrl,
  itemScores,
}: ScoreCard): ScoreCard {
  return {
    number,
    name,
    groupName,
    ...(title === undefined ? {} : { title }),
    ...(photoUrl === undefined ? {} : { photoUrl }),
    score: null,
    itemScores: itemScores.map(({ itemId }) => ({ itemId, score: null, dropped: null })),
    dropped: null,
  };
}
