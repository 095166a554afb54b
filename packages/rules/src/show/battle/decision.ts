/** Decides the steps of a bout: its start, its clock, its points and fouls, and who has won. */
import type { Clock, Program } from '@liangfen/sdk/schema';
import { decideByCards, roundIdsOf } from '../../bout-cards.ts';
import { mayBeDrawn } from '../../bracket/round-robin.ts';
import { pauseClock, pauseTimed, remainingMs, resumeClock } from '../../countdown.ts';
import { add, rational, toNumber } from '../../decimal.ts';
import { determine } from '../../determination.ts';
import { addFoul, takeOffFoul } from '../../foul.ts';
import { type Bout, foughtBy, isRedAgainst, pairPrograms } from '../../pairing.ts';
import { mayPerform } from '../../program-standing.ts';
import { finestDecimals } from '../../score-decimals.ts';
import { isTimed } from '../act-time.ts';
import { recountWindow } from '../assemble.ts';
import type { Change } from '../change.ts';
import type { DecideContext, Decision } from '../commands.ts';
import { leave } from '../flow/leave.ts';
import { newClock, resetLinkData } from '../link-data.ts';
import { findProgram, scoresOf } from '../lookup.ts';
import type { Changes, CommandOf } from '../operator-commands.ts';
import { panelOf } from '../panel.ts';
import { passedGate } from '../passed-gate.ts';
import { begun, performanceOf, withPerformances, withWindow } from '../performance.ts';
import type { BattleState, Performed, Position, ShowState } from '../state.ts';
import { cardsOfBout } from './cards.ts';
import type { BattleType } from './gate.ts';
import { outcomeFor } from './outcome.ts';
import { asPutRight } from './put-right.ts';

export const battleChanges: Changes<BattleType> = {
  START_BATTLE: startBattle,
  PAUSE_BATTLE: turnClock,
  RESUME_BATTLE: turnClock,
  ADD_FOUL: hit,
  ADD_POINT: hit,
  DETERMINE_BATTLE: determineByOperator,
  DETERMINE_BY_CARDS: determineByCards,
  TAKE_OFF_FOUL: takeOff,
  SET_CLOCK: setClock,
};

function startBattle(
  state: ShowState,
  command: CommandOf<'START_BATTLE'>,
  context: DecideContext,
): Change {
  const first = passedGate(findProgram(state, command.programId));
  const second = passedGate(findProgram(state, command.opponentId));
  const programs = first.group?.programs ?? state.testPrograms;
  const bout = boutOf(programs, first.program, second.program);
  const { red, blue } = bout;
  const left = leave(state, context.now).programs;
  const fresh = anew(state, bout, context);
  const started = fresh.programs.map(
    ({ panel: _, ...program }): Program => ({
      ...program,
      fought: foughtBy(bout, program.id),
      phase: 'BATTLE',
      finalScore: 0,
      currentScore: 0,
      outcome: null,
      corrected: false,
      programFoulRecords: [],
    }),
  );
  const startedIds = new Set(started.map((program) => program.id));
  const opened = openCards(state, fresh, red.id, command.test, context);
  return {
    type: 'BATTLE_STARTED',
    programId: red.id,
    position: {
      held: [],
      link: command.test ? 'TEST_BATTLE' : 'BATTLE',
      linkData: resetLinkData(state),
      activeProgramId: red.id,
      activeItemId: null,
      window: opened.window,
      clock: newClock(state, context),
      battle: {
        redId: red.id,
        blueId: blue.id,
        test: command.test,
        status: 'RUNNING',
        hit: null,
        determination: null,
      },
    },
    programs: [...left.filter((program) => !startedIds.has(program.id)), ...started],
    ...(opened.performed === null ? {} : { facts: { performed: opened.performed } }),
    undo: 'KEEP',
  };
}

interface Fresh {
  readonly programs: readonly Program[];
  readonly performed: Performed | null;
}

/** Where the judges' cards decide, they may be handed in from the start, round by round. */
function openCards(
  state: ShowState,
  { programs, performed }: Fresh,
  redId: string,
  test: boolean,
  context: DecideContext,
): { readonly window: Position['window']; readonly performed: Performed | null } {
  const itemIds = [...roundIdsOf(state.setting)];
  if (itemIds.length === 0) return { window: null, performed };
  const window = {
    id: context.newId(),
    programId: redId,
    itemIds,
    open: true,
    test,
    openedAt: context.now,
    expected: [],
    submitted: [],
  };
  const red = programs.find(({ id }) => id === redId);
  const performance = red === undefined ? 1 : performanceOf(red, null);
  const counted = { ...state, ...withPerformances(state, programs) };
  return {
    window: recountWindow(counted, window),
    performed:
      performance === 1
        ? performed
        : withWindow(performed ?? state.performed, window.id, performance),
  };
}

