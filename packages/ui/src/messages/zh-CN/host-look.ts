// What the developer of a page reads in the console where its own look of the stage cannot be shown as it was given.

export const hostLook = {
  unknownToken: 'appearance.stage.tokens 里没有 {name}，已忽略；可用的名字见 docs/embedding.zh-CN.md',
  wrongToken: 'appearance.stage.tokens.{name} 的值 {value} 不能用，已忽略，例如 {example}',
  unreadable:
    'appearance.stage.tokens.{name} 的颜色 {value} 在底色上看不清（对比度 {ratio}，至少 {least}），已改用 {used}',
  wrongTheme: 'appearance.stage.theme 没有 {value}，已忽略，可用的有 {themes}',
  wrongPicture:
    'appearance.stage.{name} 不是图片地址，已忽略；可用 https://、/ 开头的地址，或 data:image/png、jpeg、webp',
  wrongSlot: 'slots.{name} 不是组件，已忽略；可用的有 {names}',
  slotFailed: 'slots.{name} 出错（{error}），这一处已改用默认画面',
};
