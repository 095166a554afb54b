/** The payment port on Node: the provider's own SDK (v2 of its gateway) signs, checks signatures and sends. */
import { AlipaySdk } from 'alipay-sdk';
import { joined } from '../../integrations/alipay/bill.ts';
import type { AlipayCall, AlipayGateway } from '../../integrations/alipay/gateway.ts';
import { createGatewayPayment } from '../../integrations/alipay/gateway-payment.ts';
import type { Payment } from '../../ports.ts';
import type { AlipayKeys } from './key-files.ts';

export interface AlipayOptions {
  readonly appId: string;
  readonly sellerId: string | null;
  readonly keys: AlipayKeys;
  /** Asked each time, because the port of a demonstration's stand-in is known late. */
  readonly gateway: () => string;
  readonly notifyUrl: () => string;
  readonly returnUrl: () => string;
  readonly isDemo: boolean;
  readonly now: () => number;
  /** The time after which the outcome of an unanswered call is unknown. */
  readonly timeoutMs?: number;
}

const usualTimeoutMs = 10_000;
const downloadMs = 60_000;

export function createAlipayPayment(options: AlipayOptions): Payment {
  const { appId, sellerId, notifyUrl, returnUrl, isDemo, now } = options;
  return createGatewayPayment(createSdkGateway(options), {
    appId,
    sellerId,
    notifyUrl,
    returnUrl,
    isDemo,
    now,
  });
}

function createSdkGateway(options: AlipayOptions): AlipayGateway {
  const { appId, keys, gateway } = options;
  const sdk = new AlipaySdk({
    appId,
    privateKey: keys.privateKey,
    keyType: keys.keyType,
    ...keys.proof,
    signType: 'RSA2',
    timeout: options.timeoutMs ?? usualTimeoutMs,
    // Names stay as the provider's documents write them.
    camelcase: false,
  });
  return {
    call: async (call) => {
      sdk.config.gateway = gateway();
      return sdk.exec(call.method, paramsOf(call), { validateSign: true });
    },
    form: async (call) => {
      sdk.config.gateway = gateway();
      return sdk.pageExecute(call.method, 'POST', paramsOf(call));
    },
    // Version 2 takes the values as they are; version 1 fails on a percent sign.
    verify: async (fields) => sdk.checkNotifySignV2(fields),
    download,
  };
}

/** `timestamp` takes the place of the SDK's own, which is in the process's time zone. */
function paramsOf({ bizContent, timestamp, notifyUrl, returnUrl }: AlipayCall) {
  return {
    bizContent: { ...bizContent },
    timestamp,
    ...(notifyUrl === undefined ? {} : { notifyUrl }),
    ...(returnUrl === undefined ? {} : { returnUrl }),
  };
}

async function download(url: string, mostBytes: number): Promise<Uint8Array> {
  const response = await fetch(url, { signal: AbortSignal.timeout(downloadMs) });
  if (response.status !== 200 || response.body === null) throw new Error('no file');
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body) {
    size += part.length;
    if (size > mostBytes) throw new Error('the file is too large');
    parts.push(part);
  }
  return joined(parts, size);
}
