/**
 * Finds what a step published: results and rankings that the hall now sees whole, for listeners outside the hall
 * (decision 0319).
 */
import type { PublishedRanking, PublishedResult, ShowEvent } from '@liangfen/sdk/schema';
import { hasBouts } from '../mode.ts';
import { standingPart } from '../program-standing.ts';
import { cutStage } from '../reveal/reveal-steps.ts';
import type { DecidedEvent } from './commands.ts';
import { findProgram } from './lookup.ts';
import { shownRanking } from './shown.ts';
import { isStaged } from './staged.ts';
import type { ShowState } from './state.ts';

export type Publication =
  | {
      readonly kind: 'RESULT';
      readonly result: PublishedResult;
      /** Whether another result of this program was published before. */
      readonly revised: boolean;
    }
  | { readonly kind: 'RANKING'; readonly ranking: PublishedRanking };

/**
 * Returns the result once the hall has seen it whole, else null. A bout's points are no result until the bout is
 * decided.
 */
export function publishedResult(state: ShowState, programId: string): PublishedResult | null {
  const found = findProgram(state, programId);
  if (found === null || found.group === null) return null;
  const { program, group } = found;
  const shown = state.shown.get(programId);
  const score = shown?.score ?? null;
  if (shown === undefined || score === null) return null;
  if (hasBouts(state.mode) && program.outcome === null) return null;
  return {
    programId,
    groupId: group.id,
    groupName: group.groupName,
    sort: program.sort,
    programName: program.programName,
    contestant: program.contestant,
    score,
    items: state.items.flatMap(({ id, itemName }) => {
      const itemScore = shown.items[id];
      return itemScore === undefined ? [] : [{ itemId: id, itemName, score: itemScore }];
    }),
    outcome: program.outcome,
    ...standingPart(program),
  };
}

export interface PublishedRank {
  readonly rank: number | null;
  readonly tied: boolean;
  readonly result: PublishedResult;
}

/**
 * Returns all that is published of these groups, ranked as the hall knows the ranks.
 *
 * @example
 * ```tsx
 * console.log(publishedRanks(state, state.programGroups.map(({ id }) => id)));
 * ```
 */
export function publishedRanks(state: ShowState, groupIds: readonly string[]): PublishedRank[] {
  return groupIds.flatMap((groupId) =>
    shownRanking(state, groupId).flatMap(({ programId, rank, tied }) => {
      const result = publishedResult(state, programId);
      return result === null ? [] : [{ rank, tied, result }];
    }),
  );
}

/** Returns the page of the ranking on air once all of it is seen. */
function publishedRanking(state: ShowState): PublishedRanking | null {
  const { stage } = state;
  if (stage.kind !== 'RANKING') return null;
  const seen = cutStage(stage, state.linkData.revealStep);
  if (seen.kind !== 'RANKING' || seen.rows.length < stage.rows.length) return null;
  const { groupName, item, pageNo, pageSize, totalSize, rows } = stage;
  if (rows.every(({ score }) => score === null)) return null;
  const groupId = state.activeProgramGroupId;
  return { groupId, groupName, item, pageNo, pageSize, total: totalSize, rows: [...rows] };
}

/**
 * Takes the state before a step; the returned function takes the state after it, and tells what the step published for
 * the first time or changed.
 *
 * @example
 * ```tsx
 * for (const decided of decidedEvents) {
 *   const publicationsAfter = watchPublications(state, decided);
 *   console.log(publicationsAfter(evolve(state, decided)));
 * }
 * ```
 */
export function watchPublications(
  before: ShowState,
  { event, facts }: DecidedEvent,
): (after: ShowState) => Publication[] {
  if (!isStaged(event)) return () => [];
  const ids = new Set((facts.shown ?? []).map(({ programId }) => programId));
  if (hasBouts(before.mode) || mayChangeStanding(event))
    for (const id of rowsOf(event)) ids.add(id);
  const results = [...ids].map((id) => [id, publishedResult(before, id)] as const);
  const ranking = JSON.stringify(publishedRanking(before));
  return (after) => {
    const publications = results.flatMap(([id, known]): Publication[] => {
      const result = publishedResult(after, id);
      if (result === null || JSON.stringify(result) === JSON.stringify(known)) return [];
      return [{ kind: 'RESULT', result, revised: known !== null }];
    });
    const now = publishedRanking(after);
    if (now === null || JSON.stringify(now) === ranking) return publications;
    return [...publications, { kind: 'RANKING', ranking: now }];
  };
}

/** A standing is part of what is published of a program. */
function mayChangeStanding({ type }: ShowEvent): boolean {
  return type === 'STANDING_CHANGED' || type === 'COMMAND_UNDONE';
}

function rowsOf(event: ShowEvent): string[] {
  return 'programs' in event ? event.programs.map(({ id }) => id) : [];
}
