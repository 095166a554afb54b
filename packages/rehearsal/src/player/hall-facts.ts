// Works out which real screens and phones answered, at the start of the play and at its end.
import type { Connection, CurrentMatch, JudgeRef } from '@liangfen/sdk/schema';
import type { PhoneFacts, ScreenFacts } from '../report/report.ts';
import { timingOf } from '../report/timing.ts';
import type { HallAnswer } from './hall-check.ts';
import type { WatchedScreen } from './screen-watch.ts';

export interface HallChecks {
  readonly first: readonly HallAnswer[];
  readonly last: readonly HallAnswer[];
}

export function screenFacts(
  { first, last }: HallChecks,
  watched: readonly WatchedScreen[],
  presence: readonly Connection[],
  { operatorVersion }: Pick<CurrentMatch, 'operatorVersion'>,
): ScreenFacts[] {
  const there = last.filter(({ role }) => role === 'SCREEN');
  const facts = there.map(({ connectionId, label, roundTripMs }): ScreenFacts => {
    const shown = presence.find(({ id }) => id === connectionId)?.version ?? 0;
    const lags = watched.find((screen) => screen.connectionId === connectionId)?.lags ?? [];
    const inStep = shown >= operatorVersion;
    return { connectionId, label, roundTripMs, left: false, inStep, lag: timingOf(lags) };
  });
  // A screen that connected anew is another connection with the same name: only fewer of a name are gone.
  const unmatched = there.map(({ label }) => label);
  const gone = first
    .filter(({ role }) => role === 'SCREEN')
    .filter(({ label }) => {
      const at = unmatched.indexOf(label);
      if (at >= 0) unmatched.splice(at, 1);
      return at < 0;
    })
    .map(({ connectionId, label }): ScreenFacts => {
      return { connectionId, label, roundTripMs: null, left: true, inStep: false, lag: null };
    });
  return [...facts, ...gone];
}

/** Returns the phones by number, without the simulated judges. */
export function phoneFacts(
  { first, last }: HallChecks,
  { judges }: Pick<CurrentMatch, 'judges'>,
  simulated: ReadonlySet<string>,
): PhoneFacts[] {
  return judges
    .filter(({ id }) => !simulated.has(id))
    .map(({ id, number, name }): PhoneFacts => {
      const judge: JudgeRef = { id, number, name };
      const own = last.filter(({ judgeId }) => judgeId === id);
      if (own.length === 0) {
        const was = first.some(({ judgeId }) => judgeId === id);
        return { judge, state: was ? 'LEFT' : 'OFFLINE', roundTripMs: null };
      }
      // A judge may have several phones; one that answers is enough.
      const times = own.flatMap(({ roundTripMs }) => roundTripMs ?? []);
      if (times.length === 0) return { judge, state: 'SILENT', roundTripMs: null };
      return { judge, state: 'ANSWERED', roundTripMs: Math.min(...times) };
    })
    .sort((a, b) => numberOf(a) - numberOf(b));
}

function numberOf({ judge }: PhoneFacts): number {
  return judge.number ?? Number.MAX_SAFE_INTEGER;
}
