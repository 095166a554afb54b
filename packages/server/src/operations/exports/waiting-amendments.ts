/** What nobody has decided yet, in words that are true when the paper is printed: the evening may still decide it, or has ended without. */
import { competitionDecimals, formatScore, type ShowState } from '@liangfen/rules';
import { correctionText } from '@liangfen/rules/words';
import type { CompetitionStatus } from '@liangfen/sdk/schema';
import { judgeText } from './amendment-text.ts';

export interface WaitingAmendment {
  readonly at: number;
  readonly programId: string;
  readonly text: string;
  readonly reason: string;
}

interface WaitingWords {
  readonly late: string;
  readonly correction: string;
}

const still: WaitingWords = { late: '迟交待定', correction: '待第二人确认' };

const words: Readonly<Record<CompetitionStatus, WaitingWords>> = {
  REHEARSAL: still,
  OFFICIAL: still,
  ENDED: {
    late: '迟交，比赛结束时没有处理，没有计入',
    correction: '比赛结束时没有第二人确认，没有生效',
  },
};

/** Late scores and corrections that wait for their second person, in the order in which they came. */
export function waitingAmendments(state: ShowState): WaitingAmendment[] {
  const { late, correction } = words[state.status];
  const decimals = competitionDecimals(state);
  const figure = (value: number) => formatScore(value, decimals);
  return [
    ...state.lateScores.map(({ at, programId, judgeId }) => ({
      at,
      programId,
      text: `${late}：${judgeText(state, programId, judgeId)}`,
      reason: '',
    })),
    ...state.corrections.map(({ proposedAt, programId, command }) => ({
      at: proposedAt,
      programId,
      text: `${correction}：${correctionText(command, undefined, figure)}`,
      reason: command.reason,
    })),
  ].sort((one, other) => one.at - other.at);
}
