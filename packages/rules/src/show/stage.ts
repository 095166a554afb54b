/** Works out what the hall sees from the state, in one function; the picture holds only what may be public now. */
import type {
  BattleSide,
  CurrentMatch,
  FinalScore,
  Item,
  Program,
  RankRow,
  ShowEventType,
  Stage,
  StageItem,
  StageProgramList,
  StageRanking,
  StageResult,
} from '@liangfen/sdk/schema';
import { bestItemsOf } from '../best-items.ts';
import { walkoverPart, walkoversOf } from '../bracket/walkover.ts';
import { fullMarksTotal } from '../full-marks.ts';
import { itemWeightingOf, weightOf } from '../item-weight.ts';
import { hasBouts, hasFullMark, hasVotes } from '../mode.ts';
import { inBoutOrder, pairPrograms } from '../pairing.ts';
import { isCompeting } from '../program-standing.ts';
import type { Standing } from '../ranking.ts';
import { rankingPage } from '../ranking-page.ts';
import { addsUp } from '../result-range.ts';
import { hasPodium } from '../reveal/podium.ts';
import { scoreDecimals } from '../score-decimals.ts';
import { measurePart, scoreOrderOf } from '../score-measure.ts';
import { audienceVoteStage } from './audience-vote.ts';
import { cardsPart } from './battle/cards.ts';
import { intermissionStage, titleStage } from './between-acts.ts';
import { bracketStage } from './bracket.ts';
import { awardsStage, championStage, podiumStage } from './ceremony.ts';
import { judgePortrait } from './judge-portrait.ts';
import { leadOf } from './lead.ts';
import { activeGroup, findProgram, scoredItems } from './lookup.ts';
import { nextProgram } from './next-program.ts';
import { type RankedValue, rankingOnAir, standingBy } from './ranking-of.ts';
import { picturedRows } from './ranking-pictures.ts';
import { stageProgram } from './stage-program.ts';
import type { ShowState } from './state.ts';
import { cardsOf, publicWorking, workingOf } from './working.ts';

/** The most rows of a program list on air: a picture does not grow with the competition. */
const LIST_ROWS = 24;
/** How many finished programs stay above the next one. */
const LIST_LEAD = 4;

/**
 * @example
 * ```tsx
 * console.log(stageOf(state).kind); // such as 'SCORE_REVEAL'
 * ```
 */
export function stageOf(state: ShowState): Stage {
  const { link } = state;
  switch (link) {
    case 'INIT':
      return { kind: 'START' };
    case 'TEST':
      return { kind: 'TEST', programs: state.testPrograms.map(stageProgram) };
    case 'SIGN_IN':
      return signInStage(state);
    case 'PROGRAM_LIST':
      return programListStage(state);
    case 'TITLE':
      return titleStage(state) ?? { kind: 'START' };
    case 'INTERMISSION':
      return intermissionStage(state);
    case 'AUDIENCE_VOTE':
      return audienceVoteStage(state) ?? { kind: 'START' };
    case 'RANK':
      return rankingStage(state);
    case 'PODIUM':
      return podiumStage(state);
    case 'CHAMPION':
      return championStage(state);
    case 'AWARDS':
      return awardsStage(state);
    case 'BRACKET':
      return bracketStage(state);
    case 'BATTLE':
    case 'PAUSE':
    case 'RESUME':
    case 'DETERMINE':
    case 'TEST_BATTLE':
    case 'TEST_PAUSE':
    case 'TEST_RESUME':
    case 'TEST_DETERMINE':
      return battleStage(state) ?? { kind: 'START' };
    case 'SPEECH':
    case 'TEST_SPEECH':
      return programStage(state, (head) => ({
        kind: 'SPEECH',
        ...head,
        clock: performanceClock(state),
      }));
    case 'SCORE':
    case 'TEST_SCORE':
      return programStage(state, (head) => ({
        kind: 'SCORING',
        ...head,
        submitted: state.window?.submitted.length ?? 0,
        expected: state.window?.expected.length ?? 0,
        clock: state.clock,
      }));
    case 'SHOW_SCORE':
    case 'TEST_SHOW_SCORE':
      return programStage(state, (head) => revealStage(state, head));
    case 'SHOW_RESULT':
    case 'TEST_SHOW_RESULT':
      return programStage(state, (head, program) => resultStage(state, program, head));
  }
}

/** The part that all pictures of a program have in common. */
type Head = Pick<StageResult, 'test' | 'groupName' | 'program' | 'item'>;

function programStage(state: ShowState, pictureOf: (head: Head, program: Program) => Stage): Stage {
  const found = state.activeProgramId ? findProgram(state, state.activeProgramId) : null;
  if (!found) return { kind: 'START' };
  const head = {
    test: found.group === null,
    groupName: found.group?.groupName ?? '',
    program: stageProgram(found.program),
    item: stageItem(state, state.activeItemId),
  };
  return pictureOf(head, found.program);
}

