/** A hall without a server: the rules decide, and the actors answer when the test tells them to. */
import { type OperatorCommand, previewOf, projectMatch, type ShowCommand } from '@liangfen/rules';
import { type Shape, Stagehand } from '@liangfen/rules/testing';
import type { Connection, CurrentMatch } from '@liangfen/sdk/schema';
import { fromCallback, fromPromise } from 'xstate';
import type { PreviewRequest } from '../../src/command/armed.ts';
import {
  type CallFailure,
  type CommandOutcome,
  type EnterOutcome,
  type PreviewOutcome,
  unanswered,
} from '../../src/command/outcome.ts';
import type { PendingCommand } from '../../src/command/pending-command.ts';
import type { FeedEvent } from '../../src/console-events.ts';

export const refused = (status: number, code: CallFailure['code']): CallFailure => ({
  ...unanswered,
  status,
  code,
  detail: `说明 ${code}`,
});

interface Call<Outcome> {
  readonly answer: (outcome: Outcome) => void;
  readonly fail: (error: Error) => void;
}

/** A hall whose calls all wait until a test answers them, so that tests see the states in between. */
export class Hall {
  readonly show: Stagehand;
  readonly sent: PendingCommand[] = [];
  entered: Call<EnterOutcome> | null = null;
  running: Call<CommandOutcome> | null = null;
  readonly looked: PreviewRequest[] = [];
  looking: Call<PreviewOutcome> | null = null;
  refreshes = 0;
  private sendBack: ((event: FeedEvent) => void) | null = null;

  constructor(shape: Shape = {}) {
    this.show = new Stagehand(shape);
  }

  get match(): CurrentMatch {
    return projectMatch(this.show.state, { role: 'CONSOLE' });
  }

  get feedIsOpen(): boolean {
    return this.sendBack !== null;
  }

  tell(event: FeedEvent): void {
    if (!this.sendBack) throw new Error('the feed is not open');
    this.sendBack(event);
  }

  tellMatch(): void {
    this.tell({ type: 'feed.match', match: this.match });
  }

  tellPresence(presence: readonly Connection[], connectionId: string | null = null): void {
    this.tell({ type: 'feed.presence', presence, connectionId });
  }

  /** Carries out somebody else's command, and tells this console of it. */
  elsewhere(command: ShowCommand): void {
    this.show.do(command);
    this.tellMatch();
  }

  /** The server's answer to the command in flight. */
  decide({ command, seenVersion }: PendingCommand): CommandOutcome {
    const stale = this.show.ask(command, seenVersion);
    const { version } = this.show.state;
    if (!stale.accepted) {
      const { reason, missingJudges = [] } = stale;
      return { ok: false, failure: { ...refused(409, reason), missingJudges, version } };
    }
    const state = this.show.do(command);
    return { ok: true, answer: { ...state, programs: [] } };
  }

  /** The server's answer to the previewed step. */
  preview({ command, seenVersion }: PreviewRequest): PreviewOutcome {
    const { now } = this.show;
    const answer = previewOf(this.show.state, command, { now, newId: () => 'x', seenVersion });
    return answer.accepted
      ? { ok: true, preview: answer.preview }
      : { ok: false, failure: refused(409, answer.reason) };
  }

  readonly actors = {
    enter: fromPromise<EnterOutcome, { readonly competitionId: string }>(
      () =>
        new Promise((answer, fail) => {
          this.entered = { answer, fail };
        }),
    ),
    feed: fromCallback<{ type: 'REFRESH' }, { readonly competitionId: string }>(
      ({ sendBack, receive }) => {
        this.sendBack = sendBack;
        receive(() => {
          this.refreshes += 1;
        });
        return () => {
          this.sendBack = null;
        };
      },
    ),
    runCommand: fromPromise<CommandOutcome, PendingCommand | null>(
      ({ input }) =>
        new Promise((answer, fail) => {
          if (input) this.sent.push(input);
          this.running = { answer, fail };
        }),
    ),
    preview: fromPromise<PreviewOutcome, PreviewRequest | null>(
      ({ input }) =>
        new Promise((answer, fail) => {
          if (input) this.looked.push(input);
          this.looking = { answer, fail };
        }),
    ),
  };

  lastCommand(): OperatorCommand | null {
    return this.sent.at(-1)?.command ?? null;
  }
}
