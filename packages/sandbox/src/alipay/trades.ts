/** The trades as methods and buyer's pages need them: their present state, and how to tell the shop. */
import type { Refund, Trade } from './trade.ts';

export interface Trades {
  readonly now: () => number;
  /** Closes it first when its time is over. */
  readonly find: (tradeNo: string) => Trade | null;
  readonly findByToken: (token: string) => Trade | null;
  readonly put: (trade: Trade) => void;
  readonly tell: (trade: Trade, refund: Refund | null) => void;
  /** Address of the buyer's page. */
  readonly pageOf: (trade: Trade) => string;
  /** 28 digits. */
  readonly newNumber: () => string;
  readonly newToken: () => string;
}
