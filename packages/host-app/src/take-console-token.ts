// Takes a console token out of the panel's address and keeps it, before anything else is fetched (spec § 6).
import { createLiangfenClient, memoryTokenStore, takeConsoleTokenFromUrl } from '@liangfen/sdk';
import { deskClient } from './desk-client.ts';

const panelPath = /^\/web\/(?:mobile\/)?control\/panel\/([A-Za-z0-9_-]{1,64})\/?$/;

export async function takeConsoleToken(): Promise<void> {
  const id = panelPath.exec(window.location.pathname)?.[1];
  if (id === undefined) return;
  // Another link pasted into an open panel changes only the part behind the mark, which loads nothing.
  window.addEventListener('hashchange', () => {
    if (window.location.hash.includes('token=')) window.location.reload();
  });
  await takeConsoleTokenFromUrl(window.location, window.history, deskClient.tokens, id, (token) =>
    isGood(id, token),
  );
}

/** An answer that does not come proves nothing: the login that is here stays. */
async function isGood(id: string, token: string): Promise<boolean> {
  const tokens = memoryTokenStore();
  tokens.set({ kind: 'console', competitionId: id }, token);
  try {
    await createLiangfenClient({ tokens }).request('enterConsole', { path: { id } });
    return true;
  } catch {
    return false;
  }
}
