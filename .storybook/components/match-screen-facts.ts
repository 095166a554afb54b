/** The tables of the screen's document; each has a row for every member of its type. */
import type { MatchScreenHandle, StageSlots } from '../../packages/ui/src/match-screen/index.ts';
import type { Said } from './Facts.tsx';

/** The acts of a `ref`. */
export const handle = {
  enterFullscreen: [
    '进入全屏；浏览器不允许时 reject，例如没有点击',
    'Full screen; rejects where the browser refuses, e.g. without a click',
  ],
  reload: ['重新连接，连接已经结束时也可以', 'Connects anew, also after the connection has ended'],
  snapshot: ['现在的画面，用文字说', 'What is seen now, in words'],
} satisfies Record<keyof MatchScreenHandle, Said>;

/** The parts that a page may draw itself. */
export const slots = {
  ProgramCard: [
    '正在进行的节目，和分数上方的标题',
    'The program that is on, and the title above its scores',
  ],
  ScoreCard: ['亮分时一位评委的分数卡', "One judge's card of a reveal"],
  RankRow: ['列表排名的一行', 'A row of a ranking in rows'],
} satisfies Record<keyof StageSlots, Said>;
