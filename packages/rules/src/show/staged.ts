// Says which events are an operator's step: they carry the picture on air after them, and no other event carries one.
import type { OnAirEventType, ShowEventType } from '@liangfen/sdk/schema';

/** The compiler checks each type against the contract's list of events with a picture. */
const staged: { readonly [Type in ShowEventType]: Type extends OnAirEventType ? true : false } = {
  START_PAGE_SHOWN: true,
  TEST_OPENED: true,
  PROGRAM_LIST_SHOWN: true,
  SIGN_IN_SHOWN: true,
  TITLE_SHOWN: true,
  INTERMISSION_SHOWN: true,
  AUDIENCE_VOTE_OPENED: true,
  AUDIENCE_VOTE_CLOSED: true,
  AUDIENCE_VOTE_SHOWN: true,
  GROUP_SWITCHED: true,
  RANK_SHOWN: true,
  RANK_PAGE_TURNED: true,
  CEREMONY_SHOWN: true,
  BRACKET_SHOWN: true,
  SPEECH_STARTED: true,
  SCORING_OPENED: true,
  SCORES_REVEALED: true,
  RESULT_SHOWN: true,
  REVEAL_STEPPED: true,
  BATTLE_STARTED: true,
  BATTLE_PAUSED: true,
  BATTLE_RESUMED: true,
  FOUL_ADDED: true,
  POINT_ADDED: true,
  BATTLE_DETERMINED: true,
  RESULT_CORRECTED: true,
  ADJUSTMENT_ADDED: true,
  STANDING_CHANGED: true,
  SCORE_STRUCK: true,
  PANEL_RENEWED: true,
  BOUT_CORRECTED: true,
  FOUL_TAKEN_OFF: true,
  CLOCK_SET: true,
  COMMAND_UNDONE: true,
  JUDGE_SIGNED_IN: false,
  SCORE_SUBMITTED: false,
  LATE_SCORE_OFFERED: false,
  LATE_SCORE_ACCEPTED: true,
  LATE_SCORE_REFUSED: false,
  CORRECTION_PROPOSED: false,
  CORRECTION_REFUSED: false,
  CORRECTION_WITHDRAWN: false,
  SCORES_LOOKED_AT: false,
  SETUP_CHANGED: false,
};

interface Typed {
  readonly type: ShowEventType;
}

/**
 * @example
 * ```tsx
 * console.log(viewEvents.filter(isStaged).length);
 * ```
 */
export function isStaged<Event extends Typed>(
  event: Event,
): event is Extract<Event, { readonly type: OnAirEventType }> {
  return staged[event.type];
}