function revealStage(state: ShowState, head: Head): Stage {
  const working = workingOf(state, head.program.id);
  return {
    kind: 'SCORE_REVEAL',
    ...head,
    items: state.activeItemId === null ? scoredItems(state).map(toStageItem) : [],
    cards: cardsOf(state, working, state.activeItemId),
    vote: hasVotes(state.setting.mode),
    fullScore: head.item?.maxScore ?? cardsFull(state),
    decimals: scoreDecimals(state),
    ...measurePart(state.setting),
    ...styleOf(state),
    ...(state.setting.revealStyle === 'METER' && hasOwnScale(working) && isComparable(state, head)
      ? { mark: markOf(state, head) }
      : {}),
  };
}

function styleOf({ setting }: ShowState): Pick<StageResult, 'style'> {
  return setting.revealStyle === undefined ? {} : { style: setting.revealStyle };
}

/** A difficulty takes results beyond any full mark, an earlier round beside it: no two such scales are alike. */
function hasOwnScale({ factor, earlier }: FinalScore): boolean {
  return factor === undefined && earlier === undefined;
}

/**
 * Whether one judge's score lies on the scale of results, as it does where results lie between the scores that were
 * given.
 */
function isComparable({ setting, activeItemId }: ShowState, { test }: Head): boolean {
  const { mode, enableItem } = setting;
  const one = hasFullMark(mode) && !enableItem && !addsUp(setting) && isHigherFirst(setting);
  return one && !test && activeItemId === null;
}

/** A scale fills towards the better result; where less is better there is none. */
function isHigherFirst(setting: ShowState['setting']): boolean {
  return scoreOrderOf(setting) === 'HIGHER_FIRST';
}

/** The best of the other programs' results, as the hall has seen them. */
function markOf(state: ShowState, { test, program }: Head): RankRow | null {
  const groupId = test ? null : state.activeProgramGroupId;
  return standingBy(state, groupId, program.id, ({ id }) => shownValue(state, id)).bestOther;
}

/** Returns the top of the scale; null where results grow with the judges. */
function fullScoreOf(state: ShowState, { item }: Head, whole: boolean): number | null {
  const { mode, enableItem, fullScore } = state.setting;
  if (!hasFullMark(mode) || addsUp(state.setting) || !isHigherFirst(state.setting)) return null;
  if (!whole && item !== null) return item.maxScore;
  if (!enableItem) return fullScore;
  return itemsFull(state);
}

function itemsFull(state: ShowState): number {
  return fullMarksTotal(scoredItems(state), bestItemsOf(state.setting));
}

/** The top of the scale of a judge's card that tells of everything: factors lead beyond the full mark. */
function cardsFull(state: ShowState): number {
  const { setting } = state;
  switch (itemWeightingOf(setting)) {
    case 'PROPORTION':
      return setting.fullScore;
    case 'FACTOR':
      // `itemsFull` is zero where nobody scores by item.
      return itemsFull(state) || setting.fullScore;
  }
}

function resultStage(state: ShowState, program: Program, head: Head): Stage {
  const working = state.results.get(program.id) ?? workingOf(state, program.id);
  const published = new Map(
    program.programItemResults.map((result) => [result.itemId, result.score] as const),
  );
  const groupId = head.test ? null : state.activeProgramGroupId;
  /** While other items are still to come, only what was shown of the earlier ones stands beside this item. */
  const ownItem = head.test || program.finalScore !== null ? null : state.activeItemId;
  const standing = standingWith(state, groupId, program);
  const full = hasOwnScale(working) ? fullScoreOf(state, head, program.finalScore !== null) : null;
  return {
    kind: 'RESULT',
    ...head,
    itemScores: scoredItems(state).map((item) => ({
      item: toStageItem(item),
      score:
        ownItem === null || item.id === ownItem
          ? (published.get(item.id) ?? null)
          : (state.shown.get(program.id)?.items[item.id] ?? null),
    })),
    itemScore: state.activeItemId === null ? null : (published.get(state.activeItemId) ?? null),
    programScore: program.finalScore,
    rank: standing.own?.rank ?? null,
    tied: standing.own?.tied ?? false,
    rankedTotal: standing.total,
    ...leadOf(standing, program, state.leadTold),
    ...styleOf(state),
    mark: program.finalScore === null || !isHigherFirst(state.setting) ? null : standing.bestOther,
    ...(full === null ? {} : { fullScore: full }),
    working: publicWorking(state, onlyPublished(working, published)),
    cards: cardsOf(state, working, state.activeItemId),
    vote: hasVotes(state.setting.mode),
  };
}

