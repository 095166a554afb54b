// What a developer reads in the console where an element is not set up: by its attributes, not by React's props.
import type { MessageOverrides } from '@liangfen/ui/messages';

const examples = {
  competition: 'competition="比赛的编号"',
  server: 'server="https://liangfen.example"',
} as const;

export type MissingAttribute = keyof typeof examples;

const wordsFor = (missing: MissingAttribute): MessageOverrides => ({
  noPicture: {
    WRONG_PROPS: { developer: `<liangfen-screen> 缺少属性 ${missing}，例如 ${examples[missing]}` },
    SERVER_AWAY: {
      developer:
        '{server} 没有回应；请核对 <liangfen-screen> 的 server、网络和证书（https 的页面只能连接 https 的服务器），连接会自己恢复',
    },
    WRONG_SERVER: {
      developer: `{server} 有回应，但不是亮分服务器；请核对 <liangfen-screen> 的属性 server，例如 ${examples.server}`,
    },
    SDK_TOO_OLD: {
      developer: '{server} 比这个页面的 <liangfen-screen> 新，请换成它的 /embed/v1.js',
    },
  },
  hostLook: {
    wrongToken: '<liangfen-screen> 的样式变量（{name}）的值 {value} 不能用，已忽略，例如 {example}',
    unreadable:
      '<liangfen-screen> 的颜色（{name}）{value} 在底色上看不清（对比度 {ratio}，至少 {least}），已改用 {used}',
    wrongPicture:
      '<liangfen-screen> 的 {name} 不是图片地址，已忽略；可用 https://、/ 开头的地址，或 data:image/png、jpeg、webp',
  },
});

/** One object for each, so that texts stay the same from one drawing to the next. */
export const elementWords: Readonly<Record<MissingAttribute, MessageOverrides>> = {
  competition: wordsFor('competition'),
  server: wordsFor('server'),
};
