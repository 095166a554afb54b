// A console token in the panel's address: kept and taken out of it before anything is fetched (spec § 6).
import { takeConsoleTokenFromUrl } from '@liangfen/sdk';
import { deskClient } from './desk-client.ts';

const panelPath = /^\/web\/(?:mobile\/)?control\/panel\/([A-Za-z0-9_-]{1,64})\/?$/;

export function takeConsoleToken(): void {
  const competitionId = panelPath.exec(window.location.pathname)?.[1];
  if (competitionId === undefined) return;
  takeConsoleTokenFromUrl(window.location, window.history, deskClient.tokens, competitionId);
}
