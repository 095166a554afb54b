/** Takes all scores out of a competition, keeping them in `recovery` for 30 days. */
import { emptyLinkData, type LiveState, type ShowState } from '@liangfen/rules';
import { sql } from 'kysely';
import type { Ports } from '../ports.ts';
import type { Tx } from '../store/transaction.ts';
import { untouchedProgram } from './competitions/defaults.ts';
import { keepScores } from './keep-removed.ts';

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
  await keepScores(tx, ports, state, action);
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

/**
 * Undo must not bring back what an organiser removed or what no longer means the same, so a change
 * of structure forgets the steps that could be taken back.
 */
export async function forgetUndo(tx: Tx, competitionId: string): Promise<void> {
  await sql`update competition set live = jsonb_set(live, '{checkpoints}', '[]'::jsonb)
    where id = ${competitionId} and live is not null`.execute(tx);
}
