/** All trades of a stand-in, found by their numbers and by their pages; the oldest settled ones give way. */
import type { Trade } from './trade.ts';

export const mostTrades = 2_000;

export interface TradeBook {
  readonly all: () => readonly Trade[];
  readonly find: (tradeNo: string) => Trade | null;
  readonly findByToken: (token: string) => Trade | null;
  /** Adds it, or takes the place of its former state. */
  readonly put: (trade: Trade) => void;
}

export function createTradeBook(kept: readonly Trade[]): TradeBook {
  const trades = new Map(kept.map((trade) => [trade.tradeNo, trade]));
  const numbers = new Map(kept.map(({ token, tradeNo }) => [token, tradeNo]));
  const find = (tradeNo: string) => trades.get(tradeNo) ?? null;

  const makeRoom = () => {
    const [oldest] = trades.values();
    const leaves = [...trades.values()].find(({ state }) => state !== 'WAITING') ?? oldest;
    if (leaves === undefined) return;
    trades.delete(leaves.tradeNo);
    numbers.delete(leaves.token);
  };

  return {
    all: () => [...trades.values()],
    find,
    findByToken: (token) => find(numbers.get(token) ?? ''),
    put: (trade) => {
      if (!trades.has(trade.tradeNo) && trades.size >= mostTrades) makeRoom();
      trades.set(trade.tradeNo, trade);
      numbers.set(trade.token, trade.tradeNo);
    },
  };
}
