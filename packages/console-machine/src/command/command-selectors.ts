/** Reads the step that suggests itself, any other command as a button, and how the last command ended. */
import {
  type Advice,
  adviceFor,
  nextStep,
  type OperatorCommand,
  revealSteps,
} from '@liangfen/rules';
import type { OperatorStep } from '@liangfen/sdk/schema';
import { onlineJudgeIds } from '../connection/connection.ts';
import { operatorOf, undoesAnothers } from '../connection/operators.ts';
import type { OtherOperator } from '../connection/other-operator.ts';
import type { ConsoleSnapshot } from '../console-machine.ts';
import type { Feedback } from '../feedback.ts';
import { withPace } from '../ranking/rank-pace.ts';
import { regions } from '../regions.ts';
import { type Button, buttonOf, nextButton } from './button.ts';
import { type ConfirmationView, confirmationView } from './confirmation.ts';
import { beginsCovered, otherWay } from './other-way.ts';
import type { CommandFailure } from './outcome.ts';

/**
 * The advice on the large button, whether the button can be pressed or not.
 *
 * @example
 * ```tsx
 * console.log(selectAdvice(snapshot)?.kind);
 * ```
 */
export function selectAdvice({ context: { match } }: ConsoleSnapshot): Advice | null {
  return match && adviceFor(match);
}

/**
 * The highlighted button; null when nothing suggests itself. Sends `TAKE_NEXT_STEP`.
 *
 * @example
 * ```tsx
 * console.log(selectNextStep(snapshot));
 * ```
 */
export function selectNextStep({ context: { match } }: ConsoleSnapshot): Button | null {
  return match && nextButton(match);
}

/** The same reveal begun the other way: covered and opened step by step, or playing by itself. */
export interface OtherWay {
  readonly button: Button;
  readonly covered: boolean;
  /** Whether a step is being looked at: then the other way is looked at too (`ARM`), else it is run (`RUN`). */
  readonly armed: boolean;
}

/**
 * The other way for the step that is looked at, else for the next one; null where nothing is revealed.
 *
 * @example
 * ```tsx
 * console.log(selectOtherWay(snapshot));
 * ```
 */
export function selectOtherWay({ context }: ConsoleSnapshot): OtherWay | null {
  const { match, armed, rankPaceMs } = context;
  const command = match && (armed?.command ?? nextStep(match));
  const other = match && command && otherWay(match, withPace(command, rankPaceMs));
  if (!other) return null;
  return {
    button: buttonOf(match, other),
    covered: beginsCovered(match, other),
    armed: armed !== null,
  };
}

/**
 * Returns the command that goes one step back in a reveal which the operator opens step by step; null at its beginning
 * and when there is no such reveal.
 *
 * @example
 * ```tsx
 * const back = selectStepBack(snapshot);
 * if (back !== null) console.log('one step back is', back.type);
 * ```
 */
export function selectStepBack({ context: { match } }: ConsoleSnapshot): OperatorCommand | null {
  const step = match?.linkData.revealStep ?? null;
  if (!match || step === null) return null;
  const at = Math.min(step, revealSteps(match.stage).length);
  return at === 0 ? null : { type: 'STEP_REVEAL', step: at - 1 };
}

/**
 * Null when there is nothing to undo. Sends `RUN` with its command.
 *
 * @example
 * ```tsx
 * console.log(selectUndo(snapshot));
 * ```
 */
export function selectUndo({ context }: ConsoleSnapshot): {
  readonly button: Button;
  readonly undoes: OperatorStep;
  /** Whether the step is another operator's; then the console asks first. */
  readonly anothers: boolean;
  readonly operator: OtherOperator | null;
} | null {
  const { match } = context;
  const undoes = match?.undo.at(-1);
  if (!match || !undoes) return null;
  const anothers = undoesAnothers(context, match) !== null;
  const operator = anothers ? operatorOf(context, undoes) : null;
  return { button: buttonOf(match, { type: 'UNDO' }), undoes, anothers, operator };
}

/**
 * Any other command with why it is blocked and what it would ask.
 *
 * @example
 * ```tsx
 * const button = selectButton(snapshot, { type: 'SHOW_PROGRAM_LIST' });
 * console.log(button);
 * ```
 */
export function selectButton(snapshot: ConsoleSnapshot, command: OperatorCommand): Button | null {
  const { match } = snapshot.context;
  return match && buttonOf(match, command);
}

/**
 * The open confirmation; answered with `CONFIRM` or `CANCEL`.
 *
 * @example
 * ```tsx
 * const asked = selectConfirmation(snapshot);
 * if (asked !== null) console.log(asked);
 * ```
 */
export function selectConfirmation(snapshot: ConsoleSnapshot): ConfirmationView | null {
  const { match, pending } = snapshot.context;
  if (regions(snapshot)?.command !== 'confirming' || !match || !pending) return null;
  return confirmationView(match, pending, onlineJudgeIds(snapshot.context));
}

/**
 * The command whose answer or picture is awaited; buttons show that they wait. Null when none is.
 *
 * @example
 * ```tsx
 * const busy = selectBusy(snapshot);
 * if (busy !== null) console.log('on its way:', busy.type);
 * ```
 */
export function selectBusy(snapshot: ConsoleSnapshot): OperatorCommand | null {
  const command = regions(snapshot)?.command;
  const isBusy = command === 'sending' || command === 'settling';
  return isBusy ? (snapshot.context.pending?.command ?? null) : null;
}

/**
 * @example
 * ```tsx
 * const feedback = selectFeedback(snapshot);
 * if (feedback !== null) console.log(feedback);
 * ```
 */
export function selectFeedback({ context }: ConsoleSnapshot): Feedback | null {
  return context.feedback;
}

/**
 * The reason why the last command failed, or why the console could not be entered; `retry` when `RETRY` sends the same
 * once more.
 *
 * @example
 * ```tsx
 * console.log(selectFailure(snapshot)?.failure);
 * ```
 */
export function selectFailure(
  snapshot: ConsoleSnapshot,
): { readonly failure: CommandFailure; readonly retry: boolean } | null {
  const { failure } = snapshot.context;
  if (failure === null) return null;
  return { failure, retry: snapshot.matches('error') || failure.status === 0 };
}
