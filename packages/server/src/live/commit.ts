/**
 * The one statement that makes a batch true: it advances the competition from the version that was
 * decided on, and writes the log and the rows only if it could. One round trip, one commit.
 */
import { liveFields, liveStateOf, type ShowState, WHOLE } from '@liangfen/rules';
import { eventHash } from '@liangfen/rules/replay';
import type { LateScore, SubmittedScore } from '@liangfen/sdk/schema';
import { packedBigints, packedInts, packedTexts } from '../store/packed-arrays.ts';
import { announcementsOf, giveUpAfterMs } from '../webhooks/announcements.ts';
import type { KeptCommand } from './decide-batch.ts';
import type { CommittedShow } from './load.ts';
import { storedFingerprint } from './log.ts';

export interface Statement {
  readonly name: string;
  readonly sql: string;
  readonly values: readonly unknown[];
}

export interface BatchToCommit {
  readonly before: CommittedShow;
  readonly after: ShowState;
  readonly kept: readonly KeptCommand[];
  readonly sha256: (text: string) => string;
  readonly now: number;
  /** The address by which browsers find the server, for links in messages. */
  readonly publicUrl: string | null;
}

export interface PreparedCommit {
  readonly statement: Statement;
  /** The ledger's head once the statement has held. */
  readonly headHash: string;
}

/** The statement returns one row when the guard held, none when another process was faster. */
export function prepareCommit(batch: BatchToCommit): PreparedCommit {
  const entries = ledgerEntries(batch);
  const headHash = entries.hashes.at(-1) ?? batch.before.headHash;
  const scores = scoreRows(batch.kept);
  const head = [
    batch.after.competitionId,
    batch.before.state.version,
    batch.after.version,
    headHash,
    batch.now,
  ];
  const log = [
    packedBigints(entries.versions),
    packedBigints(entries.ats),
    packedTexts(entries.types),
    packedTexts(entries.actorRoles),
    packedTexts(entries.actorIds),
    packedTexts(entries.commandIds),
    packedTexts(entries.fingerprints),
    packedTexts(entries.bodies),
    packedTexts(entries.previousHashes),
    packedTexts(entries.hashes),
  ];
  const scoreColumns = [
    packedTexts(scores.map((row) => row.programId)),
    packedTexts(scores.map((row) => row.judgeId)),
    packedTexts(scores.map((row) => row.itemId)),
    packedTexts(scores.map((row) => String(row.score))),
    packedInts(scores.map((row) => row.revision)),
    packedTexts(scores.map((row) => row.receipt)),
    packedBigints(scores.map((row) => row.at)),
  ];
  const changes = packedTexts(entries.changes);
  if (batch.kept.every(isPlainScore)) {
    return {
      headHash,
      statement: {
        name: 'lf-score-batch',
        sql: scoreBatch,
        values: [...head, ...log, ...scoreColumns, changes],
      },
    };
  }
  const programs = programRows(batch.kept);
  const lateScores = lateScoreRows(batch.kept);
  const messages = announcementsOf(batch);
  const adjustments = batch.kept.flatMap(({ decided }) => decided.facts.adjustment ?? []);
  return {
    headHash,
    statement: {
      name: 'lf-show-batch',
      sql: showBatch,
      values: [
        ...head,
        ...log,
        ...scoreColumns,
        hasOperatorEvent(batch.kept) ? JSON.stringify(liveStateOf(batch.after)) : null,
        programs.map((row) => row.id),
        programs.map((row) => row.live),
        programs.map((row) => row.resultChanged),
        programs.map((row) => row.result),
        signedInJudges(batch.kept),
        lateScores.map((row) => row.id),
        lateScores.map((row) => row.judgeId),
        lateScores.map((row) => row.programId),
        lateScores.map((row) => JSON.stringify(row.scores)),
        lateScores.map((row) => row.at),
        lateScores.map((row) => row.state),
        lateScores.map((row) => row.reason),
        adjustments.map((row) => row.programId),
        adjustments.map((row) => row.adjustment.id),
        adjustments.map((row) => String(row.adjustment.amount)),
        adjustments.map((row) => row.adjustment.reason),
        adjustments.map((row) => row.adjustment.at),
        batch.kept.flatMap(({ decided }) => decided.facts.clearedScores ?? []),
        programs.map((row) => row.shownChanged),
        programs.map((row) => row.shown),
        changes,
        messages.map((message) => message.id),
        messages.map((message) => message.type),
        messages.map((message) => message.body),
        batch.now + giveUpAfterMs,
      ],
    },
  };
}

