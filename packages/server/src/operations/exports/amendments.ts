/**
 * Lists what was put right after the judges' scores, from the ledger: corrections, adjustments, standings and late
 * scores, with who did it.
 */
import { findProgram, judgeScoresOf, type ShowState, standingOf, WHOLE } from '@liangfen/rules';
import type {
  Actor,
  LedgerChange,
  ProgramStanding,
  ScoreStrike,
  ShowEvent,
  ShowEventType,
} from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import { readChanges } from '../../live/changed-values.ts';
import { parseEvent } from '../../live/log.ts';
import { conflict } from '../../refusals.ts';
import type { Queryable } from '../../store/transaction.ts';
import { clearedAt } from '../results/cleared-at.ts';
import { readPeople } from '../results/ledger-names.ts';
import { personText } from './person-text.ts';

export type AmendmentType = Extract<
  ShowEventType,
  | 'RESULT_CORRECTED'
  | 'ADJUSTMENT_ADDED'
  | 'STANDING_CHANGED'
  | 'SCORE_STRUCK'
  | 'PANEL_RENEWED'
  | 'BOUT_CORRECTED'
  | 'LATE_SCORE_ACCEPTED'
  | 'LATE_SCORE_REFUSED'
>;

export interface Amendment {
  readonly type: AmendmentType;
  readonly at: number;
  readonly programId: string;
  /** The final score before and after; null while there was none. */
  readonly before: number | null;
  readonly after: number | null;
  /** The amount of an adjustment. */
  readonly amount: number | null;
  /** The standing that a program was given. */
  readonly standing: ProgramStanding | null;
  /** Whose scores were struck, or restored. */
  readonly strike: ScoreStrike | null;
  /** Late scores, and the judge who gave them. */
  readonly late: {
    readonly judgeId: string;
    /** The performance that they were meant for. */
    readonly performance: number;
    readonly scores: readonly { readonly itemId: string | null; readonly score: number }[];
  } | null;
  readonly reason: string;
  readonly by: string;
  /** Whether it counts towards the printed result; otherwise something later took its place. */
  readonly stands: boolean;
}

/** More than anybody reads on paper. */
const most = 2_000;

/** Oldest first; of these programs only, since all scores were last cleared, up to the version of the state. */
export async function amendmentsOf(
  query: Queryable,
  state: ShowState,
  programIds: ReadonlySet<string>,
): Promise<Amendment[]> {
  const { competitionId, version } = state;
  const rows = await query
    .selectFrom('show_event')
    .select(['version', 'actor_role', 'actor_id', 'body', 'changes'])
    .where('competition_id', '=', competitionId)
    .where('version', '>', await clearedAt(query, competitionId, version))
    .where('version', '<=', version)
    // Literals, not parameters: as in the index that answers this (store/migrations/0006-look-back.ts).
    .where(sql<boolean>`type not in ('SCORE_SUBMITTED', 'JUDGE_SIGNED_IN')`)
    .where(
      sql<boolean>`type in ('RESULT_CORRECTED', 'ADJUSTMENT_ADDED', 'STANDING_CHANGED', 'SCORE_STRUCK', 'PANEL_RENEWED', 'BOUT_CORRECTED', 'LATE_SCORE_ACCEPTED', 'LATE_SCORE_REFUSED')`,
    )
    .orderBy('version')
    .limit(most + 1)
    .execute();
  if (rows.length > most) throw conflict(`更正、加减分和迟交超过 ${most} 条，请导出台账`);
  const people = await readPeople(
    query,
    competitionId,
    rows.map(({ actor_role: role, actor_id: id }): Actor => ({ role, id })),
  );
  const amendments: Amendment[] = [];
  for (const [index, row] of rows.entries()) {
    const event = parseEvent(row.body);
    const programId = programOf(event);
    const person = people[index];
    if (programId === null || person === undefined || !programIds.has(programId)) continue;
    const amendment = amendmentOf(state, event, programId, readChanges(row), personText(person));
    if (amendment !== null) amendments.push(amendment);
  }
  return amendments;
}

function programOf(event: ShowEvent): string | null {
  if ('lateScore' in event && event.lateScore) return event.lateScore.programId;
  return 'programId' in event ? (event.programId ?? null) : null;
}

function amendmentOf(
  state: ShowState,
  event: ShowEvent,
  programId: string,
  changes: readonly LedgerChange[],
  by: string,
): Amendment | null {
  const { at } = event;
  const final = finalScores(event, programId, changes);
  const none = { amount: null, standing: null, strike: null, late: null };
  const base = { at, programId, ...final, ...none, by };
  if (event.type === 'RESULT_CORRECTED') {
    const stands = state.results.get(programId)?.corrected?.at === at;
    return { ...base, type: event.type, reason: event.reason ?? '', stands };
  }
  if (event.type === 'BOUT_CORRECTED' || event.type === 'PANEL_RENEWED') {
    return { ...base, type: event.type, reason: event.reason ?? '', stands: true };
  }
  if (event.type === 'ADJUSTMENT_ADDED') {
    const reason = event.reason ?? '';
    const standing = state.adjustments
      .get(programId)
      ?.find((each) => each.at === at && each.reason === reason);
    const amount = standing?.amount ?? null;
    return { ...base, type: event.type, amount, reason, stands: standing !== undefined };
  }
  if (event.type === 'STANDING_CHANGED') {
    const reason = event.reason ?? '';
    const given = event.programs.find(({ id }) => id === programId);
    const now = findProgram(state, programId)?.program;
    if (given === undefined) return null;
    const stands = now?.standing === given.standing && now?.standingReason === given.standingReason;
    return { ...base, type: event.type, standing: standingOf(given), reason, stands };
  }
  if (event.type === 'SCORE_STRUCK') {
    const { strike = null, reason = '' } = event;
    const isStruck = findProgram(state, programId)?.program.struck?.some(
      (one) => one.judgeId === strike?.judgeId,
    );
    const stands = strike?.struck === (isStruck ?? false);
    return { ...base, type: event.type, strike, reason, stands };
  }
  if (event.type !== 'LATE_SCORE_ACCEPTED' && event.type !== 'LATE_SCORE_REFUSED') return null;
  const { type, lateScore } = event;
  if (!lateScore) return null;
  const { id, judgeId, scores, reason, performance = 1 } = lateScore;
  const given = judgeScoresOf(state, programId, judgeId);
  return {
    ...base,
    type,
    late: { judgeId, performance, scores },
    reason: reason ?? '',
    stands:
      type === 'LATE_SCORE_REFUSED' ||
      scores.some(({ itemId }) => given.get(itemId ?? WHOLE)?.receipt === id),
  };
}

/** Returns the final score before and after; the ledger lists no change where the figure stayed the same. */
function finalScores(
  event: ShowEvent,
  programId: string,
  changes: readonly LedgerChange[],
): Pick<Amendment, 'before' | 'after'> {
  const change = changes.find(
    (each) => each.programId === programId && each.field === 'FINAL_SCORE',
  );
  if (change !== undefined) return { before: change.before, after: change.after };
  const row = 'programs' in event ? event.programs.find(({ id }) => id === programId) : undefined;
  return { before: row?.finalScore ?? null, after: row?.finalScore ?? null };
}
