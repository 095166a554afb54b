// The texts in the console for a developer whose page's own look of the stage cannot be shown as given.

export const hostLook = {
  unknownToken: '大屏没有样式 {name}，已忽略；可用的见 docs/embedding.zh-CN.md',
  wrongToken: '大屏样式 {name} 的值 {value} 不能用，已忽略，例如 {example}',
  unreadable:
    '大屏样式 {name} 的颜色 {value} 看不清（对比度 {ratio}，至少 {least}），已改用 {used}',
  wrongTheme: '大屏没有主题 {value}，已忽略，可用的有 {themes}',
  wrongPicture: '大屏的 {name} 不是图片地址，已忽略；应以 https:// 或 / 开头',
  wrongSlot: 'slots.{name} 不是组件，已忽略；可用的有 {names}',
  slotFailed: 'slots.{name} 出错（{error}），这一处已改用默认画面',
};
