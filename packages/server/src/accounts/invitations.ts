/** Links that let one person each register a main account, even where nobody else may. */
import type { Ports } from '../ports.ts';
import type { Queryable } from '../store/transaction.ts';

const dayMs = 24 * 60 * 60 * 1000;
export const invitedForDays = 7;

/** The code is known here as a hash only. */
export async function writeInvitation(
  query: Queryable,
  { newSecret, sha256, now }: Pick<Ports, 'newSecret' | 'sha256' | 'now'>,
  { madeBy, days }: { readonly madeBy: string; readonly days: number },
): Promise<{ readonly path: string; readonly expiresAt: number }> {
  const code = newSecret();
  const expiresAt = now() + days * dayMs;
  await query
    .insertInto('account_invitation')
    .values({ code_hash: sha256(code), made_by: madeBy, made_at: now(), expires_at: expiresAt })
    .execute();
  // Behind `#`, where no proxy on the way writes it down.
  return { path: `/web/register#invitation=${code}`, expiresAt };
}

const firstOne = 'first start';

/**
 * Where there is no account yet, the text with a link for the first one: whoever reads the server's own output is
 * the one who runs it. Printed once; a link of an earlier start that nobody used ends with the new one.
 */
export async function firstInvitation(
  ports: Pick<Ports, 'database' | 'newSecret' | 'sha256' | 'now'>,
  url: string,
): Promise<string | null> {
  const { query } = ports.database;
  const anyone = await query
    .selectFrom('user_account')
    .select('id')
    .where('kind', '=', 'MAIN')
    .limit(1)
    .executeTakeFirst();
  if (anyone !== undefined) return null;
  await query
    .deleteFrom('account_invitation')
    .where('made_by', '=', firstOne)
    .where('used_at', 'is', null)
    .execute();
  const { path } = await writeInvitation(query, ports, { madeBy: firstOne, days: invitedForDays });
  return [
    '',
    '这里还没有账号。打开下面的链接注册第一个主账号（只用一次，7 天内有效，只显示这一次）：',
    `  ${url}${path}`,
    '也可以用命令新建：npx liangfen user create 登录名',
    '',
  ].join('\n');
}
