// A simulated judge's phone: a login, an outbox and, for some, a live line of its own, like a real one's.
import { evolveView } from '@liangfen/rules';
import {
  ApiError,
  createScoreOutbox,
  type LiangfenClient,
  memoryScoreStorage,
  openMatchFeed,
  type Schedule,
  type Send,
} from '@liangfen/sdk';
import type { CurrentMatch, JudgeRef, JudgeWindow, SimulatedJudge } from '@liangfen/sdk/schema';
import { lossyNetwork, meteredNetwork, type Traffic } from './network.ts';
import type { Pace } from './pace.ts';
import { until, type Watched } from './until.ts';

/** The server no longer knows this judge: the twin was ended, or started anew somewhere else. */
export class PhoneDismissed extends Error {
  override readonly name = 'PhoneDismissed';
}

export interface Submission {
  readonly programId: string;
  readonly windowId: string;
  readonly scores: readonly { readonly itemId: string | null; readonly score: number }[];
}

export type Delivery =
  /** From 提交 to 已送达, repeats included. */
  { readonly ok: true; readonly ms: number } | { readonly ok: false; readonly detail: string };

export interface Phone {
  readonly judge: JudgeRef;
  /** Has a live line of its own. */
  readonly live: boolean;
  readonly signIn: () => Promise<void>;
  /** The window as this phone sees it; a phone without a line goes by the operator's picture. */
  readonly sees: (windowId: string) => Promise<Pick<JudgeWindow, 'id' | 'programId' | 'itemIds'>>;
  readonly submit: (submission: Submission) => Promise<Delivery>;
  readonly close: () => void;
}

export interface PhoneOptions {
  readonly simulated: SimulatedJudge;
  readonly organiser: LiangfenClient;
  readonly competitionId: string;
  readonly live: boolean;
  readonly loss: number;
  readonly traffic: Traffic;
  /** The limit on requests that all phones share. */
  readonly shared: (send: Send) => Send;
  readonly operator: Watched<CurrentMatch>;
  readonly now: () => number;
  readonly schedule: Schedule;
  readonly random: () => number;
  readonly pace: Pick<Pace, 'patience'>;
  readonly signal: AbortSignal;
}

/** A judge who sees that a submission did not work presses again after this time. */
const againAfterMs = 300;
/** A line that does not bring the window in this time does not hold up the show. */
const lineLimitMs = 10_000;

export function openPhone(options: PhoneOptions): Phone {
  const { simulated, organiser, competitionId, live, loss, traffic, shared, signal } = options;
  const { operator, now, schedule, random, pace } = options;
  const { judge, token } = simulated;
  const path = { id: competitionId };
  const client = organiser.beside({
    through: (send) =>
      shared(meteredNetwork(now, traffic)(lossyNetwork(loss, random, traffic)(send))),
  });
  client.tokens.set({ kind: 'general' }, token);
  const outbox = createScoreOutbox({
    client,
    competitionId,
    judgeId: judge.id,
    storage: memoryScoreStorage(),
    schedule,
    random,
    // Every phone is a storage of its own: there is no other tab to wait for.
    locks: undefined,
  });
  const line = live
    ? openMatchFeed({ client, competitionId, role: 'JUDGE', evolve: evolveView, schedule, random })
    : null;
  line?.report({ page: 'SCORING', visible: true });

  const picture: Watched<JudgeWindow | null> = {
    current: () => {
      if (line?.state().reason === 'UNAUTHENTICATED') throw new PhoneDismissed();
      return (line === null ? operator.current() : line.state().view)?.window ?? null;
    },
    subscribe: line === null ? operator.subscribe : line.subscribe,
  };

  return {
    judge,
    live,
    signIn: async () => {
      for (;;) {
        try {
          await client.request('signInJudge', { path, signal });
          return;
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          if (error.status === 401) throw new PhoneDismissed();
          if (error.status !== 0) throw error;
          await pace.patience(againAfterMs);
        }
      }
    },
    sees: async (windowId) => {
      const shown = until(picture, (seen) => seen?.id === windowId && seen.open, signal);
      const tooLate = pace.patience(lineLimitMs).then(() => operator.current().window);
      const window = await Promise.race([shown, tooLate]);
      if (window === null) throw new Error('there is no window');
      return window;
    },
    submit: async (submission) => {
      const began = now();
      const id = await outbox.submit(submission);
      const { entries } = await until(
        { current: outbox.state, subscribe: outbox.subscribe },
        (state) => {
          if (state.needsLogin) throw new PhoneDismissed();
          const status = state.entries.find((entry) => entry.id === id)?.status.state;
          return status === 'DELIVERED' || status === 'REFUSED';
        },
        signal,
      );
      const status = entries.find((entry) => entry.id === id)?.status;
      if (status?.state === 'REFUSED') return { ok: false, detail: status.detail };
      return { ok: true, ms: now() - began };
    },
    close: () => {
      outbox.close();
      line?.close();
    },
  };
}
