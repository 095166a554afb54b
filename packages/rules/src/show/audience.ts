/**
 * Makes the frame for the audience's phones: the screen's own picture and what it has shown, the same for everybody
 * (decision 0402).
 */
import type {
  AudienceFrame,
  AudienceGroup,
  AudienceRow,
  Look,
  Program,
  ProgramGroup,
  Stage,
} from '@liangfen/sdk/schema';
import { walkoverPart, walkoversOf } from '../bracket/walkover.ts';
import { hasBouts } from '../mode.ts';
import { mayPerform, standingPart } from '../program-standing.ts';
import { cutStage, revealSteps } from '../reveal/reveal-steps.ts';
import { scoreDecimals } from '../score-decimals.ts';
import { measurePart } from '../score-measure.ts';
import { projectMatch } from '../visibility.ts';
import { frameVote } from './audience-vote.ts';
import { shownRanking } from './shown.ts';
import type { ShowState } from './state.ts';
import { isWorkingTold } from './told-working.ts';

/**
 * The most rows of the group that is on, and of each other one: a hall of phones does not load a festival of a thousand
 * acts.
 */
const activeRows = 200;
const otherRows = 60;
/** How many acts stay above the one that is on. */
const lead = 20;
const mostGroups = 20;

export interface AudienceView {
  /** How many steps a reveal that plays by itself has shown; null where it does not play, or has ended. */
  readonly playedSteps: number | null;
  /** The frame that was told before: its results stand while a reveal unfolds. */
  readonly before: AudienceFrame | null;
}

/**
 * @example
 * ```tsx
 * const frame = audienceFrame(state, { playedSteps: null, before: null });
 * console.log(frame.stage.kind, frame.groups.length);
 * ```
 */
export function audienceFrame(
  state: ShowState,
  { playedSteps, before }: AudienceView,
): AudienceFrame {
  const screen = projectMatch(state, { role: 'SCREEN' });
  const { competitionId, name, status, mode, look, link } = screen;
  const unfolding = playedSteps !== null && playedSteps < revealSteps(screen.stage).length;
  const stage = unfolding ? cutStage(screen.stage, playedSteps) : screen.stage;
  const vote = frameVote(state);
  return {
    ...{ competitionId, name, status, mode, link },
    look: plainLook(look),
    stage: withoutNames(stage),
    unfolding,
    decimals: scoreDecimals(state),
    ...measurePart(state.setting),
    ...(vote === null ? {} : { vote }),
    groups: unfolding
      ? (before?.groups ?? groupsOf(state, stage, false))
      : groupsOf(state, stage, true),
  };
}

/**
 * Returns the frame for as long as nobody knows how far the screen has come: the opening, without any result.
 *
 * @example
 * ```tsx
 * console.log(waitingFrame(state).unfolding); // true
 * ```
 */
export function waitingFrame(state: ShowState): AudienceFrame {
  const stage: Stage = { kind: 'START' };
  const told = audienceFrame(state, { playedSteps: null, before: null });
  return { ...told, stage, unfolding: true, groups: groupsOf(state, stage, false) };
}

/**
 * Returns the frame without mere counts, e.g. of judges who have submitted: frames equal without them are no news for
 * ten thousand phones.
 *
 * @example
 * ```tsx
 * const told = JSON.stringify(withoutCounts(waitingFrame(state))); // send it on only when this text changes
 * ```
 */
export function withoutCounts(frame: AudienceFrame): AudienceFrame {
  const { stage } = frame;
  switch (stage.kind) {
    case 'SCORING':
      return { ...frame, stage: { ...stage, submitted: 0 } };
    case 'SIGN_IN':
      return { ...frame, stage: { ...stage, signed: 0 } };
    case 'START':
    case 'TEST':
    case 'PROGRAM_LIST':
    case 'SPEECH':
    case 'SCORE_REVEAL':
    case 'RESULT':
    case 'RANKING':
    case 'PODIUM':
    case 'CHAMPION':
    case 'AWARDS':
    case 'BRACKET':
    case 'TITLE':
    case 'INTERMISSION':
    case 'AUDIENCE_VOTE':
    case 'BATTLE':
      return frame;
  }
}

