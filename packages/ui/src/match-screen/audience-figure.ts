// The figure of an audience vote as the hall reads it: 「66.7%」, 「8.41 分」; null before it is shown, and where nobody voted.
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
