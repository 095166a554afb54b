// Sorts the rounds of a bracket into bands, one for each division: its way to the final, and what is fought beside it.
import { isBoutAhead } from '@liangfen/rules';
import type { BracketRound, BracketSlot, StageBracket, StageProgram } from '@liangfen/sdk/schema';

/** More bouts than these below each other cannot be read from the last row. */
export const boutsAtMost = 8;

/** A round with its place in the stage, by which sides say where they came from. */
export interface BandRound {
  readonly index: number;
  readonly round: BracketRound;
}

/** A column: a round of the way to the final, and the rounds beside it (季军赛, 复活赛, 表演赛), which stand below. */
export interface BandColumn {
  readonly main: BandRound;
  readonly beside: readonly BandRound[];
}

export interface BracketBand {
  readonly division: string;
  readonly columns: readonly BandColumn[];
  readonly champion: StageProgram | null;
}

/** How many places stand below each other in the fullest column. */
export function rowsOf({ columns }: Pick<BracketBand, 'columns'>): number {
  const most = Math.max(1, ...columns.map(({ main }) => main.round.slots.length));
  return most + rowsBeside(columns);
}

export function rowsBeside(columns: readonly BandColumn[]): number {
  return Math.max(0, ...columns.map(({ beside }) => placesOf(beside)));
}

function placesOf(rounds: readonly BandRound[]): number {
  return rounds.reduce((count, { round }) => count + round.slots.length, 0);
}

/** The bands that fit below each other; where not all do, that of the bout to come, or the last one. */
export function shownBands(stage: StageBracket): readonly BracketBand[] {
  const bands = bandsOf(stage);
  const rows = bands.reduce((count, band) => count + rowsOf(band), 0);
  if (bands.length <= 1 || (bands.length <= 2 && rows <= boutsAtMost)) return bands;
  const { nextProgramId = null } = stage;
  const next = bands.find((band) => slotsOf(band).some((slot) => isNextBout(slot, nextProgramId)));
  const one = next ?? bands.find(isFought) ?? bands.at(-1);
  return one === undefined ? [] : [one];
}

/** Whether one of the sides is on next. */
export function isNextBout({ red, blue }: BracketSlot, nextProgramId: string | null): boolean {
  return [red, blue].some((side) => side !== null && side.program.id === nextProgramId);
}

function slotsOf({ columns }: BracketBand): readonly BracketSlot[] {
  return columns.flatMap(({ main, beside }) =>
    [main, ...beside].flatMap(({ round }) => round.slots),
  );
}

function isFought(band: BracketBand): boolean {
  return slotsOf(band).some(isBoutAhead);
}

function bandsOf({ rounds, champion, divisions }: StageBracket): readonly BracketBand[] {
  const all = rounds.map((round, index): BandRound => ({ index, round }));
  const names = [...new Set(rounds.filter(isMain).map(({ division = '' }) => division))];
  // Only exhibitions, or a match for the third place alone: they are the picture.
  if (names.length === 0) return [bandOf(all, true, { division: '', champion })].filter(hasColumns);
  const last = names.at(-1) ?? '';
  return names.map((division) => {
    const own = all.filter(({ round }) => {
      const { division: wanted = '' } = round;
      return wanted === division || (!names.includes(wanted) && division === last);
    });
    const told = divisions?.find((line) => line.division === division)?.champion;
    return bandOf(own, false, { division, champion: told ?? (divisions ? null : champion) });
  });
}

function hasColumns({ columns }: BracketBand): boolean {
  return columns.length > 0;
}

function isMain({ roundKind = 'ROUND' }: BracketRound): boolean {
  switch (roundKind) {
    case 'ROUND':
    case 'ROUND_ROBIN':
    case 'FINAL':
      return true;
    case 'THIRD_PLACE':
    case 'PLACEMENT':
    case 'RE_ENTRY':
    case 'EXHIBITION':
      return false;
  }
}

function bandOf(
  rounds: readonly BandRound[],
  all: boolean,
  rest: Pick<BracketBand, 'division' | 'champion'>,
): BracketBand {
  const columns: { main: BandRound; beside: BandRound[] }[] = [];
  const atTheEnd: BandRound[] = [];
  for (const one of rounds) {
    const column = columns.at(-1);
    if (all || isMain(one.round)) columns.push({ main: one, beside: [] });
    // Who comes back goes on from there; third places and shows stand below the final, whenever they are fought.
    else if (column === undefined || one.round.roundKind !== 'RE_ENTRY') atTheEnd.push(one);
    else column.beside.push(one);
  }
  columns.at(-1)?.beside.push(...atTheEnd);
  return { ...rest, columns: readable(columns) };
}

/** Columns from the first one whose bouts can be read below each other; a single one that is too large is drawn otherwise. */
function readable(columns: readonly BandColumn[]): readonly BandColumn[] {
  const from = columns.findIndex(({ main }) => main.round.slots.length <= boutsAtMost);
  return from === -1 ? columns.slice(-1) : columns.slice(from);
}
