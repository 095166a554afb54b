/**
 * Finds what a step published or took back: results and rankings that the hall now sees whole, for listeners outside the
 * hall (decisions 0319 and 0536).
 */
import type { PublishedRanking, PublishedResult, WithdrawnPage } from '@liangfen/sdk/schema';
import { hasBouts } from '../mode.ts';
import { standingPart } from '../program-standing.ts';
import { cutStage } from '../reveal/reveal-steps.ts';
import type { DecidedEvent } from './commands.ts';
import { findProgram } from './lookup.ts';
import { withoutPicture } from './ranking-pictures.ts';
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
  | { readonly kind: 'RESULT_WITHDRAWN'; readonly programId: string }
  | { readonly kind: 'RANKING'; readonly ranking: PublishedRanking }
  | {
      readonly kind: 'RANKING_WITHDRAWN';
      readonly groupId: string | null;
      /** Null for every page of the group, by whatever it was ranked. */
      readonly page: WithdrawnPage | null;
    };

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
  return {
    groupId,
    groupName,
    item,
    pageNo,
    pageSize,
    total: totalSize,
    rows: rows.map(withoutPicture),
  };
}

/**
 * Takes the state before a step; the returned function takes the state after it, and tells what the step published for
 * the first time, changed or took back.
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
  if ('programs' in event) for (const { id } of event.programs) ids.add(id);
  const known = new Map([...ids].map((id) => [id, publishedResult(before, id)]));
  const ranking = publishedRanking(before);
  return (after) => {
    const now = publishedRanking(after);
    const results = [...known].flatMap(([id, one]) =>
      changedResult(id, one, publishedResult(after, id)),
    );
    // A picture that gives way to the next one was seen all the same; only one that is undone is taken back.
    const undone =
      event.type === 'COMMAND_UNDONE' && ranking !== null && !isSamePage(ranking, now)
        ? [withdrawnPage(ranking)]
        : [];
    return [...results, ...undone, ...shownRankings(ranking, now)];
  };
}

/**
 * Tells what an organiser's change did to what is published; null stands for a competition that is deleted, of which
 * nothing is published.
 *
 * @example
 * ```tsx
 * console.log(publicationsBetween(state, null).length);
 * ```
 */
export function publicationsBetween(
  before: ShowState | null,
  after: ShowState | null,
): Publication[] {
  const known = allPublished(before);
  const now = allPublished(after);
  const results = [...new Set([...known.keys(), ...now.keys()])].flatMap((id) =>
    changedResult(id, known.get(id) ?? null, now.get(id) ?? null),
  );
  // A ranking with a result that is gone shows what no longer holds, whichever of its pages were seen.
  const groupIds = new Set(
    [...known].flatMap(([id, { groupId }]) => (now.has(id) ? [] : [groupId])),
  );
  const withdrawn = [...groupIds].map(
    (groupId): Publication => ({ kind: 'RANKING_WITHDRAWN', groupId, page: null }),
  );
  const rankings = shownRankings(
    before === null ? null : publishedRanking(before),
    after === null ? null : publishedRanking(after),
  );
  return [...results, ...withdrawn, ...rankings];
}

function allPublished(state: ShowState | null): ReadonlyMap<string, PublishedResult> {
  if (state === null) return new Map();
  const shown = state.programGroups.flatMap(({ programs }) =>
    programs.filter(({ id }) => state.shown.has(id)),
  );
  return new Map(
    shown.flatMap(({ id }) => {
      const result = publishedResult(state, id);
      return result === null ? [] : [[id, result] as const];
    }),
  );
}

function changedResult(
  programId: string,
  known: PublishedResult | null,
  result: PublishedResult | null,
): Publication[] {
  if (result === null) return known === null ? [] : [{ kind: 'RESULT_WITHDRAWN', programId }];
  if (JSON.stringify(result) === JSON.stringify(known)) return [];
  return [{ kind: 'RESULT', result, revised: known !== null }];
}

function shownRankings(
  known: PublishedRanking | null,
  ranking: PublishedRanking | null,
): Publication[] {
  if (ranking === null || JSON.stringify(ranking) === JSON.stringify(known)) return [];
  return [{ kind: 'RANKING', ranking }];
}

function withdrawnPage({ groupId, item, pageNo }: PublishedRanking): Publication {
  return { kind: 'RANKING_WITHDRAWN', groupId, page: { itemId: item?.id ?? null, pageNo } };
}

function isSamePage(one: PublishedRanking, other: PublishedRanking | null): boolean {
  return (
    one.groupId === other?.groupId && one.item?.id === other.item?.id && one.pageNo === other.pageNo
  );
}
