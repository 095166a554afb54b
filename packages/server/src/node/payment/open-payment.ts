/** The real payment provider that the settings name; a demonstration's stand-in is opened by `demonstration.ts`. */
import type { Payment } from '../../ports.ts';
import type { Config } from '../config.ts';
import { createAlipayPayment } from './alipay.ts';
import { readKeyFiles } from './key-files.ts';

/** Null where none is connected. Throws `ConfigError` for settings and key files that cannot work. */
export function openPayment({ payment, publicUrl }: Config): Payment | null {
  switch (payment.kind) {
    case 'NONE':
    case 'SANDBOX':
      return null;
    case 'ALIPAY': {
      const { appId, sellerId, gateway, notifyUrl } = payment;
      return createAlipayPayment({
        appId,
        sellerId,
        keys: readKeyFiles(payment),
        gateway: () => gateway,
        notifyUrl: () => notifyUrl,
        returnUrl: () => `${publicUrl}/web/user/points`,
        isDemo: false,
        now: Date.now,
      });
    }
  }
}
