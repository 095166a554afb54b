/** A payment stand-in that starts again still has its trades and keys, and sends the notifications that are left. */
import { expect, test } from 'vitest';
import {
  createPaymentSandbox,
  createSandboxGateway,
  generateSandboxKeys,
  type PaymentSandbox,
  type SandboxStore,
} from '../src/index.ts';

function memory(): SandboxStore & { readonly saves: () => number } {
  let text: string | null = null;
  let saves = 0;
  return {
    load: async () => text,
    save: async (next) => {
      saves += 1;
      text = next;
    },
    saves: () => saves,
  };
}

interface Time {
  readonly now: () => number;
  readonly schedule: (afterMs: number, run: () => void) => () => void;
  readonly advance: (ms: number) => void;
}

function timeFrom(start: number): Time {
  let now = start;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  return {
    now: () => now,
    schedule: (afterMs, run) => {
      const timer = { at: now + afterMs, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance: (ms) => {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { run } of due) run();
    },
  };
}

const start = Date.UTC(2026, 10, 22, 4);
const sent: URLSearchParams[] = [];

function open(store: SandboxStore, time: Time, answer: string): Promise<PaymentSandbox> {
  return createPaymentSandbox({
    home: {
      ...time,
      random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
      send: async (request) => {
        sent.push(new URLSearchParams(await request.text()));
        return new Response(answer);
      },
      store,
    },
    publicUrl: () => 'http://provider.test',
  });
}

test('trades, keys and unsent notifications outlive a restart', async () => {
  const store = memory();
  const time = timeFrom(start);
  const first = await open(store, time, 'fail');
  const gateway = await createSandboxGateway(first);
  const call = {
    method: 'alipay.trade.precreate',
    timestamp: '2026-11-22 12:00:00',
    notifyUrl: 'http://shop.test/notify',
    bizContent: {
      out_trade_no: 'LF1',
      total_amount: '1.00',
      subject: '云点',
      product_code: 'FACE_TO_FACE_PAYMENT',
    },
  };
  expect(await gateway.call(call)).toMatchObject({ code: '10000' });
  first.pay('LF1');
  time.advance(0);
  await first.stop();
  expect(sent).toHaveLength(1);

  const second = await open(store, time, 'success');
  expect(second.shop).toEqual(first.shop);
  expect(second.pay('LF1')).toEqual({ done: false, code: 'ACQ.TRADE_HAS_SUCCESS' });
  expect(second.unacknowledged()).toBe(1);
  time.advance(4 * 60_000);
  await second.settled();
  expect(sent.map((fields) => fields.get('notify_id'))).toEqual(
    Array(2).fill(sent[0]?.get('notify_id')),
  );
  expect(second.unacknowledged()).toBe(0);
  await second.stop();
});

test('a file that is not a stored state is replaced by a new one', async () => {
  const store: SandboxStore = { load: async () => '{"version":7', save: async () => undefined };
  const sandbox = await open(store, timeFrom(start), 'success');
  expect(sandbox.pay('LF1')).toEqual({ done: false, code: 'ACQ.TRADE_NOT_EXIST' });
});

test('unknown bodies, methods and addresses are answered without effect', async () => {
  const sandbox = await createPaymentSandbox({
    home: {
      ...timeFrom(start),
      random: (bytes) => new Uint8Array(bytes),
      send: () => Promise.reject(new Error('nobody is told')),
      store: null,
    },
    publicUrl: () => 'http://provider.test',
    keys: await generateSandboxKeys(1024),
  });
  const status = async (path: string, init?: RequestInit) =>
    (await sandbox.fetch(new Request(`http://provider.test${path}`, init))).status;
  expect(await status('/gateway.do', { method: 'POST', body: 'a'.repeat(64_001) })).toBe(413);
  expect(await status('/gateway.do', { method: 'DELETE' })).toBe(405);
  expect(await status('/pay/unknown')).toBe(404);
  expect(await status('/bill/unknown')).toBe(404);
  expect(await status('/switches')).toBe(404);
  const unsigned = await sandbox.fetch(
    new Request('http://provider.test/gateway.do?method=alipay.trade.query'),
  );
  expect(await unsigned.text()).toContain('isv.invalid-app-id');
});
