/** Finds the command from which an event came, so that a replay can decide it once more and compare. */
import type {
  AfterFoul,
  AudienceVote,
  AudienceVoteTally,
  BattleStatus,
  ShowEvent,
  StagedEvent,
} from '@liangfen/sdk/schema';
import { standingOf } from '../program-standing.ts';
import { ceremonyPartOf } from '../show/ceremony.ts';
import { CLOSED_WINDOW } from '../show/closed-window.ts';
import type { ShowCommand } from '../show/commands.ts';
import { isStaged } from '../show/staged.ts';

export interface AskedAgain {
  readonly command: ShowCommand;
  /** The person who asked, where the event says it. */
  readonly by?: { readonly operatorId: string; readonly accountId: string };
  /** The event does not tell of a new performance: there was none, or it is older than the count. */
  readonly keepsPerformance?: true;
  /** The event does not tell of a panel: there was none, or it is older than their memory. */
  readonly withoutPanel?: true;
  /** The event left no step behind it: there was none, or it is older than undo behind an act's coming on stage. */
  readonly forgetsSteps?: true;
  /** What the ballots came to, by the event's own word: whoever has the ballots counts them again. */
  readonly audienceCount?: AudienceVoteTally;
  /** The id that was drawn the first time. */
  readonly newId: string;
}

/** Returns null when the event was written before the command was kept in it. */
export function commandOf(event: ShowEvent): AskedAgain | null {
  if (isStaged(event)) {
    const command = operatorCommand(event);
    const vote = event.programs.find(({ id }) => id === event.programId)?.audienceVote;
    const newId = newIdIn(event, vote);
    return (
      command && {
        command,
        newId,
        ...(event.confirmed ? { by: event.confirmed.by } : {}),
        ...(vote?.count === undefined ? {} : { audienceCount: vote.count }),
        ...(isBegun(event) ? {} : { keepsPerformance: true as const }),
        ...(tellsPanel(event) ? {} : { withoutPanel: true as const }),
        ...(event.type === 'COMMAND_UNDONE' && event.undo.length === 0
          ? { forgetsSteps: true as const }
          : {}),
      }
    );
  }
  switch (event.type) {
    case 'JUDGE_SIGNED_IN':
      return { command: { type: 'SIGN_IN_JUDGE', judgeId: event.judge.id }, newId: '' };
    case 'SCORE_SUBMITTED': {
      const { judgeId, scores = [], windowId = null } = event;
      const [first] = scores;
      if (judgeId === undefined || first === undefined) return null;
      const { programId, receipt } = first;
      const given = scores.map(({ itemId, score }) => ({ itemId, score }));
      return {
        command: { type: 'SUBMIT_SCORES', judgeId, programId, scores: given, windowId },
        newId: receipt,
      };
    }
    case 'LATE_SCORE_OFFERED': {
      const { id, judgeId, programId, scores, performance = 1 } = event.lateScore;
      // The score was meant for some window that is no longer open.
      const windowId = CLOSED_WINDOW;
      return {
        command: { type: 'SUBMIT_SCORES', judgeId, programId, scores, windowId, performance },
        newId: id,
      };
    }
    case 'LATE_SCORE_REFUSED': {
      const { id: lateScoreId, reason } = event.lateScore;
      const command = { type: 'REFUSE_LATE_SCORE', lateScoreId, reason: reason ?? '' } as const;
      return { command, newId: '' };
    }
    case 'CORRECTION_PROPOSED': {
      const { correction, by } = event;
      const command = { type: 'PROPOSE_CORRECTION', correction: correction.command } as const;
      return { command, by, newId: correction.id };
    }
    case 'CORRECTION_REFUSED': {
      const { correction, by, reason = '' } = event;
      const command = { type: 'REFUSE_CORRECTION', correctionId: correction.id, reason } as const;
      return { command, by, newId: '' };
    }
    case 'CORRECTION_WITHDRAWN': {
      const { correction, by } = event;
      const command = { type: 'WITHDRAW_CORRECTION', correctionId: correction.id } as const;
      return { command, by, newId: '' };
    }
    case 'SCORES_LOOKED_AT':
      return { command: { type: 'LOOK_AT_SCORES', programId: event.programId }, newId: '' };
    case 'SETUP_CHANGED':
      return null;
  }
}

