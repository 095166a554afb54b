/** 云点: the balance and its records; a sub-account sees its main account's. */
import { ownerOf } from './competitions/rows.ts';
import type { Operations } from './operation.ts';
import { pointBalance } from './point-ledger.ts';

/** The newest; the contract has no pages here. */
const recordLimit = 500;

export const points: Operations<'getPoint' | 'listRechargeRecords' | 'listConsumeRecords'> = {
  getPoint: async (call, { ports }) => ({
    point: await pointBalance(ports.database.query, ownerOf(call.user)),
  }),

  listRechargeRecords: async (call, { ports }) => {
    const rows = await ports.database.query
      .selectFrom('point_entry')
      .select(['id', 'delta as point', 'balance', 'source', 'amount', 'at'])
      .where('user_id', '=', ownerOf(call.user))
      .where('source', '<>', 'COMPETITION')
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(recordLimit)
      .execute();
    return {
      rechargeRecords: rows.flatMap(({ source, ...row }) =>
        source === 'COMPETITION' ? [] : [{ ...row, source }],
      ),
      nextBefore: null,
    };
  },

  listConsumeRecords: async (call, { ports }) => {
    const rows = await ports.database.query
      .selectFrom('point_entry')
      .select(['id', 'delta', 'balance', 'competition_id', 'competition_name', 'at'])
      .where('user_id', '=', ownerOf(call.user))
      .where('source', '=', 'COMPETITION')
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(recordLimit)
      .execute();
    return {
      consumeRecord: rows.flatMap(({ id, delta, balance, at, ...row }) => {
        const { competition_id: competitionId, competition_name: competitionName } = row;
        if (competitionId === null || competitionName === null) return [];
        return [{ id, point: -delta, balance, competitionId, competitionName, at }];
      }),
      nextBefore: null,
    };
  },
};
