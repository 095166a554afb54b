/** An operator at a console in a hall without a server; time stands still until a test advances it. */

import type { Shape } from '@liangfen/rules/testing';
import { type Actor, createActor, SimulatedClock } from 'xstate';
import type { CommandOutcome, EnterOutcome, PreviewOutcome } from '../../src/command/outcome.ts';
import type { OperatorEvent } from '../../src/console-events.ts';
import { type ConsoleSnapshot, consoleMachine } from '../../src/console-machine.ts';
import type { MachineCoverage } from './coverage.ts';
import { Hall } from './hall.ts';

export class Desk {
  readonly hall: Hall;
  readonly clock = new SimulatedClock();
  readonly actor: Actor<typeof consoleMachine>;

  constructor(
    shape: Shape,
    { hasToken = true, coverage }: { hasToken?: boolean; coverage?: MachineCoverage | undefined },
  ) {
    this.hall = new Hall(shape);
    this.actor = createActor(consoleMachine.provide({ actors: this.hall.actors }), {
      input: { competitionId: 'c1', hasToken },
      clock: this.clock,
      ...(coverage ? { inspect: coverage.inspect } : {}),
    });
    this.actor.subscribe((snapshot) => coverage?.snapshots.push(snapshot));
    this.actor.start();
  }

  get snapshot(): ConsoleSnapshot {
    return this.actor.getSnapshot();
  }

  /** The regions by name, e.g. `command: 'confirming'`. */
  get regions() {
    const { value } = this.snapshot;
    if (typeof value === 'string' || value.inside.show === 'loading')
      throw new Error('not running');
    return { connection: value.inside.connection, ...value.inside.show.running };
  }

  /** The code of the newest feedback. */
  get feedbackCode(): string | null {
    const { feedback } = this.snapshot.context;
    if (feedback === null) return null;
    return feedback.kind === 'failure' ? feedback.failure.message : feedback.code;
  }

  send(...events: readonly OperatorEvent[]): void {
    for (const event of events) this.actor.send(event);
  }

  async answerEntering(outcome?: EnterOutcome | Error): Promise<void> {
    const { entered } = this.hall;
    if (!entered) throw new Error('nobody is entering');
    const changed = this.change();
    if (outcome instanceof Error) entered.fail(outcome);
    else entered.answer(outcome ?? { ok: true, match: this.hall.match });
    await changed;
  }

  /** Answers the command in flight; without an outcome, the rules decide. */
  async answerCommand(outcome?: CommandOutcome | Error): Promise<void> {
    const { running, sent } = this.hall;
    const pending = sent.at(-1);
    if (!running || !pending) throw new Error('no command is in flight');
    const changed = this.change();
    if (outcome instanceof Error) running.fail(outcome);
    else running.answer(outcome ?? this.hall.decide(pending));
    await changed;
  }

  /** Answers the preview in flight; without an outcome, the rules decide. */
  async answerPreview(outcome?: PreviewOutcome | Error): Promise<void> {
    const { looking, looked } = this.hall;
    const request = looked.at(-1);
    if (!looking || !request) throw new Error('nothing is looked at');
    const changed = this.change();
    if (outcome instanceof Error) looking.fail(outcome);
    else looking.answer(outcome ?? this.hall.preview(request));
    await changed;
  }

  /** Answers the command that was sent, and brings its picture. */
  async finish(): Promise<void> {
    await this.answerCommand();
    this.hall.tellMatch();
  }

  private change(): Promise<void> {
    return new Promise((resolve) => {
      const { unsubscribe } = this.actor.subscribe(() => {
        unsubscribe();
        resolve();
      });
    });
  }
}

/** Opens a desk that has entered the console and received the first match. */
export async function openDesk(
  shape: Shape = {},
  options: { coverage?: MachineCoverage; before?: (hall: Hall) => void } = {},
): Promise<Desk> {
  const desk = new Desk(shape, options);
  options.before?.(desk.hall);
  await desk.answerEntering();
  desk.hall.tell({ type: 'feed.connection', connection: 'live', trouble: null });
  desk.hall.tellMatch();
  return desk;
}
