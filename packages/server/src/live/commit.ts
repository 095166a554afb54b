/**
 * The one statement that makes a batch true: it advances the competition from the version that was
 * decided on, and writes the log and the rows only if it could. One round trip, one commit.
 */
import { liveFields, liveStateOf, type ShowState, WHOLE } from '@liangfen/rules';
import { eventHash } from '@liangfen/rules/replay';
import type { Adjustment, LateScore, SubmittedScore } from '@liangfen/sdk/schema';
import { namedStatement, type SqlPart, type Statement, sqlOf } from '../store/named-statement.ts';
import { packedBigints, packedInts, packedTexts } from '../store/packed-arrays.ts';
import type { AdjustmentDetail } from '../store/schema.ts';
import { announcementsOf, giveUpAfterMs } from '../webhooks/announcements.ts';
import type { KeptCommand } from './decide-batch.ts';
import type { CommittedShow } from './load.ts';
import { storedFingerprint } from './log.ts';

export interface BatchToCommit {
  readonly before: CommittedShow;
  readonly after: ShowState;
  readonly kept: readonly KeptCommand[];
  readonly sha256: (text: string) => string;
  readonly now: number;
  /** From when the messages to webhooks are due, by the machine's clock, which their courier reads. */
  readonly dueAt: number;
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
  const values = scoreValues(batch, entries, headHash);
  const statement = batch.kept.every(isPlainScore)
    ? scoreBatch.with(values)
    : showBatch.with({ ...values, ...showValues(batch) });
  return { headHash, statement };
}

/** What every batch brings: the log and the scores. */
function scoreValues(
  { before, after, kept, now }: BatchToCommit,
  entries: LedgerColumns,
  headHash: string,
) {
  const scores = scoreRows(kept);
  return {
    competitionId: after.competitionId,
    versionBefore: before.state.version,
    versionAfter: after.version,
    headBefore: before.headHash,
    headAfter: headHash,
    now,

    logVersions: packedBigints(entries.versions),
    logAts: packedBigints(entries.ats),
    logTypes: packedTexts(entries.types),
    logActorRoles: packedTexts(entries.actorRoles),
    logActorIds: packedTexts(entries.actorIds),
    logCommandIds: packedTexts(entries.commandIds),
    logFingerprints: packedTexts(entries.fingerprints),
    logBodies: packedTexts(entries.bodies),
    logPreviousHashes: packedTexts(entries.previousHashes),
    logHashes: packedTexts(entries.hashes),
    logChanges: packedTexts(entries.changes),

    scorePrograms: packedTexts(scores.map((row) => row.programId)),
    scoreJudges: packedTexts(scores.map((row) => row.judgeId)),
    scoreItems: packedTexts(scores.map((row) => row.itemId)),
    scoreNumbers: packedTexts(scores.map((row) => String(row.score))),
    scoreRevisions: packedInts(scores.map((row) => row.revision)),
    scoreReceipts: packedTexts(scores.map((row) => row.receipt)),
    scorePerformances: packedInts(scores.map((row) => row.performance ?? 1)),
    scoreAts: packedBigints(scores.map((row) => row.at)),
  };
}

