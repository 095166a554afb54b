// The texts for a developer where a component is not set up yet.

export const setUp = {
  list: '、',
  title: '{component} 还没有设置好',
  noProvider: '请把 {component} 放进 <LiangfenProvider server="https://…">',
  missing: '请给 {component} 加上 {props}，说明见 docs/embedding.zh-CN.md',
};
