/**
 * Makes each change of the operator in one transaction with its line of the audit log; a change that is only tried is
 * taken back.
 */
import type { Tx } from '../store/transaction.ts';
import type { Done, Json } from './answer.ts';
import type { AdminRequest } from './commands.ts';
import type { AdminHome } from './home.ts';

export interface Change extends Done {
  /** The entry's details in the audit log beside time, operator and command; never a voucher's code. */
  readonly detail: { readonly [name: string]: Json };
}

export async function change(
  home: AdminHome,
  request: AdminRequest,
  make: (tx: Tx) => Promise<Change>,
): Promise<Done> {
  try {
    return await home.ports.database.query.transaction().execute(async (tx) => {
      const { detail, ...done } = await make(tx);
      await recordAct(tx, home, request, detail);
      if (request.dryRun) throw new OnlyTried(done);
      return done;
    });
  } catch (error) {
    if (error instanceof OnlyTried) return error.done;
    throw error;
  }
}

export async function recordAct(
  tx: Tx,
  { ports }: AdminHome,
  { operator, command }: AdminRequest,
  detail: Change['detail'],
): Promise<void> {
  await tx
    .insertInto('admin_act')
    .values({
      id: ports.newId(),
      at: ports.now(),
      operator,
      command: command.name,
      detail: JSON.stringify(detail),
    })
    .execute();
  await tx
    .insertInto('security_event')
    .values({
      at: ports.now(),
      kind: 'ADMIN_ACT',
      main_user_id: null,
      user_id: null,
      session_id: null,
      person: operator,
      competition_id: null,
      about: command.name,
      address: '',
      client: '',
      request_id: ports.newId(),
    })
    .execute();
}

/** Ends the transaction of a trial, so that nothing of it is kept. */
class OnlyTried extends Error {
  readonly done: Done;

  constructor(done: Done) {
    super('only tried');
    this.done = done;
  }
}
