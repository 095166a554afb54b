/** Turns the reason why the single sign-on did not succeed into the answer to the caller: a code, and what to do next. */
import type { SingleSignOnRefusal } from '@liangfen/sdk/schema';
import { type Ports, type SingleSignOn, SingleSignOnRefused } from '../ports.ts';
import { type Named, type RefusalAnswer, refusing } from '../refused-elsewhere.ts';

const answers: Readonly<Record<SingleSignOnRefusal, RefusalAnswer>> = {
  SSO_NOT_CONNECTED: {
    status: 409,
    sentence: (name) => `这里没有接入${name}，请用登录名和密码登录`,
  },
  SSO_AWAY: {
    status: 503,
    sentence: (name) => `暂时联系不上${name}，请稍后重试，或用登录名和密码登录`,
  },
  SSO_CODE_USED: {
    status: 409,
    sentence: () => '这次登录已经用过或过期，请回到登录页重新登录',
  },
  SSO_NOT_TRUSTED: {
    status: 409,
    sentence: (name) =>
      `${name}的回答没有通过检查，没有登录；请重试，还不行时把时间告诉服务的管理员`,
  },
  SSO_ISSUER_DIFFERS: {
    status: 409,
    sentence: (name) =>
      `服务器上设置的${name}地址（issuer）和${name}自己写的不同，重试没有用；请告诉服务的管理员，npx liangfen doctor 会列出这两个地址`,
  },
  SSO_STATE_WRONG: {
    status: 400,
    sentence: () => '这次登录不是从这个浏览器开始的，或者已经过期，请回到登录页重新登录',
  },
  SSO_TICKET_ENDED: {
    status: 409,
    sentence: () => '这次登录已经过期，请回到登录页重新登录',
  },
  SSO_BOUND_ELSEWHERE: {
    status: 409,
    sentence: (name) => `这个${name}身份已经绑定了别的账号，请先在那个账号里取消绑定`,
  },
  SSO_LAST_WAY_IN: {
    status: 409,
    sentence: () => '取消后就没有办法登录了，请先设置登录名和密码',
  },
  SSO_TOO_MANY: {
    status: 409,
    sentence: () => '一个账号最多绑定 5 个身份，请先取消不用的绑定',
  },
};

export const signOnRefused = refusing(answers, '统一身份认证');

export function connectedSignOn({ singleSignOn }: Pick<Ports, 'singleSignOn'>): SingleSignOn {
  if (singleSignOn !== null) return singleSignOn;
  throw signOnRefused(null, 'SSO_NOT_CONNECTED');
}

/** Turns the port's refusal into the caller's; every other failure stays one. */
export async function askingProvider<T>(signOn: Named, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof SingleSignOnRefused ? signOnRefused(signOn, error.reason) : error;
  }
}
