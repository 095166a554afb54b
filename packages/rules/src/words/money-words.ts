// The words for points and invoices: the desk, the exported records and the operator's command line say the same.
import type { InvoiceState, RechargeSource, TitleType } from '@liangfen/sdk/schema';

export const rechargeSourceWords: Record<RechargeSource, string> = {
  ORDER: '购买',
  VOUCHER: '兑换码',
  REFUND: '退款收回',
  REFUND_RETURNED: '退款未成，还回',
  GIFT: '赠送',
};

export const invoiceStateWords: Record<InvoiceState, string> = {
  APPLIED: '申请中',
  ISSUED: '已开具',
  REJECTED: '已驳回',
  REVERSED: '已红冲',
};

export const titleTypeWords: Record<TitleType, string> = { PERSONAL: '个人', CORPORATION: '单位' };
