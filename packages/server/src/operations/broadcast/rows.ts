/** Makes a title maker's tables: flat rows of text, from what the hall's screens show and nothing else. */
import {
  type AnnouncedBout,
  type AnnouncedSide,
  boutAfterBreak,
  formatMeasured,
  formatScore,
  mainScore,
  nextOnAir,
  remainingMs,
  type ShowState,
  scoreDecimals,
  scoreUnitOf,
  shownRanking,
  titledBout,
} from '@liangfen/rules';
import { linkWords, standingText } from '@liangfen/rules/words';
import type {
  Clock,
  ScoreUnit,
  ScreenDataCard,
  ScreenDataNow,
  ScreenDataResult,
  ScreenMatch,
  Stage,
} from '@liangfen/sdk/schema';
import { honours } from './honours.ts';

/** The most rows that the contract promises. */
export const rowsAtMost = 200;

export interface Written {
  /** The decimals with which scores are written. */
  readonly decimals: number;
  readonly unit: ScoreUnit;
  readonly now: number;
}

export function writtenAs(state: ShowState, now: number): Written {
  return { decimals: scoreDecimals(state), unit: scoreUnitOf(state.setting), now };
}

/** Expects `match` as the hall sees it: cut to the steps that were shown. */
export function nowRow(match: ScreenMatch, groupName: string, written: Written): ScreenDataNow {
  const { stage } = match;
  const program = 'program' in stage ? stage.program : null;
  const item = 'item' in stage ? stage.item : null;
  const clock = 'clock' in stage ? stage.clock : null;
  const result = stage.kind === 'RESULT' ? stage : null;
  const scoring = stage.kind === 'SCORING' ? stage : null;
  const bout = boutOn(stage);
  const standing = result ?? (stage.kind === 'TITLE' ? stage : null);
  const isToldOf = standing !== null && scoreOf(stage) !== null;
  const next = nextOnAir(stage)?.program;
  return {
    table: 'NOW',
    competition: match.name,
    rehearsal: match.status === 'REHEARSAL' ? '彩排' : '',
    link: linkWords[match.link],
    picture: stage.kind,
    groupName: groupOf(stage) ?? groupName,
    number: program === null ? '' : numberText(program.sort),
    programName: program?.programName ?? '',
    contestant: program?.contestant ?? '',
    itemName: item?.itemName ?? '',
    score: scoreText(scoreOf(stage), written),
    // Only with a score: before it, the word would stand where a rank is waited for.
    rank: (isToldOf ? standingText(standing.program) : null) ?? text(standing?.rank),
    tied: standing?.tied === true && standing.rank !== null ? '并列' : '',
    submitted: text(scoring?.submitted),
    expected: text(scoring?.expected),
    clock: clock === null ? '' : clockText(clock, written.now),
    clockEndsAt: text(clock?.endsAt),
    redName: bout?.red.program.programName ?? '',
    redContestant: bout?.red.program.contestant ?? '',
    redScore: pointsText(bout?.red),
    blueName: bout?.blue.program.programName ?? '',
    blueContestant: bout?.blue.program.contestant ?? '',
    blueScore: pointsText(bout?.blue),
    winner:
      [bout?.red.program, bout?.blue.program].find(
        (one) => one !== undefined && one.id === bout?.winnerId,
      )?.programName ?? '',
    organisation: program?.organisation ?? '',
    redOrganisation: bout?.red.program.organisation ?? '',
    blueOrganisation: bout?.blue.program.organisation ?? '',
    next: next?.programName ?? '',
    nextContestant: next?.contestant ?? '',
    nextOrganisation: next?.organisation ?? '',
    ...honours(stage, written),
    version: String(match.version),
  };
}

/** The bout that is fought, or that a title or a break names. */
function boutOn(stage: ScreenMatch['stage']): AnnouncedBout | null {
  switch (stage.kind) {
    case 'BATTLE': {
      const { red, blue, determination } = stage;
      return { red, blue, winnerId: determination?.winnerId ?? null };
    }
    case 'TITLE':
      return titledBout(stage);
    case 'INTERMISSION':
      return boutAfterBreak(stage);
    case 'START':
    case 'TEST':
    case 'SIGN_IN':
    case 'PROGRAM_LIST':
    case 'AUDIENCE_VOTE':
    case 'SPEECH':
    case 'SCORING':
    case 'SCORE_REVEAL':
    case 'RESULT':
    case 'RANKING':
    case 'PODIUM':
    case 'CHAMPION':
    case 'AWARDS':
    case 'BRACKET':
      return null;
  }
}

/** A bracket has a round for each group; the last is the one that is fought. */
function groupOf(stage: Stage): string | null {
  if (stage.kind === 'BRACKET') return stage.rounds.at(-1)?.groupName ?? null;
  return 'groupName' in stage ? stage.groupName : null;
}

/** Returns the score of whoever is on, was on just now, or is honoured. */
function scoreOf(stage: Stage): number | null {
  switch (stage.kind) {
    case 'RESULT':
      return mainScore(stage)?.score ?? null;
    case 'TITLE':
      // In a bout, each side has a score of its own.
      return stage.opponent == null ? stage.score : null;
    case 'CHAMPION':
      return stage.score;
    case 'PODIUM':
      return stage.rows.find(({ rank }) => rank === 1)?.score ?? null;
    case 'START':
    case 'TEST':
    case 'SIGN_IN':
    case 'PROGRAM_LIST':
    case 'INTERMISSION':
    // The audience's figure is no score.
    case 'AUDIENCE_VOTE':
    case 'SPEECH':
    case 'SCORING':
    case 'SCORE_REVEAL':
    case 'RANKING':
    case 'AWARDS':
    case 'BRACKET':
    case 'BATTLE':
      return null;
  }
}

export function cardRows({ stage, version }: ScreenMatch, written: Written): ScreenDataCard[] {
  const cards = 'cards' in stage ? stage.cards : [];
  return cards.slice(0, rowsAtMost).map((card) => ({
    table: 'CARDS',
    number: text(card.number),
    name: card.name ?? '',
    groupName: card.groupName,
    score: scoreText(card.score, written),
    dropped: card.dropped === null ? '' : droppedWords[card.dropped],
    version: String(version),
  }));
}

const droppedWords = { HIGHEST: '最高', LOWEST: '最低' } as const;

export function resultRows(state: ShowState, written: Written): ScreenDataResult[] {
  return shownRanking(state, state.activeProgramGroupId)
    .slice(0, rowsAtMost)
    .map((row) => ({
      table: 'RESULTS',
      rank: standingText(row) ?? text(row.rank),
      tied: row.tied ? '并列' : '',
      number: numberText(row.sort),
      programName: row.programName,
      contestant: row.contestant,
      score: scoreText(row.score, written),
      version: String(state.version),
    }));
}

function text(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

function scoreText(score: number | null, { decimals, unit }: Written): string {
  return score === null ? '' : formatMeasured(score, decimals, unit);
}

/** Points of a bout have the decimals they were given with. */
function pointsText(side: AnnouncedSide | undefined): string {
  return side === undefined || side.score === null ? '' : formatScore(side.score);
}

function numberText(sort: number): string {
  return String(sort).padStart(2, '0');
}

/** Writes a clock as the screens do: whole seconds, rounded up. */
function clockText(clock: Clock, now: number): string {
  const seconds = Math.ceil(remainingMs(clock, now) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
