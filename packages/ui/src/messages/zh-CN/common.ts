// Words that every part of the product uses: actions, states, names of the show's vocabulary.
import type {
  Approval,
  CompetitionStatus,
  DeterminationReason,
  Link,
  Mode,
  ProgramPhase,
  RankShowType,
  ScreenTheme,
  SignInShowType,
} from '@liangfen/sdk/schema';

type Texts<Key extends string> = Record<Key, string>;

const status: Texts<CompetitionStatus> = {
  REHEARSAL: '彩排',
  OFFICIAL: '正式',
  ENDED: '已结束',
};

const mode: Texts<Mode> = { SCORE: '打分', VOTE: '投票', BATTLE: '对战' };

const phase: Texts<ProgramPhase> = {
  WAITING: '待上场',
  SPEECH: '表演中',
  SCORING: '打分中',
  REVEALED: '已亮分',
  RESULT: '已出分',
  BATTLE: '进行中',
  DETERMINED: '已判定',
};

const link: Texts<Link> = {
  INIT: '开场',
  PROGRAM_LIST: '节目单',
  SIGN_IN: '签到',
  RANK: '排名',
  TEST: '测试打分',
  SPEECH: '上场',
  SCORE: '开始打分',
  SHOW_SCORE: '亮分',
  SHOW_RESULT: '出分',
  BATTLE: '开始对战',
  PAUSE: '暂停',
  RESUME: '继续',
  DETERMINE: '判定',
  TEST_SPEECH: '测试上场',
  TEST_SCORE: '测试打分',
  TEST_SHOW_SCORE: '测试亮分',
  TEST_SHOW_RESULT: '测试出分',
  TEST_BATTLE: '测试对战',
  TEST_PAUSE: '测试暂停',
  TEST_RESUME: '测试继续',
  TEST_DETERMINE: '测试判定',
};

const signInShowType: Texts<SignInShowType> = { TOTAL: '人数', TILE: '宫格', LIST: '列表' };
const rankShowType: Texts<RankShowType> = { DEFAULT: '列表', PK: '柱状' };
const theme: Texts<ScreenTheme> = {
  OBSIDIAN: '曜石金',
  GALAXY: '星河蓝',
  CRIMSON: '中国红',
  DAYLIGHT: '素白',
};
const approval: Texts<Approval> = { PENDING: '待审核', APPROVED: '已通过', REJECTED: '已拒绝' };
const determinationReason: Texts<DeterminationReason> = {
  EXCEEDED_FOULS: '犯规超限',
  LEAD_SCORE: '领先达标',
  OPERATOR: '裁判判定',
};

export const common = {
  productName: '亮分',
  action: {
    confirm: '确认',
    cancel: '取消',
    close: '关闭',
    save: '保存',
    edit: '编辑',
    remove: '删除',
    add: '添加',
    search: '搜索',
    refresh: '刷新',
    retry: '重试',
    back: '返回',
    next: '下一步',
    previous: '上一步',
    undo: '撤销',
    copy: '复制',
    copied: '已复制',
    more: '更多',
    export: '导出',
    import: '导入',
    download: '下载',
    upload: '上传',
    submit: '提交',
    moveUp: '上移',
    moveDown: '下移',
    increase: '增加',
    decrease: '减少',
    clear: '清空',
    fullScreen: '全屏',
    logIn: '登录',
    logOut: '退出登录',
  },
  state: {
    loading: '加载中',
    empty: '暂无数据',
    failed: '加载失败',
    failedHint: '检查网络后重试',
    offline: '网络已断开',
    reconnecting: '正在重新连接',
    online: '在线',
    saved: '已保存',
    done: '操作成功',
    required: '必填',
    optional: '选填',
    none: '无',
  },
  demo: {
    mark: '演示',
    hint: '这里的比赛和人都是编的',
  },
  hallPages: {
    open: '打开{name}',
    title: '现场页面',
    copy: '复制{name}的网址',
    scan: '扫码打开{name}',
    address: '{name}的网址',
    page: {
      screen: { name: '大屏', hint: '在大屏的电脑上打开，不用登录' },
      console: { name: '控制台', hint: '在操作电脑上打开，用口令登录' },
      hand: { name: '手机控制台', hint: '用手机扫码，登录后单手操作' },
    },
  },
  crashed: {
    title: '页面出错了',
    hint: '重新加载后再试，已保存的内容不会丢失',
    reload: '重新加载',
  },
  page: {
    summary: '共 {total} 条',
    of: '第 {page} 页，共 {pages} 页',
    goTo: '第 {page} 页',
    previous: '上一页',
    next: '下一页',
  },
  table: {
    selected: '已选 {count} 项',
    selectAll: '全选',
    selectRow: '选择「{name}」',
    dragRow: '移动「{name}」',
    dragHint: '拖动调整顺序，或按上下方向键移动',
  },
  unit: { score: '分', vote: '票', second: '秒', judge: '位评委', program: '个节目' },
  status,
  mode,
  phase,
  link,
  signInShowType,
  rankShowType,
  theme,
  approval,
  determinationReason,
};
