/** Which values an entry of the ledger changed, and what they were before; both read from the ledger itself. */
import { isStaged } from '@liangfen/rules';
import type {
  LateScore,
  LedgerChange,
  Program,
  ScoreSubmittedEvent,
  ShowEvent,
  StagedEvent,
  SubmittedScore,
} from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import { parseEvent } from '../../live/log.ts';
import { unstagedTypes } from '../../live/replay.ts';
import type { Queryable } from '../organiser-change.ts';

/** Changes of the organiser after which nothing has a score any more. */
const clearing = ['cleanScores', 'makeOfficial', 'updateScoreSetting'];

export async function changesOf(
  query: Queryable,
  competitionId: string,
  event: ShowEvent,
): Promise<LedgerChange[]> {
  const past = { query, competitionId, version: event.version };
  if (isStaged(event)) {
    const late = event.lateScore ? await lateChanges(past, event.lateScore) : [];
    return [...late, ...(await programChanges(past, event))];
  }
  switch (event.type) {
    case 'SCORE_SUBMITTED':
      return scoreChanges(past, event);
    case 'JUDGE_SIGNED_IN':
    case 'LATE_SCORE_OFFERED':
    case 'LATE_SCORE_REFUSED':
    case 'SETUP_CHANGED':
      return [];
  }
}

interface Past {
  readonly query: Queryable;
  readonly competitionId: string;
  /** Of the event in question; only what was before it counts. */
  readonly version: number;
}

// ------------------------------------------------------------------ judges' scores

async function scoreChanges(past: Past, event: ScoreSubmittedEvent): Promise<LedgerChange[]> {
  const changes: LedgerChange[] = [];
  for (const { programId, itemId, score, revision } of event.scores ?? []) {
    const before =
      revision > 1 ? await earlierScore(past, event.judgeId ?? '', programId, itemId) : null;
    changes.push({ programId, field: 'JUDGE_SCORE', detailId: itemId, before, after: score });
  }
  return changes;
}

async function lateChanges(past: Past, late: LateScore): Promise<LedgerChange[]> {
  const { programId, judgeId } = late;
  const changes: LedgerChange[] = [];
  for (const { itemId, score } of late.scores) {
    const before = await earlierScore(past, judgeId, programId, itemId);
    changes.push({ programId, field: 'JUDGE_SCORE', detailId: itemId, before, after: score });
  }
  return changes;
}

function earlierScore(past: Past, judgeId: string, programId: string, itemId: string | null) {
  const needles = [`"judgeId":"${judgeId}"`, `"programId":"${programId}"`];
  return latest(past, { scores: true, needles }, (event) => {
    const given = scoresIn(event, judgeId).find(
      (score) => score.programId === programId && score.itemId === itemId,
    );
    return given?.score;
  });
}

type GivenScore = Pick<SubmittedScore, 'programId' | 'itemId' | 'score'>;

function scoresIn(event: ShowEvent, judgeId: string): readonly GivenScore[] {
  if (event.type === 'SCORE_SUBMITTED') {
    return event.judgeId === judgeId ? (event.scores ?? []) : [];
  }
  if (event.type !== 'LATE_SCORE_ACCEPTED' || event.lateScore?.judgeId !== judgeId) return [];
  const { programId, scores } = event.lateScore;
  return scores.map((score) => ({ ...score, programId }));
}

// ------------------------------------------------------------------ programs' results

async function programChanges(past: Past, event: StagedEvent): Promise<LedgerChange[]> {
  const changes: LedgerChange[] = [];
  for (const after of event.programs) {
    const wanted = { scores: false, needles: [`"id":"${after.id}"`] };
    const before = await latest(past, wanted, (earlier) =>
      'programs' in earlier ? earlier.programs.find(({ id }) => id === after.id) : undefined,
    );
    changes.push(...rowChanges(before, after));
  }
  return changes;
}

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
  // It follows from the scores above; alone it is a bout's.
  if (changes.length === 0) {
    add('CURRENT_SCORE', null, before?.currentScore ?? 0, after.currentScore);
  }
  const foulsBefore = new Map(before?.programFoulRecords.map((row) => [row.foulId, row.times]));
  for (const { foulId, times } of after.programFoulRecords) {
    add('FOULS', foulId, foulsBefore.get(foulId) ?? 0, times);
  }
  return changes;
}

// ------------------------------------------------------------------ looking back

/** A program of thirty judges takes about a hundred entries. */
const firstStretch = 1_000;

interface Wanted {
  /** Judges' scores may hold it too; they are nearly all of a ledger. */
  readonly scores: boolean;
  /** The event's text holds all of them. */
  readonly needles: readonly string[];
}

/**
 * The newest value that `pick` finds before the entry; null when there is none, or all scores were cleared in
 * between. It is nearly always near, so it is looked for in stretches that grow, and one candidate at a time:
 * otherwise the database reads the whole ledger for it.
 */
async function latest<Value>(
  { query, competitionId, version }: Past,
  { scores, needles }: Wanted,
  pick: (event: ShowEvent) => Value | undefined,
): Promise<Value | null> {
  let before = version;
  let stretch = firstStretch;
  while (before > 0) {
    const from = Math.max(0, before - stretch);
    let candidates = query
      .selectFrom('show_event')
      .select(['version', 'body'])
      .where('competition_id', '=', competitionId)
      .where('version', '>=', from)
      .where('version', '<', before)
      .where((where) =>
        where.or([
          where.and([
            where.or([
              where('type', 'not in', unstagedTypes),
              where('type', '=', 'SCORE_SUBMITTED'),
            ]),
            ...needles.map((needle) => where('body', 'like', `%${escaped(needle)}%`)),
          ]),
          where.and([
            where('type', '=', 'SETUP_CHANGED'),
            where.or(clearing.map((action) => where('body', 'like', `%"action":"${action}"%`))),
          ]),
        ]),
      );
    // Literals, not parameters: as in the index that answers this (store/migrations/0006-look-back.ts).
    if (!scores)
      candidates = candidates.where(
        sql<boolean>`type not in ('SCORE_SUBMITTED', 'JUDGE_SIGNED_IN')`,
      );
    const row = await candidates.orderBy('version', 'desc').limit(1).executeTakeFirst();
    if (row === undefined) {
      before = from;
      stretch *= 8;
      continue;
    }
    const event = parseEvent(row.body);
    if (event.type === 'SETUP_CHANGED' && cleared(event)) return null;
    const value = pick(event);
    if (value !== undefined) return value;
    before = Number(row.version);
  }
  return null;
}

/** Another mode takes all scores away (docs/decisions/0025); other changes of the setting keep them. */
function cleared({ action, before }: Extract<ShowEvent, { type: 'SETUP_CHANGED' }>): boolean {
  if (action !== 'updateScoreSetting') return true;
  return typeof before === 'object' && before !== null && 'mode' in before;
}

function escaped(needle: string): string {
  return needle.replace(/[\\%_]/g, '\\$&');
}
