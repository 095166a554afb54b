/** `session`: shows who is logged in where, and ends logins in every process at once. */
import { beijingTime } from '@liangfen/rules/payment';
import { loginKey } from '../operations/accounts/rows.ts';
import { deviceName } from '../sessions/device-name.ts';
import type { Queryable } from '../store/transaction.ts';
import { change } from './acts.ts';
import { AdminRefused, type Done, line, table } from './answer.ts';
import type { AdminRequest, CommandOf } from './commands.ts';
import type { AdminHome } from './home.ts';

const listLimit = 100;

const kindWords = {
  TOKEN: '登录',
  DING: '扫码登录',
  SSO: '统一身份认证',
  CONSOLE: '控制台',
  SEAT: '评委席',
} as const;

export async function listSessions(
  { ports }: AdminHome,
  { user, competition, limit }: CommandOf<'session list'>,
): Promise<Done> {
  const { query } = ports.database;
  const userId = user === null ? null : await accountOf(query, user);
  const rows = await query
    .selectFrom('session')
    .leftJoin('user_account', 'user_account.id', 'session.user_id')
    .leftJoin('console_login', 'console_login.id', 'session.id')
    .select(['session.id', 'session.kind', 'session.competition_id', 'session.judge_id'])
    .select(['session.client', 'session.address', 'session.last_seen_at', 'session.expires_at'])
    .select(['user_account.login_name', 'console_login.name as console_name'])
    .where('session.expires_at', '>', ports.now())
    .$if(userId !== null, (rows) => rows.where('session.user_id', '=', userId))
    .$if(competition !== null, (rows) => rows.where('session.competition_id', '=', competition))
    .orderBy('session.last_seen_at', 'desc')
    .orderBy('session.id')
    .limit(limit ?? listLimit)
    .execute();
  const sessions = rows.map((row) => ({
    id: row.id,
    kind: row.judge_id === null ? row.kind : ('SEAT' as const),
    person: row.console_name ?? row.login_name ?? '',
    competitionId: row.competition_id,
    device: deviceName(row.client, ''),
    address: row.address,
    lastSeenAt: Number(row.last_seen_at),
    expiresAt: Number(row.expires_at),
  }));
  return {
    data: { sessions },
    view: [
      table(
        ['编号', '种类', '谁', '比赛', '设备', '地址', '最近使用'],
        sessions.map((session) => [
          session.id,
          kindWords[session.kind],
          session.person,
          session.competitionId ?? '',
          session.device,
          session.address,
          beijingTime(session.lastSeenAt),
        ]),
        '没有人登录',
      ),
    ],
  };
}

export async function endSession(
  home: AdminHome,
  request: AdminRequest,
  { which }: CommandOf<'session end'>,
): Promise<Done> {
  let ended: readonly string[] = [];
  const done = await change(home, request, async (tx) => {
    const rows = await tx
      .deleteFrom('session')
      .where('id', '=', which)
      .returning(['id', 'kind', 'competition_id'])
      .execute();
    const [session] = rows;
    if (session === undefined) {
      throw new AdminRefused(
        'NOT_FOUND',
        `没有编号为「${which}」的登录，可能已经结束，请用 session list 查看`,
      );
    }
    ended = rows.map(({ id }) => id);
    const data = { session: session.id, kind: session.kind, competitionId: session.competition_id };
    return {
      data,
      detail: data,
      view: [line(`结束 ${session.id}（${kindWords[session.kind]}），打开的页面马上断开`)],
    };
  });
  if (!request.dryRun) home.endSessions(ended);
  return done;
}

async function accountOf(query: Queryable, loginName: string): Promise<string> {
  const account = await query
    .selectFrom('user_account')
    .select('id')
    .where('login_key', '=', loginKey(loginName))
    .executeTakeFirst();
  if (account !== undefined) return account.id;
  throw new AdminRefused('NOT_FOUND', `没有登录名为「${loginName}」的账号，请核对后再试`);
}