function newIdIn(event: StagedEvent, vote: AudienceVote | undefined): string {
  if (event.type === 'AUDIENCE_VOTE_OPENED' && vote !== undefined) return vote.id;
  return event.adjustment?.id ?? event.window?.id ?? '';
}

/** Whether the row of the step says that it was performed before. */
function isBegun({ programs }: StagedEvent): boolean {
  return programs.some(({ formerResults = [] }) => formerResults.length > 0);
}

function tellsPanel({ programs, programId }: StagedEvent): boolean {
  return programs.some(({ id, panel }) => id === programId && panel !== undefined);
}

/** What became of the decision, by how the bout stands afterwards. */
const afterFoul: Readonly<Record<BattleStatus, AfterFoul>> = {
  RUNNING: 'REOPEN',
  PAUSED: 'REOPEN',
  DETERMINED: 'KEEP',
};

function operatorCommand(event: StagedEvent): ShowCommand | null {
  const { linkData, link, activeItemId: itemId, activeProgramGroupId, stage } = event.onAir;
  const { rankShowType, rankItemId, rankPageNo, signInShowType, revealStep } = linkData;
  const programId = event.programId ?? '';
  const test = link.startsWith('TEST_');
  const covered = revealStep === 0;
  const reason = event.reason ?? '';
  const row = event.programs.find(({ id }) => id === programId);
  if (event.confirmed) {
    return { type: 'CONFIRM_CORRECTION', correctionId: event.confirmed.correction.id };
  }
  switch (event.type) {
    case 'START_PAGE_SHOWN':
      return { type: 'SHOW_START_PAGE' };
    case 'TEST_OPENED':
      return { type: 'OPEN_TEST' };
    case 'PROGRAM_LIST_SHOWN':
      return { type: 'SHOW_PROGRAM_LIST' };
    case 'SIGN_IN_SHOWN':
      return signInShowType && { type: 'SHOW_SIGN_IN', signInShowType };
    case 'TITLE_SHOWN': {
      const { titleShowType, titleProgramId } = linkData;
      return titleShowType === undefined || titleProgramId === undefined
        ? null
        : { type: 'SHOW_TITLE', titleShowType, programId: titleProgramId };
    }
    case 'INTERMISSION_SHOWN': {
      const clock = stage.kind === 'INTERMISSION' ? stage.clock : null;
      return { type: 'SHOW_INTERMISSION', seconds: (clock?.durationMs ?? 0) / 1000 };
    }
    case 'AUDIENCE_VOTE_OPENED': {
      const voteKind = row?.audienceVote?.voteKind;
      return voteKind === undefined ? null : { type: 'OPEN_AUDIENCE_VOTE', programId, voteKind };
    }
    case 'AUDIENCE_VOTE_CLOSED':
      return { type: 'CLOSE_AUDIENCE_VOTE', programId };
    case 'AUDIENCE_VOTE_SHOWN':
      return { type: 'SHOW_AUDIENCE_VOTE', programId };
    case 'GROUP_SWITCHED':
      return activeProgramGroupId === null
        ? null
        : { type: 'SWITCH_GROUP', groupId: activeProgramGroupId };
    case 'RANK_SHOWN': {
      const { rankCovered = false, rankPaceMs: paceMs } = linkData;
      return (
        rankShowType && {
          type: 'SHOW_RANK',
          rankShowType,
          itemId: rankItemId,
          covered: rankCovered,
          ...(paceMs === undefined ? {} : { paceMs }),
        }
      );
    }
    case 'RANK_PAGE_TURNED':
      return (
        rankShowType && {
          type: 'TURN_RANK_PAGE',
          rankShowType,
          itemId: rankItemId,
          pageNo: rankPageNo,
        }
      );
    case 'CEREMONY_SHOWN': {
      const part = ceremonyPartOf(link);
      return part && { type: 'SHOW_CEREMONY', part, covered };
    }
    case 'BRACKET_SHOWN':
      return { type: 'SHOW_BRACKET' };
    case 'SPEECH_STARTED':
      return {
        type: 'START_SPEECH',
        programId,
        itemId,
        test,
        confirm: true,
        ...(event.carriesAdjustments === true ? { carryAdjustments: true } : {}),
      };
    case 'SCORING_OPENED':
      return { type: 'START_SCORING', programId, itemId, test, confirm: true };
    case 'SCORES_REVEALED':
      return {
        type: 'SHOW_SCORE',
        programId,
        itemId,
        test,
        confirm: true,
        confirmApart: true,
        covered,
      };
    case 'RESULT_SHOWN':
      return { type: 'SHOW_RESULT', programId, itemId, test, covered };
    case 'REVEAL_STEPPED':
      return { type: 'STEP_REVEAL', step: revealStep };
    case 'BATTLE_STARTED':
      return stage.kind === 'BATTLE'
        ? {
            type: 'START_BATTLE',
            programId,
            opponentId: stage.blue.program.id,
            test,
            confirm: true,
          }
        : null;
    case 'BATTLE_PAUSED':
      return { type: 'PAUSE_BATTLE', test };
    case 'BATTLE_RESUMED':
      return { type: 'RESUME_BATTLE', test };
    case 'FOUL_ADDED': {
      const foulId = stage.kind === 'BATTLE' ? stage.hit?.foulId : null;
      return foulId ? { type: 'ADD_FOUL', programId, foulId } : null;
    }
    case 'POINT_ADDED': {
      const point = stage.kind === 'BATTLE' ? (stage.hit?.point ?? null) : null;
      return point === null ? null : { type: 'ADD_POINT', programId, point };
    }
    case 'BATTLE_DETERMINED': {
      if (stage.kind !== 'BATTLE') return null;
      const [red, blue] = [stage.red.program.id, stage.blue.program.id];
      const opponentId = red === programId ? blue : red;
      if (stage.boutCards?.verdict !== undefined) {
        return { type: 'DETERMINE_BY_CARDS', programId, opponentId, test, confirm: true };
      }
      const draw = stage.red.outcome === 'DRAW';
      return { type: 'DETERMINE_BATTLE', programId, opponentId, test, ...(draw ? { draw } : {}) };
    }
    case 'BOUT_CORRECTED':
      return event.correctedBout ?? null;
    case 'FOUL_TAKEN_OFF': {
      if (stage.kind !== 'BATTLE' || !stage.hit?.foulId) return null;
      // Asked only of a foul that had decided the bout.
      const determination = afterFoul[stage.status];
      return { type: 'TAKE_OFF_FOUL', programId, foulId: stage.hit.foulId, determination };
    }
    case 'CLOCK_SET': {
      const clock = 'clock' in stage ? stage.clock : null;
      if (clock === null) return null;
      const { endsAt, remainingMs } = clock;
      const leftMs = endsAt === null ? (remainingMs ?? 0) : endsAt - event.at;
      return { type: 'SET_CLOCK', seconds: leftMs / 1000, run: endsAt !== null };
    }
    case 'RESULT_CORRECTED': {
      const score = row?.finalScore ?? null;
      return score === null ? null : { type: 'CORRECT_RESULT', programId, score, reason };
    }
    case 'ADJUSTMENT_ADDED': {
      const { amount, forTime = false } = event.adjustment ?? {};
      return amount === undefined
        ? null
        : {
            ...{ type: 'ADD_ADJUSTMENT', programId, amount, reason },
            ...(forTime ? { forTime } : {}),
          };
    }
    case 'STANDING_CHANGED': {
      if (row === undefined) return null;
      return { type: 'SET_STANDING', programId, standing: standingOf(row), reason };
    }
    case 'SCORE_STRUCK':
      return event.strike ? { type: 'STRIKE_SCORE', programId, ...event.strike, reason } : null;
    case 'PANEL_RENEWED':
      return { type: 'RENEW_PANEL', programId, reason };
    case 'LATE_SCORE_ACCEPTED': {
      const lateScoreId = event.lateScore?.id;
      return lateScoreId === undefined ? null : { type: 'ACCEPT_LATE_SCORE', lateScoreId, reason };
    }
    case 'COMMAND_UNDONE':
      return { type: 'UNDO' };
  }
}
