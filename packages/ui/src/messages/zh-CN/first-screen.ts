// The texts before and on the first picture of a show; every screen loads them at once.

export const firstScreen = {
  connectionLost: '连接中断，正在重连',
  connecting: '正在连接',
  ended: '比赛已结束',
  picturesNotLoaded:
    '大屏的一部分代码没有加载成功，画面停在上一个；正在重试，仍不变化时请重新加载页面',
  caption: {
    start: '{name}，即将开始',
  },
};
