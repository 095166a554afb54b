/** Whether an account is closed: every way in asks it before it opens a login. */
import { ProblemError } from '../../problem.ts';
import type { Queryable } from '../../store/transaction.ts';

/** A sub-account is closed with its main account. */
export async function isAccountClosed(query: Queryable, userId: string): Promise<boolean> {
  const account = await query
    .selectFrom('user_account as own')
    .leftJoin('user_account as main', 'main.id', 'own.main_user_id')
    .select(['own.closed_at as closedAt', 'main.closed_at as mainClosedAt'])
    .where('own.id', '=', userId)
    .executeTakeFirstOrThrow();
  return account.closedAt !== null || account.mainClosedAt !== null;
}

export async function refuseClosedAccount(query: Queryable, userId: string): Promise<void> {
  if (await isAccountClosed(query, userId)) throw closedAccount();
}

export function closedAccount(): ProblemError {
  return new ProblemError(
    403,
    'FORBIDDEN',
    '这个账号已经注销，不能登录；注销后三十天内，可以请服务的管理员恢复',
  );
}
