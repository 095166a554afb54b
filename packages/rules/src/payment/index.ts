/** The rules of money: what points cost, how orders go, vouchers and invoices (product decisions § 7). */
export * from './beijing-time.ts';
export * from './invoice.ts';
export * from './money.ts';
export {
  beginRefund,
  type CloseReason,
  close as closeOrder,
  endRefund,
  evolveOrder,
  hear as hearOfTrade,
  invoiceRefusal,
  isLiving as isLivingInvoice,
  type Movement as PointMovement,
  type Order,
  type OrderEvent,
  type OrderOutcome,
  type OrderSurroundings,
  orderLivesMs,
  type ProviderTrade,
  type RefundFailure,
  refundRefusal,
} from './order.ts';
export * from './tax-number.ts';
export * from './voucher-code.ts';
