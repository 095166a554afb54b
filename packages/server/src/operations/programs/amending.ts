/** Puts a finished result right from the desk: the same steps as at the console, with what they change told before. */
import { isRevealed, type OperatorCommand, previewOf } from '@liangfen/rules';
import type { AmendmentAnswer } from '@liangfen/sdk/schema';
import { refusalProblem } from '../../live/refusal.ts';
import type { Call } from '../call.ts';
import type { Operations } from '../operation.ts';
import { awardsGiven } from '../results/ceremonies.ts';
import type { Services } from '../services.ts';

async function amended(
  call: Call<'strikeJudgeScore'> | Call<'renewProgramPanel'>,
  { live, ports }: Services,
  command: OperatorCommand,
): Promise<AmendmentAnswer> {
  const { id } = call.path;
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
    await live.command(id, actor, command, { commandId: call.idempotencyKey, seenVersion: null });
  }
  if (!seen.accepted) return { preview: isPreview, resultChanges: [], rankChanges: [] };
  const { resultChanges: changes = [], rankChanges = [], awardChanges } = seen.preview;
  return {
    preview: isPreview,
    // A result whose reveal is still stepped is told to nobody before the hall.
    resultChanges: changes.filter(({ programId }) => isRevealed(state, programId)),
    rankChanges,
    ...(awardChanges === undefined ? {} : { awardChanges }),
  };
}

export const programAmending: Operations<'strikeJudgeScore' | 'renewProgramPanel'> = {
  strikeJudgeScore: (call, services) => {
    const { programId, judgeId } = call.path;
    const { struck, reason } = call.body;
    const command = { type: 'STRIKE_SCORE', programId, judgeId, struck, reason } as const;
    return amended(call, services, command);
  },
  renewProgramPanel: (call, services) => {
    const { programId } = call.path;
    const { reason } = call.body;
    return amended(call, services, { type: 'RENEW_PANEL', programId, reason });
  },
};