/** Finds the program's place among the results that the hall has seen. */
function standingWith(state: ShowState, groupId: string | null, { id }: Program): Standing {
  return standingBy(state, groupId, id, (program) =>
    program.id === id
      ? { score: program.finalScore, tieKeys: state.results.get(id)?.tieKeys ?? null }
      : shownValue(state, program.id),
  );
}

function shownValue({ shown }: ShowState, programId: string): RankedValue {
  return shown.get(programId) ?? nothingKnown;
}

const nothingKnown: RankedValue = { score: null, tieKeys: null };

/** Leaves items that are still to be shown out of the working that the hall is sent. */
function onlyPublished(
  working: StageResult['working'],
  published: ReadonlyMap<string, number | null>,
): StageResult['working'] {
  return {
    ...working,
    parts: working.parts.filter(
      (part) => part.itemId === null || (published.get(part.itemId) ?? null) !== null,
    ),
  };
}

function signInStage(state: ShowState): Stage {
  const here = state.judges.filter(({ signedOut }) => signedOut !== true);
  return {
    kind: 'SIGN_IN',
    showType: state.linkData.signInShowType ?? 'TOTAL',
    judges: here.map(({ id, number, name, signIn, title, photoUrl }) => ({
      id,
      // Where judges are anonymous, a name never stands beside a number.
      number: state.setting.anonymousJudges ? null : number,
      name,
      signIn,
      ...judgePortrait({ title, photoUrl }),
    })),
    signed: here.filter((judge) => judge.signIn).length,
    total: here.length,
  };
}

function programListStage(state: ShowState): StageProgramList {
  const group = activeGroup(state);
  const programs = listed(state, group?.programs ?? []);
  const walkovers = walkoversOf(state.mode, group?.programs ?? []);
  const next = nextProgram(programs);
  const at = next ? programs.indexOf(next) : programs.length;
  const last = Math.max(0, programs.length - LIST_ROWS);
  const offset = Math.min(Math.max(0, at - LIST_LEAD), last);
  return {
    kind: 'PROGRAM_LIST',
    groupId: group?.id ?? null,
    groupName: group?.groupName ?? '',
    rows: programs.slice(offset, offset + LIST_ROWS).map((program) => ({
      ...stageProgram(program),
      phase: program.phase,
      finalScore: state.shown.get(program.id)?.score ?? null,
      outcome: program.outcome,
      opponentId: program.battleProgram,
      ...walkoverPart(walkovers, program.id),
    })),
    offset,
    total: programs.length,
    nextProgramId: next?.id ?? null,
    decimals: scoreDecimals(state),
    ...measurePart(state.setting),
  };
}

/** A battle's list is read bout by bout, whatever stands between the two sides of one that was fought. */
function listed({ mode }: CurrentMatch, programs: readonly Program[]): readonly Program[] {
  return hasBouts(mode) ? inBoutOrder(programs) : programs;
}

function rankingStage(state: ShowState): StageRanking {
  const { rankItemId, rankPageNo, rankPageSize, rankShowType, rankPaceMs } = state.linkData;
  const rows = rankingOnAir(state, state.activeProgramGroupId, rankItemId);
  const page = rankingPage(rows, rankPageNo, rankPageSize);
  return {
    kind: 'RANKING',
    showType: rankShowType ?? 'DEFAULT',
    groupName: activeGroup(state)?.groupName ?? '',
    item: stageItem(state, rankItemId),
    pageNo: page.pageNo,
    pageSize: page.pageSize,
    totalSize: page.totalSize,
    ...picturedRows(state, page.rows),
    topScore: scaleOf(state, rows, page.rows),
    vote: hasVotes(state.setting.mode),
    decimals: scoreDecimals(state),
    ...measurePart(state.setting),
    ...(rankPaceMs === undefined ? {} : { paceMs: rankPaceMs }),
    ...(page.pageNo === 0 && hasPodium(toCome(state, rows), page.pageSize) ? { podium: true } : {}),
    ...newcomerOf(state, rows, page.rows),
    ...promotionOf(state, rows),
  };
}

/**
 * Returns the score that the bars of a page are measured by. A later page may stand on the wall before the hall has
 * seen the leader's score, and must not tell it: such a page is measured by its own highest.
 */
function scaleOf(
  { shown, linkData: { rankItemId } }: ShowState,
  rows: readonly RankRow[],
  onPage: readonly RankRow[],
): number | null {
  const leader = rows[0];
  if (leader === undefined) return null;
  const known = shown.get(leader.programId);
  const seen = rankItemId === null ? known?.score : known?.items[rankItemId];
  return seen === leader.score ? leader.score : (onPage[0]?.score ?? null);
}

