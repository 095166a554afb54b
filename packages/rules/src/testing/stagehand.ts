/**
 * A show that a test operates: commands must be accepted, events are recorded, and time stands still until the test
 * advances it.
 */
import type { AudienceVoteTally, Program, ShowEvent } from '@liangfen/sdk/schema';
import type { DecidedEvent, Decision, ShowCommand } from '../show/commands.ts';
import { decide } from '../show/decide.ts';
import { evolve, withRows } from '../show/evolve.ts';
import { findProgram } from '../show/lookup.ts';
import type { ShowState } from '../show/state.ts';
import { newShow, type Shape } from './new-show.ts';

/** Operates the show; new ids are made by counting. */
export class Stagehand {
  state: ShowState;
  readonly events: ShowEvent[] = [];
  now = 1_000_000;
  /** The operator at the console, without an account unless a test sets one. */
  by: { readonly operatorId: string; readonly accountId?: string } | null = null;
  /** What the ballots of the audience vote came to, once somebody has counted them. */
  audienceCount: AudienceVoteTally | null = null;
  private ids = 0;

  constructor(shape: Shape = {}) {
    this.state = newShow(shape);
  }

  ask(command: ShowCommand, seenVersion?: number): Decision {
    return decide(this.state, command, {
      now: this.now,
      newId: () => {
        this.ids += 1;
        return `id${String(this.ids).padStart(10, '0')}`;
      },
      ...this.by,
      ...(this.audienceCount === null ? {} : { audienceCount: this.audienceCount }),
      ...(seenVersion === undefined ? {} : { seenVersion }),
    });
  }

  /** Decides and applies the command, including an event that a refusal may carry. */
  try(command: ShowCommand): Decision {
    const decision = this.ask(command);
    if (decision.decided) this.apply(decision.decided);
    return decision;
  }

  /** Decides and applies a command that must be accepted. */
  do(command: ShowCommand): ShowState {
    const decision = this.try(command);
    if (!decision.accepted) throw new Error(`${command.type} was refused: ${decision.reason}`);
    return this.state;
  }

  /** Returns the reason of the refusal, or 'ACCEPTED', and applies nothing. */
  reason(command: ShowCommand): string {
    const decision = this.ask(command);
    return decision.accepted ? 'ACCEPTED' : decision.reason;
  }

  private apply(decided: DecidedEvent): void {
    this.state = evolve(this.state, decided);
    this.events.push(decided.event);
  }

  speech(programId: string, itemId: string | null = null, test = false): ShowState {
    return this.do({ type: 'START_SPEECH', programId, itemId, test, confirm: false });
  }

  scoring(programId: string, itemId: string | null = null, test = false): ShowState {
    return this.do({ type: 'START_SCORING', programId, itemId, test, confirm: false });
  }

  reveal(programId: string, itemId: string | null = null, confirm = false): ShowState {
    return this.do({ type: 'SHOW_SCORE', programId, itemId, test: false, confirm });
  }

  result(programId: string, itemId: string | null = null): ShowState {
    return this.do({ type: 'SHOW_RESULT', programId, itemId, test: false });
  }

  score(judgeId: string, programId: string, score: number, itemId: string | null = null) {
    return this.do({
      type: 'SUBMIT_SCORES',
      judgeId,
      programId,
      scores: [{ itemId, score }],
      windowId: null,
    });
  }

  /** Submits all items at once, like a phone when they are scored together. */
  items(judgeId: string, programId: string, scores: Readonly<Record<string, number>>): ShowState {
    return this.do({
      type: 'SUBMIT_SCORES',
      judgeId,
      programId,
      scores: Object.entries(scores).map(([itemId, score]) => ({ itemId, score })),
      windowId: null,
    });
  }

  /** Plays one program from speech to result with these whole scores, one per judge. */
  play(programId: string, scores: readonly number[]): ShowState {
    this.speech(programId);
    this.scoring(programId);
    scores.forEach((score, index) => {
      this.score(`j${index + 1}`, programId, score);
    });
    this.reveal(programId);
    return this.result(programId);
  }

  /** Changes a row without a command, as a change to the setup would. */
  put(programId: string, changes: Partial<Program>): void {
    this.state = {
      ...this.state,
      ...withRows(this.state, [{ ...this.row(programId), ...changes }]),
    };
  }

  row(programId: string): Program {
    const found = findProgram(this.state, programId);
    if (!found) throw new Error(`no program ${programId}`);
    return found.program;
  }
}
