// The match that a phone keeps to show without network is of this login and this competition, and expires.
import { projectMatch } from '@liangfen/rules';
import { createLiangfenClient } from '@liangfen/sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { after, everybodySignsIn, firstProgram, sampleShow } from '../sample-show/sample-show.ts';
import { keepMatch, lastCompetition, lastMatch } from './kept-match.ts';

const { speech, scoring } = firstProgram();
const match = projectMatch(
  after(
    everybodySignsIn(sampleShow({ setting: { enableCountdown: true, countdownSeconds: 30 } })),
    speech,
    scoring,
  ),
  { role: 'JUDGE', judgeId: 'j1' },
);

function loggedIn(token: string) {
  const client = createLiangfenClient({ baseUrl: 'https://score.example' });
  client.tokens.set({ kind: 'general' }, token);
  return client;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('the kept match', () => {
  it('is shown to the same login in the same competition, without a countdown', () => {
    keepMatch(loggedIn('TOKEN a'), 'c1', match);
    const kept = lastMatch(loggedIn('TOKEN a'), 'c1');
    expect(match.stage).toMatchObject({ kind: 'SCORING', clock: { durationMs: 30_000 } });
    expect(kept?.match).toEqual({ ...match, stage: { ...match.stage, clock: null } });
    expect(lastCompetition(loggedIn('TOKEN a'))?.name).toBe(match.name);
  });

  it('is not shown to another login or in another competition', () => {
    keepMatch(loggedIn('TOKEN a'), 'c1', match);
    expect(lastMatch(loggedIn('TOKEN b'), 'c1')).toBeNull();
    expect(lastCompetition(loggedIn('TOKEN b'))).toBeNull();
    expect(lastMatch(loggedIn('TOKEN a'), 'c2')).toBeNull();
  });

  it('is not kept for a login that the host page hands out, which may be another judge’s next time', () => {
    const handed = createLiangfenClient({ getToken: () => 'TOKEN handed' });
    keepMatch(handed, 'c1', match);
    expect(lastMatch(handed, 'c1')).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('does not hold the token', () => {
    keepMatch(loggedIn('TOKEN secret'), 'c1', match);
    expect(JSON.stringify({ ...localStorage })).not.toContain('secret');
  });

  it('expires after half a day', () => {
    vi.useFakeTimers({ now: Date.now() });
    keepMatch(loggedIn('TOKEN a'), 'c1', match);
    vi.setSystemTime(Date.now() + 11 * 3_600_000);
    expect(lastMatch(loggedIn('TOKEN a'), 'c1')).not.toBeNull();
    vi.setSystemTime(Date.now() + 2 * 3_600_000);
    expect(lastMatch(loggedIn('TOKEN a'), 'c1')).toBeNull();
  });

  it('is ignored when it is broken or of an unknown form', () => {
    keepMatch(loggedIn('TOKEN a'), 'c1', match);
    const [key = ''] = Object.keys(localStorage);
    for (const text of ['{', 'null', '{"shape":0}', '[]']) {
      localStorage.setItem(key, text);
      expect(lastMatch(loggedIn('TOKEN a'), 'c1')).toBeNull();
    }
  });
});
