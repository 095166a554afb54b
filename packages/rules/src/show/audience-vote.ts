/** The audience vote in pictures: on the wall, on the audience's phones, and which program it is for. */
import type {
  AudienceFrameVote,
  CurrentMatch,
  Program,
  StageAudienceVote,
} from '@liangfen/sdk/schema';
import { figureOf } from '../audience-vote/index.ts';
import { findProgram } from './lookup.ts';
import { stageProgram } from './stage-program.ts';
import type { ShowState } from './state.ts';

export function audienceVoteStage(state: ShowState): StageAudienceVote | null {
  const found = state.activeProgramId === null ? null : findProgram(state, state.activeProgramId);
  const vote = found?.program.audienceVote;
  if (!found?.group || vote === undefined) return null;
  const { id, voteKind, closedAt, count } = vote;
  return {
    kind: 'AUDIENCE_VOTE',
    groupName: found.group.groupName,
    program: stageProgram(found.program),
    vote: { id, voteKind, closedAt },
    result: count === undefined ? null : figureOf(voteKind, count),
  };
}

/**
 * Returns the program for which the audience may vote now, whatever is on air; one at a time.
 *
 * @example
 * ```tsx
 * console.log(runningVote(match)?.programName ?? 'nobody votes');
 * ```
 */
export function runningVote({
  programGroups,
}: Pick<CurrentMatch, 'programGroups'>): Program | null {
  for (const { programs } of programGroups) {
    const found = programs.find(({ audienceVote }) => audienceVote?.closedAt === null);
    if (found !== undefined) return found;
  }
  return null;
}

/** Whether the audience voted, or votes, on what the program's performance came to, and was not told the result. */
export function isVoteUnshown({ audienceVote }: Pick<Program, 'audienceVote'>): boolean {
  return audienceVote !== undefined && audienceVote.count === undefined;
}

/** What the audience's phones may vote on: the running vote, or the closed one that the hall still looks at. */
export function frameVote(state: ShowState): AudienceFrameVote | null {
  const { stage } = state;
  const running = state.status === 'ENDED' ? null : runningVote(state);
  if (running?.audienceVote !== undefined) {
    const { id, voteKind, closedAt } = running.audienceVote;
    const { programName, contestant } = running;
    return { id, voteKind, closedAt, programName, contestant };
  }
  // closed-lists: every other picture is of no vote
  if (stage.kind !== 'AUDIENCE_VOTE') return null;
  const { programName, contestant } = stage.program;
  return { ...stage.vote, programName, contestant };
}
