/** The buyer's pages, which work on a small phone and without scripts, and say 演示 everywhere. */
import { beijingTime, yuanOf } from '@liangfen/rules/payment';
import { demoPage } from '../demo-page.ts';
import { escaped } from '../escaped.ts';
import type { Trade } from './trade.ts';

export interface BuyerView {
  readonly trade: Trade;
  readonly isOver: boolean;
  /** The buyer has just said no. */
  readonly cancelled: boolean;
}

/** Null trade: no such page, or the stand-in has forgotten it. */
export function buyerPage(view: BuyerView | null): Response {
  if (view === null) {
    return page(
      404,
      '没有这笔交易',
      '<p class="note">二维码可能已经失效，请回到订单页面重新获取。</p>',
    );
  }
  const { trade } = view;
  const bill = `
    <p class="amount"><small>¥</small>${yuanOf(trade.amountFen)}</p>
    <dl>
      <div><dt>商品</dt><dd>${escaped(trade.subject)}</dd></div>
      <div><dt>订单号</dt><dd>${escaped(trade.tradeNo)}</dd></div>
      ${trade.paidAt === null ? '' : `<div><dt>付款时间</dt><dd>${beijingTime(trade.paidAt)}</dd></div>`}
    </dl>`;
  return page(200, titleOf(view), `${bill}${actionsOf(view)}`, trade.returnUrl);
}

export function refusalPage(sentence: string): Response {
  return page(400, '无法付款', `<p class="note">${escaped(sentence)}</p>`);
}

function titleOf({ trade, isOver, cancelled }: BuyerView): string {
  switch (trade.state) {
    case 'ASKED':
    case 'WAITING':
      if (isOver) return '已过付款时间';
      return cancelled ? '已取消，没有付款' : '确认付款';
    case 'PAID':
    case 'FINISHED':
      return '付款成功';
    case 'CLOSED':
      return trade.paidAt === null ? '交易已关闭' : '已全额退款';
  }
}

function actionsOf({ trade, isOver, cancelled }: BuyerView): string {
  const back =
    trade.returnUrl === null
      ? '<p class="note">可以关闭这个页面，回到原来的页面查看结果。</p>'
      : `<p><a class="button plain" href="${escaped(trade.returnUrl)}">返回商家</a></p>`;
  const isOpen = (trade.state === 'ASKED' || trade.state === 'WAITING') && !isOver;
  if (!isOpen) return back;
  if (cancelled) {
    return `<form method="post"><button class="button" name="action" value="again">重新付款</button></form>${back}`;
  }
  return `<form method="post">
      <button class="button" name="action" value="pay">支付</button>
      <button class="button plain" name="action" value="cancel">取消</button>
    </form>`;
}

function page(
  status: 200 | 400 | 404,
  title: string,
  content: string,
  returnUrl: string | null = null,
): Response {
  return demoPage({
    status,
    title,
    site: '演示收银台',
    warning: '这是模拟的收银台，不会真的扣款',
    content,
    style,
    formTargets: originOf(returnUrl),
  });
}

function originOf(url: string | null): string[] {
  return url !== null && URL.canParse(url) ? [new URL(url).origin] : [];
}

const style = `
main { max-width: 26rem; padding: 1.5rem 1.25rem; }
.amount { margin: .75rem 0 1.25rem; font-size: 2.75rem; line-height: 1.1; font-weight: 650; text-align: center;
  font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.amount small { margin-right: .25rem; font-size: 1.5rem; }
dl { margin: 0 0 1.5rem; border-top: 1px solid var(--line); }
dl div { display: flex; gap: 1rem; padding: .6rem 0; border-bottom: 1px solid var(--line); }
dt { flex: none; color: var(--quiet); }
dd { margin: 0 0 0 auto; text-align: right; overflow-wrap: anywhere; }
form { display: grid; gap: .75rem; }
.button { display: block; width: 100%; min-height: 3rem; padding: .6rem 1rem; border: 1px solid var(--action);
  border-radius: .75rem; background: var(--action); color: var(--on-action); font: inherit;
  font-size: 1.1rem; text-align: center; text-decoration: none; cursor: pointer; }
.plain { background: transparent; color: var(--action); }
.button:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
`;
