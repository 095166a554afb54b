/** The messenger's sandbox and the product's adapter for a test, in one process, with a clock that the test moves. */
import { randomBytes } from 'node:crypto';
import { createMessengerSandbox, firstCorpId, type MessengerSandbox } from '@liangfen/sandbox';
import { createDingtalkMessenger } from '../../src/integrations/dingtalk/dingtalk-messenger.ts';
import type { DingtalkSettings } from '../../src/integrations/dingtalk/home.ts';
import { type Messenger, MessengerRefused } from '../../src/ports.ts';
import { createTestClock, type TestClock } from './clock.ts';

const base = 'http://messenger.test/sandbox/dingtalk';

export interface DingtalkHall {
  readonly sandbox: MessengerSandbox;
  readonly messenger: Messenger;
  readonly clock: TestClock;
  /** Every pause that the adapter asked for, in ms; each is over at once. Time limits are not among them. */
  readonly pauses: number[];
}

export interface DingtalkHallOptions {
  readonly people?: number;
  readonly settings?: Partial<DingtalkSettings>;
  /** Whether the application is offered to all corporations. */
  readonly isSuite?: boolean;
  /** Where such an application finds its ticket; without it, the sandbox's own. */
  readonly ticket?: () => Promise<string | null>;
}

const timeLimitMs = 10_000;

export function startDingtalk(options: DingtalkHallOptions = {}): DingtalkHall {
  const clock = createTestClock();
  const pauses: number[] = [];
  const sandbox = createMessengerSandbox({
    home: { now: clock.now, random: (bytes) => new Uint8Array(randomBytes(bytes)) },
    publicUrl: () => 'http://product.test',
    path: '/sandbox/dingtalk',
    people: options.people ?? 300,
  });
  const { agentIdOf, pushToken, pushKey } = sandbox.app;
  const ticket = sandbox.newTicket();
  const messenger = createDingtalkMessenger(
    {
      fetch: (request) => sandbox.fetch(request),
      now: clock.now,
      schedule: (afterMs, run) => {
        if (afterMs === timeLimitMs) return clock.schedule(afterMs, run);
        pauses.push(afterMs);
        queueMicrotask(run);
        return () => undefined;
      },
      newId: () => randomBytes(8).toString('hex'),
    },
    {
      clientId: sandbox.app.clientId,
      clientSecret: sandbox.app.clientSecret,
      corpId: null,
      application: options.isSuite
        ? { kind: 'SUITE', pushToken, pushKey, ticket: options.ticket ?? (async () => ticket) }
        : { kind: 'INTERNAL', agentIdOf },
      isDemo: true,
      publicUrl: () => 'http://product.test',
      apiBase: () => base,
      oapiBase: () => base,
      loginBase: () => base,
      ...options.settings,
    },
  );
  return { sandbox, messenger, clock, pauses };
}

export const corpId = firstCorpId;

/** Returns the reason of a refusal, or `null` if the call succeeded. */
export async function reasonOf(asked: Promise<unknown>): Promise<string | null> {
  try {
    await asked;
    return null;
  } catch (error) {
    if (error instanceof MessengerRefused) return error.reason;
    throw error;
  }
}
