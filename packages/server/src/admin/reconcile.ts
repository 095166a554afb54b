/** `orders reconcile`: a day of our books beside the provider's bill, every difference by name. */
import { yuanOf } from '@liangfen/rules/payment';
import { type BookDifference, reconcileDay } from '../payment/reconciliation.ts';
import { recordAct } from './acts.ts';
import { AdminRefused, type Done, line, table } from './answer.ts';
import type { AdminRequest, CommandOf } from './commands.ts';
import type { AdminHome } from './home.ts';

export async function reconcileOrders(
  home: AdminHome,
  request: AdminRequest,
  { day }: CommandOf<'orders reconcile'>,
): Promise<Done> {
  const { ports, orders } = home;
  const outcome = await reconcileDay(ports, orders, day);
  if (!outcome.reconciled) throw new AdminRefused('NOT_NOW', refusalSentence(outcome.reason));
  const { lines, ours, mended, differences } = outcome.books;
  await ports.database.query.transaction().execute((tx) =>
    recordAct(tx, home, request, {
      ...{ day, lines, ours, mended: [...mended], differences: differences.length },
    }),
  );
  const amount = (fen: number | null) => (fen === null ? null : yuanOf(fen));
  return {
    data: {
      ...{ day, lines, ours, mended },
      differences: differences.map(({ tradeNo, what, kind, oursFen, theirsFen }) => ({
        ...{ tradeNo, what, kind, ours: amount(oursFen), theirs: amount(theirsFen) },
      })),
    },
    view: [
      line(`${day}：支付服务的账单 ${lines} 笔，我们的账 ${ours} 笔`),
      ...(mended.length > 0 ? [line(`补记 ${mended.length} 笔：${mended.join('、')}`)] : []),
      table(
        ['交易号', '收支', '差异', '我们的账（元）', '账单（元）'],
        differences.map((each) => [
          each.tradeNo,
          whatWord(each.what),
          kindWord(each.kind),
          amount(each.oursFen) ?? '',
          amount(each.theirsFen) ?? '',
        ]),
        '两边一致，没有差异',
      ),
    ],
  };
}

/** With PostgreSQL, and while the service is stopped, the command needs the provider's settings itself. */
export const notConnected =
  '这里没有接通这笔钱经过的支付服务：请带上和服务相同的 LIANGFEN_ALIPAY_ 设置再运行；演示的支付只在服务运行时才有';

function refusalSentence(reason: 'NOT_CONNECTED' | 'NO_SUCH_DAY' | 'NO_BILL_YET'): string {
  switch (reason) {
    case 'NOT_CONNECTED':
      return notConnected;
    case 'NO_SUCH_DAY':
      return '这一天还没有到，请写今天以前的日期';
    case 'NO_BILL_YET':
      return '支付服务还没有出这一天的账单，一般第二天上午才有，请到时再试';
  }
}

function whatWord(what: BookDifference['what']): string {
  switch (what) {
    case 'PAYMENT':
      return '付款';
    case 'REFUND':
      return '退款';
  }
}

function kindWord(kind: BookDifference['kind']): string {
  switch (kind) {
    case 'NOT_IN_BOOKS':
      return '账单有，我们没有';
    case 'NOT_IN_BILL':
      return '我们有，账单没有';
    case 'AMOUNT_DIFFERS':
      return '金额不同';
  }
}
