/** A step that is looked at before the hall sees it: like a mixer's preview beside its program. */
import type { OperatorCommand } from '@liangfen/rules';
import type { CommandPreview, CurrentMatch } from '@liangfen/sdk/schema';
import type { CallFailure, PreviewOutcome } from './outcome.ts';
import { withConfirmApart } from './pending-command.ts';

export interface ArmedStep {
  readonly command: OperatorCommand;
  /** What the hall will see; null until it was worked out. */
  readonly preview: CommandPreview | null;
  readonly failure: CallFailure | null;
  /** The version of the show on which the preview was worked out, or refused. */
  readonly version: number;
}

export interface PreviewRequest {
  /** Confirmed: the question is asked when the step is taken, not when it is looked at. */
  readonly command: OperatorCommand;
  readonly seenVersion: number;
}

export function armedStep(command: OperatorCommand): ArmedStep {
  return { command, preview: null, failure: null, version: 0 };
}

export function withOutcome(
  armed: ArmedStep,
  outcome: PreviewOutcome,
  match: CurrentMatch | null,
): ArmedStep {
  const known = match?.version ?? 0;
  if (outcome.ok) {
    const { preview } = outcome;
    return { ...armed, preview, failure: null, version: preview.version };
  }
  const { failure } = outcome;
  // A refused step cannot be taken, even when its preview was shown before.
  return { ...armed, preview: null, failure, version: failure.version ?? known };
}

/**
 * Whether the show has moved since the preview was worked out, e.g. by scores that came: the hall would see something
 * else.
 */
export function isOutdated(armed: ArmedStep | null, match: CurrentMatch | null): boolean {
  return armed !== null && match !== null && armed.version < match.version;
}

export function previewRequest(
  armed: ArmedStep | null,
  match: CurrentMatch | null,
): PreviewRequest | null {
  if (armed === null || match === null) return null;
  return {
    command: withConfirmApart(armed.command),
    seenVersion: match.operatorVersion,
  };
}

type Brings =
  | 'SHOW_START_PAGE'
  | 'OPEN_TEST'
  | 'SHOW_PROGRAM_LIST'
  | 'SHOW_SIGN_IN'
  | 'SHOW_TITLE'
  | 'SHOW_INTERMISSION'
  | 'OPEN_AUDIENCE_VOTE'
  | 'SHOW_AUDIENCE_VOTE'
  | 'SWITCH_GROUP'
  | 'SHOW_RANK'
  | 'TURN_RANK_PAGE'
  | 'SHOW_CEREMONY'
  | 'SHOW_BRACKET'
  | 'START_SPEECH'
  | 'START_SCORING'
  | 'SHOW_SCORE'
  | 'SHOW_RESULT'
  | 'START_BATTLE'
  | 'DETERMINE_BATTLE'
  | 'DETERMINE_BY_CARDS';

/**
 * Points, fouls, pauses, the end of an audience vote, steps of a reveal and what is put right belong to the picture on air and cannot wait; undo is
 * what an operator reaches for in haste.
 */
const stays = [
  'CLOSE_AUDIENCE_VOTE',
  'STEP_REVEAL',
  'PAUSE_BATTLE',
  'RESUME_BATTLE',
  'ADD_FOUL',
  'ADD_POINT',
  'CORRECT_RESULT',
  'ADD_ADJUSTMENT',
  'ACCEPT_LATE_SCORE',
  'REFUSE_LATE_SCORE',
  'PROPOSE_CORRECTION',
  'CONFIRM_CORRECTION',
  'REFUSE_CORRECTION',
  'WITHDRAW_CORRECTION',
  'SET_STANDING',
  'STRIKE_SCORE',
  'RENEW_PANEL',
  'CORRECT_BOUT',
  'TAKE_OFF_FOUL',
  'SET_CLOCK',
  'UNDO',
] as const;

type Stays = (typeof stays)[number];

/** Whether a step brings another picture; a command that is of neither kind does not compile. */
export const bringsPicture: (command: OperatorCommand) => boolean = ({
  type,
}: {
  readonly type: Brings | Stays;
}) => !stays.some((one) => one === type);
