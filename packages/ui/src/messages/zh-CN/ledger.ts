// What the organiser reads of the ledger: who did what, and the replay of the show.
import {
  approvalWords,
  calculationWords,
  coveredWord,
  dropScopeWords,
  modeWords,
  rankNumberingWords,
  roundingStageWords,
  rowWords,
  settingWords,
  showEventWords,
  statusWords,
  stepWords,
  themeWords,
  tieBreakNamedText,
  tieBreakWords,
  undoneVersionText,
} from '@liangfen/rules/words';
import type {
  Approval,
  CompetitionStatus,
  LedgerField,
  LedgerKind,
  Mode,
  ScreenTheme,
  Setting,
  SetupArea,
} from '@liangfen/sdk/schema';

const kinds: Record<LedgerKind, string> = {
  SHOW: '播出',
  SCORE: '打分',
  CORRECTION: '更正与撤销',
  SIGN_IN: '签到',
  LOOK: '查看未公布的分数',
  SETUP: '设置',
};

const field: Record<LedgerField, string> = {
  JUDGE_SCORE: '打分',
  ITEM_SCORE: '评分项',
  FINAL_SCORE: '得分',
  CURRENT_SCORE: '比分',
  FOULS: '犯规',
};

const area: Record<SetupArea, string> = {
  BASE: '修改基本设置',
  SCORE_SETTING: '修改计分设置',
  STATUS: '修改比赛状态',
  PROGRAMS: '修改节目',
  JUDGES: '修改评委',
  SCORES: '清空成绩',
  EVERYTHING: '修改比赛',
};

/** By the name of the operation; what is not here is told by its area. */
const action: Readonly<Record<string, string>> = {
  renameCompetition: '重命名比赛',
  updateBaseSetting: '修改基本设置',
  updateScoreSetting: '修改计分设置',
  makeOfficial: '转为正式比赛，清空彩排成绩',
  endCompetition: '结束比赛',
  deleteCompetition: '删除比赛',
  restoreCompetition: '恢复比赛',
  cleanScores: '清空全部成绩',
  createProgram: '添加节目',
  updateProgram: '修改节目',
  deletePrograms: '删除节目',
  removePrograms: '删除节目',
  sortPrograms: '调整节目顺序',
  updateProgramGroups: '修改节目组',
  importProgramsFromExcel: '从表格导入节目',
  importProgramsFromBefore: '从以前的比赛导入节目',
  createJudge: '添加评委',
  updateJudge: '修改评委',
  deleteJudges: '删除评委',
  removeJudges: '删除评委',
  approveJudge: '审核评委',
  approveDirectly: '凭邀请加入评委',
  signUpJudge: '报名评委',
  withdrawSignUp: '撤回报名',
  joinJudgeGroup: '把评委移到评委组',
  updateJudgeGroups: '修改评委组',
  moveJudgeUp: '上移评委',
  moveJudgeDown: '下移评委',
  reorderJudges: '调整评委顺序',
  renewSeat: '更换席位码',
  importJudgesFromExcel: '从表格导入评委',
  importJudgesFromBefore: '从以前的比赛导入评委',
  importJudgesFromAddressBook: '从通讯录导入评委',
  recogniseJudge: '认出评委',
  startTwin: '加入模拟评委',
  stopTwin: '移除模拟评委',
  lapseTwin: '演练中断，自动移除模拟评委',
  createInvitation: '生成邀请链接',
  revokeInvitation: '作废邀请链接',
};

/** Fields of a setting or a row by their names in the contract; what is not here says nothing to people. */
const setting: Readonly<Record<string, string>> = /* @__PURE__ */ (() => ({
  ...settingWords,
  ...rowWords,
  status: '状态',
  deleted: '已删除',
  seat: '席位码',
  invitationCreatedAt: '邀请链接',
  scores: '打分',
  results: '成绩',
  judges: '模拟评委',
  imported: '导入',
  refused: '没有导入',
  createdGroups: '新建的组',
}))();

/** Values that are codes in the contract, by field; exported because the declarations of the texts name it. */
export interface Codes {
  readonly mode: Record<Mode, string>;
  readonly status: Record<CompetitionStatus, string>;
  readonly approval: Record<Approval, string>;
  readonly theme: Record<ScreenTheme, string>;
  readonly calculation: Record<Setting['calculation'], string>;
  readonly dropScope: Record<Setting['dropScope'], string>;
  readonly roundingStage: Record<Setting['roundingStage'], string>;
  readonly ranking: Record<Setting['ranking'], string>;
}
const value: Codes & Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mode: modeWords,
  status: statusWords,
  approval: approvalWords,
  theme: themeWords,
  calculation: calculationWords,
  dropScope: dropScopeWords,
  roundingStage: roundingStageWords,
  ranking: rankNumberingWords,
};

