/** `points`: shows what an account has, and gives it more. */
import { beijingTime } from '@liangfen/rules/payment';
import { loginKey } from '../operations/accounts/rows.ts';
import { movePoints, pointBalance } from '../payment/point-ledger.ts';
import type { DatabaseSchema } from '../store/schema.ts';
import type { Queryable } from '../store/transaction.ts';
import { change } from './acts.ts';
import { AdminRefused, type Done, line, table } from './answer.ts';
import type { AdminRequest, CommandOf } from './commands.ts';
import type { AdminHome } from './home.ts';

/** Points belong to the main account; a sub-account's name leads to a refusal that names the owner. */
async function mainAccount(query: Queryable, loginName: string): Promise<{ id: string }> {
  const account = await query
    .selectFrom('user_account as account')
    .leftJoin('user_account as owner', 'owner.id', 'account.main_user_id')
    .select(['account.id', 'account.kind', 'owner.login_name as owner'])
    .where('account.login_key', '=', loginKey(loginName))
    .executeTakeFirst();
  if (account === undefined) {
    throw new AdminRefused('NOT_FOUND', `没有登录名为「${loginName}」的账号，请核对后再试`);
  }
  if (account.kind === 'SUB') {
    throw new AdminRefused(
      'NOT_NOW',
      `「${loginName}」是子账号，云点在主账号上，请改用主账号的登录名${account.owner === null ? '' : `「${account.owner}」`}`,
    );
  }
  return account;
}

const recordLimit = 20;

export async function showPoints(
  { ports }: AdminHome,
  { loginName, limit }: CommandOf<'points show'>,
): Promise<Done> {
  const { query } = ports.database;
  const account = await mainAccount(query, loginName);
  const balance = await pointBalance(query, account.id);
  const entries = await query
    .selectFrom('point_entry')
    .select(['at', 'delta', 'balance', 'source', 'competition_name'])
    .where('user_id', '=', account.id)
    .orderBy('number', 'desc')
    .limit(limit ?? recordLimit)
    .execute();
  return {
    data: {
      loginName,
      userId: account.id,
      balance,
      entries: entries.map(({ at, delta, balance, source }) => ({ at, delta, balance, source })),
    },
    view: [
      line(`${loginName}：${balance} 云点`),
      table(
        ['时间', '变动', '余额', '来源'],
        entries.map((entry) => [
          beijingTime(entry.at),
          entry.delta > 0 ? `+${entry.delta}` : String(entry.delta),
          String(entry.balance),
          entry.competition_name ?? sourceWord(entry.source),
        ]),
        '还没有记录',
      ),
    ],
  };
}

function sourceWord(source: DatabaseSchema['point_entry']['source']): string {
  switch (source) {
    case 'GIFT':
      return '赠送';
    case 'VOUCHER':
      return '兑换码';
    case 'ORDER':
      return '购买';
    case 'REFUND':
      return '退款收回';
    case 'REFUND_RETURNED':
      return '退款未成，退回';
    case 'COMPETITION':
      return '正式比赛';
  }
}

export function grantPoints(
  home: AdminHome,
  request: AdminRequest,
  { loginName, points, reason }: CommandOf<'points grant'>,
): Promise<Done> {
  return change(home, request, async (tx) => {
    const account = await mainAccount(tx, loginName);
    const { balance } = await movePoints(tx, home.ports, account.id, {
      delta: points,
      source: 'GIFT',
    });
    const data = { loginName, userId: account.id, points, balance };
    return {
      data,
      detail: { ...data, reason },
      view: [
        line(`给「${loginName}」赠送 ${points} 云点，余额 ${balance - points} → ${balance}`),
        line(`原因：${reason}`),
      ],
    };
  });
}
