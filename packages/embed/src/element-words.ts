// The texts in the console for a developer whose element is not set up: they name its attributes, not React's props.
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
});

/** One object for each attribute, so that texts stay the same from one drawing to the next. */
export const elementWords: Readonly<Record<MissingAttribute, MessageOverrides>> = {
  competition: wordsFor('competition'),
  server: wordsFor('server'),
};
