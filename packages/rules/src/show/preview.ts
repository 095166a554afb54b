/** Shows what the hall would see after a command, without taking the command: the picture beside the one on air. */
import type { CommandPreview, RankChange } from '@liangfen/sdk/schema';
import type { DecideContext, Decision, OperatorCommand } from './commands.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { publishedRanks } from './publications.ts';
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
  const after = evolve(state, decision.decided);
  const { link, linkData, activeProgramGroupId, activeProgramId, activeItemId, stage } = after;
  const rankChanges = changedRanks(state, after);
  const onAir = { link, linkData, activeProgramGroupId, activeProgramId, activeItemId, stage };
  return {
    accepted: true,
    preview: {
      version: state.version,
      ...onAir,
      ...(rankChanges.length === 0 ? {} : { rankChanges }),
    },
  };
}

/** Returns the published ranks that differ; one that is told for the first time is none. */
function changedRanks(before: ShowState, after: ShowState): RankChange[] {
  const groupIds = before.programGroups.map(({ id }) => id);
  const ranks = new Map(
    publishedRanks(after, groupIds).map(({ rank, result }) => [result.programId, rank]),
  );
  return publishedRanks(before, groupIds).flatMap(({ rank: from, result }): RankChange[] => {
    const to = ranks.get(result.programId) ?? null;
    if (from === to || !before.shown.get(result.programId)?.ranked) return [];
    const { programId, groupId, groupName, sort, programName, contestant } = result;
    return [{ programId, groupId, groupName, sort, programName, contestant, from, to }];
  });
}
