/** Faults of a payment provider, to be switched on by code for one trade or for all. */

/** All methods, or those named. */
export type Affected = 'NONE' | 'ALL' | readonly string[];

export interface Switches {
  /** Notifications wait so long before they are sent first. */
  readonly lateMs: number;
  /** Every sending happens twice. */
  readonly doubled: boolean;
  /** A notification waits until the trade's next one has been sent, and follows it. */
  readonly reordered: boolean;
  /** Repeated to the end, whatever is answered. */
  readonly neverAcknowledged: boolean;
  /** Signed by somebody else. */
  readonly forged: boolean;
  /** Signed rightly, but another amount. */
  readonly wrongAmount: boolean;
  /** Performed, but the answer never arrives. */
  readonly lostAnswers: Affected;
  /** The call is not performed; the answer says that the outcome is unknown. */
  readonly systemErrors: Affected;
  /** Performed, and the answer says all the same that the outcome is unknown. */
  readonly systemErrorsAfter: Affected;
  /** Refunds are refused: the shop's account holds no money. */
  readonly noFunds: boolean;
}

export interface SwitchBoard {
  /** Sets the switches for every trade that has none of its own. */
  readonly set: (changes: Partial<Switches>) => void;
  readonly setFor: (tradeNo: string, changes: Partial<Switches>) => void;
  /** Everything is right again. */
  readonly reset: () => void;
}

export const allRight: Switches = {
  lateMs: 0,
  doubled: false,
  reordered: false,
  neverAcknowledged: false,
  forged: false,
  wrongAmount: false,
  lostAnswers: 'NONE',
  systemErrors: 'NONE',
  systemErrorsAfter: 'NONE',
  noFunds: false,
};

export interface SwitchPanel extends SwitchBoard {
  readonly of: (tradeNo: string | null) => Switches;
}

const mostTrades = 1_000;

export function createSwitches(): SwitchPanel {
  let general: Partial<Switches> = {};
  const own = new Map<string, Partial<Switches>>();
  return {
    of: (tradeNo) => ({
      ...allRight,
      ...general,
      ...(tradeNo === null ? {} : own.get(tradeNo)),
    }),
    set: (changes) => {
      general = { ...general, ...changes };
    },
    setFor: (tradeNo, changes) => {
      const [oldest] = own.keys();
      if (own.size >= mostTrades && oldest !== undefined) own.delete(oldest);
      own.set(tradeNo, { ...own.get(tradeNo), ...changes });
    },
    reset: () => {
      general = {};
      own.clear();
    },
  };
}

export function affects(affected: Affected, method: string): boolean {
  if (affected === 'NONE') return false;
  return affected === 'ALL' || affected.includes(method);
}
