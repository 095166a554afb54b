/**
 * A stand-in for the payment provider that speaks its protocol for real: a shop that trades with it can trade with the
 * provider by changing an address and keys (docs/decisions/0262). It moves no money.
 */
import { createGateway } from './gateway.ts';
import type { SandboxHome } from './home.ts';
import { createKeeper, loadState } from './kept-state.ts';
import { generateSandboxKeys, openKeys, type SandboxKeys } from './keys.ts';
import { createNotifier } from './notifier.ts';
import type { Shop } from './requests.ts';
import { createSwitches, type SwitchBoard } from './switches.ts';
import { close, finish, pay, refundedFen, type Step, scan, type Trade } from './trade.ts';
import { createTradeBook } from './trade-book.ts';
import type { Trades } from './trades.ts';

export interface PaymentSandboxOptions {
  readonly home: SandboxHome;
  /** The address at which buyers reach `/pay/…`, without a slash at the end; a port may be known late. */
  readonly publicUrl: () => string;
  /** Made, or taken from the store, when left out. */
  readonly keys?: SandboxKeys;
  /** In certificate mode, the serial numbers that both sides show. */
  readonly certificates?: Shop['certificates'];
}

export interface PaymentSandbox {
  /** Rejects with `AnswerLost` when a switch says so: the home then breaks the connection. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly shop: {
    readonly appId: string;
    readonly sellerId: string;
    readonly keys: SandboxKeys;
  };
  readonly publicUrl: () => string;
  readonly switches: SwitchBoard;
  /** The acts of buyers and time, without the pages; a refusal has the provider's code. */
  readonly scan: (tradeNo: string) => BuyerOutcome;
  readonly pay: (tradeNo: string) => BuyerOutcome;
  /** The days in which it can be refunded are over. */
  readonly finish: (tradeNo: string) => BuyerOutcome;
  /** Returns whose the money is, without a shop's request. */
  readonly seen: (tradeNo: string) => TradeMoney;
  /** Sends a payment that never was, signed by somebody else, and returns the shop's answer. */
  readonly forge: (notifyUrl: string, tradeNo: string, amountFen: number) => Promise<Response>;
  /** Notifications that nobody has acknowledged yet. */
  readonly unacknowledged: () => number;
  /** Resolves when everything on its way has been answered, and everything is kept. */
  readonly settled: () => Promise<void>;
  /** Stops all timers. */
  readonly stop: () => Promise<void>;
}

export type BuyerOutcome =
  | { readonly done: true }
  | { readonly done: false; readonly code: string };

const appId = '2021000000000000';
const sellerId = '2088000000000001';

export async function createPaymentSandbox(
  options: PaymentSandboxOptions,
): Promise<PaymentSandbox> {
  const { home, publicUrl } = options;
  const kept = await loadState(home.store);
  const keys = options.keys ?? kept?.keys ?? (await generateSandboxKeys());
  const opened = await openKeys(keys);
  const shop: Shop = { appId, sellerId, certificates: options.certificates ?? null };
  const switches = createSwitches();
  const book = createTradeBook(kept?.trades ?? []);
  const expiries = new Map<string, () => void>();

  const keeper = createKeeper(home.store, () => ({
    version: 1,
    keys,
    trades: book.all(),
    pending: notifier.pending(),
  }));
  const newNumber = () => {
    const digits = [...home.random(24)].map((byte) => String(byte % 10));
    return `2026${digits.join('')}`;
  };
  const notifier = createNotifier(
    {
      home,
      key: opened.provider,
      shop,
      switchesOf: switches.of,
      newNumber,
      onChange: keeper.keep,
    },
    kept?.pending ?? [],
  );

  const put = (trade: Trade) => {
    book.put(trade);
    watch(trade);
    keeper.keep();
  };
  /** A trade that somebody has looked at closes when its time is over. */
  const watch = ({ tradeNo, state, expiresAt }: Trade) => {
    expiries.get(tradeNo)?.();
    expiries.delete(tradeNo);
    if (state !== 'WAITING') return;
    const wait = Math.max(0, expiresAt - home.now());
    expiries.set(
      tradeNo,
      home.schedule(wait, () => void find(tradeNo)),
    );
  };
  const asOfNow = (trade: Trade | null): Trade | null => {
    if (trade === null || trade.state !== 'WAITING' || home.now() < trade.expiresAt) return trade;
    const step = close(trade, home.now());
    if (!step.moved) return trade;
    put(step.trade);
    notifier.tell(step.trade, null);
    return step.trade;
  };
  const find = (tradeNo: string) => asOfNow(book.find(tradeNo));

  const trades: Trades = {
    now: home.now,
    find,
    findByToken: (token) => asOfNow(book.findByToken(token)),
    put,
    tell: notifier.tell,
    pageOf: ({ token }) => `${publicUrl()}/pay/${token}`,
    newNumber,
    newToken: () => hex(home.random(16)),
  };
  for (const trade of book.all()) watch(trade);

  const answer = createGateway({ shop, keys: opened, trades, book, switches });
  const buyer = (tradeNo: string, act: (trade: Trade) => Step, isTold: boolean): BuyerOutcome => {
    const trade = find(tradeNo);
    const isGone = trade === null || (trade.state === 'ASKED' && home.now() >= trade.expiresAt);
    if (isGone) return { done: false, code: 'ACQ.TRADE_NOT_EXIST' };
    const step = act(trade);
    if (!step.moved) return { done: false, code: step.code };
    put(step.trade);
    if (isTold) notifier.tell(step.trade, null);
    return { done: true };
  };

  return {
    fetch: async (request) => {
      try {
        return await answer(request);
      } finally {
        await keeper.kept();
      }
    },
    shop: { appId, sellerId, keys },
    publicUrl,
    switches,
    scan: (tradeNo) => buyer(tradeNo, (trade) => ({ moved: true, trade: scan(trade) }), false),
    pay: (tradeNo) => buyer(tradeNo, (trade) => pay(trade, home.now()), true),
    finish: (tradeNo) => buyer(tradeNo, finish, true),
    seen: (tradeNo) => moneyOf(find(tradeNo)),
    forge: notifier.forge,
    unacknowledged: () => notifier.pending().length,
    settled: async () => {
      await notifier.settled();
      await keeper.kept();
    },
    stop: async () => {
      notifier.stop();
      for (const cancel of expiries.values()) cancel();
      expiries.clear();
      await notifier.settled();
      await keeper.kept();
    },
  };
}

/** `NEITHER`: nobody paid. */
export type TradeMoney = 'PAID' | 'REFUNDED' | 'NEITHER';

function moneyOf(trade: Trade | null): TradeMoney {
  if (trade === null || trade.paidAt === null) return 'NEITHER';
  return refundedFen(trade) >= trade.amountFen ? 'REFUNDED' : 'PAID';
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
