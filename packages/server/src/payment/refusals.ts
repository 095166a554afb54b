/** Turns the reason why money cannot be moved now into the answer to the caller: a code, and what to do next. */
import type { OrderRefusal } from '@liangfen/sdk/schema';
import { ProblemError } from '../problem.ts';

const sentences: Readonly<Record<OrderRefusal, string>> = {
  ORDER_NOT_PAID: '这笔订单还没有付款，付款到账后再办理',
  ORDER_CLOSED: '这笔订单已关闭，请重新下单',
  REFUND_RUNNING: '这笔订单正在退款，请等退款有结果后再办理',
  ORDER_REFUNDED: '这笔订单已经退款，不能再办理',
  POINTS_SPENT: '买的云点已经用掉一部分，余额不够收回，不能退款',
  INVOICE_LIVING: '这笔订单有申请中或已开具的发票；要退款请先联系服务的管理员驳回或红冲',
  REFUND_REFUSED: '支付服务不再接受这笔订单的退款，请联系服务的管理员另行处理',
};

/** Gives pages, problems and the command line the same sentence. */
export function refusalSentence(reason: OrderRefusal): string {
  return sentences[reason];
}

export function orderRefused(reason: OrderRefusal): ProblemError {
  return new ProblemError(409, reason, sentences[reason]);
}

export function paymentNotConnected(): ProblemError {
  return new ProblemError(
    409,
    'PAYMENT_NOT_CONNECTED',
    '这里没有接通在线支付，请用兑换码充值，或联系服务的管理员',
  );
}

/** The provider's outcome is unknown; the order itself is kept and looked after. */
export function paymentAway(): ProblemError {
  const retryAfterSeconds = 5;
  return new ProblemError(
    503,
    'PAYMENT_AWAY',
    '暂时联系不上支付服务，请几秒后重试；付过的钱不会丢',
    {
      retryAfterSeconds,
    },
  );
}

export function notificationRefused(): ProblemError {
  return new ProblemError(400, 'NOTIFICATION_REFUSED', '这条通知没有通过核对，没有处理');
}
