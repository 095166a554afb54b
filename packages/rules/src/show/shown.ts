/**
 * Records what the hall has been shown of each result: pictures and public answers know no more of another program than
 * this (decision 0211).
 */
import type { Program, RankRow, Stage, TieKeys } from '@liangfen/sdk/schema';
import { canonicalJson } from '../canonical-json.ts';
import { isCompeting, standingPart } from '../program-standing.ts';
import { ceremonyPartOf } from './ceremony.ts';
import { findProgram } from './lookup.ts';
import { rankingBy } from './ranking-of.ts';
import type { ShownChange, ShownResult } from './shown-result.ts';
import type { HeldResult, ShowState } from './state.ts';
import { markOnWall } from './told-working.ts';

type Shown = ReadonlyMap<string, ShownResult>;

const nothingShown: ShownResult = { score: null, items: {}, ranked: false, tieKeys: null };

/**
 * @example
 * ```tsx
 * console.log(match.programGroups.flatMap(({ programs }) => programs).filter(isPublished).length);
 * ```
 */
export function isPublished({ finalScore, programItemResults }: Program): boolean {
  return finalScore !== null || programItemResults.some(({ score }) => score !== null);
}

/** For a row that was stored before `shown` was kept: everything published counts as shown. */
export function whollyShown(program: Program, tieKeys: TieKeys | null): ShownResult {
  return {
    score: program.finalScore,
    items: Object.fromEntries(
      program.programItemResults.flatMap(({ itemId, score }) =>
        score === null ? [] : [[itemId, score]],
      ),
    ),
    ranked: program.finalScore !== null,
    tieKeys,
  };
}

/** Returns the rest of a record after rows changed: what is no longer published counts as never shown. */
export function shownOfRows(
  { shown }: Pick<ShowState, 'shown'>,
  programs: readonly Program[],
): ShownChange[] {
  return programs.flatMap((program) => {
    const known = shown.get(program.id);
    const next = isPublished(program) ? stillPublished(known ?? nothingShown, program) : null;
    return same(known ?? null, next) ? [] : [{ programId: program.id, shown: next }];
  });
}

export function stillPublished(shown: ShownResult, program: Program): ShownResult {
  const published = new Set(
    program.programItemResults.flatMap(({ itemId, score }) => (score === null ? [] : [itemId])),
  );
  const whole = program.finalScore !== null;
  return {
    score: whole ? shown.score : null,
    items: Object.fromEntries(Object.entries(shown.items).filter(([id]) => published.has(id))),
    ranked: whole && shown.ranked,
    tieKeys: whole ? shown.tieKeys : null,
    ...(whole && shown.worked !== undefined ? { worked: shown.worked } : {}),
  };
}

/** Returns what a picture adds; `stage` as the hall sees it, cut to the steps that were taken. */
export function shownByPicture(state: ShowState, stage: Stage): ShownChange[] {
  return seenIn(state, stage).flatMap(({ programId, ...seen }) => {
    const program = findProgram(state, programId);
    if (program?.group == null) return [];
    const known = state.shown.get(programId) ?? nothingShown;
    const next = {
      ...known,
      ...seen,
      ranked: known.ranked || seen.ranked === true,
      items: { ...known.items, ...seen.items },
    };
    return same(known, next) ? [] : [{ programId, shown: next }];
  });
}

type Seen = { readonly programId: string } & Partial<ShownResult>;

function seenIn(state: ShowState, stage: Stage): Seen[] {
  switch (stage.kind) {
    case 'RESULT': {
      const { program, itemScores, programScore, rank } = stage;
      const items = itemScores.flatMap(({ item, score }) =>
        score === null ? [] : [[item.id, score] as const],
      );
      const worked = markOnWall(stage);
      const whole =
        programScore === null ? {} : { score: programScore, ...tieKeysOf(state, program.id) };
      return [
        {
          programId: program.id,
          items: Object.fromEntries(items),
          ...whole,
          ranked: rank !== null,
          ...(worked === null ? {} : { worked }),
        },
      ];
    }
    case 'RANKING': {
      const { item } = stage;
      return stage.rows.flatMap(({ programId, score }): Seen[] => {
        if (score === null) return [];
        if (item !== null) return [{ programId, items: { [item.id]: score } }];
        return [{ programId, score, ranked: true, ...tieKeysOf(state, programId) }];
      });
    }
    case 'PODIUM':
      return stage.rows.flatMap(({ programId, score }): Seen[] =>
        score === null ? [] : [{ programId, score, ranked: true, ...tieKeysOf(state, programId) }],
      );
    case 'CHAMPION': {
      const { champions, score, runnerUp } = stage;
      if (score === null) return [];
      const best = champions.map(({ id }) => ({ programId: id, score }));
      const next =
        runnerUp === null ? [] : [{ programId: runnerUp.program.id, score: runnerUp.score }];
      return [...best, ...next].map((seen) => ({
        ...seen,
        ranked: true,
        ...tieKeysOf(state, seen.programId),
      }));
    }
    case 'BATTLE':
      // Points and decisions are seen as they happen.
      return [stage.red, stage.blue].flatMap(({ program: { id: programId } }) => {
        const score = findProgram(state, programId)?.program.finalScore ?? null;
        return score === null ? [] : [{ programId, score }];
      });
    case 'AWARDS':
    case 'BRACKET':
    case 'START':
    case 'TEST':
    case 'SIGN_IN':
    case 'PROGRAM_LIST':
    case 'TITLE':
    case 'INTERMISSION':
    case 'AUDIENCE_VOTE':
    case 'SPEECH':
    case 'SCORING':
    case 'SCORE_REVEAL':
      return [];
  }
}

