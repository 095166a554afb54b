/** `user`: accounts that the operator makes, resets, ends and brings back. */
import { beijingTime } from '@liangfen/rules/payment';
import type { UserKind } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import { closeAccountRows, reopenAccountRows } from '../accounts/closing.ts';
import { invitedForDays, writeInvitation } from '../accounts/invitations.ts';
import { everyCompetition, Signals } from '../live/signals.ts';
import { giftPoints } from '../operations/accounts/gift.ts';
import { endSessionsOf, loginKey, newAccount } from '../operations/accounts/rows.ts';
import { removeSecondFactor } from '../operations/accounts/second-factor.ts';
import { movePoints } from '../payment/point-ledger.ts';
import { isTaken } from '../store/failures.ts';
import type { Queryable, Tx } from '../store/transaction.ts';
import { type Change, change } from './acts.ts';
import { AdminRefused, type Done, line, table } from './answer.ts';
import type { AdminRequest, CommandOf } from './commands.ts';
import type { AdminHome } from './home.ts';

const listed = 200;
const kindWords: Readonly<Record<UserKind, string>> = {
  MAIN: '主账号',
  SUB: '子账号',
  GUEST: '访客',
};
const passwordLength = 16;

export async function listUsers(
  { ports }: AdminHome,
  { limit }: CommandOf<'user list'>,
): Promise<Done> {
  const users = await ports.database.query
    .selectFrom('user_account as u')
    .select(['u.login_name as loginName', 'u.name', 'u.kind', 'u.created_at as createdAt'])
    .select(['u.second_factor_at as secondFactorSince', 'u.closed_at as closedAt'])
    .select((one) =>
      one
        .selectFrom('session')
        .select(({ fn }) => fn.max('last_seen_at').as('at'))
        .whereRef('session.user_id', '=', 'u.id')
        .as('lastSeenAt'),
    )
    .where('u.kind', '<>', 'GUEST')
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id')
    .limit(limit ?? listed)
    .execute();
  const time = (at: number | null) => (at === null ? '' : beijingTime(Number(at)));
  return {
    data: {
      users: users.map(({ createdAt, secondFactorSince, closedAt, lastSeenAt, ...user }) => ({
        ...user,
        createdAt: Number(createdAt),
        secondFactor: secondFactorSince !== null,
        closedAt: closedAt === null ? null : Number(closedAt),
        lastSeenAt: lastSeenAt === null ? null : Number(lastSeenAt),
      })),
    },
    view: [
      table(
        ['登录名', '名称', '类型', '两步验证', '新建', '最近使用', '注销'],
        users.map((user) => [
          user.loginName ?? '（用消息服务登录）',
          user.name,
          kindWords[user.kind],
          user.secondFactorSince === null ? '' : '开启',
          time(user.createdAt),
          time(user.lastSeenAt),
          time(user.closedAt),
        ]),
        '还没有账号；用 user create 新建一个',
      ),
    ],
  };
}

export async function createUser(
  home: AdminHome,
  request: AdminRequest,
  { loginName, personName }: CommandOf<'user create'>,
): Promise<Done> {
  const { ports } = home;
  if (!/^[A-Za-z0-9_.@-]{4,32}$/.test(loginName)) {
    throw new AdminRefused('WRONG_INPUT', '登录名应为 4–32 位字母、数字、下划线、点、@ 或短横线');
  }
  const password = drawnPassword(home);
  const passwordHash = await ports.passwords.hash(password);
  try {
    return await change(home, request, async (tx) => {
      const id = ports.newId();
      await tx
        .insertInto('user_account')
        .values(
          newAccount(ports.vault, {
            id,
            kind: 'MAIN',
            name: personName ?? loginName,
            loginName,
            passwordHash,
            createdAt: ports.now(),
          }),
        )
        .execute();
      await movePoints(tx, ports, id, { delta: giftPoints, source: 'GIFT' });
      return { ...told(loginName, request, password, '已新建主账号'), detail: { loginName } };
    });
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw new AdminRefused('NOT_NOW', `登录名「${loginName}」已被使用，请换一个`);
  }
}

export async function inviteUser(
  home: AdminHome,
  request: AdminRequest,
  { days }: CommandOf<'user invite'>,
): Promise<Done> {
  const { ports } = home;
  return change(home, request, async (tx) => {
    const madeBy = request.operator;
    const invited = { madeBy, days: days ?? invitedForDays };
    const { path, expiresAt } = await writeInvitation(tx, ports, invited);
    const shown = request.dryRun ? null : `${ports.addresses.publicUrl ?? ''}${path}`;
    return {
      data: { link: shown, expiresAt },
      view: [
        line(
          shown === null
            ? '会生成一个注册链接'
            : `注册链接（只用一次，只显示这一次，${beijingTime(expiresAt)} 前有效）：${shown}`,
        ),
      ],
      detail: { expiresAt },
    };
  });
}

