/** Works out a program's final score, its cards and its item scores from the scores given. */
import type {
  FinalScore,
  Program,
  ProgramItemResult,
  ProgramPanel,
  ScoreCard,
  ScoreWorking,
  Setting,
} from '@liangfen/sdk/schema';
import { bestItemsOf, bestOf } from '../best-items.ts';
import { add, multiply, type Rational, rational, zero } from '../decimal.ts';
import { finalScore } from '../final-score.ts';
import { countedMark } from '../given-as.ts';
import { itemWeight } from '../item-weight.ts';
import { numberBy, roundingOf } from '../rounding.ts';
import { compareScores, scoreOrderOf } from '../score-measure.ts';
import { cardNumbers } from './card-numbers.ts';
import { type JudgePortrait, judgePortrait } from './judge-portrait.ts';
import { findProgram, judgeScoresOf, scoredItems, scoresOf } from './lookup.ts';
import { absentJudges, countedJudges, panelOf } from './panel.ts';
import { numbered, performanceOf } from './performance.ts';
import type { ShowState } from './state.ts';
import { WHOLE } from './state.ts';

/**
 * The working of a program from the scores given so far.
 * `itemIds`: only these items count, e.g. those already published; undefined counts all.
 *
 * @example
 * ```tsx
 * console.log(workingOf(state, program.id));
 * ```
 */
export function workingOf(
  state: ShowState,
  programId: string,
  options: {
    readonly itemIds?: readonly string[];
    readonly correction?: FinalScore['corrected'];
    /** Another panel than the one that counts. */
    readonly panel?: ProgramPanel;
  } = {},
): FinalScore {
  const items = scoredItems(state);
  const { itemIds } = options;
  const counted = new Set(itemIds ?? items.map((item) => item.id));
  const program = findProgram(state, programId)?.program;
  const struck = new Set(
    program?.struck?.map(({ judgeId, itemId }) => `${judgeId} ${itemId ?? WHOLE}`),
  );
  const scores = [];
  for (const [judgeId, given] of scoresOf(state, programId)) {
    for (const [key, submitted] of given) {
      if (struck.has(`${judgeId} ${key}`)) continue;
      if (items.length === 0 ? key === WHOLE : counted.has(key)) {
        scores.push({ judgeId, itemId: key === WHOLE ? null : key, score: submitted.score });
      }
    }
  }
  const performance = performanceOf(program ?? { programItemResults: [] }, null);
  const panel = options.panel ?? panelOf(state, programId);
  const worked = finalScore({
    programId,
    setting: items.length > 0 ? state.setting : { ...state.setting, enableItem: false },
    items,
    judgeGroups: panel.groups ?? [],
    judges: countedJudges(panel, state.judges),
    absentJudges: absentJudges(panel, state.judges),
    scores,
    ...(panel.factor === undefined ? {} : { factor: panel.factor }),
    ...(panel.judgeGroupId === undefined ? {} : { judgeGroupId: panel.judgeGroupId }),
    ...earlierPart(panel),
    adjustments: state.adjustments.get(programId) ?? [],
    correction: options.correction ?? null,
  });
  return { ...worked, ...numbered(performance), ...struckPart(state, program, panel) };
}

function earlierPart({ earlierScore, earlierFrom = '' }: ProgramPanel) {
  return earlierScore === undefined ? {} : { earlier: { score: earlierScore, from: earlierFrom } };
}

/** The struck scores that the working leaves out, in the order of the judges; left out itself where there are none. */
function struckPart(
  state: ShowState,
  program: Program | undefined,
  { judges }: ProgramPanel,
): Pick<FinalScore, 'struck'> {
  if (program?.struck === undefined) return {};
  const struck = judges.flatMap(({ id: judgeId, number, name }) =>
    (program.struck ?? []).flatMap(({ judgeId: of, itemId, reason }) => {
      const given = judgeScoresOf(state, program.id, judgeId).get(itemId ?? WHOLE);
      if (of !== judgeId || given === undefined) return [];
      const item = scoredItems(state).find(({ id }) => id === itemId);
      const score = countedMark(state.setting, item, given.score);
      return [{ judgeId, number, name, itemId, score, reason }];
    }),
  );
  return struck.length === 0 ? {} : { struck };
}

/** One card per judge who scored, by number; `itemId` null shows the whole program (experience § The screen). */
export function cardsOf(state: ShowState, working: FinalScore, itemId: string | null): ScoreCard[] {
  const numberOf = numbersShown(state, working.programId);
  const parts = partsShown(working, itemId);
  const total = itemId === null && parts.some((part) => part.itemId === null);
  const lines = new Map<string, Line>();
  const { judges } = panelOf(state, working.programId);
  const portraits = new Map(judges.map((judge) => [judge.id, judgePortrait(judge)] as const));
  for (const part of parts) {
    for (const group of part.groups) {
      for (const score of group.scores) {
        const line = lines.get(score.judgeId) ?? {
          number: numberOf(score),
          name: score.name,
          groupName: group.groupName,
          portrait: state.setting.anonymousJudges ? {} : (portraits.get(score.judgeId) ?? {}),
          total: null,
          items: [],
        };
        if (part.itemId === null || itemId !== null) {
          line.total = { score: score.score, dropped: score.dropped };
        }
        if (part.itemId !== null && itemId === null) {
          line.items.push({
            itemId: part.itemId,
            score: score.score,
            dropped: total ? null : score.dropped,
            weight: itemWeight(part),
          });
        }
        lines.set(score.judgeId, line);
      }
    }
  }
  return [...lines.values()].sort(byNumber).map((line) => ({
    number: line.number,
    name: state.setting.anonymousJudges ? null : line.name,
    groupName: line.groupName,
    score: line.total?.score ?? weightedTotal(line.items, state.setting),
    itemScores: line.items.map(({ itemId: id, score, dropped }) => ({
      itemId: id,
      score,
      dropped,
    })),
    dropped: line.total?.dropped ?? null,
    ...line.portrait,
  }));
}

