/** Who else operates this show, and what they just did. */
import type { Connection, CurrentMatch, OperatorStep } from '@liangfen/sdk/schema';
import type { ConsoleContext } from '../console-context.ts';
import type { OtherOperator } from './other-operator.ts';

type Known = Pick<ConsoleContext, 'presence' | 'connectionId'>;

function consoles(presence: readonly Connection[]): readonly Connection[] {
  return presence.filter(({ role }) => role === 'CONSOLE');
}

/** Null until the server has told of this panel's own connection. */
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

/** Who took a step, as far as it is known: operators who have left are not. */
export function operatorOf(known: Known, { operatorId }: OperatorStep): OtherOperator | null {
  if (operatorId === null) return null;
  const here = otherOperators(known).find((operator) => operator.operatorId === operatorId);
  if (here) return here;
  return operatorId === ownOperatorId(known) ? { label: '', ownLogin: true, operatorId } : null;
}

/** The newest step of a match, when it was not this panel that took it. */
export function othersStep(
  context: Pick<ConsoleContext, 'match' | 'pending' | 'failure' | 'awaitedVersion'>,
  { lastStep: step }: CurrentMatch,
): OperatorStep | null {
  const { match: before, pending, failure, awaitedVersion } = context;
  if (before === null || step === null || step.version <= before.operatorVersion) return null;
  if (step.version <= awaitedVersion) return null;
  // Its picture may be here before its answer, and of an unanswered one nobody knows.
  const mayBeOwn = pending !== null && awaitedVersion === 0 && (failure?.status ?? 0) === 0;
  return mayBeOwn ? null : step;
}

/** The author of the step that undo takes back, when it is another login's. */
export function undoesAnothers(known: Known, match: CurrentMatch | null): OperatorStep | null {
  const step = match?.undo.at(-1);
  const own = ownOperatorId(known);
  if (!step || own === null || step.operatorId === null) return null;
  return step.operatorId === own ? null : step;
}
