// The figure and the choices of an audience vote as the hall reads them: 「66.7%」, 「8.41 分」; null before it is shown, and where nobody voted.
import { figureDecimals } from '@liangfen/rules';
import type { AudienceVoteFigure, AudienceVoteKind } from '@liangfen/sdk/schema';
import type { Messages } from '../messages/index.ts';
import { formatFigure } from './format.ts';

export function audienceFigure(
  voteKind: AudienceVoteKind,
  result: AudienceVoteFigure | null,
  { unit }: Pick<Messages['screen']['audienceVote'], 'unit'>,
): string | null {
  if (result === null || result.figure === null) return null;
  return `${formatFigure(result.figure, figureDecimals[voteKind])}${unit[voteKind]}`;
}

/** A choice in words, on ballots and under the bars of a result. */
export function choiceWord(
  voteKind: AudienceVoteKind,
  choice: number,
  words: Readonly<Record<'LIKED' | 'DISLIKED', string>>,
): string {
  switch (voteKind) {
    case 'LIKE':
      return choice === 1 ? words.LIKED : words.DISLIKED;
    case 'RATING':
      return `${choice}`;
  }
}
