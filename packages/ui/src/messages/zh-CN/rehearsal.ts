// The texts of a rehearsal that plays itself: its settings, its course, and its report.
import type { FindingCode, Gravity, PhoneFacts, Verdict } from '@liangfen/rehearsal';
import type { RehearsalPart } from '@liangfen/rehearsal/player';

const part: Record<RehearsalPart, string> = {
  PREPARING: '请模拟评委入座',
  FIRST_CHECK: '全链路自检，看看谁在场',
  SIGN_IN: '评委签到',
  PROGRAM: '正在上场',
  RANKING: '公布排名',
  LAST_CHECK: '再做一次全链路自检',
  TIDYING: '请模拟评委离场，清空演练成绩',
};

const verdict: Record<Verdict, string> = {
  READY: '可以开赛',
  TODO: '有 {count} 处需要处理',
  UNTRIED: '走到的都正常，还有 {count} 处没有试到',
  PARTIAL: '提前结束，走到的部分没有发现问题',
  UNFINISHED: '演练没有完成',
};

const gravity: Record<Gravity, string> = {
  TODO: '需要处理',
  UNTRIED: '没有试到',
  ADVICE: '提示',
};

/** The rule of each verdict, in the order in which they are tried. */
const verdictRule: Record<Verdict, string> = {
  UNFINISHED: '演练中断、被别处换掉，或由服务器结束：演练没有完成',
  TODO: '发现里有「需要处理」：先处理，再开赛',
  PARTIAL: '提前停止，没有「需要处理」：只对走到的部分有效',
  UNTRIED: '走完了，没有「需要处理」，有「没有试到」：试过才知道能不能开赛',
  READY: '走完了，没有「需要处理」和「没有试到」：可以开赛',
};

/** {name} is a screen or a judge, {ms} a time with its unit. */
const finding: Record<FindingCode, { readonly title: string; readonly next: string }> = {
  FAILED: {
    title: '演练中断：{why}',
    next: '按提示处理后再演练一次；反复出现时请联系技术支持',
  },
  REPLACED: {
    title: '演练已在别处开始，本次已停止',
    next: '另一个窗口开始了演练，或者比赛已经转为正式；只留一个窗口再演练',
  },
  LAPSED: {
    title: '演练由服务器结束：超过 90 秒没有收到这个页面的消息',
    next: '模拟评委已经移除；检查这台电脑的网络，让这一页停在前台，再演练一次',
  },
  NOT_TIDIED: {
    title: '模拟评委还没有清除',
    next: '服务器恢复以后，最多约 100 秒会自己移除模拟评委和演练成绩，大屏回到开场；想马上清除，点「再演练一次」',
  },
  NO_SCREEN: { title: '没有大屏连接', next: '在现场的大屏电脑上打开大屏页面，再演练一次' },
  SCREEN_SILENT: {
    title: '大屏「{name}」没有回应',
    next: '到这块大屏前刷新页面，检查它的网络',
  },
  SCREEN_LEFT: {
    title: '大屏「{name}」中途断开',
    next: '检查这块大屏的网络和电源设置（不要休眠），再演练一次',
  },
  SCREEN_BEHIND: {
    title: '大屏「{name}」没有跟上最后一步',
    next: '在控制台让大屏重新载入，再演练一次',
  },
  SCREEN_SLOW: {
    title: '大屏「{name}」慢，最长 {ms}',
    next: '给大屏电脑换有线网络，关掉其他占用网络的程序',
  },
  PHONE_SILENT: {
    title: '{name} 的手机没有回应',
    next: '请这位评委点亮手机、回到打分页面；仍然没有回应就重新扫席位码',
  },
  PHONE_LEFT: {
    title: '{name} 的手机中途断开',
    next: '请这位评委检查手机网络，重新扫席位码',
  },
  PHONE_SLOW: {
    title: '{name} 的手机慢，用了 {ms}',
    next: '让这部手机换到信号好的位置或换一个无线网络',
  },
  NO_JUDGES: {
    title: '还没有评委',
    next: '添加评委，请他们扫席位码签到，再演练一次',
  },
  NOT_ALL_PLAYED: {
    title: '有 {count} 个没有走到',
    next: '别的控制台同时在操作，或者节目中途改动过；再演练一次',
  },
  PHONES_OFFLINE: {
    title: '{count} 位评委的手机还没有连接：{names}',
    next: '请评委扫席位码签到，再演练一次；没有连接过的手机，演练说不出好不好',
  },
  ANSWERS_SLOW: {
    title: '打分答复慢，5 % 的答复要 {ms}或更久',
    next: '检查本机到服务器的网络；模拟评委都从这台电脑打分，换一台电脑再演练一次',
  },
  COMMANDS_SLOW: {
    title: '控制台指令慢，5 % 的指令要 {ms}或更久',
    next: '检查控制台电脑到服务器的网络，尽量用有线网络',
  },
  SCORES_MISSING: {
    title: '{count} 份打分没有送达',
    next: '看下面的名单；先检查网络，再演练一次',
  },
  SCORES_DOUBLED: {
    title: '{count} 份打分重复',
    next: '请不要开赛，把这份报告发给技术支持',
  },
  REPEATS: {
    title: '{count} 次发送没有收到答复，已自动重发并送达',
    next: '网络有波动但没有丢分；比赛时尽量不要换网络',
  },
  REPEATS_WITH_LOSS: {
    title: '{count} 次发送没有收到答复，已自动重发',
    next: '重发以后仍有打分没有送达，名单在下面；先检查网络',
  },
  REPEATS_UNCOUNTED: {
    title: '{count} 次发送没有收到答复，已自动重发',
    next: '没有走到最后的核对，不知道有没有丢分；再演练一次',
  },
};

