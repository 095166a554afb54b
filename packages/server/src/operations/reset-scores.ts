/** Takes all scores out of a competition, keeping them in `recovery` for 30 days. */
import { emptyLinkData, type LiveState, type ShowState } from '@liangfen/rules';
import { sql } from 'kysely';
import type { Ports } from '../ports.ts';
import type { Tx } from '../store/transaction.ts';
import { untouchedProgram } from './competitions/defaults.ts';
import { restorableMs } from './competitions/rows.ts';

/** How many scores were removed, for the ledger. */
export interface RemovedScores {
  readonly scores: number;
  readonly results: number;
  readonly adjustments: number;
  readonly lateScores: number;
}

/**
 * Removes scores, results, late scores and adjustments, and puts the show back to the start page.
 * Settings, lists, sign-ins and the ledger stay. Everything is copied inside the database, so that
 * a large competition does not pass through this process.
 */
export async function resetScores(
  tx: Tx,
  ports: Ports,
  state: ShowState,
  action: string,
): Promise<RemovedScores> {
  const id = state.competitionId;
  await keepForRecovery(tx, ports, id, action);
  const scores = await tx.deleteFrom('score').where('competition_id', '=', id).executeTakeFirst();
  const late = await tx
    .deleteFrom('late_score')
    .where('competition_id', '=', id)
    .executeTakeFirst();
  const adjustments = await tx
    .deleteFrom('adjustment')
    .where('competition_id', '=', id)
    .executeTakeFirst();
  const untouched = JSON.stringify(untouchedProgram);
  const programs = await tx
    .updateTable('program')
    .set({ live: untouched, result: null, shown: null })
    .where('competition_id', '=', id)
    .where(sql<boolean>`(live <> ${untouched}::jsonb or result is not null)`)
    .executeTakeFirst();
  await tx
    .updateTable('competition')
    .set({ live: JSON.stringify(startPosition(state)) })
    .where('id', '=', id)
    .execute();
  return {
    scores: Number(scores.numDeletedRows),
    results: Number(programs.numUpdatedRows),
    adjustments: Number(adjustments.numDeletedRows),
    lateScores: Number(late.numDeletedRows),
  };
}

/** The operator's page is stale from here on: a click meant for the old picture is refused. */
function startPosition(state: ShowState): LiveState {
  return {
    link: 'INIT',
    linkData: emptyLinkData(state.setting.rankPageSize),
    activeProgramGroupId: state.activeProgramGroupId,
    activeProgramId: null,
    activeItemId: null,
    window: null,
    clock: null,
    battle: null,
    operatorVersion: state.version + 1,
    lastStep: null,
    checkpoints: [],
    openedWindowIds: [],
  };
}

async function keepForRecovery(
  tx: Tx,
  ports: Ports,
  competitionId: string,
  action: string,
): Promise<void> {
  const now = ports.now();
  await tx
    .deleteFrom('recovery')
    .where('competition_id', '=', competitionId)
    .where('at', '<', now - restorableMs)
    .execute();
  await sql`insert into recovery (competition_id, id, at, action, body)
    select ${competitionId}, ${ports.newId()}, ${now}::bigint, ${action}, json_build_object(
      'live', (select live from competition where id = ${competitionId}),
      'programs', (select json_agg(json_build_object('id', id, 'live', live, 'result', result))
        from program where competition_id = ${competitionId}),
      'scores', (select json_agg(to_json(r)) from score r where competition_id = ${competitionId}),
      'lateScores', (select json_agg(to_json(r)) from late_score r
        where competition_id = ${competitionId}),
      'adjustments', (select json_agg(to_json(r)) from adjustment r
        where competition_id = ${competitionId}))::text`.execute(tx);
}

/**
 * Undo must not bring back what an organiser removed or what no longer means the same, so a change
 * of structure forgets the steps that could be taken back.
 */
export async function forgetUndo(tx: Tx, competitionId: string): Promise<void> {
  await sql`update competition set live = jsonb_set(live, '{checkpoints}', '[]'::jsonb)
    where id = ${competitionId} and live is not null`.execute(tx);
}
