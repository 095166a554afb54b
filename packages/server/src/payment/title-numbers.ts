/** The tax number of an invoice's title: as this account gave it last, as the operator loaded it, as a register knows it. */
import { checkTaxNumber, readTaxNumber } from '@liangfen/rules/payment';
import type { Ports } from '../ports.ts';

/** Null when nobody knows it; a register that does not answer knows nothing. */
export async function taxNumberOf(
  { database, titleNumbers, log }: Ports,
  userId: string,
  titleName: string,
): Promise<string | null> {
  const { query } = database;
  const own = await query
    .selectFrom('invoice')
    .select('tax_number')
    .where('user_id', '=', userId)
    .where('title_name', '=', titleName)
    .where('tax_number', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (own !== undefined) return own.tax_number;
  const loaded = await query
    .selectFrom('tax_title')
    .select('tax_number')
    .where('title_name', '=', titleName)
    .executeTakeFirst();
  if (loaded !== undefined) return loaded.tax_number;
  if (titleNumbers === null) return null;
  try {
    const told = readTaxNumber((await titleNumbers.numberOf(titleName)) ?? '');
    return checkTaxNumber(told).kind === 'WRONG' ? null : told;
  } catch (error) {
    log.warn('titles.away', { error });
    return null;
  }
}
