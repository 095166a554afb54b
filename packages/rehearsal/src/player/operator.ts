// The operator of a played show: the console's own machine, which takes steps and waits for their picture.
import {
  type CommandFailure,
  consoleMachine,
  createConsoleActors,
  selectBusy,
  selectFailure,
  selectPage,
} from '@liangfen/console-machine';
import { blockedReason, type OperatorCommand } from '@liangfen/rules';
import { createServerClock, type LiangfenClient, type Schedule } from '@liangfen/sdk';
import type { Connection, CurrentMatch } from '@liangfen/sdk/schema';
import { createActor } from 'xstate';
import { until, type Watched } from './until.ts';

/** A step was refused, or nobody answered; `failure` says it as the panel would. */
export class StepFailed extends Error {
  override readonly name = 'StepFailed';

  constructor(
    readonly step: OperatorCommand['type'] | 'ENTER_CONSOLE',
    readonly failure: Pick<CommandFailure, 'status' | 'detail'>,
  ) {
    super(`${step}: ${failure.status}`);
  }
}

export interface TakenStep {
  readonly type: OperatorCommand['type'];
  /** From the click until the console's own picture followed. */
  readonly ms: number;
}

export interface Operator {
  readonly match: Watched<CurrentMatch>;
  /**
   * Resolves with whether the step was taken now: not when it is on air already, and not when another operator was
   * faster.
   */
  readonly take: (command: OperatorCommand) => Promise<boolean>;
  readonly taken: () => readonly TakenStep[];
  readonly close: () => void;
}

export interface OperatorOptions {
  /** Logged in at the console. */
  readonly client: LiangfenClient;
  readonly competitionId: string;
  readonly newId: () => string;
  readonly now: () => number;
  readonly schedule: Schedule;
  readonly random: () => number;
  readonly signal: AbortSignal;
  readonly onPresence: (presence: readonly Connection[]) => void;
}

const attempts = 3;

export async function enterConsole(options: OperatorOptions): Promise<Operator> {
  const { client, competitionId, newId, now, schedule, random, signal } = options;
  const clock = createServerClock({ client, schedule });
  const actors = createConsoleActors({
    client,
    competitionId,
    newId,
    feed: { clock, schedule, random },
  });
  const actor = createActor(consoleMachine.provide({ actors }), {
    input: { competitionId, hasToken: true },
  }).start();
  const taken: TakenStep[] = [];
  const console_ = {
    current: () => actor.getSnapshot(),
    subscribe: (listener: () => void) => {
      const { unsubscribe } = actor.subscribe(listener);
      return unsubscribe;
    },
  };
  let presence: readonly Connection[] = [];
  const stopLooking = console_.subscribe(() => {
    const { context } = actor.getSnapshot();
    if (context.presence === presence) return;
    presence = context.presence;
    options.onPresence(presence);
  });
  const close = () => {
    stopLooking();
    actor.stop();
    clock.close();
  };

  /** Resolves once the console is not in the middle of something. */
  const atRest = () =>
    until(
      console_,
      (snapshot) => {
        const page = selectPage(snapshot);
        if (page === 'entering' || page === 'loading') return false;
        if (page !== 'running') {
          const { failure } = snapshot.context;
          throw new StepFailed('ENTER_CONSOLE', failure ?? { status: 401, detail: '' });
        }
        return selectBusy(snapshot) === null;
      },
      signal,
    );
  const currentMatch = (): CurrentMatch => {
    const { match } = actor.getSnapshot().context;
    if (match === null) throw new Error('the console was not entered');
    return match;
  };

  try {
    await atRest();
  } catch (error) {
    close();
    throw error;
  }

  return {
    match: { current: currentMatch, subscribe: console_.subscribe },
    taken: () => taken,
    close,
    take: async (command) => {
      const before = (await atRest()).context;
      // Like an operator who answers the dialog's question with yes.
      const sure = 'confirm' in command ? { ...command, confirm: true } : command;
      const blocked = blockedReason(currentMatch(), sure);
      if (blocked?.reason === 'ALREADY_ON_AIR') return false;
      const began = now();
      actor.send({ type: 'RUN', command, confirmed: true });
      for (let attempt = 1; ; attempt += 1) {
        const after = await atRest();
        const failed = selectFailure(after);
        if (failed === null) {
          const { feedback, feedbackSerial } = after.context;
          const isRefusal = feedback?.kind === 'news' || feedback?.kind === 'warning';
          if (feedbackSerial !== before.feedbackSerial && isRefusal) return false;
          taken.push({ type: command.type, ms: now() - began });
          return true;
        }
        if (!failed.retry || attempt === attempts) {
          throw new StepFailed(command.type, failed.failure);
        }
        actor.send({ type: 'RETRY' });
      }
    },
  };
}
