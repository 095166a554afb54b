/** Says who may register a main account here (docs/decisions/0413). */
import { ProblemError } from '../../problem.ts';
import type { Tx } from '../../store/transaction.ts';
import type { Call } from '../call.ts';
import type { Services } from '../services.ts';

interface Registering {
  readonly body: Pick<Call<'register'>['body'], 'invitation'>;
}

/** An invitation is used up with the account that is made, or not at all. */
export async function requireMayRegister(
  tx: Tx,
  { body }: Registering,
  { ports, signUp }: Services,
  userId: string,
): Promise<void> {
  const invited = await useInvitation(tx, body.invitation, ports, userId);
  if (invited) return;
  if (body.invitation !== undefined) {
    throw closed('这个邀请链接已经用过或过期，请向服务的管理员要一个新的');
  }
  switch (signUp.registration) {
    case 'OPEN':
      return;
    case 'INVITED':
      throw closed('这台服务器凭邀请注册，请向服务的管理员要邀请链接');
    case 'CLOSED':
      throw closed('这台服务器不开放注册，请联系服务的管理员');
  }
}

async function useInvitation(
  tx: Tx,
  code: string | undefined,
  ports: Services['ports'],
  userId: string,
): Promise<boolean> {
  if (code === undefined) return false;
  const used = await tx
    .updateTable('account_invitation')
    .set({ used_at: ports.now(), used_by: userId })
    .where('code_hash', '=', ports.sha256(code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', ports.now())
    .executeTakeFirst();
  return Number(used.numUpdatedRows) === 1;
}

function closed(detail: string): ProblemError {
  return new ProblemError(403, 'REGISTRATION_CLOSED', detail);
}
