// The ledger's name for each kind of entry: at the desk and in the exported file.
import type { CorrectionCommand, ShowEventType } from '@liangfen/sdk/schema';
import { fill } from './fill.ts';

/** {program} is 「3 号 青花瓷」, {judge} 「2 号评委 陈志远」, {scores} 「87」, {standing} 「弃权」; a missing one is left out with its space. */
export const showEventWords: Record<ShowEventType, string> = {
  START_PAGE_SHOWN: '大屏切到开场',
  TEST_OPENED: '打开测试打分',
  PROGRAM_LIST_SHOWN: '大屏显示节目单',
  SIGN_IN_SHOWN: '大屏显示签到',
  TITLE_SHOWN: '大屏显示节目标题',
  INTERMISSION_SHOWN: '大屏显示中场休息',
  AUDIENCE_VOTE_OPENED: '请现场观众给 {program} 投票',
  AUDIENCE_VOTE_CLOSED: '截止给 {program} 的观众投票',
  AUDIENCE_VOTE_SHOWN: '公布 {program} 的观众投票',
  GROUP_SWITCHED: '切换到「{group}」',
  RANK_SHOWN: '大屏显示排名',
  RANK_PAGE_TURNED: '排名翻页',
  CEREMONY_SHOWN: '大屏颁奖',
  BRACKET_SHOWN: '大屏显示对阵图',
  SPEECH_STARTED: '{program} 上场',
  SCORING_OPENED: '{program} 开始打分',
  SCORES_REVEALED: '{program} 亮分',
  RESULT_SHOWN: '{program} 出分',
  REVEAL_STEPPED: '揭晓一步',
  BATTLE_STARTED: '{program} 开始对战',
  BATTLE_PAUSED: '对战暂停',
  BATTLE_RESUMED: '对战继续',
  FOUL_ADDED: '给 {program} 记犯规',
  POINT_ADDED: '给 {program} 记分',
  BATTLE_DETERMINED: '判定 {program} 的对战',
  RESULT_CORRECTED: '更正 {program} 的成绩',
  ADJUSTMENT_ADDED: '给 {program} 加减分',
  STANDING_CHANGED: '把 {program} 记为{standing}',
  SCORE_STRUCK: '作废或恢复 {judge} 给 {program} 的分数',
  PANEL_RENEWED: '按现在的评委重新计算 {program} 的成绩',
  BOUT_CORRECTED: '更正 {program} 的这一场对战',
  FOUL_TAKEN_OFF: '去掉 {program} 的一次犯规',
  CLOCK_SET: '设定时钟',
  COMMAND_UNDONE: '撤销「{undone}」 {program}',
  JUDGE_SIGNED_IN: '签到',
  SCORE_SUBMITTED: '给 {program} 打分',
  LATE_SCORE_OFFERED: '给 {program} 的分数 {scores} 迟交，等待决定',
  LATE_SCORE_ACCEPTED: '计入 {judge} 给 {program} 的迟交分数',
  LATE_SCORE_REFUSED: '不计入 {judge} 给 {program} 的迟交分数 {scores}',
  CORRECTION_PROPOSED: '提出 {program} 的更正，等待确认',
  CORRECTION_REFUSED: '拒绝 {program} 的更正',
  CORRECTION_WITHDRAWN: '撤回 {program} 的更正',
  SCORES_LOOKED_AT: '查看了 {program} 未公布的分数',
  SETUP_CHANGED: '修改设置',
};

/** Names a program with the performance that an entry is about, from the second one on. */
export const performedWord = '{program}（第 {number} 次上场）';

/**
 * @example
 * ```tsx
 * console.log(performedText('3 号 青花瓷', 2)); // 3 号 青花瓷（第 2 次上场）
 * ```
 */
export function performedText(
  program: string,
  performance: number,
  word: string = performedWord,
): string {
  return performance === 1 ? program : fill(word, { program, number: performance });
}

