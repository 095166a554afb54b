// The shared words that stand beside a page: over one that broke, at the edge of a demonstration.

export const besidePages = {
  demo: {
    mark: '演示',
    hint: '这里的比赛和人都是编的',
  },
  crashed: {
    title: '页面出错了',
    hint: '重新加载后再试，已保存的内容不会丢失',
    reload: '重新加载',
  },
};