/** Both sides of a bout that is fought again come to another performance, in which the former fight stays readable. */
function anew(
  state: ShowState,
  { red, blue }: Bout<Program>,
  { keepsPerformance }: DecideContext,
): Fresh {
  const again =
    [red, blue].some(({ outcome }) => outcome !== null) || scoresOf(state, red.id).size > 0;
  if (!again || keepsPerformance === true) return { programs: [red, blue], performed: null };
  const one = begun(state, red, null);
  const other = begun({ ...state, performed: one.performed }, blue, null);
  return { programs: [one.program, other.program], performed: other.performed };
}

/** The pair as the list has it; a start that was taken back after the list had changed leaves a pair by its order alone. */
function boutOf(programs: readonly Program[], one: Program, other: Program): Bout<Program> {
  const { bouts } = pairPrograms(programs);
  const known = bouts.find(({ red, blue }) =>
    [red, blue].every(({ id }) => id === one.id || id === other.id),
  );
  if (known !== undefined) return known;
  const [red, blue] = isRedAgainst(one, other) ? [one, other] : [other, one];
  return { bout: bouts.length + 1, red, blue };
}

function turnClock(
  state: ShowState,
  command: CommandOf<'PAUSE_BATTLE' | 'RESUME_BATTLE'>,
  context: DecideContext,
): Change {
  const { battle } = state;
  const before = passedGate(state.clock);
  const pauses = command.type === 'PAUSE_BATTLE';
  // An act's own time is measured past its end where that costs points.
  const held = battle === null && isTimed(state) ? pauseTimed : pauseClock;
  const clock = pauses ? held(before, context.now) : resumeClock(before, context.now);
  return {
    type: pauses ? 'BATTLE_PAUSED' : 'BATTLE_RESUMED',
    programId: battle?.redId ?? state.activeProgramId,
    position: turned(battle, clock),
    undo: 'KEEP',
  };
}

/** Link and status of a bout follow its clock; a speech has neither. */
function turned(battle: BattleState | null, clock: Clock): Partial<Position> {
  if (battle === null) return { clock };
  const stands = clock.endsAt === null;
  const link = stands ? 'PAUSE' : 'RESUME';
  return {
    link: battle.test ? `TEST_${link}` : link,
    clock,
    battle: { ...battle, status: stands ? 'PAUSED' : 'RUNNING' },
  };
}

/** Another time for a clock that stands or has run out: a time put right, or extra time. Points and fouls stay. */
function setClock(
  state: ShowState,
  { seconds, run }: CommandOf<'SET_CLOCK'>,
  { now }: DecideContext,
): Change | Decision {
  const before = passedGate(state.clock);
  const isOver = remainingMs(before, now) === 0;
  if (before.endsAt !== null && !isOver) return { accepted: false, reason: 'CLOCK_RUNNING' };
  const leftMs = Math.round(seconds * 1000);
  const durationMs = isOver ? leftMs : Math.max(before.durationMs, leftMs);
  const clock: Clock = run
    ? { durationMs, endsAt: now + leftMs, remainingMs: null }
    : { durationMs, endsAt: null, remainingMs: leftMs };
  return {
    type: 'CLOCK_SET',
    programId: state.battle?.redId ?? state.activeProgramId,
    position: turned(state.battle, clock),
    undo: 'KEEP',
  };
}

/** A foul that was given wrongly; what came after it stays. */
function takeOff(
  state: ShowState,
  command: CommandOf<'TAKE_OFF_FOUL'>,
  context: DecideContext,
): Change {
  const before = passedGate(state.battle);
  const { program } = passedGate(findProgram(state, command.programId));
  const { foulId } = command;
  const struck: Program = {
    ...program,
    programFoulRecords: takeOffFoul(program.programFoulRecords, foulId),
  };
  const { red, blue } = sidesOf(state, before, struck);
  const hit = { programId: struck.id, point: null, foulId, version: state.version + 1 };
  const battle: BattleState = { ...before, hit: { ...hit, takenOff: true } };
  const head = { type: 'FOUL_TAKEN_OFF', programId: struck.id, undo: 'KEEP' } as const;
  if (battle.status !== 'DETERMINED') return { ...head, position: { battle }, programs: [struck] };
  if (command.determination === 'KEEP') {
    const programs = [red, blue].map((side): Program => ({ ...side, corrected: true }));
    return { ...head, position: { battle: asPutRight(battle, programs) }, programs };
  }
  const { window } = state;
  return {
    ...head,
    position: {
      ...goingOn(state, battle, context),
      window: window && recountWindow(state, { ...window, open: true }),
    },
    programs: [red, blue].map(
      (side): Program => ({ ...side, phase: 'BATTLE', finalScore: 0, outcome: null }),
    ),
  };
}

/** The bout goes on; its clock waits for 继续, because nobody fights while an operator puts something right. */
function goingOn(
  { clock }: ShowState,
  battle: BattleState,
  { now }: DecideContext,
): Partial<Position> {
  const open = { ...battle, determination: null };
  if (clock === null) {
    return { link: battle.test ? 'TEST_BATTLE' : 'BATTLE', battle: { ...open, status: 'RUNNING' } };
  }
  return turned(
    open,
    remainingMs(clock, now) > 0 ? pauseClock(clock, now) : resumeClock(clock, now),
  );
}

type Hit = CommandOf<'ADD_FOUL' | 'ADD_POINT'>;

