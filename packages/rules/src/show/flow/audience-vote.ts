/** The audience vote as steps of the show: opened for a program that was on stage, closed, and its result shown. */
import type { AudienceVote, BlockedReason, CurrentMatch } from '@liangfen/sdk/schema';
import { ballotGraceMs } from '../../audience-vote/index.ts';
import { hasBouts } from '../../mode.ts';
import { runningVote } from '../audience-vote.ts';
import type { Change } from '../change.ts';
import type { DecideContext, Decision } from '../commands.ts';
import { resetLinkData } from '../link-data.ts';
import { findProgram } from '../lookup.ts';
import type { CommandOf } from '../operator-commands.ts';
import { passedGate } from '../passed-gate.ts';
import { rowGate } from '../row-gate.ts';
import type { Position, ShowState } from '../state.ts';
import { leave } from './leave.ts';

export type AudienceVoteType = 'OPEN_AUDIENCE_VOTE' | 'CLOSE_AUDIENCE_VOTE' | 'SHOW_AUDIENCE_VOTE';

export function openVoteGate(
  match: CurrentMatch,
  { programId }: CommandOf<'OPEN_AUDIENCE_VOTE'>,
): BlockedReason | null {
  const blocked = pictureGate(match, programId);
  if (blocked) return blocked;
  const program = findProgram(match, programId)?.program;
  if (!match.look.audiencePage) return 'AUDIENCE_PAGE_NEEDED';
  if (program?.phase === 'WAITING') return 'NOT_IN_SPEECH';
  if (program?.audienceVote !== undefined) return 'AUDIENCE_VOTE_HELD';
  return runningVote(match) === null ? null : 'AUDIENCE_VOTE_RUNNING';
}

export function closeVoteGate(
  match: CurrentMatch,
  { programId }: CommandOf<'CLOSE_AUDIENCE_VOTE'>,
): BlockedReason | null {
  const vote = voteOf(match, programId);
  return vote !== null && vote.closedAt === null ? null : 'AUDIENCE_VOTE_MISSING';
}

export function showVoteGate(
  match: CurrentMatch,
  { programId }: CommandOf<'SHOW_AUDIENCE_VOTE'>,
): BlockedReason | null {
  const blocked = pictureGate(match, programId);
  if (blocked) return blocked;
  const vote = voteOf(match, programId);
  if (vote === null) return 'AUDIENCE_VOTE_MISSING';
  if (vote.closedAt === null) return 'AUDIENCE_VOTE_RUNNING';
  const { link, activeProgramId } = match;
  const isThere = link === 'AUDIENCE_VOTE' && activeProgramId === programId;
  return isThere && vote.count !== undefined ? 'ALREADY_ON_AIR' : null;
}

/** The picture would take the judges' place while they score. */
function pictureGate(match: CurrentMatch, programId: string): BlockedReason | null {
  if (hasBouts(match.mode)) return 'NOT_IN_BATTLE_MODE';
  return rowGate(match, programId, false) ?? (match.window?.open ? 'JUDGES_SCORING' : null);
}

function voteOf(match: CurrentMatch, programId: string): AudienceVote | null {
  return findProgram(match, programId)?.program.audienceVote ?? null;
}

export function openedVote(
  state: ShowState,
  { programId, voteKind }: CommandOf<'OPEN_AUDIENCE_VOTE'>,
  context: DecideContext,
): Change {
  const { now, newId } = context;
  const vote = { id: newId(), voteKind, openedAt: now, closedAt: null };
  return onScreen(state, 'AUDIENCE_VOTE_OPENED', { programId, vote }, context);
}

export function closedVote(
  state: ShowState,
  { programId }: CommandOf<'CLOSE_AUDIENCE_VOTE'>,
  { now }: DecideContext,
): Change {
  const { program } = passedGate(findProgram(state, programId));
  const vote = passedGate(program.audienceVote);
  return {
    type: 'AUDIENCE_VOTE_CLOSED',
    programId,
    programs: [{ ...program, audienceVote: { ...vote, closedAt: now } }],
    undo: 'KEEP',
  };
}

export function shownVote(
  state: ShowState,
  { programId }: CommandOf<'SHOW_AUDIENCE_VOTE'>,
  context: DecideContext,
): Change | Decision {
  const vote = passedGate(voteOf(state, programId));
  const told = (known: AudienceVote) =>
    onScreen(state, 'AUDIENCE_VOTE_SHOWN', { programId, vote: known }, context);
  if (vote.count !== undefined) return told(vote);
  if (context.now < passedGate(vote.closedAt) + ballotGraceMs) return stillCounting;
  if (context.hidesCount) return told(vote);
  const { audienceCount: count } = context;
  return count === undefined ? stillCounting : told({ ...vote, count });
}

const stillCounting: Decision = { accepted: false, reason: 'AUDIENCE_VOTE_COUNTING' };

function onScreen(
  state: ShowState,
  type: 'AUDIENCE_VOTE_OPENED' | 'AUDIENCE_VOTE_SHOWN',
  { programId, vote }: { readonly programId: string; readonly vote: AudienceVote },
  { now }: DecideContext,
): Change {
  const { program } = passedGate(findProgram(state, programId));
  const left = leave(state, now).programs;
  const own = left.find(({ id }) => id === programId) ?? program;
  return {
    type,
    programId,
    position: {
      ...offStage,
      linkData: resetLinkData(state),
      activeProgramId: programId,
      activeItemId: state.activeProgramId === programId ? state.activeItemId : null,
    },
    programs: [...left.filter(({ id }) => id !== programId), { ...own, audienceVote: vote }],
    undo: 'KEEP',
  };
}

const offStage: Pick<Position, 'link' | 'window' | 'clock' | 'battle' | 'held'> = {
  link: 'AUDIENCE_VOTE',
  window: null,
  clock: null,
  battle: null,
  held: [],
};
