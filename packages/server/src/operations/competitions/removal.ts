/** Deletes a competition, and brings it back within 30 days. */

import { onAir, requireConfirmation } from '../../refusals.ts';
import type { Operations } from '../operation.ts';
import { organiserChange } from '../organiser-change.ts';
import { restorableMs } from './rows.ts';

export const competitionRemoval: Operations<'deleteCompetition' | 'restoreCompetition'> = {
  deleteCompetition: (call, services) =>
    organiserChange(call, services, {
      action: 'deleteCompetition',
      area: 'STATUS',
      evenWhenEnded: true,
      run: async (tx, state) => {
        requireConfirmation(call.body?.confirmName, state.name);
        if (state.status === 'OFFICIAL' && state.window?.open === true) {
          throw onAir('评委正在正式打分，不能删除比赛；请先在控制台完成当前节目');
        }
        await tx
          .updateTable('competition')
          .set({ deleted_at: services.ports.now() })
          .where('id', '=', call.path.id)
          .execute();
        // What was not sent yet is not to be published any more; what was taken back before is still told (decision 0536).
        await tx
          .updateTable('webhook_delivery')
          .set({ state: 'GIVEN_UP', next_at: null })
          .where('competition_id', '=', call.path.id)
          .where('type', 'in', ['result.published', 'ranking.published'])
          .where('next_at', 'is not', null)
          .execute();
        return { result: { ok: true }, before: { deleted: false }, after: { deleted: true } };
      },
    }),

  restoreCompetition: (call, services) => {
    let wasDeleted = false;
    return organiserChange(call, services, {
      action: 'restoreCompetition',
      area: 'STATUS',
      evenWhenEnded: true,
      first: async (tx) => {
        const restored = await tx
          .updateTable('competition')
          .set({ deleted_at: null })
          .where('id', '=', call.path.id)
          .where('deleted_at', '>', services.ports.now() - restorableMs)
          .returning('id')
          .executeTakeFirst();
        wasDeleted = restored !== undefined;
      },
      run: async () =>
        wasDeleted
          ? { result: { ok: true }, before: { deleted: true }, after: { deleted: false } }
          : { result: { ok: true }, unchanged: true },
    });
  },
};
