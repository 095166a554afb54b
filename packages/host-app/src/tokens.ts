// Where the two logins of one browser are kept: the desk’s, and the judge’s phone’s.
import { localTokenStore, type TokenStore } from '@liangfen/sdk';
import { storageKeys } from './storage-keys.ts';

const judgeKeys = { general: storageKeys.judgeToken, console: storageKeys.consoleToken };
const tabTokens = localTokenStore(sessionStorage, judgeKeys);
const phoneTokens = localTokenStore(localStorage, judgeKeys);

export const deskTokens: TokenStore = localTokenStore(localStorage, {
  general: storageKeys.token,
  console: storageKeys.consoleToken,
});

/**
 * A tab keeps its own judge, so that several phones can be tried side by side in one browser; a new
 * tab, or the phone after a restart, goes on as the last one. Without any it is whoever is logged in
 * at the desk, who may judge too (decision 0070).
 */
export const judgeTokens: TokenStore = {
  get: (slot) => tabTokens.get(slot) ?? phoneTokens.get(slot) ?? deskTokens.get(slot),
  set: (slot, token) => {
    tabTokens.set(slot, token);
    phoneTokens.set(slot, token);
  },
  remove: (slot) => {
    const own = tabTokens.get(slot);
    if (own === undefined || own === phoneTokens.get(slot)) phoneTokens.remove(slot);
    tabTokens.remove(slot);
  },
};
