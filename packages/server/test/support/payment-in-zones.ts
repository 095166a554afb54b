/**
 * A program for payment-time-zone.test.ts: offers a trade by the SDK in each given zone, and prints the times that it
 * sent.
 */
import { generateSandboxKeys } from '@liangfen/sandbox';
import { createTestClock } from './clock.ts';
import { startHttpProvider } from './payment-provider.ts';

/** 07:30 in Beijing, and still the day before in other zones. */
const now = Date.UTC(2026, 10, 21, 23, 30);
const keys = await generateSandboxKeys();
const { payment, sandbox, close } = await startHttpProvider({
  clock: createTestClock(now),
  keys,
  alipayKeys: {
    privateKey: keys.appPrivateKey ?? '',
    keyType: 'PKCS8',
    proof: { alipayPublicKey: keys.providerPublicKey },
  },
});

const told: unknown[] = [];
for (const [index, zone] of process.argv.slice(2).entries()) {
  process.env.TZ = zone;
  const tradeNo = `LF${index}`;
  const trade = { tradeNo, amountFen: 100, subject: '云点', expiresAt: now + 7_200_000 };
  const form = await payment.createForm(trade);
  await payment.createQr(trade);
  sandbox.scan(tradeNo);
  const { status } = await payment.query(tradeNo);
  told.push({
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    status,
    timestamp: new URL(/action="([^"]+)"/.exec(form)?.[1] ?? '').searchParams.get('timestamp'),
    expires: /time_expire&quot;:&quot;([^&]+)/.exec(form)?.[1],
  });
}
await close();
console.log(JSON.stringify(told));
// The SDK would keep its connections open for a while.
process.exit(0);