function tieKeysOf({ held, results }: ShowState, programId: string) {
  const before = held.find((one) => one.programId === programId);
  return { tieKeys: before ? before.tieKeys : (results.get(programId)?.tieKeys ?? null) };
}

/** Written out, as in the flow's gate: a new link is to be asked each question by itself. */
type KeepsNone =
  | 'INIT'
  | 'PROGRAM_LIST'
  | 'SIGN_IN'
  | 'TITLE'
  | 'INTERMISSION'
  | 'BRACKET'
  | 'AUDIENCE_VOTE'
  | 'TEST'
  | 'SPEECH'
  | 'SCORE'
  | 'SHOW_SCORE'
  | 'SHOW_RESULT'
  | 'BATTLE'
  | 'PAUSE'
  | 'RESUME'
  | 'DETERMINE'
  | 'TEST_SPEECH'
  | 'TEST_SCORE'
  | 'TEST_SHOW_SCORE'
  | 'TEST_SHOW_RESULT'
  | 'TEST_BATTLE'
  | 'TEST_PAUSE'
  | 'TEST_RESUME'
  | 'TEST_DETERMINE';

/** Whether a picture keeps the results that it was put on air with; a link that is of neither kind does not compile. */
const keepsResults: (link: ShowState['link']) => boolean = (
  link: 'RANK' | 'PODIUM' | 'CHAMPION' | 'AWARDS' | KeepsNone,
) => link === 'RANK' || ceremonyPartOf(link) !== null;

/** Keeps a result as the ranking or ceremony on air has it, when it or its standing is changed under that picture. */
export function heldResults(state: ShowState, programId: string): readonly HeldResult[] {
  const program = findProgram(state, programId)?.program;
  const known = state.held.some((one) => one.programId === programId);
  if (!keepsResults(state.link) || known || !program) return state.held;
  const items = program.programItemResults.map(({ itemId, score }) => [itemId, score] as const);
  return [
    ...state.held,
    {
      programId,
      score: program.finalScore,
      items: Object.fromEntries(items),
      tieKeys: state.results.get(programId)?.tieKeys ?? null,
      ...standingPart(program),
    },
  ];
}

/**
 * Returns what anybody may know of a group's results: ranks among those who compete and whose rank was told, the others
 * after them in running order.
 *
 * @example
 * ```tsx
 * for (const { rank, programName } of shownRanking(state, null)) console.log(rank, programName);
 * ```
 */
export function shownRanking(
  state: Pick<ShowState, 'programGroups' | 'setting'> &
    Partial<Pick<ShowState, 'results'>> & { readonly shown: Shown },
  groupId: string | null,
): RankRow[] {
  const scoreOf = (program: Program) => state.shown.get(program.id)?.score ?? null;
  const isRanked = (program: Program) =>
    isCompeting(program) && state.shown.get(program.id)?.ranked === true;
  const all = state.programGroups.find(({ id }) => id === groupId)?.programs ?? [];
  const ranked = rankingBy(state, groupId, (program) => ({
    score: isRanked(program) ? scoreOf(program) : null,
    tieKeys: state.shown.get(program.id)?.tieKeys ?? null,
  })).filter((row) => row.rank !== null);
  const others = all
    .filter((program) => scoreOf(program) !== null && !isRanked(program))
    .map((program) => ({
      rank: null,
      tied: false,
      programId: program.id,
      sort: program.sort,
      programName: program.programName,
      contestant: program.contestant,
      score: scoreOf(program),
      decidedBy: null,
      ...standingPart(program),
    }));
  return [...ranked, ...others];
}

/** Rows that were read anew have their keys in the database's order: that alone shows nothing new. */
function same(one: ShownResult | null, other: ShownResult | null): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
