/**
 * The calls, forms and files that the payment adapter needs, signed; Node's home takes them from the provider's own
 * SDK.
 */

/** The methods that are used. */
export type AlipayMethod =
  | 'alipay.trade.precreate'
  | 'alipay.trade.page.pay'
  | 'alipay.trade.query'
  | 'alipay.trade.refund'
  | 'alipay.trade.fastpay.refund.query'
  | 'alipay.trade.close'
  | 'alipay.data.dataservice.bill.downloadurl.query';

export interface AlipayCall {
  readonly method: AlipayMethod;
  readonly bizContent: Readonly<Record<string, string>>;
  /** The time in the provider's form, in Beijing time. */
  readonly timestamp: string;
  readonly notifyUrl?: string;
  readonly returnUrl?: string;
}

export interface AlipayGateway {
  /**
   * Returns the inner object of the answer, under the provider's own names, its signature checked. Rejects without such
   * an answer: nobody knows then whether the call was performed.
   */
  readonly call: (call: AlipayCall) => Promise<Readonly<Record<string, unknown>>>;
  /** HTML of a form that posts the signed call from the buyer's browser. */
  readonly form: (call: AlipayCall) => Promise<string>;
  /** Whether the provider has signed these fields of a notification. */
  readonly verify: (fields: Readonly<Record<string, string>>) => Promise<boolean>;
  /** Rejects when the file has more bytes. */
  readonly download: (url: string, mostBytes: number) => Promise<Uint8Array>;
}
