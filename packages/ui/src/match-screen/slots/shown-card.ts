// The props of a page's own judge's card.
import type { ScoreCard } from '@liangfen/sdk/schema';
import { formatFigure } from '../format.ts';
import type { JudgeCardProps } from '../stages/judge-card-props.ts';
import type { ScoreCardProps } from './slots.ts';

/** Leaves out everything that the hall does not see yet. */
export function shownCard(props: JudgeCardProps): ScoreCardProps {
  const { card, setting, turned, latest, struckHighest, struckLowest } = props;
  const seen = (dropped: ScoreCard['dropped']) =>
    (dropped === 'HIGHEST' && struckHighest) || (dropped === 'LOWEST' && struckLowest)
      ? dropped
      : null;
  const dropped = turned ? seen(card.dropped) : null;
  return {
    card: turned
      ? {
          ...card,
          dropped,
          itemScores: card.itemScores.map((one) => ({ ...one, dropped: seen(one.dropped) })),
        }
      : { ...covered, number: card.number },
    text:
      turned && card.score !== null && !setting.vote
        ? formatFigure(card.score, setting.decimals, setting.unit)
        : '',
    vote: setting.vote,
    turned,
    latest,
    struck: dropped !== null,
    items: setting.items,
    width: setting.width,
    height: setting.height,
    setting,
  };
}

const covered = { name: null, groupName: '', score: null, itemScores: [], dropped: null };
