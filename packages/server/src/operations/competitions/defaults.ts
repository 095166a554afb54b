/** The settings of a new competition, with which a show can be run at once (product decisions § 2). */
import { hasBouts } from '@liangfen/rules';
import type { Foul, Look, Mode, Setting } from '@liangfen/sdk/schema';
import type { BaseRow, ProgramLive } from '../../store/schema.ts';

export const firstProgramGroupName = '第一组';
export const firstJudgeGroupName = '评委组';
export const testProgramNames: readonly string[] = ['测试节目 1', '测试节目 2', '测试节目 3'];

export const defaultLook: Look = {
  theme: 'OBSIDIAN',
  primaryColour: null,
  secondaryColour: null,
  background: null,
  logo: null,
  cover: null,
  slogan: '',
  organiser: '',
  venue: '',
  startTime: null,
};

export const defaultBase: BaseRow = {
  signUpOpen: true,
  signUpApproval: true,
  seatSignsIn: true,
  invitationText: '诚邀你担任本场比赛的评委',
  embedOrigins: [],
};

/** The fields whose sensible value depends on the mode. */
type ModeFields = Pick<
  Setting,
  | 'convenientScore'
  | 'enableCountdown'
  | 'enableExceededFoulTimes'
  | 'decimals'
  | 'calculation'
  | 'dropHighest'
  | 'dropLowest'
>;

const byMode: Readonly<Record<Mode, ModeFields>> = {
  SCORE: {
    convenientScore: '95,90,85,80',
    enableCountdown: false,
    enableExceededFoulTimes: false,
    decimals: 2,
    calculation: 'MEAN',
    dropHighest: 1,
    dropLowest: 1,
  },
  VOTE: {
    convenientScore: '',
    enableCountdown: false,
    enableExceededFoulTimes: false,
    decimals: 0,
    calculation: 'SUM',
    dropHighest: 0,
    dropLowest: 0,
  },
  BATTLE: {
    convenientScore: '1,2,3',
    enableCountdown: true,
    enableExceededFoulTimes: true,
    decimals: 0,
    calculation: 'SUM',
    dropHighest: 0,
    dropLowest: 0,
  },
};

export function modeDefaults(mode: Mode): ModeFields {
  return byMode[mode];
}

export function defaultSetting(mode: Mode): Setting {
  return {
    mode,
    enableItem: false,
    enableScoreItemCombine: false,
    countdownSeconds: 180,
    enableLeadScore: false,
    leadScore: 10,
    fullScore: 100,
    minScore: 0,
    dropScope: 'ITEM',
    roundingStage: 'EACH_STEP',
    ranking: 'COMPETITION',
    tieBreaks: [],
    voteLimit: 0,
    anonymousJudges: false,
    rankPageSize: 10,
    ...byMode[mode],
  };
}

/** 允许 2 次犯规，第 3 次判负；警告允许 3 次. Only battles have fouls. */
export function defaultFouls(mode: Mode, newId: () => string): Foul[] {
  if (!hasBouts(mode)) return [];
  return [
    { id: newId(), foulName: '犯规', times: 2 },
    { id: newId(), foulName: '警告', times: 3 },
  ];
}

/** A program before anything has happened to it. */
export const untouchedProgram: ProgramLive = {
  phase: 'WAITING',
  finalScore: null,
  currentScore: 0,
  programItemResults: [],
  programFoulRecords: [],
  corrected: false,
  outcome: null,
};

/** Whether opening a seat signs the judge in; base settings from before the choice say yes. */
export function signsInAtSeat({ seatSignsIn = true }: Pick<BaseRow, 'seatSignsIn'>): boolean {
  return seatSignsIn;
}
