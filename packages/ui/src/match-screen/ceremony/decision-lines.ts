// Says in words how a champion's first place was decided.
import { tieBreakParts } from '@liangfen/rules';
import type { StageChampion } from '@liangfen/sdk/schema';
import { fill, type Messages } from '../../messages/index.ts';
import { formatFigure } from '../format.ts';

type Texts = Messages['screen'];

/** Returns at most two lines; none where there was nobody else. */
export function decisionLines(
  { champions, score, runnerUp, vote, decimals, scoreUnit }: StageChampion,
  { champion: texts, ranking, result }: Pick<Texts, 'champion' | 'ranking' | 'result'>,
): string[] {
  if (score === null) return [];
  if (champions.length > 1) {
    return [
      fill(texts.tied, {
        count: champions.length,
        score: formatFigure(score, decimals, scoreUnit),
      }),
    ];
  }
  if (runnerUp === null) return [];
  const second = fill(texts.runnerUp, {
    program: runnerUp.program.programName,
    score: formatFigure(runnerUp.score, decimals, scoreUnit),
  });
  if (runnerUp.margin > 0) {
    const margin = formatFigure(runnerUp.margin, decimals, scoreUnit);
    return [
      fill(vote ? texts.marginVotes : texts.margin, {
        margin,
        unit: result.units[scoreUnit ?? 'POINTS'],
      }),
      second,
    ];
  }
  const parts = runnerUp.decidedBy === null ? null : tieBreakParts(runnerUp.decidedBy);
  return [
    parts === null
      ? texts.decided
      : fill(texts.decidedBy, { tieBreak: ranking.tieBreak[parts.kind] }),
    second,
  ];
}
