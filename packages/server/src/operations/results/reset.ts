/** Clears all scores at the organiser's word; they stay recoverable for 30 days. */

import { conflict, requireConfirmation } from '../../refusals.ts';
import type { Operations } from '../operation.ts';
import { organiserChange } from '../organiser-change.ts';
import { resetScores } from '../reset-scores.ts';

export const scoreReset: Operations<'cleanScores'> = {
  cleanScores: (call, services) =>
    organiserChange(call, services, {
      action: 'cleanScores',
      area: 'SCORES',
      run: async (tx, state) => {
        const { confirmName, onlyStatus = state.status } = call.body ?? {};
        if (onlyStatus !== state.status) {
          throw conflict('比赛的状态已经改变，没有清空分数；请刷新后再决定');
        }
        requireConfirmation(confirmName, state.name);
        const removed = await resetScores(tx, services.ports, state, 'cleanScores');
        // From here on, the results are those of the rehearsal that is played.
        await tx
          .updateTable('rehearsal_twin')
          .set({ clears: true })
          .where('competition_id', '=', state.competitionId)
          .execute();
        return { result: { ok: true }, before: removed };
      },
    }),
};
