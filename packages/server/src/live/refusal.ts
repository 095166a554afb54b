/** A refused command on its way to the caller: the status and a sentence that says what to do next. */
import type { BlockedReason, JudgeRef } from '@liangfen/sdk/schema';
import { ProblemError } from '../problem.ts';

export interface Refusal {
  readonly reason: BlockedReason;
  readonly missingJudges?: readonly JudgeRef[] | undefined;
  /** The version the refusal was decided on. */
  readonly version: number;
}

export function refusalProblem({ reason, missingJudges, version }: Refusal): ProblemError {
  const extras = missingJudges ? { missingJudges: [...missingJudges], version } : { version };
  return new ProblemError(statusOf(reason), reason, detailOf(reason, missingJudges ?? []), extras);
}

const badRequests: ReadonlySet<BlockedReason> = new Set<BlockedReason>([
  'SCORE_OUT_OF_RANGE',
  'SCORE_DECIMALS',
  'SCORE_INCOMPLETE',
  'VOTE_VALUE',
  'POINT_MISSING',
  'RESULT_OUT_OF_RANGE',
  'REASON_REQUIRED',
]);

function statusOf(reason: BlockedReason): 400 | 404 | 409 {
  if (reason.endsWith('_NOT_FOUND')) return 404;
  return badRequests.has(reason) ? 400 : 409;
}

/** Longer lists are cut: the sentence is a toast, the whole list stands in `missingJudges`. */
const NAMED_JUDGES = 5;

function detailOf(reason: BlockedReason, missingJudges: readonly JudgeRef[]): string {
  if (reason !== 'JUDGES_MISSING' || missingJudges.length === 0) return sentences[reason];
  const names = missingJudges.slice(0, NAMED_JUDGES).map((judge) => judge.name);
  const more = missingJudges.length > NAMED_JUDGES ? `等 ${missingJudges.length} 位` : '';
  return `还有评委没有打分：${names.join('、')}${more}，请等他们提交，或确认后直接亮分`;
}

const sentences: Readonly<Record<BlockedReason, string>> = {
  COMPETITION_ENDED: '比赛已经结束，不能再操作；成绩可以在统计中查看和导出',
  STALE_VERSION: '现场已被另一位操作员推进，画面已更新，请看清后再操作',
  GROUP_NOT_FOUND: '没有找到这个节目组，请刷新后重新选择',
  PROGRAM_NOT_FOUND: '没有找到这个节目，请刷新后重新选择',
  PROGRAM_NOT_IN_GROUP: '这个节目不在当前节目组，请先切换节目组',
  ITEM_NOT_FOUND: '没有找到这个评分项，请刷新后重新选择',
  ITEM_REQUIRED: '这场比赛逐项打分，请先选择评分项',
  REHEARSAL_DISABLED: '当前节目彩排中不可操作，转为正式比赛后即可使用',
  UNPAIRED: '当前节目没有对手，不可操作；请在节目管理中补齐一对',
  OPPONENT_MISSING: '缺少对战目标，请选择对手后再开始',
  NOT_A_PAIR: '这两个节目不是同一场对战，请按节目单中的配对操作',
  BATTLE_MODE_ONLY: '这项操作只用于对战模式，请使用打分流程',
  NOT_IN_BATTLE_MODE: '对战模式没有这项操作，请使用对战流程',
  ALREADY_ON_AIR: '这一步已经在播出，无需重复操作',
  OTHER_PROGRAM_SCORING: '另一个节目正在打分，请先亮分或确认放弃后再切换',
  RERUN_NEEDS_CONFIRMATION: '这个节目已经进行过，重新进行会覆盖现有进度，请确认后再操作',
  NOT_IN_SPEECH: '节目还没有上场，请先点「上场」',
  NOT_SCORING: '节目还没有开始打分，请先点「打分」',
  NO_SCORES: '还没有评委提交分数，请等至少一位评委提交后再亮分',
  JUDGES_MISSING: '还有评委没有打分，请等他们提交，或确认后直接亮分',
  NOT_REVEALED: '分数还没有亮出，请先点「亮分」',
  BATTLE_NOT_STARTED: '这场对战还没有开始，请先点「开始」',
  BATTLE_DETERMINED: '这场对战已经判定，如需重来请重新开始',
  BATTLE_RESTART_NEEDS_CONFIRMATION: '重新开始会清空双方的得分和犯规，请确认后再操作',
  COUNTDOWN_OFF: '没有启用倒计时，请先在评分设置中打开',
  BATTLE_PAUSED: '对战已经暂停，请点「继续」',
  BATTLE_NOT_PAUSED: '对战没有暂停，无需继续',
  FOUL_NOT_FOUND: '没有找到这种犯规，请刷新后重新选择',
  POINT_MISSING: '请输入分数',
  NO_REVEAL: '当前画面没有可以逐步揭晓的内容，请先亮分、出分或显示排名',
  STEP_OUT_OF_RANGE: '没有这一步，请在揭晓的步数之内选择',
  PAGE_OUT_OF_RANGE: '没有这一页，请选择已有的页码',
  NO_RESULT: '这个节目还没有成绩，请先出分',
  REASON_REQUIRED: '请填写原因，它会写入操作台账',
  LATE_SCORE_NOT_FOUND: '这份迟交的分数已经处理过或不存在，请刷新后查看',
  NOTHING_TO_UNDO: '没有可以撤销的步骤',
  JUDGE_NOT_FOUND: '没有找到这位评委，请刷新后再试',
  JUDGE_NOT_APPROVED: '报名还没有通过审核，请联系主办方',
  JUDGE_NOT_SIGNED_IN: '你还没有签到，请先签到再打分',
  JUDGE_RECUSED: '你回避这个节目，不需要打分',
  WINDOW_CLOSED: '打分已经结束，你的分数已交给现场操作员决定是否采用',
  SCORE_SUPERSEDED: '你已在另一部手机上打过新的分数，以新的为准',
  PROGRAM_NOT_ON_AIR: '这个节目不在打分中，请看手机上的当前节目',
  SCORE_OUT_OF_RANGE: '分数超出允许的范围，请改正后再提交',
  SCORE_DECIMALS: '分数的小数位太多，请改正后再提交',
  SCORE_INCOMPLETE: '还有评分项没有打分，请全部打完再提交',
  VOTE_VALUE: '投票只能投或不投，请重新选择',
  VOTE_LIMIT: '你在本组的票已经用完，请先收回一票再投',
  RESULT_OUT_OF_RANGE: '这样改后的得分会超出允许的范围（±9999999），请改小后再提交',
};
