/** 云点: balance and records, plans and orders, vouchers, invoices. */
import type { Operations } from './operation.ts';
import { invoiceOperations } from './points/invoices.ts';
import { orderOperations } from './points/orders.ts';
import { pointRecords } from './points/records.ts';

export const points = {
  ...pointRecords,
  ...orderOperations,
  ...invoiceOperations,
} satisfies Partial<Operations>;
