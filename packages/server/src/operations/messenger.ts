/** 消息服务: logging in with the messenger, the account's people and corporations, and what the messenger's pages may use. */
import { messengerAccounts } from './messenger/accounts.ts';
import { messengerBindings } from './messenger/bindings.ts';
import { messengerLogin } from './messenger/login.ts';
import { messengerPages } from './messenger/pages.ts';
import { messengerPushes } from './messenger/pushes.ts';
import { messengerSubUsers } from './messenger/sub-users.ts';

export const messengerOperations = {
  ...messengerLogin,
  ...messengerAccounts,
  ...messengerBindings,
  ...messengerPages,
  ...messengerPushes,
  ...messengerSubUsers,
};