/** Leaves out embedded pictures, which every phone would be sent, and what only the hall's machines need. */
function plainLook(whole: Look): Look {
  const { sound: _, slides: __, sponsors: ___, sponsorBar: ____, ...look } = whole;
  const address = (picture: string | null) =>
    picture === null || picture.startsWith('data:') ? null : picture;
  return { ...look, background: null, logo: address(look.logo), cover: address(look.cover) };
}

/** Leaves out who has signed in: the names stand on the wall for a moment, and phones are told how many. */
function withoutNames(stage: Stage): Stage {
  if (stage.kind !== 'SIGN_IN') return stage;
  return { ...stage, judges: [] };
}

/** Returns the groups that were on: one that was made for a later round would tell who goes on. */
function groupsOf(state: ShowState, stage: Stage, told: boolean): AudienceGroup[] {
  const onStage = idsOn(stage);
  const { programGroups, activeProgramGroupId } = state;
  const been = programGroups.filter(
    ({ id, programs }) =>
      id === activeProgramGroupId || programs.some(({ phase }) => phase !== 'WAITING'),
  );
  const last = Math.max(
    been.findIndex(({ id }) => id === activeProgramGroupId),
    mostGroups - 1,
  );
  return been
    .slice(Math.max(0, last + 1 - mostGroups), last + 1)
    .map((group) =>
      groupOf(state, group, { active: group.id === activeProgramGroupId, onStage, told }),
    );
}

function groupOf(
  state: ShowState,
  { id, groupName, programs }: ProgramGroup,
  {
    active,
    onStage,
    told,
  }: {
    readonly active: boolean;
    readonly onStage: ReadonlySet<string>;
    readonly told: boolean;
  },
): AudienceGroup {
  const most = active ? activeRows : otherRows;
  const at = programs.findIndex(
    (program) => onStage.has(program.id) || (program.phase === 'WAITING' && mayPerform(program)),
  );
  const offset = Math.max(0, Math.min(at - lead, programs.length - most));
  const ranks = new Map(
    told ? shownRanking(state, id).map((row) => [row.programId, row] as const) : [],
  );
  const walkovers = walkoversOf(state.mode, told ? programs : []);
  return {
    id,
    name: groupName,
    active,
    total: programs.length,
    offset,
    rows: programs.slice(offset, offset + most).map((program): AudienceRow => {
      const shown = ranks.get(program.id);
      const bout = hasBouts(state.mode) && program.outcome === null;
      return {
        id: program.id,
        sort: program.sort,
        programName: program.programName,
        contestant: program.contestant,
        state: rowState(program, onStage),
        score: bout ? null : (shown?.score ?? null),
        rank: bout ? null : (shown?.rank ?? null),
        tied: !bout && shown?.tied === true,
        outcome: told ? program.outcome : null,
        working: shown !== undefined && !bout && isWorkingTold(state, program.id),
        ...standingPart(program),
        ...walkoverPart(walkovers, program.id),
      };
    }),
  };
}

/** The state of a program's row while the program is not on the stage. */
const stateOff: Readonly<Record<Program['phase'], AudienceRow['state']>> = {
  WAITING: 'WAITING',
  // Broken off: it comes again, where it stands in the running order.
  SPEECH: 'WAITING',
  SCORING: 'WAITING',
  REVEALED: 'DONE',
  RESULT: 'DONE',
  BATTLE: 'DONE',
  DETERMINED: 'DONE',
};

function rowState({ id, phase }: Program, onStage: ReadonlySet<string>): AudienceRow['state'] {
  return onStage.has(id) ? 'ON_STAGE' : stateOff[phase];
}

function idsOn(stage: Stage): ReadonlySet<string> {
  switch (stage.kind) {
    case 'SPEECH':
    case 'SCORING':
    case 'SCORE_REVEAL':
    case 'RESULT':
    case 'AUDIENCE_VOTE':
      return new Set([stage.program.id]);
    case 'BATTLE':
      return new Set([stage.red.program.id, stage.blue.program.id]);
    case 'START':
    case 'TEST':
    case 'SIGN_IN':
    case 'PROGRAM_LIST':
    case 'RANKING':
    case 'PODIUM':
    case 'CHAMPION':
    case 'AWARDS':
    case 'BRACKET':
    // A title announces an act, or looks back at one, so nobody is on.
    case 'TITLE':
    case 'INTERMISSION':
      return new Set();
  }
}
