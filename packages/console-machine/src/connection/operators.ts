/** Finds out who else operates this show, and what they just did. */
import type { Connection, CurrentMatch, OperatorStep } from '@liangfen/sdk/schema';
import type { ConsoleContext } from '../console-context.ts';
import type { OtherOperator } from './other-operator.ts';

type Known = Pick<ConsoleContext, 'presence' | 'connectionId'>;

function consoles(presence: readonly Connection[]): readonly Connection[] {
  return presence.filter(({ role }) => role === 'CONSOLE');
}

/** Null until the server has said which connection is this panel's. */
export function ownOperatorId({ presence, connectionId }: Known): string | null {
  return presence.find(({ id }) => id === connectionId)?.operatorId ?? null;
}

/** Every other console; this panel's own connection is left out. */
export function otherOperators(known: Known): readonly OtherOperator[] {
  const own = ownOperatorId(known);
  return consoles(known.presence)
    .filter(({ id }) => id !== known.connectionId)
    .map(({ label, operatorId }) => ({
      label,
      operatorId,
      ownLogin: operatorId !== null && operatorId === own,
    }));
}

/** Returns who took a step; null when nobody knows, as for operators who have left. */
export function operatorOf(known: Known, { operatorId }: OperatorStep): OtherOperator | null {
  if (operatorId === null) return null;
  const here = otherOperators(known).find((operator) => operator.operatorId === operatorId);
  if (here) return here;
  return operatorId === ownOperatorId(known) ? { label: '', ownLogin: true, operatorId } : null;
}

/** Returns the newest step of a match; null when this panel took it itself. */
export function othersStep(
  context: Pick<ConsoleContext, 'match' | 'pending' | 'failure' | 'awaitedVersion'>,
  { lastStep: step }: CurrentMatch,
): OperatorStep | null {
  const { match: before, pending, failure, awaitedVersion } = context;
  if (before === null || step === null || step.version <= before.operatorVersion) return null;
  if (step.version <= awaitedVersion) return null;
  // The picture of this panel's command may come before the answer, and nobody knows whether an unanswered command was
  // done.
  const mayBeOwn = pending !== null && awaitedVersion === 0 && (failure?.status ?? 0) === 0;
  return mayBeOwn ? null : step;
}

/** Returns the author of the step that undo takes back; null when the step is of this login. */
export function undoesAnothers(known: Known, match: CurrentMatch | null): OperatorStep | null {
  const step = match?.undo.at(-1);
  const own = ownOperatorId(known);
  if (!step || own === null || step.operatorId === null) return null;
  return step.operatorId === own ? null : step;
}
