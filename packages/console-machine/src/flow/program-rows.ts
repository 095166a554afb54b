/** The rows of the program list and the test panel, with the buttons that the rules allow. */
import {
  activeGroup,
  asProposal,
  findProgram,
  type OperatorCommand,
  phaseOf,
  scoredItems,
  scoresItemsSeparately,
} from '@liangfen/rules';
import type { CurrentMatch, Foul, Program } from '@liangfen/sdk/schema';
import { quickPoints } from '../battle/bout.ts';
import { type Button, buttonOf } from '../command/button.ts';
import { blockedFor } from '../command/pending.ts';

export interface ProgramRow {
  readonly program: Program;
  /** On the screen now, alone or in the bout. */
  readonly onAir: boolean;
  /** Of the chosen item where items are scored one by one. */
  readonly phase: Program['phase'];
  /** Of the chosen item, else the final score; the running score in a battle. */
  readonly score: number | null;
  /** Judges who have scored, while its window is open. */
  readonly progress: { readonly submitted: number; readonly expected: number } | null;
  /** SCORE and VOTE mode, in order: speech, score, show score, show result. */
  readonly steps: readonly Button[];
  /** Of these, what is revealed, begun covered: show score, show result. */
  readonly covered: readonly Button[];
  /** It has a result that can be corrected or adjusted, with a reason. */
  readonly correctable: boolean;
  /** BATTLE mode only. */
  readonly battle: BattleRow | null;
}

export interface BattleRow {
  readonly opponent: Program | null;
  /** Rows of a pair share one bout; the odd one is red. */
  readonly side: 'RED' | 'BLUE' | null;
  readonly start: Button;
  /** Pause or resume; only for the bout on air and with a countdown. */
  readonly clock: Button | null;
  readonly fouls: readonly { readonly foul: Foul; readonly times: number; readonly add: Button }[];
  readonly points: readonly { readonly point: number; readonly add: Button }[];
  /** Opens the custom score dialog (`OPEN_SCORE_DIALOG`); its command is an example. */
  readonly custom: Button;
  /** Declares this program the winner. */
  readonly determine: Button;
}

export interface RowChoice {
  readonly test: boolean;
  /** The chosen sub-item; null takes the first. */
  readonly itemId: string | null;
}

/** The item whose steps the rows show; null where items are not scored one by one. */
export function chosenItem(match: CurrentMatch, itemId: string | null): string | null {
  const items = scoredItems(match);
  return (items.find((item) => item.id === itemId) ?? items[0])?.id ?? null;
}

export function programRows(match: CurrentMatch, { test, itemId }: RowChoice): ProgramRow[] {
  const programs = test ? match.testPrograms : (activeGroup(match)?.programs ?? []);
  const item = scoresItemsSeparately(match, test) ? chosenItem(match, itemId) : null;
  return programs.map((program) => programRow(match, program, test, item));
}

function programRow(
  match: CurrentMatch,
  program: Program,
  test: boolean,
  itemId: string | null,
): ProgramRow {
  const isBattle = match.mode === 'BATTLE';
  const window = match.window?.open && match.window.programId === program.id ? match.window : null;
  const isItemsWindow = window && (itemId === null || window.itemIds.includes(itemId));
  return {
    program,
    onAir: isOnAir(match, program),
    phase: phaseOf(program, itemId),
    score: scoreOf(program, itemId, isBattle),
    progress: isItemsWindow
      ? { submitted: window.submitted.length, expected: window.expected.length }
      : null,
    steps: isBattle ? [] : stepsOf(match, program, test, itemId),
    covered: isBattle ? [] : coveredOf(match, program, test, itemId),
    correctable: isCorrectable(match, program),
    battle: isBattle ? battleRow(match, program, test) : null,
  };
}

/** Whatever the score and the reason will be. */
function isCorrectable(match: CurrentMatch, { id: programId, finalScore }: Program): boolean {
  if (finalScore === null) return false;
  const command = { type: 'CORRECT_RESULT', programId, score: finalScore, reason: '—' } as const;
  return blockedFor(match, asProposal(match, command)) === null;
}

function isOnAir(match: CurrentMatch, program: Program): boolean {
  const { stage } = match;
  if (stage.kind !== 'BATTLE') return match.activeProgramId === program.id;
  return stage.red.program.id === program.id || stage.blue.program.id === program.id;
}

function scoreOf(program: Program, itemId: string | null, isBattle: boolean): number | null {
  if (isBattle) return program.currentScore;
  if (itemId === null) return program.finalScore;
  return program.programItemResults.find((result) => result.itemId === itemId)?.score ?? null;
}

function stepsOf(
  match: CurrentMatch,
  { id: programId }: Program,
  test: boolean,
  itemId: string | null,
): Button[] {
  const target = { programId, itemId, test };
  const commands: OperatorCommand[] = [
    { type: 'START_SPEECH', ...target, confirm: false },
    { type: 'START_SCORING', ...target, confirm: false },
    { type: 'SHOW_SCORE', ...target, confirm: false },
    { type: 'SHOW_RESULT', ...target },
  ];
  return commands.map((command) => buttonOf(match, command));
}

function coveredOf(
  match: CurrentMatch,
  { id: programId }: Program,
  test: boolean,
  itemId: string | null,
): Button[] {
  const target = { programId, itemId, test, covered: true };
  return [
    buttonOf(match, { type: 'SHOW_SCORE', ...target, confirm: false }),
    buttonOf(match, { type: 'SHOW_RESULT', ...target }),
  ];
}

function battleRow(match: CurrentMatch, program: Program, test: boolean): BattleRow {
  const programId = program.id;
  // Without an opponent the rules say so; nothing is sent.
  const opponentId = program.battleProgram ?? '';
  const opponent = findProgram(match, opponentId)?.program ?? null;
  const button = (command: OperatorCommand) => buttonOf(match, command);
  return {
    opponent,
    side: opponent && (program.sort < opponent.sort ? 'RED' : 'BLUE'),
    start: button({ type: 'START_BATTLE', programId, opponentId, test, confirm: false }),
    clock: clockButton(match, program, test),
    fouls: match.fouls.map((foul) => ({
      foul,
      times: program.programFoulRecords.find(({ foulId }) => foulId === foul.id)?.times ?? 0,
      add: button({ type: 'ADD_FOUL', programId, foulId: foul.id }),
    })),
    points: quickPoints(match.setting.convenientScore).map((point) => ({
      point,
      add: button({ type: 'ADD_POINT', programId, point }),
    })),
    custom: button({ type: 'ADD_POINT', programId, point: 1 }),
    determine: button({ type: 'DETERMINE_BATTLE', programId, opponentId, test }),
  };
}

/** Spec § 4: only for the active battle and only when the countdown is on. */
function clockButton(match: CurrentMatch, program: Program, test: boolean): Button | null {
  const { stage } = match;
  if (stage.kind !== 'BATTLE') return null;
  if (!match.setting.enableCountdown || !isOnAir(match, program)) return null;
  switch (stage.status) {
    case 'RUNNING':
      return buttonOf(match, { type: 'PAUSE_BATTLE', test });
    case 'PAUSED':
      return buttonOf(match, { type: 'RESUME_BATTLE', test });
    case 'DETERMINED':
      return null;
  }
}
