/**
 * Remembers the judges' panel of a performance as it was when its scores were shown: what becomes of a judge afterwards
 * changes no finished result (docs/decisions/0533).
 */
import type { PanelJudge, Program, ProgramGroup, ProgramPanel } from '@liangfen/sdk/schema';
import type { ScoringJudge, ScoringJudgeGroup } from '../final-score.ts';
import { missingScoreOf } from '../missing-score.ts';
import { judgePortrait } from './judge-portrait.ts';
import { findProgram, isOfOtherPanel, isRecusedFrom, scoresOf } from './lookup.ts';
import { isSeatTaken, sharedSeatOf } from './seats.ts';
import type { ProgramScores, ShowState } from './state.ts';

type Seats = Pick<
  ShowState,
  | 'judges'
  | 'recusals'
  | 'judgeGroups'
  | 'items'
  | 'scoreBook'
  | 'setting'
  | 'programGroups'
  | 'testPrograms'
  | 'window'
>;

/** The panel as the judges stand now. */
export function panelNow(state: Seats, programId: string): ProgramPanel {
  const scores = scoresOf(state, programId);
  return {
    judges: judgesOfPanel(state, programId).map((judge) =>
      seatNow(state, { judge, scores, isRecused: isRecusedFrom(state, judge.id, programId) }),
    ),
    ...groupsOf(state.judgeGroups),
    ...rememberedPart(findProgram(state, programId)?.program),
  };
}

/** Those who judge the program, whether or not they are there: judges of other panels have no seat that stays empty. */
function judgesOfPanel(state: Seats, programId: string): ShowState['judges'] {
  return state.judges.filter(
    (judge) => !isOfOtherPanel(state, judge, programId) && !isSeatTaken(state, judge.id, programId),
  );
}

type Remembered = 'factor' | 'earlierScore' | 'earlierFrom' | 'judgeGroupId';

/**
 * A performance keeps its difficulty, what it brings from an earlier round and which judge group it was given to like its
 * judges: what the desk changes later changes no finished result.
 */
function rememberedPart(program: Pick<Program, Remembered> = {}): Pick<ProgramPanel, Remembered> {
  const { factor, earlierScore, earlierFrom, judgeGroupId } = program;
  return {
    ...(factor === undefined ? {} : { factor }),
    ...(earlierScore === undefined ? {} : { earlierScore }),
    ...(earlierFrom === undefined ? {} : { earlierFrom }),
    ...(judgeGroupId === undefined ? {} : { judgeGroupId }),
  };
}

function groupsOf(groups: readonly ScoringJudgeGroup[]): Pick<ProgramPanel, 'groups'> {
  return groups.length === 0
    ? {}
    : { groups: groups.map(({ id, groupName, weight }) => ({ id, groupName, weight })) };
}

function seatNow(
  { setting }: Pick<Seats, 'setting'>,
  {
    judge,
    scores,
    isRecused,
  }: {
    readonly judge: ShowState['judges'][number];
    readonly scores: ProgramScores;
    readonly isRecused: boolean;
  },
): PanelJudge {
  const { id, number, name, judgeGroupId, signIn, title, photoUrl } = judge;
  // Whoever has scored and left since is no less a judge of this program.
  const counts = signIn || scores.has(id);
  const absence = isRecused ? 'RECUSED' : counts ? null : 'NOT_SIGNED_IN';
  // Older panels do not know it; where nothing stands for a missing mark it changes nothing.
  const left = judge.signedOut === true && !scores.has(id) && missingScoreOf(setting) !== 'AS_IS';
  return {
    id,
    number,
    name,
    ...(judgeGroupId === null ? {} : { judgeGroupId }),
    ...(absence === null ? {} : { absence }),
    ...(left ? { left } : {}),
    ...judgePortrait({ title, photoUrl }),
  };
}

/**
 * Returns the panel that counts for a program: as it was when its scores were shown, as its result tells where that was
 * before panels were remembered, or as the judges stand now.
 *
 * @example
 * ```ts
 * console.log(panelOf(state, program.id).judges.length);
 * ```
 */
export function panelOf(state: ShowState, programId: string): ProgramPanel {
  const program = findProgram(state, programId)?.program;
  const now = () => panelNow(state, programId);
  if (program?.panel !== undefined) {
    return isOpenFor(state, programId) ? joined(program.panel, now()) : program.panel;
  }
  return isOpenFor(state, programId) ? now() : (panelOfResult(state, programId) ?? now());
}

function isOpenFor({ window }: Pick<ShowState, 'window'>, programId: string): boolean {
  return window?.open === true && window.programId === programId;
}

/**
 * Where items are scored one by one, each adds the judges who came since the one before. A judge who did not count and
 * does now is one of them; who counted stays as it was.
 */