/** Scores leave the position unchanged; it is stored when an operator moved it, or with waiting corrections. */
function hasOperatorEvent(kept: readonly KeptCommand[]): boolean {
  return kept.some(
    ({ decided: { event, facts } }) => facts.position !== undefined || 'correction' in event,
  );
}

function isPlainScore({ decided }: KeptCommand): boolean {
  return decided.event.type === 'SCORE_SUBMITTED';
}

interface LedgerColumns {
  readonly versions: number[];
  readonly ats: number[];
  readonly types: string[];
  readonly actorRoles: string[];
  readonly actorIds: string[];
  readonly commandIds: string[];
  readonly fingerprints: string[];
  readonly bodies: string[];
  readonly previousHashes: string[];
  readonly hashes: string[];
  readonly changes: (string | null)[];
}

function ledgerEntries({ before, kept, sha256 }: BatchToCommit): LedgerColumns {
  const columns: LedgerColumns = {
    versions: [],
    ats: [],
    types: [],
    actorRoles: [],
    actorIds: [],
    commandIds: [],
    fingerprints: [],
    bodies: [],
    previousHashes: [],
    hashes: [],
    changes: [],
  };
  let previousHash = before.headHash;
  for (const { order, decided, refused, changes } of kept) {
    const { event } = decided;
    const { version, at, type } = event;
    const { actor, commandId } = order;
    const body = JSON.stringify(event);
    const hash = eventHash(sha256, { previousHash, version, at, type, actor, commandId, body });
    columns.versions.push(version);
    columns.ats.push(at);
    columns.types.push(type);
    columns.actorRoles.push(actor.role);
    columns.actorIds.push(actor.id);
    columns.commandIds.push(commandId);
    columns.fingerprints.push(storedFingerprint(order.fingerprint, refused?.reason ?? null));
    columns.bodies.push(body);
    columns.previousHashes.push(previousHash);
    columns.hashes.push(hash);
    columns.changes.push(changes);
    previousHash = hash;
  }
  return columns;
}

interface ScoreRow extends Omit<SubmittedScore, 'itemId'> {
  readonly judgeId: string;
  readonly itemId: string;
}

/** The last revision of each; one statement cannot write a row twice. */
function scoreRows(kept: readonly KeptCommand[]): ScoreRow[] {
  const rows = new Map<string, ScoreRow>();
  const keep = (judgeId: string, scores: readonly SubmittedScore[]) => {
    for (const score of scores) {
      const { programId, revision, receipt, at } = score;
      const itemId = score.itemId ?? WHOLE;
      const row = { programId, judgeId, itemId, score: score.score, revision, receipt, at };
      rows.set(`${programId} ${judgeId} ${itemId}`, row);
    }
  };
  for (const { decided } of kept) {
    const { event, facts } = decided;
    if (event.type === 'SCORE_SUBMITTED' && event.judgeId !== undefined) {
      keep(event.judgeId, event.scores ?? []);
    }
    if (facts.scores) keep(facts.scores.judgeId, facts.scores.scores);
    for (const programId of facts.clearedScores ?? []) {
      for (const [key, row] of rows) if (row.programId === programId) rows.delete(key);
    }
  }
  return [...rows.values()];
}

interface ProgramRow {
  readonly id: string;
  /** Null when unchanged. */
  live: string | null;
  resultChanged: boolean;
  result: string | null;
  shownChanged: boolean;
  shown: string | null;
}

const unchangedRow = {
  live: null,
  resultChanged: false,
  result: null,
  shownChanged: false,
  shown: null,
};

function programRows(kept: readonly KeptCommand[]): ProgramRow[] {
  const rows = new Map<string, ProgramRow>();
  const rowOf = (id: string): ProgramRow => {
    const row = rows.get(id) ?? { id, ...unchangedRow };
    rows.set(id, row);
    return row;
  };
  for (const { decided } of kept) {
    if ('programs' in decided.event) {
      for (const program of decided.event.programs) {
        rowOf(program.id).live = JSON.stringify(liveFields(program));
      }
    }
    for (const change of decided.facts.results ?? []) {
      const row = rowOf(change.programId);
      row.resultChanged = true;
      row.result = change.result && JSON.stringify(change.result);
    }
    for (const change of decided.facts.shown ?? []) {
      const row = rowOf(change.programId);
      row.shownChanged = true;
      row.shown = change.shown && JSON.stringify(change.shown);
    }
  }
  return [...rows.values()];
}

