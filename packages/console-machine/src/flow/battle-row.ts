/**
 * Adds to the rows of a battle what only they have: their pair, its clock, fouls, points and the result. Finds the two
 * rows of the bout on air.
 */
import {
  cardRoundsOf,
  findProgram,
  isRedAgainst,
  mayBeDrawn,
  type OperatorCommand,
  walkoverWinner,
} from '@liangfen/rules';
import type { BattleStatus, CurrentMatch, Program } from '@liangfen/sdk/schema';
import { quickPoints } from '../battle/points.ts';
import { type Button, buttonOf } from '../command/button.ts';
import type { BattleRow, ProgramRow } from './program-row.ts';

interface BoutChoice {
  readonly test: boolean;
  /** The state of this row's bout while it is on air. */
  readonly bout: BattleStatus | null;
}

export function battleRow(
  match: CurrentMatch,
  program: Program,
  { test, bout }: BoutChoice,
): BattleRow {
  const programId = program.id;
  // Without an opponent the rules block every button, so that nothing is sent.
  const opponentId = program.battleProgram ?? '';
  const opponent = findProgram(match, opponentId)?.program ?? null;
  const decidedByCards = cardRoundsOf(match.setting) !== null;
  const button = (command: OperatorCommand) => buttonOf(match, command);
  return {
    opponent,
    side: opponent && (isRedAgainst(program, opponent) ? 'RED' : 'BLUE'),
    walkover: walkoverWinner({ red: program, blue: opponent })?.id === programId,
    start: button({ type: 'START_BATTLE', programId, opponentId, test, confirm: false }),
    clock: clockButton(match, test, bout),
    fouls: match.fouls.map((foul) => ({
      foul,
      times: program.programFoulRecords.find(({ foulId }) => foulId === foul.id)?.times ?? 0,
      add: button({ type: 'ADD_FOUL', programId, foulId: foul.id }),
      takeOff: takeOffButton(match, program, foul.id),
    })),
    points: (decidedByCards ? [] : quickPoints(match.setting.convenientScore)).map((point) => ({
      point,
      add: button({ type: 'ADD_POINT', programId, point }),
    })),
    custom: decidedByCards ? null : button({ type: 'ADD_POINT', programId, point: 1 }),
    determine: button({ type: 'DETERMINE_BATTLE', programId, opponentId, test }),
    draw:
      !test && mayBeDrawn(match, programId)
        ? button({ type: 'DETERMINE_BATTLE', programId, opponentId, test, draw: true })
        : null,
    byCards: decidedByCards
      ? button({ type: 'DETERMINE_BY_CARDS', programId, opponentId, test, confirm: false })
      : null,
  };
}

/** Only where there is a foul to take off. */
function takeOffButton(match: CurrentMatch, program: Program, foulId: string): Button | null {
  const given = program.programFoulRecords.some((each) => each.foulId === foulId && each.times > 0);
  if (!given || program.outcome !== null) {
    const decided = buttonOf(match, { type: 'TAKE_OFF_FOUL', programId: program.id, foulId });
    return decided.blocked?.reason === 'FOUL_DECIDED_BOUT' ? decided : null;
  }
  return buttonOf(match, { type: 'TAKE_OFF_FOUL', programId: program.id, foulId });
}

/** Spec § 4: only for the active battle and only when the countdown is on. */
function clockButton(match: CurrentMatch, test: boolean, bout: BattleStatus | null): Button | null {
  if (!match.setting.enableCountdown) return null;
  switch (bout) {
    case 'RUNNING':
      return buttonOf(match, { type: 'PAUSE_BATTLE', test });
    case 'PAUSED':
      return buttonOf(match, { type: 'RESUME_BATTLE', test });
    case 'DETERMINED':
    case null:
      return null;
  }
}

export interface RowInBout extends ProgramRow {
  readonly battle: BattleRow;
}

/** The bout on air, with its two rows. */
export interface Bout {
  readonly status: BattleStatus;
  readonly red: RowInBout;
  readonly blue: RowInBout;
}

/** Null when the bout is on another panel, or in another group. */
export function boutOf(rows: readonly ProgramRow[], status: BattleStatus): Bout | null {
  const side = (wanted: 'RED' | 'BLUE'): RowInBout | null => {
    for (const row of rows) {
      const { battle } = row;
      if (row.onAir && battle?.side === wanted) return { ...row, battle };
    }
    return null;
  };
  const red = side('RED');
  const blue = side('BLUE');
  return red && blue && { status, red, blue };
}