/** What a batch brings besides when an operator's step, a sign-in or a late score is in it. */
function showValues(batch: BatchToCommit) {
  const { after, kept, dueAt } = batch;
  const programs = programRows(kept);
  const lateScores = lateScoreRows(kept);
  const messages = announcementsOf(batch);
  const adjustments = kept.flatMap(({ decided: { facts } }) => [
    ...(facts.adjustment === undefined ? [] : [facts.adjustment]),
    ...(facts.carried?.adjustments ?? []).map((adjustment) => ({
      programId: facts.carried?.programId ?? '',
      adjustment,
    })),
  ]);
  return {
    live: hasOperatorEvent(kept) ? JSON.stringify(liveStateOf(after)) : null,

    programIds: programs.map((row) => row.id),
    programLives: programs.map((row) => row.live),
    programResultChanged: programs.map((row) => row.resultChanged),
    programResults: programs.map((row) => row.result),
    programShownChanged: programs.map((row) => row.shownChanged),
    programShown: programs.map((row) => row.shown),

    signedIn: signedInJudges(kept),

    lateIds: lateScores.map((row) => row.id),
    lateJudges: lateScores.map((row) => row.judgeId),
    latePrograms: lateScores.map((row) => row.programId),
    lateNumbers: lateScores.map((row) => JSON.stringify(row.scores)),
    lateAts: lateScores.map((row) => row.at),
    lateStates: lateScores.map((row) => row.state),
    lateReasons: lateScores.map((row) => row.reason),
    latePerformances: lateScores.map((row) => row.performance ?? 1),

    adjustedPrograms: adjustments.map((row) => row.programId),
    adjustmentIds: adjustments.map((row) => row.adjustment.id),
    adjustmentAmounts: adjustments.map((row) => String(row.adjustment.amount)),
    adjustmentReasons: adjustments.map((row) => row.adjustment.reason),
    adjustmentAts: adjustments.map((row) => row.adjustment.at),
    adjustmentPerformances: adjustments.map((row) => row.adjustment.performance ?? 1),
    adjustmentDetails: adjustments.map((row) => JSON.stringify(adjustmentDetail(row.adjustment))),

    clearedPrograms: kept.flatMap(({ decided }) => decided.facts.clearedScores ?? []),

    messageIds: messages.map((message) => message.id),
    messageTypes: messages.map((message) => message.type),
    messageEvents: messages.map((message) => message.event),
    messageBodies: messages.map((message) => message.body),
    messagesDueAt: dueAt,
    messagesGivenUpAt: dueAt + giveUpAfterMs,
  };
}

type ScoreName = keyof ReturnType<typeof scoreValues>;
type ShowName = ScoreName | keyof ReturnType<typeof showValues>;

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
      const { programId, revision, receipt, at, performance = 1 } = score;
      const itemId = score.itemId ?? WHOLE;
      const given = { score: score.score, revision, receipt, at, performance };
      rows.set(`${programId} ${judgeId} ${itemId} ${performance}`, {
        programId,
        judgeId,
        itemId,
        ...given,
      });
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