/** A point or a foul, and the determination it may bring, in one event (product decisions § 4). */
function hit(state: ShowState, command: Hit, context: DecideContext): Change {
  const battle = passedGate(state.battle);
  const { program } = passedGate(findProgram(state, command.programId));
  const { struck, type, ...blow } = strike(program, command);
  const sides = sidesOf(state, battle, struck);
  const fought: BattleState = {
    ...battle,
    hit: { programId: struck.id, ...blow, version: state.version + 1 },
  };
  const determination = determine(sides, state.setting, state.fouls);
  const head = { type, programId: struck.id, undo: 'KEEP' as const };
  if (!determination) return { ...head, position: { battle: fought }, programs: [struck] };
  return { ...head, ...determined(state, fought, sides, determination, context) };
}

/** Returns the changed row, the event for it, and what the picture says of it. */
function strike(program: Program, command: Hit) {
  switch (command.type) {
    case 'ADD_POINT':
      return {
        type: 'POINT_ADDED' as const,
        struck: { ...program, currentScore: plus(program.currentScore, command.point) },
        point: command.point,
        foulId: null,
      };
    case 'ADD_FOUL':
      return {
        type: 'FOUL_ADDED' as const,
        struck: {
          ...program,
          programFoulRecords: addFoul(program.programFoulRecords, command.foulId),
        },
        point: null,
        foulId: command.foulId,
      };
  }
}

function determineByOperator(
  state: ShowState,
  command: CommandOf<'DETERMINE_BATTLE'>,
  context: DecideContext,
): Change {
  const battle = passedGate(state.battle);
  const sides = sidesOf(state, battle, null);
  if (command.draw === true) {
    return {
      ...{ type: 'BATTLE_DETERMINED', programId: sides.red.id, undo: 'KEEP' },
      ...determined(state, battle, sides, null, context),
    };
  }
  const winner = sides.red.id === command.programId ? sides.red : sides.blue;
  const loser = winner === sides.red ? sides.blue : sides.red;
  return {
    type: 'BATTLE_DETERMINED',
    programId: winner.id,
    ...determined(
      state,
      battle,
      sides,
      {
        winnerId: winner.id,
        loserId: loser.id,
        reason: 'OPERATOR',
        foulName: null,
        lead: plus(winner.currentScore, -loser.currentScore),
      },
      context,
    ),
    undo: 'KEEP',
  };
}

/** The judges' cards decide; the figures of the bout are how many of them each side has. */
function determineByCards(state: ShowState, _: unknown, context: DecideContext): Change | Decision {
  const before = passedGate(state.battle);
  const { red, blue } = sidesOf(state, before, null);
  const cards = decideByCards(cardsOfBout(state, red));
  // Of a draw, red is named.
  const [winner, loser] = cards.blue > cards.red ? [blue, red] : [red, blue];
  if (cards.winner === null && !mayBeDrawn(state, red.id)) {
    return { accepted: false, reason: 'DRAW_NOT_POSSIBLE' };
  }
  if (cards.winner !== null && !mayPerform(winner)) {
    return { accepted: false, reason: 'PROGRAM_OUT' };
  }
  const battle: BattleState = { ...before, byCards: true };
  const sides = {
    red: { ...red, currentScore: cards.red, panel: panelOf(state, red.id) },
    blue: { ...blue, currentScore: cards.blue },
  };
  const determination: BattleState['determination'] =
    cards.winner === null
      ? null
      : {
          winnerId: winner.id,
          loserId: loser.id,
          reason: 'CARDS',
          foulName: null,
          lead: Math.abs(cards.red - cards.blue),
        };
  return {
    ...{ type: 'BATTLE_DETERMINED', programId: winner.id, undo: 'KEEP' },
    ...determined(state, battle, sides, determination, context),
  };
}

interface Sides {
  readonly red: Program;
  readonly blue: Program;
}

function determined(
  state: ShowState,
  battle: BattleState,
  sides: Sides,
  /** Null for a draw, which nobody has won. */
  determination: BattleState['determination'],
  context: DecideContext,
): Pick<Change, 'position' | 'programs'> {
  return {
    position: {
      link: battle.test ? 'TEST_DETERMINE' : 'DETERMINE',
      // The clock stops at this moment, whoever decided, and the time that was left stays readable.
      clock: state.clock && pauseClock(state.clock, context.now),
      battle: { ...battle, status: 'DETERMINED', determination },
      window: state.window && { ...state.window, open: false },
    },
    programs: [sides.red, sides.blue].map((program) => ({
      ...program,
      phase: 'DETERMINED',
      finalScore: program.currentScore,
      outcome: outcomeFor(program, determination?.winnerId ?? null),
    })),
  };
}

function sidesOf(state: ShowState, battle: BattleState, struck: Program | null): Sides {
  const side = (id: string) =>
    struck?.id === id ? struck : passedGate(findProgram(state, id)).program;
  return { red: side(battle.redId), blue: side(battle.blueId) };
}

function plus(a: number, b: number): number {
  return toNumber(add(rational(a), rational(b)), finestDecimals);
}
