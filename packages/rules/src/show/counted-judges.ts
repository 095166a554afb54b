/** Says whose scores count for a program. */
import type { ScoringJudge } from '../final-score.ts';
import type { ShowState } from './state.ts';

/**
 * Returns the judges who are approved, signed in and not recused; every score came through an open window (product
 * decisions § 3.1).
 */
export function countedJudges(
  state: Pick<ShowState, 'judges' | 'recusals'>,
  programId: string,
): ScoringJudge[] {
  return state.judges
    .filter((judge) => judge.signIn && !state.recusals.get(judge.id)?.includes(programId))
    .map(({ id, number, name, judgeGroupId }) => ({ id, number, name, judgeGroupId }));
}
