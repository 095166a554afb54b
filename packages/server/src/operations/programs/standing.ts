/** Puts a program out of the ranking, or back into it, from the desk: the same step as at the console. */
import { previewOf } from '@liangfen/rules';
import { refusalProblem } from '../../live/refusal.ts';
import type { Operations } from '../operation.ts';
import { awardsGiven } from '../results/ceremonies.ts';

export const programStanding: Operations<'setProgramStanding'> = {
  setProgramStanding: async (call, { live, ports }) => {
    const { id, programId } = call.path;
    const { standing, reason } = call.body;
    const command = { type: 'SET_STANDING', programId, standing, reason } as const;
    const isPreview = call.query.preview === true;
    const state = await live.state(id);
    const { now, newId, database } = ports;
    const seen = previewOf(state, command, {
      now: now(),
      newId,
      awardsGiven: await awardsGiven(database.query, state),
    });
    // A repeat under its key is answered from the ledger, although the step is no longer possible.
    if (!seen.accepted && isPreview) throw refusalProblem({ ...seen, version: state.version });
    if (!isPreview) {
      const actor = { role: 'MANAGER', id: call.user.key?.id ?? call.user.userId } as const;
      const options = { commandId: call.idempotencyKey, seenVersion: null };
      await live.command(id, actor, command, options);
    }
    if (!seen.accepted) return { preview: isPreview, rankChanges: [] };
    const { rankChanges = [], championChanges, awardChanges } = seen.preview;
    return {
      preview: isPreview,
      rankChanges,
      ...(championChanges === undefined ? {} : { championChanges }),
      ...(awardChanges === undefined ? {} : { awardChanges }),
    };
  },
};
