/** Shows what the hall would see after a command, without taking the command: the picture beside the one on air. */
import type { CommandPreview } from '@liangfen/sdk/schema';
import type { DecideContext, Decision, OperatorCommand } from './commands.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import type { ShowState } from './state.ts';

export type Preview =
  | { readonly accepted: true; readonly preview: CommandPreview }
  | Omit<Extract<Decision, { accepted: false }>, 'decided'>;

/**
 * Pure; refused with the reason that the command itself would get. The picture is the one that taking the
 * command with the same context shows (clocks start at `context.now`).
 *
 * @example
 * ```tsx
 * const preview = previewOf(state, { type: 'SHOW_PROGRAM_LIST' }, { now: Date.now(), newId: () => crypto.randomUUID() });
 * ```
 */
export function previewOf(
  state: ShowState,
  command: OperatorCommand,
  context: DecideContext,
): Preview {
  const decision = decide(state, command, context);
  if (!decision.accepted) {
    const { accepted, reason, missingJudges } = decision;
    return { accepted, reason, ...(missingJudges ? { missingJudges } : {}) };
  }
  const { link, linkData, activeProgramGroupId, activeProgramId, activeItemId, stage } = evolve(
    state,
    decision.decided,
  );
  const onAir = { link, linkData, activeProgramGroupId, activeProgramId, activeItemId, stage };
  return { accepted: true, preview: { version: state.version, ...onAir } };
}
