/** Tells the shop what has happened to a trade, again and again until it answers `success`. */
import { beijingTime, yuanOf } from '@liangfen/rules/payment';
import type { SandboxHome } from './home.ts';
import { notificationText, sign } from './signing.ts';
import type { Switches } from './switches.ts';
import { type Refund, refundedFen, statusText, type Trade } from './trade.ts';

const minute = 60_000;
const hour = 60 * minute;
/** The provider's own pauses: eight sendings in some 25 hours. */
export const repeatAfterMs = [
  4 * minute,
  10 * minute,
  10 * minute,
  hour,
  2 * hour,
  6 * hour,
  15 * hour,
];
const patienceMs = 15_000;
const mostPending = 2_000;

/** A notification that nobody has acknowledged yet. */
export interface Pending {
  readonly notifyId: string;
  readonly tradeNo: string;
  readonly url: string;
  /** The fields without the moment of sending and the signature. */
  readonly fields: Readonly<Record<string, string>>;
  /** How often it was sent. */
  readonly sent: number;
  readonly dueAt: number;
  /** Waits for the trade's next one to overtake it. */
  readonly overtaken: boolean;
}

export interface NotifierParts {
  readonly home: SandboxHome;
  readonly key: CryptoKey;
  readonly shop: { readonly appId: string; readonly sellerId: string };
  readonly switchesOf: (tradeNo: string) => Switches;
  readonly newNumber: () => string;
  /** Something is to be kept. */
  readonly onChange: () => void;
}

export interface Notifier {
  /** Tells the trade's present state; `refund` is the one just made. */
  readonly tell: (trade: Trade, refund: Refund | null) => void;
  /** A notification of a payment that never was, signed by somebody else. */
  readonly forge: (url: string, tradeNo: string, amountFen: number) => Promise<Response>;
  readonly pending: () => readonly Pending[];
  /** Resolves when everything on its way has been answered. */
  readonly settled: () => Promise<void>;
  readonly stop: () => void;
}

