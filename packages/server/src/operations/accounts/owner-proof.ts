/**
 * Proof that the owner is at a login, asked for before another way in is added: a login that was left open is not enough
 * (docs/decisions/0545).
 */
import type { WayIn } from '@liangfen/sdk/schema';
import { ProblemError } from '../../problem.ts';
import type { Queryable } from '../../store/transaction.ts';
import type { Call } from '../call.ts';
import type { Operations } from '../operation.ts';
import type { Services } from '../services.ts';
import { passOwnPassword, requireSecondFactor } from './second-factor.ts';

/** Long enough for a scan, too short for whoever comes to the desk next. */
const provedForMs = 5 * 60 * 1000;

export const ownerProof: Operations<'proveOwner'> = {
  proveOwner: async (call, services) => {
    await passOwnProof(call, services, call.body);
    const { ports } = services;
    await ports.database.query
      .updateTable('session')
      .set({ proved_at: ports.now() })
      .where('id', '=', call.user.sessionId)
      .execute();
    return { ok: true };
  },
};

/** The password, and the second factor where it is on; a form learns by the refusal that it has to ask for that too. */
export async function passOwnProof(
  call: Parameters<typeof passOwnPassword>[0],
  services: Services,
  {
    password = '',
    code,
  }: { readonly password?: string | undefined; readonly code?: string | undefined },
): Promise<void> {
  const { isOn } = await passOwnPassword(call, services, password);
  if (!isOn) return;
  if (code !== undefined) return requireSecondFactor(call, services, code);
  const message = '这个账号开启了两步验证，请再输入验证器应用显示的数字或恢复码';
  throw new ProblemError(400, 'SECOND_FACTOR_WRONG', message, {
    errors: [{ field: 'code', message }],
  });
}

/** An account without a password has nothing that could be asked; what is added to it is noted all the same. */
export async function requireOwner(
  { userId, sessionId }: Pick<Call<'proveOwner'>['user'], 'userId' | 'sessionId'>,
  { ports }: Pick<Services, 'ports'>,
): Promise<void> {
  const row = await ports.database.query
    .selectFrom('session')
    .innerJoin('user_account', 'user_account.id', 'session.user_id')
    .select(['proved_at as provedAt', 'password_hash as hash'])
    .where('session.id', '=', sessionId)
    .where('user_account.id', '=', userId)
    .executeTakeFirst();
  if (row?.hash === null) return;
  const isProved = Number(row?.provedAt ?? 0) > ports.now() - provedForMs;
  if (row !== undefined && isProved) return;
  throw new ProblemError(
    403,
    'OWNER_NOT_PROVED',
    '添加登录方式之前要确认是本人：请输入密码，开启了两步验证时还有验证码，再继续',
  );
}

/** Who and what comes in without the password, for whoever has just changed it. */
export async function waysIn(query: Queryable, userId: string, now: number): Promise<WayIn[]> {
  const people = await query
    .selectFrom('messenger_person')
    .select(['name', 'bound_at as since'])
    .where('user_id', '=', userId)
    .orderBy('bound_at')
    .execute();
  const identities = await query
    .selectFrom('single_sign_on_identity')
    .select(['name', 'bound_at as since'])
    .where('user_id', '=', userId)
    .orderBy('bound_at')
    .execute();
  const keys = await query
    .selectFrom('api_key')
    .select(['name', 'created_at as since'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where((key) => key.or([key('expires_at', 'is', null), key('expires_at', '>', now)]))
    .orderBy('created_at')
    .execute();
  const each = (kind: WayIn['kind'], rows: readonly { name: string; since: number }[]): WayIn[] =>
    rows.map(({ name, since }) => ({ kind, name, since: Number(since) }));
  return [
    ...each('MESSENGER', people),
    ...each('SINGLE_SIGN_ON', identities),
    ...each('API_KEY', keys),
  ];
}