/** A row of a list that was changed, and what is said of it. */
const row = {
  item: '评分项「{name}」',
  foul: '犯规「{name}」',
  judgeGroup: '评委组「{name}」',
  programGroup: '节目组「{name}」',
  program: '节目「{name}」',
  judge: '评委「{name}」',
};
/** What it is where its name was changed. */
const rowKind: Record<keyof typeof row, string> = {
  item: '评分项',
  foul: '犯规',
  judgeGroup: '评委组',
  programGroup: '节目组',
  program: '节目',
  judge: '评委',
};
const detail: Readonly<Record<string, string>> = {
  proportion: '占 {value}%',
  maxScore: '满分 {value}',
  times: '允许 {value} 次',
  weight: '权重 {value}%',
};

export const ledger = {
  /** Of its dates. */
  lang: 'zh-CN',
  title: '台账',
  intro: '每一步操作和每一次打分都在这里，写下后不能修改',
  open: '操作台账',
  did: showEventWords,
  steps: stepWords,
  undoneVersion: undoneVersionText,
  kinds,
  field,
  area,
  action,
  setting,
  value,
  tieBreak: { named: tieBreakNamedText, words: tieBreakWords },
  row,
  rowKind,
  detail,
  list: '、',
  clause: '，',
  subject: '{what}「{name}」',
  order: '顺序',
  rowAdded: '新增{what} {detail}',
  rowRemoved: '删除{what} {detail}',
  removed: '已删除',
  andMore: '{list} 等 {count} 个',
  changesMore: '还有 {count} 处',
  allKinds: '全部操作',
  kind: '操作类型',
  person: '操作人',
  everybody: '全部人员',
  programFilter: '节目',
  allPrograms: '全部节目',
  from: '开始时间',
  until: '结束时间',
  text: '搜索',
  textHint: '人名、节目、选手、原因、操作或填写的内容',
  column: {
    version: '序号',
    at: '时间',
    who: '操作人',
    what: '操作',
    changes: '变化',
    replay: '回放',
  },
  role: { MANAGER: '组织者', CONSOLE: '控制台', JUDGE: '评委', SYSTEM: '系统' },
  judge: '{number} 号评委 {name}',
  unnumberedJudge: '评委 {name}',
  operator: { ACCOUNT: '操作员 {name}', PASSCODE: '操作员 {name}（口令）', KEY: '控制台 {name}' },
  gone: '{role}（已离开）',
  program: '{number} 号 {name}',
  unknownProgram: '已删除的节目',
  change: '{what} {before} → {after}',
  fact: '{what} {value}',
  covered: coveredWord,
  coveredHint:
    '未公布的分数这里看不到，公布以后会显示。要提前看，请主账号在「子账号」里开启成绩监看',
  none: '无',
  yes: '是',
  no: '否',
  reason: '原因：{reason}',
  more: '加载更早的操作',
  end: '已经是最早的操作',
  empty: '还没有操作',
  emptyHint: '修改设置、打分和现场操作都会记在这里',
  nothingFound: '没有符合条件的操作',
  nothingFoundHint: '换一个条件，或清除筛选',
  clear: '清除筛选',
  verify: '校验台账',
  verifying: '正在逐条核对',
  intact: '台账完整',
  intactDetail: '{count} 条记录逐条核对一致，指纹 {head}',
  broken: '第 {version} 条记录对不上',
  brokenDetail: '前 {count} 条一致，从第 {version} 条起被改动过或缺失，请保留数据并联系技术人员',
  noEntries: '还没有记录需要核对',
  replay: {
    title: '回放',
    stage: '第 {version} 步的大屏',
    line: '时间线',
    position: '第 {version} 步，共 {total} 步，{at}',
    start: '还没有任何操作',
    play: '播放',
    pause: '暂停',
    previous: '上一步',
    next: '下一步',
    speed: '速度',
    times: '{speed} 倍',
    hint: '方向键逐条移动，停顿超过 10 秒的按 10 秒播放',
    latest: '回到最新',
    show: '看第 {version} 步的大屏',
    here: '正在看',
    empty: '开始操作后可以回放',
  },
};