function adjustmentDetail({ forTime }: Adjustment): AdjustmentDetail {
  return forTime === undefined ? {} : { forTime };
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

const scoreSql = sqlOf<ScoreName>();
const showSql = sqlOf<ShowName>();

/** By version and by the ledger's head: a version alone could be one that another process has come to meanwhile. */
const guard = <Name extends ShowName>(extra: SqlPart<Name>) => sqlOf<ScoreName | Name>()`
with guard as (
  update competition
  set version = ${'versionAfter'}, head_hash = ${'headAfter'}, updated_at = ${'now'}${extra}
  where id = ${'competitionId'} and version = ${'versionBefore'} and head_hash = ${'headBefore'}
    and deleted_at is null and holder = 'HERE'
  returning id, owner_id, status
)`;

const log = scoreSql`
logged as (
  insert into show_event (competition_id, version, at, type, actor_role, actor_id, command_id,
    fingerprint, body, previous_hash, hash, changes)
  select guard.id, entry.*
  from guard, unnest(${'logVersions'}::bigint[], ${'logAts'}::bigint[], ${'logTypes'}::text[],
    ${'logActorRoles'}::text[], ${'logActorIds'}::text[], ${'logCommandIds'}::text[],
    ${'logFingerprints'}::text[], ${'logBodies'}::text[], ${'logPreviousHashes'}::text[],
    ${'logHashes'}::text[], ${'logChanges'}::text[]) as entry
)`;

const scores = scoreSql`
scored as (
  insert into score (competition_id, program_id, judge_id, item_id, score, revision, receipt, at,
    performance)
  select guard.id, s.program_id, s.judge_id, s.item_id, s.score::numeric, s.revision, s.receipt, s.at,
    s.performance
  from guard, unnest(${'scorePrograms'}::text[], ${'scoreJudges'}::text[], ${'scoreItems'}::text[],
    ${'scoreNumbers'}::text[], ${'scoreRevisions'}::int[], ${'scoreReceipts'}::text[],
    ${'scoreAts'}::bigint[], ${'scorePerformances'}::int[])
    as s (program_id, judge_id, item_id, score, revision, receipt, at, performance)
  on conflict (competition_id, program_id, judge_id, item_id, performance) do update
  set score = excluded.score, revision = excluded.revision, receipt = excluded.receipt,
    at = excluded.at
)`;

/** The hot path: nothing but scores, and the live position stays untouched. */
const scoreBatch = namedStatement<ScoreName>(
  'lf-score-batch',
  scoreSql`${guard<ScoreName>(scoreSql``)}, ${log}, ${scores}
select id from guard`,
);

const showBatch = namedStatement<ShowName>(
  'lf-show-batch',
  showSql`${guard(showSql`, live = coalesce(${'live'}::jsonb, live)`)}, ${log}, ${scores},
programs as (
  update program
  set live = coalesce(p.live::jsonb, program.live),
    result = case when p.result_changed then p.result::jsonb else program.result end,
    shown = case when p.shown_changed then p.shown::jsonb else program.shown end
  from guard, unnest(${'programIds'}::text[], ${'programLives'}::text[],
    ${'programResultChanged'}::boolean[], ${'programResults'}::text[],
    ${'programShownChanged'}::boolean[], ${'programShown'}::text[])
    as p (id, live, result_changed, result, shown_changed, shown)
  where program.competition_id = guard.id and program.id = p.id
),
signed as (
  update judge set sign_in = true, signed_out = false
  from guard
  where judge.competition_id = guard.id and judge.id = any(${'signedIn'}::text[])
),
late as (
  insert into late_score (competition_id, id, judge_id, program_id, scores, at, state, reason,
    performance)
  select guard.id, l.id, l.judge_id, l.program_id, l.scores::jsonb, l.at, l.state, l.reason,
    l.performance
  from guard, unnest(${'lateIds'}::text[], ${'lateJudges'}::text[], ${'latePrograms'}::text[],
    ${'lateNumbers'}::text[], ${'lateAts'}::bigint[], ${'lateStates'}::text[],
    ${'lateReasons'}::text[], ${'latePerformances'}::int[])
    as l (id, judge_id, program_id, scores, at, state, reason, performance)
  on conflict (competition_id, id) do update set state = excluded.state, reason = excluded.reason
),
adjusted as (
  insert into adjustment (competition_id, program_id, id, amount, reason, at, performance, detail)
  select guard.id, a.program_id, a.id, a.amount::numeric, a.reason, a.at, a.performance,
    a.detail::jsonb
  from guard, unnest(${'adjustedPrograms'}::text[], ${'adjustmentIds'}::text[],
    ${'adjustmentAmounts'}::text[], ${'adjustmentReasons'}::text[], ${'adjustmentAts'}::bigint[],
    ${'adjustmentPerformances'}::int[], ${'adjustmentDetails'}::text[])
    as a (program_id, id, amount, reason, at, performance, detail)
),
cleared as (
  delete from score using guard
  where score.competition_id = guard.id and score.program_id = any(${'clearedPrograms'}::text[])
),
announced as (
  insert into webhook_delivery (webhook_id, id, competition_id, type, body, created_at, give_up_at,
    next_at, state)
  select webhook.id, m.id, guard.id, m.type, m.body, ${'now'}, ${'messagesGivenUpAt'}::bigint,
    ${'messagesDueAt'}::bigint, 'WAITING'
  from guard
  join user_account owner on owner.id = guard.owner_id and owner.kind = 'MAIN'
  join webhook on webhook.user_id = owner.id and webhook.disabled is null
    and (webhook.rehearsals or guard.status <> 'REHEARSAL'),
  unnest(${'messageIds'}::text[], ${'messageTypes'}::text[], ${'messageEvents'}::text[],
    ${'messageBodies'}::text[])
    as m (id, type, event, body)
  where m.event = any(webhook.events)
)
select id from guard`,
);