/**
 * Returns the program that got a score just before this ranking, while others are still to come: its result was the
 * step before, and the hall has seen its rank.
 */
function newcomerOf(
  state: ShowState,
  rows: readonly RankRow[],
  page: readonly RankRow[],
): Pick<StageRanking, 'newcomer'> {
  const { rankCovered = false, rankItemId } = state.linkData;
  const final = toCome(state, rows).every(({ score }) => score !== null);
  if (rankCovered || rankItemId !== null || final) return {};
  const before = state.checkpoints.filter(({ type }) => !leavesNewcomer(type));
  const { type, programId } = before[before.length - 1] ?? {};
  const row = page.find(
    (one) => one.programId === programId && one.rank !== null && isRankTold(state, one),
  );
  const among = page.filter(({ rank }) => rank !== null).length;
  return type === 'RESULT_SHOWN' && row && among > 1 ? { newcomer: row.programId } : {};
}

function isRankTold({ shown }: ShowState, { programId, score }: RankRow): boolean {
  const seen = shown.get(programId);
  return seen?.ranked === true && seen.score === score;
}

/** Steps of the ranking itself, and the one that leaves the picture on air as it is. */
function leavesNewcomer(type: ShowEventType): boolean {
  return type === 'RANK_SHOWN' || type === 'RANK_PAGE_TURNED' || type === 'STANDING_CHANGED';
}

/** Programs that share the last promoted rank go on too, as in a promotion (decision 0022). */
function promotionOf(
  { setting, linkData }: ShowState,
  rows: readonly RankRow[],
): Pick<StageRanking, 'promotedCount' | 'promotedPlaces'> {
  const { promotedCount = 0, mode } = setting;
  if (promotedCount === 0 || linkData.rankItemId !== null || hasBouts(mode)) return {};
  const last = rows[promotedCount - 1]?.rank ?? 0;
  const sharing = rows.filter(({ rank }) => rank !== null && rank <= last);
  const places = Math.max(promotedCount, sharing.length);
  // Whoever is out stands below the line, also where fewer compete than could go on.
  const below = rows.filter((row) => !isCompeting(row)).length;
  const promotedPlaces = below === 0 ? places : Math.min(places, rows.length - below);
  return promotedPlaces === 0 ? {} : { promotedCount, promotedPlaces };
}

/**
 * Leaves out the programs whose score no ranking waits for: whoever is out, and those that a rehearsal disables. It never
 * gives them a score, and ends with its podium all the same.
 */
function toCome(state: ShowState, rows: readonly RankRow[]): RankRow[] {
  const programs = activeGroup(state)?.programs.filter(isLeftOut);
  const leftOut = new Set(programs?.map(({ id }) => id));
  return rows.filter(
    (row) => isCompeting(row) && (row.score !== null || !leftOut.has(row.programId)),
  );
}

function isLeftOut({ disabled }: Program): boolean {
  return disabled === 'REHEARSAL_DISABLED';
}

/** The clock of those on stage; after its end the hall reads how long they go on, where the organiser wants that. */
function performanceClock({ clock, setting: { countsUp = false } }: ShowState) {
  return clock === null || !countsUp ? clock : { ...clock, countsUp };
}

function battleStage(state: ShowState): Stage | null {
  const { battle } = state;
  const red = battle && findProgram(state, battle.redId);
  const blue = battle && findProgram(state, battle.blueId);
  if (!battle || !red || !blue) return null;
  const programs = red.group?.programs ?? state.testPrograms;
  const bout = pairPrograms(programs).bouts.find((pair) => pair.red.id === battle.redId);
  return {
    kind: 'BATTLE',
    test: battle.test,
    groupName: red.group?.groupName ?? '',
    bout: bout?.bout ?? 1,
    red: battleSide(state, red.program),
    blue: battleSide(state, blue.program),
    clock: performanceClock(state),
    status: battle.status,
    hit: battle.hit,
    determination: battle.determination,
    ...cardsPart(state, battle, red.program),
  };
}

function battleSide(state: ShowState, program: Program): BattleSide {
  return {
    program: stageProgram(program),
    score: program.currentScore,
    fouls: state.fouls.map((foul) => ({
      foulId: foul.id,
      foulName: foul.foulName,
      times: program.programFoulRecords.find((record) => record.foulId === foul.id)?.times ?? 0,
      allowed: foul.times,
    })),
    outcome: program.outcome,
  };
}

function stageItem(state: CurrentMatch, itemId: string | null): StageItem | null {
  const item = state.items.find((candidate) => candidate.id === itemId);
  return item ? toStageItem(item) : null;
}

function toStageItem(item: Item): StageItem {
  const { id, itemName, maxScore } = item;
  return { id, itemName, ...weightOf(item), maxScore };
}
