/** Shows what the hall would see after a command, without taking the command: the picture beside the one on air. */
import type {
  CommandPreview,
  OutcomeChange,
  PublishedChanges,
  RankChange,
  ResultChange,
} from '@liangfen/sdk/schema';
import type { DecideContext, Decision, OperatorCommand } from './commands.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { changedAwards, changedChampions } from './honour-changes.ts';
import { findProgram } from './lookup.ts';
import { publishedRanks } from './publications.ts';
import type { ShowState } from './state.ts';

export type Preview =
  | { readonly accepted: true; readonly preview: CommandPreview }
  | Omit<Extract<Decision, { accepted: false }>, 'decided'>;

/** What the ledger alone knows of the evening. */
export interface TellingOptions {
  /** Awards were on air: who has them is published, as well as while they are on air. */
  readonly awardsGiven?: boolean;
}

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
  context: DecideContext & TellingOptions,
): Preview {
  const decision = decide(state, command, { ...context, hidesCount: true });
  if (!decision.accepted) {
    const { accepted, reason, missingJudges } = decision;
    return { accepted, reason, ...(missingJudges ? { missingJudges } : {}) };
  }
  const after = evolve(state, decision.decided);
  const { link, linkData, activeProgramGroupId, activeProgramId, activeItemId, stage } = after;
  const onAir = { link, linkData, activeProgramGroupId, activeProgramId, activeItemId, stage };
  return {
    accepted: true,
    preview: { version: state.version, ...onAir, ...changesBy(state, command, context, after) },
  };
}

/** Which published figures a step changes, from what to what. A proposal is told as what its confirmation would do. */
function changesBy(
  state: ShowState,
  command: OperatorCommand,
  context: DecideContext & TellingOptions,
  after: ShowState,
): PublishedChanges {
  // closed-lists: only a proposal does later what it says
  if (command.type !== 'PROPOSE_CORRECTION') return publishedChanges(state, after, context);
  const alone = byOnePerson(state);
  const decision = decide(alone, command.correction, context);
  if (!decision.accepted) return {};
  return publishedChanges(alone, evolve(alone, decision.decided), context);
}

/** The show in which one person's correction counts at once, to see what it will change. */
function byOnePerson(state: ShowState): ShowState {
  return { ...state, setting: { ...state.setting, secondPerson: false } };
}

/**
 * Tells which published figures would be others if every finished result were counted by the judges as they are now. Programs
 * whose panel is the same, or whose last score would go, stay as they are.
 *
 * @example
 * ```tsx
 * const { resultChanges = [] } = changesByPanels(state, { now: Date.now(), newId: () => crypto.randomUUID() });
 * ```
 */
export function changesByPanels(
  state: ShowState,
  context: DecideContext & TellingOptions,
): PublishedChanges {
  const before = byOnePerson(state);
  let after = before;
  for (const { programs } of before.programGroups) {
    for (const { id: programId, finalScore } of programs) {
      if (finalScore === null) continue;
      const renewal = { type: 'RENEW_PANEL', programId, reason: '-' } as const;
      const decision = decide(after, renewal, context);
      if (decision.accepted) after = evolve(after, decision.decided);
    }
  }
  return publishedChanges(before, after, context);
}

/**
 * Tells which published figures differ between two states of one show: ranks that the hall knows, results that stand,
 * decided bouts, champions and awards that were given. What is told for the first time is no change.
 *
 * @example
 * ```tsx
 * console.log(publishedChanges(state, { ...state, programGroups: [] }).rankChanges ?? 'no rank changes');
 * ```
 */
export function publishedChanges(
  before: ShowState,
  after: ShowState,
  { awardsGiven = before.link === 'AWARDS' }: TellingOptions = {},
): PublishedChanges {
  const next = { ...after, shown: shownAsPutRight(before, after) };
  const rankChanges = changedRanks(before, next);
  const championChanges = changedChampions(before, after);
  const awardChanges = awardsGiven ? changedAwards(before, next) : [];
  const rows = changedRows(before, after);
  const resultChanges = rows.flatMap(({ named, was, is }): ResultChange[] => {
    const { finalScore: from } = was;
    const to = is?.finalScore ?? null;
    return from === null || from === to ? [] : [{ ...named, from, to }];
  });
  const outcomeChanges = rows.flatMap(({ named, was, is }): OutcomeChange[] => {
    const { outcome: from } = was;
    const to = is?.outcome ?? null;
    return from === null || from === to ? [] : [{ ...named, from, to }];
  });
  return {
    ...(rankChanges.length === 0 ? {} : { rankChanges }),
    ...(resultChanges.length === 0 ? {} : { resultChanges }),
    ...(outcomeChanges.length === 0 ? {} : { outcomeChanges }),
    ...(championChanges.length === 0 ? {} : { championChanges }),
    ...(awardChanges.length === 0 ? {} : { awardChanges }),
  };
}

/** Returns the ranks that the hall knows and that differ; one that is told for the first time is none. */
function changedRanks(before: ShowState, next: ShowState): RankChange[] {
  const groupIds = before.programGroups.map(({ id }) => id);
  const ranks = new Map(
    publishedRanks(next, groupIds).map(({ rank, result }) => [result.programId, rank]),
  );
  return publishedRanks(before, groupIds).flatMap(({ rank: from, result }): RankChange[] => {
    const to = ranks.get(result.programId) ?? null;
    if (from === to || !before.shown.get(result.programId)?.ranked) return [];
    const { programId, groupId, groupName, sort, programName, contestant } = result;
    return [{ programId, groupId, groupName, sort, programName, contestant, from, to }];
  });
}

/**
 * What the hall knows, with each result that differs in the place of the one that was shown: a result that is put right counts
 * as it will be shown, because the step that shows it asks nothing.
 */
function shownAsPutRight(before: ShowState, after: ShowState): ShowState['shown'] {
  const shown = new Map(after.shown);
  for (const { was, is } of changedRows(before, after)) {
    const known = after.shown.get(was.id);
    if (!is || !known || known.score === null || is.finalScore === was.finalScore) continue;
    const tieKeys = after.results.get(was.id)?.tieKeys ?? null;
    shown.set(was.id, { ...known, score: is.finalScore, tieKeys });
  }
  return shown;
}

/** Returns the rows of programs that count which are others afterwards, or gone. */
function changedRows(before: ShowState, after: ShowState) {
  return before.programGroups.flatMap(({ id: groupId, groupName, programs }) =>
    programs.flatMap((was) => {
      const is = findProgram(after, was.id)?.program;
      if (is === was) return [];
      const { id: programId, sort, programName, contestant } = was;
      return [{ named: { programId, groupId, groupName, sort, programName, contestant }, was, is }];
    }),
  );
}
