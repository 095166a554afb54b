/** The plans on sale. */
import { yuanOf } from '@liangfen/rules/payment';
import type { PaymentMeans, Plan } from '@liangfen/sdk/schema';
import type { Selectable } from 'kysely';
import type { Payment } from '../ports.ts';
import type { DatabaseSchema } from '../store/schema.ts';
import type { Queryable } from '../store/transaction.ts';

export type PlanRow = Selectable<DatabaseSchema['plan']>;

/** More than anybody compares. */
const mostPlans = 50;

export async function plansOnSale(query: Queryable): Promise<PlanRow[]> {
  return query
    .selectFrom('plan')
    .selectAll()
    .where('on_sale', '=', true)
    .orderBy('sort')
    .orderBy('point')
    .limit(mostPlans)
    .execute();
}

export function planOf({ id, point, amount_fen, discount }: PlanRow): Plan {
  return { id, point, discount, amount: yuanOf(amount_fen) };
}

/** Returns how money is paid to this server. */
export function meansOf(payment: Payment | null): PaymentMeans {
  return payment === null ? 'NONE' : kindOf(payment);
}

/** Tells real money from a demonstration's: an order of the one is nothing to the other's provider. */
export function kindOf(payment: Payment): Exclude<PaymentMeans, 'NONE'> {
  return payment.isDemo ? 'DEMO' : 'ALIPAY';
}
