/** The pictures between two acts or bouts: a title, and the break. */
import type {
  CurrentMatch,
  Program,
  ProgramGroup,
  StageIntermission,
  StageTitle,
  TitleShowType,
} from '@liangfen/sdk/schema';
import { hasVotes } from '../mode.ts';
import { type Bout, pairPrograms } from '../pairing.ts';
import { scoreDecimals } from '../score-decimals.ts';
import { measurePart } from '../score-measure.ts';
import { activeGroup, findProgram } from './lookup.ts';
import { nextProgram } from './next-program.ts';
import { shownRanking } from './shown.ts';
import { stageProgram } from './stage-program.ts';
import type { ShowState } from './state.ts';

/**
 * Makes the title on air. An act's score stands in its title only when the hall has seen it, and so does its rank. In a
 * battle, the title is of the bout, whichever side was named.
 */
export function titleStage(state: ShowState): StageTitle | null {
  const { titleProgramId, titleShowType = 'OPENING' } = state.linkData;
  const found = titleProgramId === undefined ? null : findProgram(state, titleProgramId);
  if (!found?.group) return null;
  const { group } = found;
  const bout = boutOf(state, group.programs, found.program.id);
  const program = bout?.red ?? found.program;
  const ranking = shownRanking(state, group.id).filter(({ rank }) => rank !== null);
  const own = ranking.find(({ programId }) => programId === program.id);
  const tells = titleShowType === 'JUST_NOW' && (bout === null || wasSeenDecided(state, bout));
  const scoreOf = ({ id }: Program) => (tells ? (state.shown.get(id)?.score ?? null) : null);
  return {
    kind: 'TITLE',
    showType: titleShowType,
    groupName: group.groupName,
    program: stageProgram(program),
    total: group.programs.length,
    score: scoreOf(program),
    rank: tells ? (own?.rank ?? null) : null,
    tied: tells && (own?.tied ?? false),
    rankedTotal: ranking.length,
    vote: hasVotes(state.setting.mode),
    decimals: scoreDecimals(state),
    ...measurePart(state.setting),
    ...(bout === null
      ? {}
      : {
          opponent: stageProgram(bout.blue),
          versus: {
            bout: bout.bout,
            opponentScore: scoreOf(bout.blue),
            winnerId: tells ? winnerOf(bout) : null,
          },
        }),
  };
}

export function intermissionStage(state: ShowState): StageIntermission {
  const group = activeGroup(state);
  return {
    kind: 'INTERMISSION',
    groupName: group?.groupName ?? '',
    clock: state.clock,
    ...(group === null ? { next: null } : afterBreak(state, group)),
  };
}

function afterBreak(
  state: ShowState,
  { programs }: ProgramGroup,
): Pick<StageIntermission, 'next' | 'opponent'> {
  const next = nextProgram(programs);
  const bout = next && boutOf(state, programs, next.id);
  return {
    next: next && stageProgram(bout?.red ?? next),
    ...(bout === null ? {} : { opponent: stageProgram(bout.blue) }),
  };
}

function boutOf(
  { mode }: Pick<CurrentMatch, 'mode'>,
  programs: readonly Program[],
  programId: string,
): Bout<Program> | null {
  switch (mode) {
    case 'SCORE':
    case 'VOTE':
      return null;
    case 'BATTLE': {
      const { bouts } = pairPrograms(programs);
      return bouts.find(({ red, blue }) => red.id === programId || blue.id === programId) ?? null;
    }
  }
}

/**
 * A decision is seen as it happens, by both scores; a bout whose decision was taken back, or that is fought again, has
 * none.
 */
function wasSeenDecided({ shown }: ShowState, bout: Bout<Program>): boolean {
  const seen = [bout.red, bout.blue].every(({ id }) => shown.get(id)?.score != null);
  return seen && bout.red.outcome !== null;
}

function winnerOf({ red, blue }: Bout<Program>): string | null {
  return [red, blue].find(({ outcome }) => outcome === 'WIN')?.id ?? null;
}

/**
 * Returns the program whose title the operator most likely wants now: the next, or the last. In a battle the last is
 * the bout that was decided last, whatever its position in the running order; where another bout has been begun and left
 * since, the decided bout that stands last in the running order (decision 0501).
 *
 * @example
 * ```tsx
 * console.log(programToAnnounce(match, 'NEXT_UP')?.programName);
 * ```
 */
export function programToAnnounce(match: CurrentMatch, type: TitleShowType): Program | null {
  const programs = activeGroup(match)?.programs ?? [];
  const active = programs.find(({ id }) => id === match.activeProgramId) ?? null;
  switch (type) {
    case 'OPENING':
    case 'NEXT_UP':
      return nextProgram(programs.filter((program) => program !== active));
    case 'JUST_NOW':
      return lastOf(match, programs, active);
  }
}

function lastOf(
  match: CurrentMatch,
  programs: readonly Program[],
  active: Program | null,
): Program | null {
  switch (match.mode) {
    case 'SCORE':
    case 'VOTE':
      return active ?? last(programs.filter(({ phase }) => phase === 'RESULT'));
    case 'BATTLE': {
      const decided = programs.filter(({ outcome }) => outcome !== null);
      const inOrder = match.undo.flatMap(({ programId }) =>
        decided.filter(({ id }) => id === programId),
      );
      return last(inOrder) ?? last(decided) ?? active;
    }
  }
}

function last<Row>(rows: readonly Row[]): Row | null {
  return rows[rows.length - 1] ?? null;
}
