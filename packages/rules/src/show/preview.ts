/** Shows what the hall would see after a command, without taking the command: the picture beside the one on air. */
import type { CommandPreview, RankChange, ResultChange, ShowEvent } from '@liangfen/sdk/schema';
import type { DecideContext, Decision, OperatorCommand } from './commands.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { findProgram } from './lookup.ts';
import { publishedRanks } from './publications.ts';
import { isStaged } from './staged.ts';
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
  const resultChanges = changedResults(state, after, decision.decided.event);
  const onAir = { link, linkData, activeProgramGroupId, activeProgramId, activeItemId, stage };
  return {
    accepted: true,
    preview: {
      version: state.version,
      ...onAir,
      ...(rankChanges.length === 0 ? {} : { rankChanges }),
      ...(resultChanges.length === 0 ? {} : { resultChanges }),
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

/** Returns the results that stand and would be others afterwards, or none. */
function changedResults(before: ShowState, after: ShowState, event: ShowEvent): ResultChange[] {
  if (!isStaged(event)) return [];
  return event.programs.flatMap(({ id: programId }): ResultChange[] => {
    const found = findProgram(before, programId);
    const to = findProgram(after, programId)?.program.finalScore ?? null;
    if (!found?.group || found.program.finalScore === null) return [];
    const { sort, programName, contestant, finalScore: from } = found.program;
    const { id: groupId, groupName } = found.group;
    if (from === to) return [];
    return [{ programId, groupId, groupName, sort, programName, contestant, from, to }];
  });
}
