// The texts of the guide for a new competition: five steps from empty to a rehearsed show.

export const guide = {
  title: '五步准备好一场比赛',
  progress: '已完成 {done} / {all} 步',
  allDone: '都准备好了，可以打开控制台，或转为正式比赛',
  leave: '随时可以离开，进度会自动更新；下次从「指南」回来',
  done: '已完成',
  next: '下一步',
  steps: {
    BASIC: {
      title: '填写时间和外观',
      hint: '填开始时间、主办单位和地点，选一个大屏主题；这些会显示在大屏开场',
    },
    SCORE: {
      title: '核对计分规则',
      hint: '满分、去掉几个最高分和最低分、评分项和占比；不确定就用默认值，页面下方可以算一算',
    },
    PROGRAMS: {
      title: '添加节目',
      hint: '按出场顺序一个个添加，或用 Excel 一次导入；分组比赛先建节目组',
    },
    JUDGES: {
      title: '添加评委',
      hint: '添加姓名即可，每位评委有自己的席位码，用手机扫码就能打分',
    },
    PASSCODE: {
      title: '设置控制台口令',
      hint: '对战由操作员在控制台记分；设好口令，操作员不用你的账号也能登录',
    },
    REHEARSAL: {
      title: '彩排一遍',
      hint: '用模拟评委自动走完全程，不用云点；看完报告再改，改完可以再演',
    },
  },
};
