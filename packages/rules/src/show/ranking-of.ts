/** The ranking of a group, the same on the screen, in statistics and in exports, because it is this function. */
import type {
  LinkData,
  Program,
  ProgramGroup,
  ProgramStanding,
  RankRow,
  TieKeys,
} from '@liangfen/sdk/schema';
import { isRoundRobin } from '../bracket/round-robin.ts';
import { roundTable } from '../bracket/round-table.ts';
import { hasBouts } from '../mode.ts';
import { normalisationOf } from '../normalisation.ts';
import { standingOf, standingPart } from '../program-standing.ts';
import { type RankEntry, rankPrograms, type Standing, standingAmong } from '../ranking.ts';
import { comparesByMarks } from '../tie-marks.ts';
import { activeGroup, scoredItems } from './lookup.ts';
import type { ShowState } from './state.ts';

type Ranked = Pick<ShowState, 'programGroups' | 'results' | 'setting'>;
type RankedBy = Pick<Ranked, 'programGroups' | 'setting'> & Partial<Pick<Ranked, 'results'>>;

/**
 * Ranks a group by final score, or by one item's score; unscored programs last (product decisions § 3).
 *
 * @example
 * ```tsx
 * for (const { rank, programName } of rankingOf(state, null, null)) console.log(rank, programName);
 * ```
 */
export function rankingOf(state: Ranked, groupId: string | null, itemId: string | null): RankRow[] {
  const group = state.programGroups.find(({ id }) => id === groupId);
  if (hasBouts(state.setting.mode) && group !== undefined && isRoundRobin(group)) {
    return rankingOfTable(group);
  }
  return rankingBy(ofItem(state, itemId), groupId, (program) => ({
    score: scoreOf(program, itemId),
    tieKeys: keysFor(state.results.get(program.id)?.tieKeys, itemId),
  }));
}

/** Of a round robin, the table ranks: one row for each side, by its points. */
function rankingOfTable(group: ProgramGroup): RankRow[] {
  return roundTable(group).rows.map(({ program, rank, tied, points }) => {
    const { id: programId, sort, programName, contestant } = program;
    const who = { programId, sort, programName, contestant };
    return { rank, tied, ...who, score: points, decidedBy: null, ...standingPart(program) };
  });
}

/** Panels are made comparable as a whole; the scores of one item stay as they were given. */
function ofItem<T extends Pick<Ranked, 'setting'>>(state: T, itemId: string | null): T {
  if (itemId === null || normalisationOf(state.setting) === 'NONE') return state;
  return { ...state, setting: { ...state.setting, normalisation: 'NONE' } };
}

/** In the ranking of one item, the unrounded score is that of the item. */
function keysFor(tieKeys: TieKeys | null | undefined, itemId: string | null): TieKeys | null {
  if (!tieKeys || itemId === null) return tieKeys ?? null;
  const { unrounded: _, ...rest } = tieKeys;
  // In the ranking of one item, only what was given for it makes places.
  const ballots = rest.ballots?.flatMap((ballot) =>
    ballot.itemId === itemId ? [{ ...ballot, itemId: null }] : [],
  );
  const keys = ballots === undefined ? rest : { ...rest, ballots };
  const own = (keys.unroundedItems ?? keys.items)[itemId];
  return own === undefined ? keys : { ...keys, unrounded: own };
}

/** Returns the ranking on air, with the results of the moment when the picture was put there. */
export function rankingOnAir(
  state: Ranked & Pick<ShowState, 'held'>,
  groupId: string | null,
  itemId: string | null,
): RankRow[] {
  return rankingBy(ofItem(state, itemId), groupId, (program) => {
    const held = state.held.find(({ programId }) => programId === program.id);
    return held
      ? {
          score: itemId === null ? held.score : (held.items[itemId] ?? null),
          tieKeys: keysFor(held.tieKeys, itemId),
          standing: held.standing ?? 'COMPETING',
        }
      : {
          score: scoreOf(program, itemId),
          tieKeys: keysFor(state.results.get(program.id)?.tieKeys, itemId),
        };
  });
}

function scoreOf(program: Program, itemId: string | null): number | null {
  if (itemId === null) return program.finalScore;
  return program.programItemResults.find((result) => result.itemId === itemId)?.score ?? null;
}

export interface RankedValue {
  readonly score: number | null;
  readonly tieKeys: TieKeys | null;
  /** Left out: the program's own. */
  readonly standing?: ProgramStanding;
}

/** Ranks a group by whatever is known of its programs. */
export function rankingBy(
  state: RankedBy,
  groupId: string | null,
  valueFor: (program: Program) => RankedValue,
): RankRow[] {
  const entries = programsOf(state, groupId).map((program) =>
    entryOf(state, program, valueFor(program)),
  );
  return rankPrograms(entries, state.setting);
}

/** Returns one program's place among those of a group that have a score, by whatever is known of them. */
export function standingBy(
  state: RankedBy,
  groupId: string | null,
  programId: string,
  valueFor: (program: Program) => RankedValue,
): Standing {
  const programs = programsOf(state, groupId);
  const own = programs.find(({ id }) => id === programId);
  return standingAmong(
    own ? entryOf(state, own, valueFor(own)) : null,
    scoredOthers(state, programs, programId, valueFor),
    state.setting,
  );
}

function* scoredOthers(
  state: RankedBy,
  programs: readonly Program[],
  programId: string,
  valueFor: (program: Program) => RankedValue,
): Generator<RankEntry> {
  for (const program of programs) {
    if (program.id === programId) continue;
    const value = valueFor(program);
    if (value.score !== null) yield entryOf(state, program, value);
  }
}

function programsOf(
  { programGroups }: Pick<Ranked, 'programGroups'>,
  groupId: string | null,
): readonly Program[] {
  return programGroups.find(({ id }) => id === groupId)?.programs ?? [];
}

/** Tie-breaks that were chosen after a result compare what its working tells. */
function workingFor({ setting, results }: RankedBy, { id }: Program): Pick<RankEntry, 'working'> {
  const working = comparesByMarks(setting) ? results?.get(id) : undefined;
  return working === undefined ? {} : { working };
}

function entryOf(
  state: RankedBy,
  program: Program,
  { score, tieKeys, standing = standingOf(program) }: RankedValue,
): RankEntry {
  const { setting } = state;
  const { id: programId, sort, programName, contestant, outcome } = program;
  return {
    programId,
    sort,
    programName,
    contestant,
    score,
    tieKeys,
    ...workingFor(state, program),
    // A program keeps its bout's outcome when the mode is changed afterwards.
    outcome: hasBouts(setting.mode) ? outcome : null,
    ...standingPart({ standing }),
  };
}

/**
 * The sizes the ranking panel pages by (spec § 4 Ranking): the total is the chosen item's size, else the program size.
 *
 * @example
 * ```tsx
 * console.log(rankSizes(state, null));
 * ```
 */
export function rankSizes(
  state: Pick<ShowState, 'programGroups' | 'activeProgramGroupId' | 'setting' | 'items'>,
  itemId: string | null,
): Pick<LinkData, 'programSize' | 'itemSize' | 'rankTotalSize'> {
  const programSize = activeGroup(state)?.programs.length ?? 0;
  const itemSize = scoredItems(state).map((item) => ({ itemId: item.id, itemSize: programSize }));
  return {
    programSize,
    itemSize,
    rankTotalSize: itemSize.find((size) => size.itemId === itemId)?.itemSize ?? programSize,
  };
}