export function createNotifier(parts: NotifierParts, kept: readonly Pending[]): Notifier {
  const { home, key, shop, switchesOf, newNumber, onChange } = parts;
  const pending = new Map<string, Pending>();
  const timers = new Map<string, () => void>();
  const sending = new Set<Promise<void>>();
  let stopped = false;

  const plan = (notification: Pending) => {
    const { notifyId, dueAt } = notification;
    pending.set(notifyId, notification);
    timers.get(notifyId)?.();
    // A notification that is answered during the stop is kept, and sent again by the next start.
    if (stopped) return;
    const wait = Math.max(0, dueAt - home.now());
    timers.set(
      notifyId,
      home.schedule(wait, () => begin(notifyId)),
    );
  };
  const forget = (notifyId: string) => {
    pending.delete(notifyId);
    timers.get(notifyId)?.();
    timers.delete(notifyId);
  };

  const begin = (notifyId: string) => {
    const work = deliver(notifyId).finally(() => sending.delete(work));
    sending.add(work);
  };

  async function deliver(notifyId: string): Promise<void> {
    const notification = pending.get(notifyId);
    if (notification === undefined) return;
    const switches = switchesOf(notification.tradeNo);
    const answered = await sendOnce(notification, switches);
    if (switches.doubled) await sendOnce(notification, switches);
    if (answered && !switches.neverAcknowledged) forget(notifyId);
    else repeatLater(notification);
    releaseOvertaken(notification);
    onChange();
  }

  const repeatLater = (notification: Pending) => {
    const wait = repeatAfterMs[notification.sent];
    if (wait === undefined) return forget(notification.notifyId);
    plan({
      ...notification,
      sent: notification.sent + 1,
      dueAt: home.now() + wait,
      overtaken: false,
    });
  };

  const releaseOvertaken = ({ tradeNo, notifyId }: Pending) => {
    for (const other of pending.values()) {
      const isReleased = other.tradeNo === tradeNo && other.notifyId !== notifyId;
      if (isReleased && other.overtaken) {
        plan({ ...other, overtaken: false, dueAt: home.now() });
      }
    }
  };

  async function sendOnce(
    { url, fields }: Pick<Pending, 'url' | 'fields'>,
    { forged, wrongAmount }: Pick<Switches, 'forged' | 'wrongAmount'>,
  ): Promise<boolean> {
    const told = new Map(Object.entries({ ...fields, notify_time: beijingTime(home.now()) }));
    if (wrongAmount) told.set('total_amount', '0.01');
    const text = notificationText(told);
    told.set('sign', await sign(key, forged ? `${text}&forged=true` : text));
    const response = await post(url, told).catch(() => null);
    if (response === null || response.status !== 200) return false;
    const answer = await response.text().catch(() => '');
    return answer === 'success';
  }

  async function post(url: string, fields: ReadonlyMap<string, string>): Promise<Response> {
    const patience = new AbortController();
    const stop = home.schedule(patienceMs, () => patience.abort());
    const request = new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      body: new URLSearchParams([...fields]).toString(),
      redirect: 'manual',
      signal: patience.signal,
    });
    return home.send(request).finally(stop);
  }

  for (const notification of kept) plan(notification);

  return {
    tell: (trade, refund) => {
      if (trade.notifyUrl === null || trade.state === 'ASKED') return;
      if (pending.size >= mostPending) forget([...pending.keys()][0] ?? '');
      const switches = switchesOf(trade.tradeNo);
      const isWaited = [...pending.values()].some(
        ({ tradeNo, overtaken }) => overtaken && tradeNo === trade.tradeNo,
      );
      const overtaken = switches.reordered && !isWaited;
      const delay = overtaken ? (repeatAfterMs[0] ?? 0) : switches.lateMs;
      const notifyId = newNumber();
      plan({
        notifyId,
        tradeNo: trade.tradeNo,
        url: trade.notifyUrl,
        fields: { ...generalFields(notifyId), ...tradeFields(trade, refund) },
        sent: 0,
        dueAt: home.now() + delay,
        overtaken,
      });
      onChange();
    },
    forge: async (url, tradeNo, amountFen) => {
      const fields = new Map(
        Object.entries({
          ...generalFields(newNumber()),
          notify_time: beijingTime(home.now()),
          out_trade_no: tradeNo,
          trade_no: newNumber(),
          trade_status: 'TRADE_SUCCESS',
          total_amount: yuanOf(amountFen),
        }),
      );
      fields.set('sign', await sign(key, `${notificationText(fields)}&forged=true`));
      return post(url, fields);
    },
    pending: () => [...pending.values()],
    settled: async () => {
      while (sending.size > 0) await Promise.all(sending);
    },
    stop: () => {
      stopped = true;
      for (const cancel of timers.values()) cancel();
      timers.clear();
    },
  };

  function generalFields(notifyId: string): Record<string, string> {
    return {
      notify_id: notifyId,
      notify_type: 'trade_status_sync',
      charset: 'utf-8',
      version: '1.0',
      sign_type: 'RSA2',
      app_id: shop.appId,
      auth_app_id: shop.appId,
      seller_id: shop.sellerId,
      buyer_id: '2088000000000000',
      buyer_logon_id: 'demo***@example.com',
    };
  }
}

/** Empty fields are left out: the SDK would count them into the signature. */
function tradeFields(trade: Trade, refund: Refund | null): Record<string, string> {
  const total = yuanOf(trade.amountFen);
  return {
    out_trade_no: trade.tradeNo,
    trade_no: trade.providerNo,
    ...(trade.state === 'ASKED' ? {} : { trade_status: statusText(trade.state) }),
    subject: trade.subject,
    total_amount: total,
    gmt_create: beijingTime(trade.createdAt),
    ...(trade.paidAt === null
      ? {}
      : {
          receipt_amount: total,
          invoice_amount: total,
          buyer_pay_amount: total,
          gmt_payment: beijingTime(trade.paidAt),
        }),
    ...(trade.closedAt === null ? {} : { gmt_close: beijingTime(trade.closedAt) }),
    ...(refund === null
      ? {}
      : {
          out_biz_no: refund.requestNo,
          refund_fee: yuanOf(refundedFen(trade)),
          gmt_refund: `${beijingTime(refund.at)}.000`,
        }),
  };
}
