// What the console operator reads: warnings and confirmations of the spec (§ 5), panels, the strip.

export const panel = {
  warning: {
    pickGroup: '请选择节目组',
    opponentMissing: '缺少对战对象',
    pointMissing: '请输入分数',
    rehearsalDisabled: '彩排时不能操作当前节目',
    unpaired: '该节目没有对手，不能操作',
  },
  confirm: {
    startBattle: {
      title: '开始「{red}」对「{blue}」？',
      effect: '双方的比分和犯规从零开始',
      action: '开始对战',
    },
    restartBattle: {
      title: '重新开始「{red}」对「{blue}」？',
      effect: '现有比分 {redScore} : {blueScore} 和犯规会被清除',
      action: '重新开始',
    },
    pause: { title: '暂停第 {bout} 场？', effect: '大屏的倒计时停住', action: '暂停' },
    resume: { title: '继续第 {bout} 场？', effect: '大屏的倒计时继续', action: '继续' },
    foul: {
      title: '给「节目 {sort} {program}」记 1 次{foul}？',
      effect: '记录后共 {times} 次，允许 {allowed} 次',
      effectLoss: '记录后共 {times} 次，超过允许的 {allowed} 次，将自动判负',
      action: '记犯规',
    },
    point: {
      title: '给「节目 {sort} {program}」加 {point} 分？',
      titleMinus: '给「节目 {sort} {program}」减 {point} 分？',
      effect: '得分从 {from} 变为 {to}',
      action: '加分',
      actionMinus: '减分',
    },
    determine: {
      title: '判「节目 {sort} {program}」获胜？',
      effect: '第 {bout} 场到此结束，大屏显示胜负',
      action: '判定获胜',
    },
    judgesMissing: {
      title: '还有 {count} 位评委没有提交，现在亮分？',
      effect: '{names} 的分数将不计入',
      action: '亮分',
    },
    rerun: {
      title: '重新进行「节目 {sort} {program}」？',
      effect: '已有的分数保留在记录里，重新打分后以新的为准',
      action: '重新进行',
    },
    undo: { title: '撤销「{action}」？', effect: '大屏回到上一个画面', action: '撤销' },
  },
};