const phone: Record<PhoneFacts['state'], string> = {
  ANSWERED: '{ms}回应',
  SILENT: '没有回应',
  LEFT: '中途断开',
  OFFLINE: '没有连接',
};

export const rehearsal = {
  title: '彩排演练',
  intro:
    '模拟评委用真实的网络和接口走完一场彩排：签到、打分、亮分、出分、排名。已连接的大屏和手机会跟着走，结束后给出演练报告',
  introBattle:
    '自动操作控制台走完彩排的每一场对战：记分、犯规、暂停、判定。已连接的大屏会跟着走，结束后给出演练报告',
  notRehearsal: '只有彩排中的比赛可以演练',
  notRehearsalHint: {
    OFFICIAL: '比赛已转为正式，模拟评委会弄乱正式成绩；要演练，请复制一场比赛在彩排里进行',
    ENDED: '比赛已结束；要演练，请复制一场比赛在彩排里进行',
  },
  settings: {
    title: '演练设置',
    judges: '模拟评委人数',
    judgesHint: '1–50，默认和你的评委一样多',
    speed: '速度',
    speeds: { watch: '原速', fast: '5 倍', fastest: '25 倍' },
    within: '打分用时',
    withins: { together: '2 秒内', usual: '10 秒内', slow: '30 秒内' },
    spread: '分数差距',
    spreads: { close: '接近', usual: '一般', wide: '悬殊' },
    network: '手机网络',
    networks: { good: '正常', shaky: '丢 10 %', bad: '丢 30 %' },
    networkHint: '模拟丢包，检查打分不漏不重',
    plan: '会走 {count} 个节目，大约 {time}',
    planBattle: '会走 {count} 场对战，大约 {time}',
    planNote: '彩排只开放每组前 3 个和后 3 个节目',
    planNoteBattle: '彩排只开放每组前 2 个和后 2 个节目',
    nothing: '还没有可以演练的节目，请先添加节目',
    effect: '演练结束后，模拟评委和演练的成绩会自动清除，大屏回到开场',
    start: '开始演练',
  },
  clear: {
    title: '清空彩排成绩并开始演练？',
    effect: '彩排里已经有节目上过场。开始演练会清空这些彩排成绩，评委和签到保留',
    confirm: '清空并开始',
  },
  left: {
    title: '比赛里还有 {count} 位模拟评委',
    hint: '别的窗口正在演练，或者上一场刚刚中断；没有人演练时，服务器在 {time} 自己清除',
    hintLost: '上一次演练没有结束留下的',
    clear: '清除模拟评委',
    ask: '清除 {count} 位模拟评委？',
    effect: '模拟评委和他们的分数会移除，彩排成绩会清空，大屏回到开场',
    done: '已清除模拟评委',
    action: '清除模拟评委',
  },
  lapsed: {
    title: '上一场演练中断，{time} 由服务器结束',
    why: '超过 90 秒没有收到演练页面的消息：页面关闭、断网，或者服务器停止过',
    cleared: '已移除 {count} 位模拟评委，清空演练成绩，大屏回到开场',
    kept: '已移除 {count} 位模拟评委；演练以前就有彩排成绩，成绩没有清空',
  },
  last: {
    title: '上次演练 {time}',
    open: '查看报告',
    kept: '报告保存在这台电脑的浏览器里，退出登录时清除',
    back: '返回',
  },
  running: {
    title: '正在演练',
    paused: '已暂停',
    stopping: '正在结束',
    progress: '演练进度',
    position: '{position} / {count}',
    names: '第 {position} 个：{names}',
    namesBattle: '第 {position} 场：{names}',
    submitted: '已交分',
    submissions: '已送达打分',
    lost: '模拟丢包',
    pause: '暂停',
    resume: '继续',
    stop: '停止',
    stopAsk: '停止演练？',
    stopEffect: '模拟评委和演练的成绩会清除，报告只包含走到的部分',
    foreground: '请让这一页停在前台；大屏和控制台请在另一个窗口打开',
    leaveAsk: '离开会结束演练',
    leaveEffect: '模拟评委和演练的成绩会清除，这一次没有报告',
    leave: '结束并离开',
  },
  report: {
    lang: 'zh-CN',
    title: '演练报告',
    list: '、',
    parts: '；',
    clause: '，',
    says: '{label}：{text}',
    aside: '{text}（{aside}）',
    verdict,
    finding,
    gravity,
    rules: {
      title: '结论的规则，从上到下第一条符合的算',
      verdict: verdictRule,
      measures:
        '慢：大屏或手机超过 {hall}，打分答复或控制台指令最慢的 5 % 超过 {answer}，按页面上显示的时间比较。没有丢分：走完的节目里，每位模拟评委的分在服务器里都找到了',
    },
    findings: '发现',
    nothing: '没有发现需要处理的地方',
    summary: '{played} / {playable} 个节目，{judges} 位模拟评委，用时 {time}',
    summaryBattle: '{played} / {playable} 场对战，用时 {time}',
    network: '手机网络模拟丢包 {loss} %',
    copy: '复制报告',
    copied: '已复制',
    copyFailed: '浏览器不允许复制，请用打印',
    print: '打印',
    again: '再演练一次',
    figures: '用时',
    scores: '打分送达',
    scoresValue: '{found} / {expected}',
    scoresNote: '重复 {doubled}，重发 {repeats}',
    lostNote: '模拟丢掉 {lost} 个请求或答复',
    answers: '打分答复',
    deliveries: '从提交到已送达',
    commands: '控制台指令',
    commandsNote: '最慢的是「{command}」',
    timing: '中位数；95 % 在 {p95}内，最长 {max}',
    screens: '大屏',
    screensNone: '没有大屏连接',
    phones: '评委手机',
    phonesNone: '还没有评委',
    notChecked: '没有走到最后的自检，不知道大屏和手机的情况',
    lines: '{judges} 位模拟评委中，{lines} 位有自己的实时连接，其余跟随控制台的连接',
    column: {
      screen: '大屏',
      judge: '评委',
      answer: '自检',
      lag: '画面到达',
      missing: '没有送达',
    },
    answered: '{ms}回应',
    silent: '没有回应',
    left: '中途断开',
    lag: '中位数 {p50}，最长 {max}',
    noLag: '没有回报',
    behind: '没有跟上',
    phone,
    judge: '{number} 号 {name}',
    unnamed: '大屏',
    missing: '没有送达的打分',
    missingOf: '{judge}：{program}',
    unknownWhy: '没有收到服务器的答复',
    stepWhy: '「{step}」{why}',
    at: '{time} 演练',
  },
  part,
  ms: '{ms} 毫秒',
  seconds: '{seconds} 秒',
  minutes: '{minutes} 分 {seconds} 秒',
  fromChecklist: '演练一次',
};