function joined(before: ProgramPanel, now: ProgramPanel): ProgramPanel {
  const known = new Map(before.judges.map((judge) => [judge.id, judge] as const));
  const present = new Set(now.judges.map(({ id }) => id));
  const seats = now.judges.map((judge) => {
    const earlier = known.get(judge.id);
    const stays = earlier !== undefined && (earlier.absence === undefined || judge.absence);
    return stays ? earlier : judge;
  });
  const gone = before.judges.filter(({ id }) => !present.has(id));
  return { ...before, judges: [...seats, ...gone] };
}

/** What a result tells of its panel that was published before panels were remembered: everybody whose score it holds. */
function panelOfResult(state: ShowState, programId: string): ProgramPanel | null {
  const result = state.results.get(programId);
  if (result === undefined) return null;
  const now = panelNow(state, programId);
  const told = new Map<string, PanelJudge>();
  const groups = new Map(now.groups?.map((group) => [group.id, group]));
  for (const { groups: ofPart } of result.parts) {
    for (const { judgeGroupId, groupName, weight, scores } of ofPart) {
      if (judgeGroupId !== '') groups.set(judgeGroupId, { id: judgeGroupId, groupName, weight });
      for (const { judgeId: id, number, name } of scores) {
        told.set(id, { id, number, name, ...(judgeGroupId === '' ? {} : { judgeGroupId }) });
      }
    }
  }
  const scored = scoresOf(state, programId);
  const others = now.judges.filter(({ id }) => !told.has(id) && !scored.has(id));
  return { judges: [...told.values(), ...others], ...groupsOf([...groups.values()]) };
}

/** The judges of a panel whose scores count. */
export function countedJudges({ judges }: ProgramPanel, all: ShowState['judges']): ScoringJudge[] {
  return judges.filter(({ absence }) => absence === undefined).map((judge) => scoring(judge, all));
}

/** The judges of a panel who are not there to score; whoever was signed out has no seat that somebody could miss. */
export function absentJudges({ judges }: ProgramPanel, all: ShowState['judges']): ScoringJudge[] {
  return judges
    .filter(({ absence, left }) => absence !== undefined && left !== true)
    .map((judge) => scoring(judge, all));
}

function scoring(
  { id, number, name, judgeGroupId }: PanelJudge,
  all: ShowState['judges'],
): ScoringJudge {
  const seat = sharedSeatOf(all, id);
  const shared = seat === undefined ? {} : { seat };
  return { id, number, name, judgeGroupId: judgeGroupId ?? null, ...shared };
}

/**
 * Seats a judge whose score came after the panel was closed and is accepted all the same; whoever is recused now stays
 * out.
 */
export function withLateJudge(state: ShowState, programId: string, judgeId: string): ProgramPanel {
  const panel = panelOf(state, programId);
  const known = panel.judges.find(({ id }) => id === judgeId);
  const now = panelNow(state, programId).judges.find(({ id }) => id === judgeId);
  if (now === undefined || now.absence !== undefined) return panel;
  if (known !== undefined && known.absence === undefined) return panel;
  const others = panel.judges.filter(({ id }) => id !== judgeId);
  return { ...panel, judges: [...others, now].sort(byNumber) };
}

/** A judge without a number comes last, as in the list of judges. */
function byNumber(one: PanelJudge, other: PanelJudge): number {
  const numberOf = ({ number }: PanelJudge) => number ?? Number.POSITIVE_INFINITY;
  return numberOf(one) === numberOf(other) ? 0 : numberOf(one) - numberOf(other);
}

/** Whether two panels seat the same judges alike, in whatever order. */
export function samePanel(one: ProgramPanel, other: ProgramPanel): boolean {
  return textOf(one) === textOf(other);
}

function textOf(panel: ProgramPanel): string {
  const { judges, groups = [], factor, earlierScore, earlierFrom } = panel;
  const seats = judges.map((judge) => {
    const { id, number, name, judgeGroupId, absence, left, title, photoUrl } = judge;
    return JSON.stringify([id, number, name, judgeGroupId, absence, left, title, photoUrl]);
  });
  const ofGroups = groups.map(({ id, groupName, weight }) => [id, groupName, weight]);
  const told = [factor, earlierScore, earlierFrom, panel.judgeGroupId];
  return JSON.stringify([seats.sort(), ofGroups, ...told]);
}

const bare = new WeakMap<ProgramGroup, ProgramGroup>();

/** The rows as a console has them: what counts is worked out by the server, and many panels are long. */
export function withoutPanels(group: ProgramGroup): ProgramGroup {
  if (group.programs.every(({ panel }) => panel === undefined)) return group;
  const known = bare.get(group);
  if (known) return known;
  const made = { ...group, programs: group.programs.map(withoutPanel) };
  bare.set(group, made);
  return made;
}

/** A row without its panel. */
export function withoutPanel(program: Program): Program {
  if (program.panel === undefined) return program;
  const { panel: _, ...rest } = program;
  return rest;
}
