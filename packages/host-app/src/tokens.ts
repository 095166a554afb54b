// Keeps the two logins of one browser: the desk’s, and the judge’s phone’s.
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
 * A tab keeps its own judge, so that several phones can be tried side by side in one browser; a new tab, or the phone
 * after a restart, goes on as the last judge. Without any judge, the login of the desk counts, who may judge too
 * (decision 0070).
 */
export const judgeTokens: TokenStore = {
  get: (slot) => tabTokens.get(slot) ?? phoneTokens.get(slot) ?? deskTokens.get(slot),
  set: (slot, token) => {
    tabTokens.set(slot, token);
    phoneTokens.set(slot, token);
  },
  // The login that was in use is taken away wherever it is kept, the desk's too: a login that has ended
  // would be used again by every page of the phone. Another login stays.
  remove: (slot) => {
    const used = judgeTokens.get(slot);
    for (const store of [tabTokens, phoneTokens, deskTokens]) {
      if (store.get(slot) === used) store.remove(slot);
    }
  },
};
