/** The tables of the phone's document; each has a row for every member of its type. */
import type { JudgeWays } from '../../packages/ui/src/judge-scoring/index.ts';
import type { Said } from './Facts.tsx';

/** Where a judge goes on to. */
export const ways = {
  logIn: ['用账号登录', 'Logging in with an account'],
  signUp: ['报名做这场比赛的评委', 'Signing up for this competition'],
  home: ['这部手机上的比赛', 'The competitions that this phone judges'],
  scan: ['扫席位码或邀请码', "Scanning a seat's or an invitation's code"],
} satisfies Record<keyof JudgeWays, Said>;
