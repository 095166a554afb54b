/** Turns a refusal of the messenger into the answer to the caller: a code, and what to do next. */
import type { MessengerRefusal } from '@liangfen/sdk/schema';
import { MessengerRefused } from '../ports.ts';
import { type Named, type RefusalAnswer, refusing } from '../refused-elsewhere.ts';

const answers: Readonly<Record<MessengerRefusal, RefusalAnswer>> = {
  MESSENGER_NOT_CONNECTED: {
    status: 409,
    sentence: (name) => `这里没有接通${name}，请用登录名和密码登录，用表格导入或直接添加人员`,
  },
  MESSENGER_AWAY: {
    status: 503,
    sentence: (name) => `暂时联系不上${name}，请几秒后重试`,
  },
  MESSENGER_CODE_USED: {
    status: 409,
    sentence: () => '这次扫码已经用过或过期，请重新扫码',
  },
  MESSENGER_NO_PERMISSION: {
    status: 409,
    sentence: (name) =>
      `${name}没有给这个应用需要的权限，请企业管理员在${name}开放平台为应用开通通讯录权限`,
  },
  MESSENGER_OUT_OF_RANGE: {
    status: 409,
    sentence: (name) => `这些人不在应用的可见范围里，请企业管理员在${name}后台扩大应用的可见范围`,
  },
  MESSENGER_ADDRESS_NOT_ALLOWED: {
    status: 409,
    sentence: (name) =>
      `${name}不接受这台服务器的地址，请企业管理员把服务器的出口地址加进应用的白名单`,
  },
  MESSENGER_CORPORATION_UNKNOWN: {
    status: 409,
    sentence: (name) => `这个企业还没有安装这个应用，请企业管理员先在${name}里安装`,
  },
  MESSENGER_BUSY: {
    status: 503,
    sentence: (name) => `${name}现在很忙，请稍等几分钟再试`,
  },
  MESSENGER_STATE_WRONG: {
    status: 400,
    sentence: () => '这次扫码不是从这个浏览器开始的，或者已经过期，请回到登录页重新扫码',
  },
  MESSENGER_TICKET_ENDED: {
    status: 409,
    sentence: () => '这次登录已经过期，请重新扫码',
  },
  MESSENGER_BOUND_ELSEWHERE: {
    status: 409,
    sentence: (name) => `这个${name}账号已经关联了别的账号，请先在那个账号里取消关联`,
  },
  MESSENGER_LAST_WAY_IN: {
    status: 409,
    sentence: () => '取消后就没有办法登录了，请先设置登录名和密码',
  },
  MESSENGER_NO_CORPORATION: {
    status: 409,
    sentence: (name) => `你的账号没有关联企业，请先在账号页关联${name}，或用表格导入`,
  },
  MESSENGER_NOT_YOUR_CORPORATION: {
    status: 403,
    sentence: (name) => `你不在这个企业里，请换一个企业，或用它的${name}账号登录`,
  },
  MESSENGER_NOTICES_OFF: {
    status: 409,
    sentence: (name) => `组织者没有开启${name}通知，请在基本设置里打开`,
  },
  MESSENGER_NO_GROUP: {
    status: 409,
    sentence: () => '还没有设置接收结果的群，请在基本设置里填写群机器人的地址',
  },
};

export const messengerRefused = refusing(answers, '消息服务');

/** Turns the port's refusal into the caller's; every other failure stays one. */
export async function asking<T>(messenger: Named, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof MessengerRefused ? messengerRefused(messenger, error.reason) : error;
  }
}
