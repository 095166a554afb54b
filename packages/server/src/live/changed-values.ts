/** Finds the values that an event changes, and what they were before, while the show before it is at hand. */
import { findProgram, isStaged, judgeScoresOf, type ShowState, WHOLE } from '@liangfen/rules';
import type { LateScore, LedgerChange, Program, ShowEvent } from '@liangfen/sdk/schema';
import { parseEvent } from './log.ts';

/**
 * Returns the changes for the event's row; null when the event itself tells enough, because it changes no value, or is
 * a judge's first scores, which are nearly all of a ledger.
 */
export function storedChanges(before: ShowState, event: ShowEvent): string | null {
  if (event.type === 'SCORE_SUBMITTED' && event.scores?.every(({ revision }) => revision === 1)) {
    return null;
  }
  const changes = changedValues(before, event);
  return changes.length === 0 ? null : JSON.stringify(changes);
}

/** Reads what `storedChanges` stored. */
export function readChanges(row: { readonly body: string; readonly changes: string | null }) {
  // Only storedChanges writes the column.
  if (row.changes !== null) return JSON.parse(row.changes) as LedgerChange[];
  const event = parseEvent(row.body);
  return event.type === 'SCORE_SUBMITTED' ? scoreChanges(event, () => null) : [];
}

function changedValues(before: ShowState, event: ShowEvent): LedgerChange[] {
  if (isStaged(event)) {
    const late = 'lateScore' in event ? event.lateScore : undefined;
    return [
      ...(late ? scoreChanges(lateScores(late), scoresBefore(before, late.judgeId)) : []),
      ...event.programs.flatMap((after) =>
        rowChanges(findProgram(before, after.id)?.program ?? null, after),
      ),
    ];
  }
  switch (event.type) {
    case 'SCORE_SUBMITTED':
      return scoreChanges(event, scoresBefore(before, event.judgeId ?? ''));
    case 'JUDGE_SIGNED_IN':
    case 'LATE_SCORE_OFFERED':
    case 'LATE_SCORE_REFUSED':
    case 'CORRECTION_PROPOSED':
    case 'CORRECTION_REFUSED':
    case 'CORRECTION_WITHDRAWN':
    case 'SCORES_LOOKED_AT':
    case 'SETUP_CHANGED':
      return [];
  }
}

// ------------------------------------------------------------------ judges' scores

interface GivenScore {
  readonly programId: string;
  readonly itemId: string | null;
  readonly score: number;
}

type Earlier = (given: GivenScore) => number | null;

function scoreChanges(
  { scores }: { readonly scores?: readonly GivenScore[] | undefined },
  earlier: Earlier,
): LedgerChange[] {
  return (scores ?? []).map((given) => ({
    programId: given.programId,
    field: 'JUDGE_SCORE',
    detailId: given.itemId,
    before: earlier(given),
    after: given.score,
  }));
}

function scoresBefore(show: ShowState, judgeId: string): Earlier {
  return ({ programId, itemId }) =>
    judgeScoresOf(show, programId, judgeId).get(itemId ?? WHOLE)?.score ?? null;
}

function lateScores({ programId, scores }: LateScore): { readonly scores: GivenScore[] } {
  return { scores: scores.map((score) => ({ ...score, programId })) };
}

// ------------------------------------------------------------------ programs' results

function rowChanges(before: Program | null, after: Program): LedgerChange[] {
  const changes: LedgerChange[] = [];
  const add = (
    field: LedgerChange['field'],
    detailId: string | null,
    was: number | null,
    is: number | null,
  ) => {
    if (was !== is) {
      changes.push({ programId: after.id, field, detailId, before: was, after: is });
    }
  };
  const itemsBefore = new Map(before?.programItemResults.map((row) => [row.itemId, row.score]));
  for (const { itemId, score } of after.programItemResults) {
    add('ITEM_SCORE', itemId, itemsBefore.get(itemId) ?? null, score);
  }
  add('FINAL_SCORE', null, before?.finalScore ?? null, after.finalScore);
  // The change follows from the scores above; only a bout has it alone.
  if (changes.length === 0) {
    add('CURRENT_SCORE', null, before?.currentScore ?? 0, after.currentScore);
  }
  const foulsBefore = new Map(before?.programFoulRecords.map((row) => [row.foulId, row.times]));
  for (const { foulId, times } of after.programFoulRecords) {
    add('FOULS', foulId, foulsBefore.get(foulId) ?? 0, times);
  }
  return changes;
}
