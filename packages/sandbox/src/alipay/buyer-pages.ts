/** What the buyer sees: pages that work on a small phone and without scripts, and say 演示 everywhere. */
import { beijingTime, yuanOf } from '@liangfen/rules/payment';
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
  const html = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · 演示收银台</title>
<style>${style}</style>
</head>
<body>
<p class="mark" role="note"><strong>演示</strong>这是模拟的收银台，不会真的扣款</p>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        `form-action 'self'${originOf(returnUrl)}`,
        "frame-ancestors 'self'",
        "base-uri 'none'",
      ].join('; '),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  });
}

function originOf(url: string | null): string {
  return url !== null && URL.canParse(url) ? ` ${new URL(url).origin}` : '';
}

const style = `
:root { color-scheme: light dark; --ground: #eef2f7; --card: #fff; --ink: #1a2330; --quiet: #55606f;
  --line: #d9dfe7; --action: #1257c9; --on-action: #fff; --mark: #7a4b00; --mark-ground: #fff1d6; }
@media (prefers-color-scheme: dark) { :root { --ground: #10151c; --card: #1a212b; --ink: #eef2f7;
  --quiet: #a9b4c2; --line: #303a47; --action: #7fb0ff; --on-action: #0b1a33; --mark: #ffd48a;
  --mark-ground: #3a2c10; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--ground); color: var(--ink);
  font: 1rem/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
.mark { margin: 0; padding: .6rem 1rem; background: var(--mark-ground); color: var(--mark);
  text-align: center; }
.mark strong { margin-right: .6rem; padding: .1rem .5rem; border: 1px solid; border-radius: .3rem; }
main { width: calc(100% - 1.5rem); max-width: 26rem; margin: 1rem auto; padding: 1.5rem 1.25rem; background: var(--card);
  border-radius: 1rem; }
h1 { margin: 0; font-size: 1.2rem; text-align: center; }
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
.note { color: var(--quiet); text-align: center; }
`;