interface Line {
  readonly number: number | null;
  readonly name: string;
  readonly groupName: string;
  readonly portrait: JudgePortrait;
  total: { readonly score: number; readonly dropped: ScoreCard['dropped'] } | null;
  readonly items: {
    readonly itemId: string;
    readonly score: number;
    readonly dropped: ScoreCard['dropped'];
    readonly weight: Rational;
  }[];
}

type Numbered = Pick<ScoreCard, 'number'>;
type Judged = Numbered & { readonly judgeId: string };

/** Anonymous judges have the numbers of their cards, which are drawn anew for each program. */
function numbersShown(state: ShowState, programId: string) {
  if (!state.setting.anonymousJudges) return ({ number }: Judged) => number;
  const { judges } = panelOf(state, programId);
  const drawn = cardNumbers({ judges, cardKey: state.cardKey }, programId);
  return ({ judgeId }: Judged) => drawn.get(judgeId) ?? null;
}

function byNumber(a: Numbered, b: Numbered): number {
  return (a.number ?? Number.MAX_SAFE_INTEGER) - (b.number ?? Number.MAX_SAFE_INTEGER);
}

function partsShown(working: FinalScore, itemId: string | null): ScoreWorking[] {
  return itemId === null ? working.parts : working.parts.filter((part) => part.itemId === itemId);
}

function weightedTotal(
  items: readonly Line['items'][number][],
  setting: Pick<Setting, 'decimals' | 'rounding'>,
): number {
  const sum = items.reduce(
    (so, { score, weight }) => add(so, multiply(rational(score), weight)),
    zero,
  );
  return numberBy(roundingOf(setting), sum, setting.decimals);
}

/** The published value of one item; null while nobody has scored it. */
export function itemScoreOf(working: FinalScore, itemId: string): number | null {
  const part = working.parts.find((candidate) => candidate.itemId === itemId);
  return part && hasScores(part) ? part.shown : null;
}

export function hasScores(part: ScoreWorking): boolean {
  return part.groups.some((group) => group.scores.length > 0);
}

/** Returns the fields of a program's row after a result: item scores, running total, final score. */
export function resultRow(
  state: ShowState,
  program: Program,
  working: FinalScore,
  publishedItemIds: readonly string[],
): Pick<Program, 'programItemResults' | 'currentScore' | 'finalScore' | 'corrected'> {
  const published = new Set(publishedItemIds);
  const programItemResults: ProgramItemResult[] = scoredItems(state).map((item) => ({
    ...program.programItemResults.find((result) => result.itemId === item.id),
    itemId: item.id,
    score: published.has(item.id) ? itemScoreOf(working, item.id) : null,
    phase: published.has(item.id)
      ? 'RESULT'
      : (program.programItemResults.find((result) => result.itemId === item.id)?.phase ??
        'WAITING'),
  }));
  const told = programItemResults.flatMap(({ itemId, score }) => {
    const item = state.items.find((candidate) => candidate.id === itemId);
    return score === null || !item
      ? []
      : [{ itemId, score, dropped: null, weight: itemWeight(item) }];
  });
  const best = bestItemsOf(state.setting);
  const order = scoreOrderOf(state.setting);
  // Runs are alike, so the figures themselves say which are the best ones.
  const counted =
    best === null ? told : bestOf(told, best, (a, b) => compareScores[order](b.score, a.score));
  const soFar = weightedTotal(counted, state.setting);
  return {
    programItemResults,
    currentScore: working.score ?? soFar,
    finalScore: working.score,
    corrected: working.corrected !== null,
  };
}

/** Returns the working that the hall may see: without names when judges are anonymous (product decisions § 2). */
export function publicWorking(state: ShowState, working: FinalScore): FinalScore {
  if (!state.setting.anonymousJudges) return working;
  const numberOf = numbersShown(state, working.programId);
  // Whose marks they are would name the judges from one program to the next.
  const { ballots: _, ...tieKeys } = working.tieKeys;
  return {
    ...working,
    tieKeys,
    ...(working.struck === undefined
      ? {}
      : {
          struck: working.struck.map((one) => ({
            ...one,
            judgeId: '0',
            number: numberOf(one),
            name: '',
          })),
        }),
    parts: working.parts.map((part) => ({
      ...part,
      groups: part.groups.map((group) => ({
        ...group,
        scores: group.scores
          .map((score) => ({ ...score, judgeId: '0', number: numberOf(score), name: '' }))
          .sort(byNumber),
      })),
    })),
  };
}