/** Short names for the steps that can be taken back, in the operator's words. */
export const stepWords: Record<ShowEventType, string> = {
  START_PAGE_SHOWN: '开场',
  TEST_OPENED: '测试打分',
  PROGRAM_LIST_SHOWN: '节目单',
  SIGN_IN_SHOWN: '签到',
  TITLE_SHOWN: '节目标题',
  INTERMISSION_SHOWN: '中场休息',
  AUDIENCE_VOTE_OPENED: '观众投票',
  AUDIENCE_VOTE_CLOSED: '截止观众投票',
  AUDIENCE_VOTE_SHOWN: '公布观众投票',
  GROUP_SWITCHED: '切换节目组',
  RANK_SHOWN: '排名',
  RANK_PAGE_TURNED: '排名翻页',
  CEREMONY_SHOWN: '颁奖',
  BRACKET_SHOWN: '对阵图',
  SPEECH_STARTED: '上场',
  SCORING_OPENED: '开始打分',
  SCORES_REVEALED: '亮分',
  RESULT_SHOWN: '出分',
  REVEAL_STEPPED: '揭晓一步',
  BATTLE_STARTED: '开始对战',
  BATTLE_PAUSED: '暂停',
  BATTLE_RESUMED: '继续',
  FOUL_ADDED: '犯规',
  POINT_ADDED: '加分',
  BATTLE_DETERMINED: '判定',
  RESULT_CORRECTED: '更正成绩',
  ADJUSTMENT_ADDED: '加减分',
  STANDING_CHANGED: '改变参赛身份',
  SCORE_STRUCK: '作废或恢复分数',
  PANEL_RENEWED: '按现在的评委计算',
  BOUT_CORRECTED: '更正对战',
  FOUL_TAKEN_OFF: '去掉犯规',
  CLOCK_SET: '设定时钟',
  COMMAND_UNDONE: '撤销',
  JUDGE_SIGNED_IN: '评委签到',
  SCORE_SUBMITTED: '提交分数',
  LATE_SCORE_OFFERED: '迟交的分数',
  LATE_SCORE_ACCEPTED: '计入迟交的分数',
  LATE_SCORE_REFUSED: '不计入迟交的分数',
  CORRECTION_PROPOSED: '提出更正',
  CORRECTION_REFUSED: '拒绝更正',
  CORRECTION_WITHDRAWN: '撤回更正',
  SCORES_LOOKED_AT: '查看未公布的分数',
  SETUP_CHANGED: '修改设置',
};

/** What a correction that waits for a second person will do, once it is confirmed. */
export const correctionWords: Record<CorrectionCommand['type'], string> = {
  CORRECT_RESULT: '更正为 {score}',
  ADD_ADJUSTMENT: '加减分 {amount}',
  CORRECT_BOUT: '更正这一场对战',
  ACCEPT_LATE_SCORE: '计入迟交的分数',
  STRIKE_SCORE: '作废或恢复一位评委的分数',
  RENEW_PANEL: '按现在的评委重新计算',
};

/** Says who proposed a correction that two people made; the entry itself names who confirmed it. */
export const proposedByText = '由{person}提出';

/**
 * A correction in words, without its program.
 *
 * @example
 * ```tsx
 * console.log(correctionText({ type: 'CORRECT_RESULT', programId: 'a1', score: 91, reason: '计时器' })); // 更正为 91
 * ```
 */
export function correctionText(
  command: CorrectionCommand,
  words: Readonly<Record<CorrectionCommand['type'], string>> = correctionWords,
  figure: (value: number) => string = String,
): string {
  switch (command.type) {
    case 'CORRECT_RESULT':
      return fill(words.CORRECT_RESULT, { score: figure(command.score) });
    case 'ADD_ADJUSTMENT': {
      const amount = figure(command.amount);
      return fill(words.ADD_ADJUSTMENT, { amount: command.amount > 0 ? `+${amount}` : amount });
    }
    case 'CORRECT_BOUT':
      return words.CORRECT_BOUT;
    case 'ACCEPT_LATE_SCORE':
    case 'STRIKE_SCORE':
    case 'RENEW_PANEL':
      return words[command.type];
  }
}

/** Stands in the place of a score that no step has shown and the reader may not see (decision 0294). */
export const coveredWord = '未公布';

/** A step of which only the number is known. */
export const undoneVersionText = '第 {version} 步';

/**
 * Says what an undo took back; an undo from before steps were named knows only the step's version.
 *
 * @example
 * ```tsx
 * const text = (event: Parameters<typeof undoneText>[0]) => undoneText(event);
 * ```
 */
export function undoneText(
  event: {
    readonly undoneType?: ShowEventType | undefined;
    readonly undoneVersion?: number | undefined;
  },
  words: Readonly<Record<ShowEventType, string>> = stepWords,
  versionText: string = undoneVersionText,
): string {
  if (event.undoneType !== undefined) return words[event.undoneType];
  return fill(versionText, { version: event.undoneVersion ?? '' });
}
