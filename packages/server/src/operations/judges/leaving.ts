/** Signs a judge out who has left, from the desk or the panel, lets the judge back, and seats a substitute (docs/decisions/0553). */
import type { ShowState } from '@liangfen/rules';
import type { Actor, Judge } from '@liangfen/sdk/schema';
import { conflict } from '../../refusals.ts';
import { seedLength } from '../../sealing/seat-codes.ts';
import type { Tx } from '../../store/transaction.ts';
import { endedSessions } from '../ended-sessions.ts';
import type { Operations } from '../operation.ts';
import { organiserChange } from '../organiser-change.ts';
import { creationId } from '../repeated-creation.ts';
import type { Services } from '../services.ts';
import { addJudge } from './admission.ts';
import { forLedger, readJudge, selectJudges } from './rows.ts';

/** Whoever is back signs in by the phone, as at the beginning: being let back is not being there. */
async function setSignedOut(tx: Tx, id: string, judgeId: string, signedOut: boolean) {
  const before = await readJudge(tx, id, judgeId);
  if (before.approval !== 'APPROVED') throw conflict('这位评委还没有通过，不用签退');
  if (!signedOut) await refuseTakenSeat(tx, id, judgeId);
  if (signedOut === (before.signedOut ?? false)) return { result: before, unchanged: true };
  await tx
    .updateTable('judge')
    .set({ signed_out: signedOut, ...(signedOut ? { sign_in: false } : {}) })
    .where('competition_id', '=', id)
    .where('id', '=', judgeId)
    .execute();
  const ofLedger = (isOut: boolean, signIn: boolean) => ({
    ...{ id: judgeId, name: before.name, signedOut: isOut, signIn },
  });
  return {
    result: await readJudge(tx, id, judgeId),
    before: ofLedger(!signedOut, before.signIn),
    after: ofLedger(signedOut, false),
  };
}

/** A seat has one judge: while a substitute sits there, nobody else is let back or seated in it (docs/decisions/0539). */
async function refuseTakenSeat(tx: Tx, id: string, judgeId: string): Promise<void> {
  const substitute = await tx
    .selectFrom('judge')
    .select('name')
    .where('competition_id', '=', id)
    .where('replaces', '=', judgeId)
    .where('signed_out', '=', false)
    .executeTakeFirst();
  if (substitute !== undefined) {
    throw conflict(
      `「${substitute.name}」已经接替这位评委；要换回来，先为「${substitute.name}」签退`,
    );
  }
}

const signingOut: Operations<'signOutJudge'> = {
  signOutJudge: (call, services) =>
    organiserChange<Judge>(call, services, {
      action: 'signOutJudge',
      area: 'JUDGES',
      content: call.body,
      run: (tx) => setSignedOut(tx, call.path.id, call.path.judgeId, call.body.signedOut),
    }),
};

/** The same change from the panel, under the console's name. */
export async function signOutAtConsole(
  { live }: Pick<Services, 'live'>,
  actor: Actor,
  { id, judgeId, signedOut, commandId }: SignOut,
): Promise<ShowState['judges'][number] | null> {
  await live.setup(id, actor, {
    area: 'JUDGES',
    action: 'signOutJudgeAtConsole',
    commandId,
    content: { judgeId, signedOut },
    run: async (tx, state) => {
      if (state.status === 'ENDED') throw conflict('比赛已结束，不能再签退');
      return setSignedOut(tx, id, judgeId, signedOut);
    },
  });
  const { judges } = await live.state(id);
  return judges.find((judge) => judge.id === judgeId) ?? null;
}

interface SignOut {
  readonly id: string;
  readonly judgeId: string;
  readonly signedOut: boolean;
  readonly commandId: string | null;
}

const replacing: Operations<'replaceJudge'> = {
  /** The former judge keeps the row and every score given; the substitute is somebody new in the same group. */
  replaceJudge: async (call, services) => {
    const { ports } = services;
    const { id, judgeId } = call.path;
    const scope = [call.user.userId, 'replaceJudge', id, judgeId, JSON.stringify(call.body)];
    const newId = creationId(ports, scope, call.idempotencyKey);
    type Replaced = { readonly judge: Judge; readonly sessions: readonly string[] };
    const { judge, sessions } = await organiserChange<Replaced>(call, services, {
      action: 'replaceJudge',
      area: 'JUDGES',
      run: async (tx) => {
        const made = await selectJudges(tx, id).where('id', '=', newId).executeTakeFirst();
        if (made !== undefined) return { result: { judge: made, sessions: [] }, unchanged: true };
        const former = await readJudge(tx, id, judgeId);
        await refuseTakenSeat(tx, id, judgeId);
        await setSignedOut(tx, id, judgeId, true);
        const { judgeGroupId } = former;
        const body = { ...call.body, ...(judgeGroupId === null ? {} : { judgeGroupId }) };
        const judge = await addJudge(tx, ports.vault, { body, path: { id } }, newId, ports.now());
        await tx
          .updateTable('judge')
          .set({ replaces: judgeId })
          .where('competition_id', '=', id)
          .where('id', '=', newId)
          .execute();
        const ended = await closedSeat(tx, services, id, judgeId);
        return {
          result: { judge, sessions: ended },
          before: { id: judgeId, name: former.name, signedOut: former.signedOut ?? false },
          after: { ...forLedger(judge), replaces: former.name },
        };
      },
    });
    endedSessions(services, sessions);
    return judge;
  },
};

/** The former judge's link opens no more, and phones that it opened are logged out. */
async function closedSeat(
  tx: Tx,
  { ports }: Services,
  id: string,
  judgeId: string,
): Promise<string[]> {
  const seed = ports.sha256(ports.newSecret()).slice(0, seedLength);
  await tx
    .updateTable('judge')
    .set({ seat_seed: seed, former_seat_mark: null, seat_used_at: null })
    .where('competition_id', '=', id)
    .where('id', '=', judgeId)
    .execute();
  const ended = await tx
    .deleteFrom('session')
    .where('competition_id', '=', id)
    .where('judge_id', '=', judgeId)
    .returning('id')
    .execute();
  return ended.map((session) => session.id);
}

export const judgeLeaving: Operations<'signOutJudge' | 'replaceJudge'> = {
  ...signingOut,
  ...replacing,
};
