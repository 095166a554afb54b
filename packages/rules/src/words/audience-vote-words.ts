// The words for what the audience's vote on an act came to, beside its result: at the desk and in the workbook.
import type { AudienceVoteFigure, AudienceVoteKind } from '@liangfen/sdk/schema';
import { figureDecimals } from '../audience-vote/index.ts';
import { formatDecimal, rational } from '../decimal.ts';
import { fill } from './fill.ts';

export const audienceVoteWords = {
  LIKE: '现场观众 {figure}% 喜欢，{voters} 人投票',
  RATING: '现场观众平均 {figure} 分，{voters} 人投票',
  nobody: '现场观众没有人投票',
};

export type AudienceVoteWords = Readonly<typeof audienceVoteWords>;

/**
 * 现场观众 66.7% 喜欢，812 人投票.
 *
 * @example
 * ```tsx
 * audienceVoteText('RATING', { voters: 2, votes: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1], figure: 9.5 }); // '现场观众平均 9.50 分，2 人投票'
 * ```
 */
export function audienceVoteText(
  voteKind: AudienceVoteKind,
  { figure, voters }: AudienceVoteFigure,
  words: AudienceVoteWords = audienceVoteWords,
): string {
  if (figure === null) return words.nobody;
  const shown = formatDecimal(rational(figure), figureDecimals[voteKind]);
  return fill(words[voteKind], { figure: shown, voters });
}