function signedInJudges(kept: readonly KeptCommand[]): string[] {
  return kept.flatMap(({ decided: { event } }) =>
    event.type === 'JUDGE_SIGNED_IN' ? [event.judge.id] : [],
  );
}

function lateScoreRows(kept: readonly KeptCommand[]): LateScore[] {
  const rows = new Map<string, LateScore>();
  for (const { decided } of kept) {
    if ('lateScore' in decided.event && decided.event.lateScore) {
      rows.set(decided.event.lateScore.id, decided.event.lateScore);
    }
  }
  return [...rows.values()];
}

/** By version and by the ledger's head: a version alone could be one that another process has come to meanwhile. */
const guard = (extra: string) => `
with guard as (
  update competition
  set version = $3, head_hash = $4, updated_at = $5${extra}
  where id = $1 and version = $2 and head_hash = ($14::text[])[1] and deleted_at is null
  returning id, owner_id, status
)`;

const log = (changes: string) => `
logged as (
  insert into show_event (competition_id, version, at, type, actor_role, actor_id, command_id,
    fingerprint, body, previous_hash, hash, changes)
  select guard.id, entry.*
  from guard, unnest($6::bigint[], $7::bigint[], $8::text[], $9::text[], $10::text[], $11::text[],
    $12::text[], $13::text[], $14::text[], $15::text[],
    ${changes}::text[]) as entry
)`;

const scores = `
scored as (
  insert into score (competition_id, program_id, judge_id, item_id, score, revision, receipt, at)
  select guard.id, s.program_id, s.judge_id, s.item_id, s.score::numeric, s.revision, s.receipt, s.at
  from guard, unnest($16::text[], $17::text[], $18::text[], $19::text[], $20::int[], $21::text[],
    $22::bigint[]) as s (program_id, judge_id, item_id, score, revision, receipt, at)
  on conflict (competition_id, program_id, judge_id, item_id) do update
  set score = excluded.score, revision = excluded.revision, receipt = excluded.receipt,
    at = excluded.at
)`;

/** The hot path: nothing but scores, and the live position stays untouched. */
const scoreBatch = `${guard('')}, ${log('$23')}, ${scores}
select id from guard`;

const showBatch = `${guard(', live = coalesce($23::jsonb, live)')}, ${log('$44')}, ${scores},
programs as (
  update program
  set live = coalesce(p.live::jsonb, program.live),
    result = case when p.result_changed then p.result::jsonb else program.result end,
    shown = case when p.shown_changed then p.shown::jsonb else program.shown end
  from guard, unnest($24::text[], $25::text[], $26::boolean[], $27::text[], $42::boolean[],
    $43::text[]) as p (id, live, result_changed, result, shown_changed, shown)
  where program.competition_id = guard.id and program.id = p.id
),
signed as (
  update judge set sign_in = true
  from guard
  where judge.competition_id = guard.id and judge.id = any($28::text[])
),
late as (
  insert into late_score (competition_id, id, judge_id, program_id, scores, at, state, reason)
  select guard.id, l.id, l.judge_id, l.program_id, l.scores::jsonb, l.at, l.state, l.reason
  from guard, unnest($29::text[], $30::text[], $31::text[], $32::text[], $33::bigint[], $34::text[],
    $35::text[]) as l (id, judge_id, program_id, scores, at, state, reason)
  on conflict (competition_id, id) do update set state = excluded.state, reason = excluded.reason
),
adjusted as (
  insert into adjustment (competition_id, program_id, id, amount, reason, at)
  select guard.id, a.program_id, a.id, a.amount::numeric, a.reason, a.at
  from guard, unnest($36::text[], $37::text[], $38::text[], $39::text[], $40::bigint[])
    as a (program_id, id, amount, reason, at)
),
cleared as (
  delete from score using guard
  where score.competition_id = guard.id and score.program_id = any($41::text[])
),
announced as (
  insert into webhook_delivery (webhook_id, id, competition_id, type, body, created_at, give_up_at,
    next_at, state)
  select webhook.id, m.id, guard.id, m.type, m.body, $5, $48::bigint, $5, 'WAITING'
  from guard
  join user_account owner on owner.id = guard.owner_id and owner.kind = 'MAIN'
  join webhook on webhook.user_id = owner.id and webhook.disabled is null
    and (webhook.rehearsals or guard.status <> 'REHEARSAL'),
  unnest($45::text[], $46::text[], $47::text[]) as m (id, type, body)
  where m.type = any(webhook.events)
)
select id from guard`;
