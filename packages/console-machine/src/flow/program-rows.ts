/** The rows of the program list and the test panel, with the buttons that the rules allow. */
import {
  activeGroup,
  asProposal,
  hasBouts,
  type OperatorCommand,
  phaseOf,
  scoredItems,
  scoresItemsSeparately,
} from '@liangfen/rules';
import type { BattleStatus, CurrentMatch, Program } from '@liangfen/sdk/schema';
import { type Button, buttonOf } from '../command/button.ts';
import { blockedFor } from '../command/pending.ts';
import { battleRow } from './battle-row.ts';
import type { ProgramRow } from './program-row.ts';

export interface RowChoice {
  readonly test: boolean;
  /** The chosen sub-item; null takes the first. */
  readonly itemId: string | null;
  /** How the bout on air stands; null while there is none. */
  readonly bout: BattleStatus | null;
}

/** The item whose steps the rows show; null where items are not scored one by one. */
export function chosenItem(match: CurrentMatch, itemId: string | null): string | null {
  const items = scoredItems(match);
  return (items.find((item) => item.id === itemId) ?? items[0])?.id ?? null;
}

export function programRows(match: CurrentMatch, choice: RowChoice): ProgramRow[] {
  const { test, itemId } = choice;
  const programs = test ? match.testPrograms : (activeGroup(match)?.programs ?? []);
  const item = scoresItemsSeparately(match, test) ? chosenItem(match, itemId) : null;
  return programs.map((program) => programRow(match, program, { ...choice, itemId: item }));
}

function programRow(
  match: CurrentMatch,
  program: Program,
  { test, itemId, bout }: RowChoice,
): ProgramRow {
  const onAir = isOnAir(match, program);
  const isBattle = hasBouts(match.mode);
  const window = match.window?.open && match.window.programId === program.id ? match.window : null;
  const isItemsWindow = window && (itemId === null || window.itemIds.includes(itemId));
  return {
    program,
    onAir,
    phase: phaseOf(program, itemId),
    score: scoreOf(program, itemId, isBattle),
    progress: isItemsWindow
      ? { submitted: window.submitted.length, expected: window.expected.length }
      : null,
    steps: isBattle ? [] : stepsOf(match, program, test, itemId),
    covered: isBattle ? [] : coveredOf(match, program, test, itemId),
    correctable: isCorrectable(match, program),
    battle: isBattle ? battleRow(match, program, { test, bout: onAir ? bout : null }) : null,
  };
}

/** Whether the result may be corrected, whatever the new score and the reason. */
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
