/** Whose scores count for a program. */
import type { ScoringJudge } from '../final-score.ts';
import type { ShowState } from './state.ts';

/** Approved, signed in and not standing back; a score can only have come through an open window (product decisions § 3.1). */
export function countedJudges(
  state: Pick<ShowState, 'judges' | 'recusals'>,
  programId: string,
): ScoringJudge[] {
  return state.judges
    .filter((judge) => judge.signIn && !state.recusals.get(judge.id)?.includes(programId))
    .map(({ id, number, name, judgeGroupId }) => ({ id, number, name, judgeGroupId }));
}