export async function resetUser(
  home: AdminHome,
  request: AdminRequest,
  { loginName }: CommandOf<'user reset'>,
): Promise<Done> {
  const { ports } = home;
  const password = drawnPassword(home);
  const password_hash = await ports.passwords.hash(password);
  return ending(home, request, async (tx) => {
    const { id } = await accountOf(tx, loginName);
    await tx.updateTable('user_account').set({ password_hash }).where('id', '=', id).execute();
    await tx.deleteFrom('password_reset').where('user_id', '=', id).execute();
    const ended = await endSessionsOf(tx, id);
    return { ...told(loginName, request, password, '密码已重设'), ended, detail: { loginName } };
  });
}

export async function endUserFactor(
  home: AdminHome,
  request: AdminRequest,
  { loginName }: CommandOf<'user factor-off'>,
): Promise<Done> {
  return ending(home, request, async (tx) => {
    const { id, hasSecondFactor } = await accountOf(tx, loginName);
    if (!hasSecondFactor) {
      throw new AdminRefused('NOT_NOW', `「${loginName}」没有开启两步验证，什么也没有改`);
    }
    await removeSecondFactor(tx, id);
    const ended = await endSessionsOf(tx, id);
    return only(loginName, `已去掉「${loginName}」的两步验证，它的登录都已退出`, ended);
  });
}

export async function endUserLogins(
  home: AdminHome,
  request: AdminRequest,
  { loginName }: CommandOf<'user end-logins'>,
): Promise<Done> {
  return ending(home, request, async (tx) => {
    const { id } = await accountOf(tx, loginName);
    const ended = await endSessionsOf(tx, id);
    return only(loginName, `已结束「${loginName}」的 ${ended.length} 个登录`, ended);
  });
}

export async function closeUser(
  home: AdminHome,
  request: AdminRequest,
  { loginName }: CommandOf<'user close'>,
): Promise<Done> {
  return ending(home, request, async (tx) => {
    const account = await accountOf(tx, loginName);
    if (account.kind !== 'MAIN') {
      throw new AdminRefused('NOT_NOW', `「${loginName}」是子账号，请由它的主账号删除`);
    }
    if (account.closedAt !== null) throw new AdminRefused('NOT_NOW', `「${loginName}」已经注销`);
    const ended = await closeAccountRows(tx, account.id, home.ports.now());
    return only(loginName, `已注销「${loginName}」，30 天内可以用 user restore 恢复`, ended);
  });
}

export async function restoreUser(
  home: AdminHome,
  request: AdminRequest,
  { loginName }: CommandOf<'user restore'>,
): Promise<Done> {
  return ending(home, request, async (tx) => {
    const { id, closedAt } = await accountOf(tx, loginName);
    if (closedAt === null) throw new AdminRefused('NOT_NOW', `「${loginName}」没有注销，不用恢复`);
    await reopenAccountRows(tx, id, closedAt);
    return only(loginName, `已恢复「${loginName}」和随它停用的比赛；它的密钥要重新新建`);
  });
}

async function accountOf(query: Queryable, loginName: string) {
  const account = await query
    .selectFrom('user_account')
    .select(['id', 'kind', 'closed_at as closedAt'])
    .select(sql<boolean>`second_factor_at is not null`.as('hasSecondFactor'))
    .where('login_key', '=', loginKey(loginName))
    .executeTakeFirst();
  if (account !== undefined) return account;
  throw new AdminRefused('NOT_FOUND', `没有登录名为「${loginName}」的账号，请核对后再试`);
}

function drawnPassword({ ports }: AdminHome): string {
  return `${ports.newId()}${ports.newId()}`.slice(0, passwordLength);
}

/** A trial shows no password, because the password is not kept. */
function told(
  loginName: string,
  { dryRun }: AdminRequest,
  password: string,
  what: string,
): Pick<Done, 'data' | 'view'> {
  return {
    data: { loginName, password: dryRun ? null : password },
    view: [
      line(`${what}：${loginName}`),
      ...(dryRun ? [] : [line(`密码（只显示这一次，请登录后修改）：${password}`)]),
    ],
  };
}

function only(loginName: string, sentence: string, ended: readonly string[] = []) {
  return { data: { loginName }, view: [line(sentence)], detail: { loginName }, ended };
}

/** Runs once the change is committed: every process forgets the logins and closes their streams. */
async function ending(
  home: AdminHome,
  request: AdminRequest,
  make: (tx: Tx) => Promise<Change & { readonly ended: readonly string[] }>,
): Promise<Done> {
  let gone: readonly string[] = [];
  const done = await change(home, request, async (tx) => {
    const { ended, ...changed } = await make(tx);
    gone = ended;
    return changed;
  });
  if (request.dryRun) return done;
  const signals = new Signals(home.ports.bus, home.ports.newId());
  for (const sessionId of gone) {
    signals.send(everyCompetition, { kind: 'close', sessionId, reason: 'SESSION_REVOKED' });
  }
  return done;
}
