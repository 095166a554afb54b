// Keeps the match as this phone saw it last, so that a judge whose phone opens without network may go on scoring.
import type { PhoneClient } from '@liangfen/sdk';
import type { JudgeMatch } from '@liangfen/sdk/schema';

interface KeptMatch {
  /** The version of the stored form; a match in another one is not read. */
  readonly shape: typeof shape;
  readonly competitionId: string;
  /** The login that the match belongs to: scores count for the login, so another one must not see it. */
  readonly login: string;
  /** Epoch ms by the device's clock. */
  readonly at: number;
  readonly match: JudgeMatch;
}

/** The kept match, and when it was true. */
export interface LastMatch {
  readonly match: JudgeMatch;
  /** Epoch ms by the device's clock. */
  readonly at: number;
}

const key = 'liangfen.judge.match';
const shape = 1;
/** Yesterday's show is not today's. */
const longestMs = 12 * 60 * 60 * 1_000;
/** A long program list is not worth filling the phone's storage. */
const longestText = 300_000;

type Login = Pick<PhoneClient, 'tokens'>;

/** Keeps nothing where the page hands out the logins itself: nobody knows from one visit to the next whose they are. */
export function keepMatch(client: Login, competitionId: string, match: JudgeMatch): void {
  const login = markOf(client);
  if (login === null) return;
  const kept: KeptMatch = {
    shape,
    competitionId,
    login,
    at: Date.now(),
    match: withoutClock(match),
  };
  try {
    const text = JSON.stringify(kept);
    if (text.length <= longestText) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    // Where storing is forbidden, the page opens with network only.
  }
}

export function lastMatch(client: Login, competitionId: string): LastMatch | null {
  const kept = read();
  if (kept === null || kept.competitionId !== competitionId) return null;
  if (kept.login !== markOf(client)) return null;
  return { match: kept.match, at: kept.at };
}

/** The competition this phone was in last, for a home page that cannot ask. */
export function lastCompetition(
  client: Login,
): Pick<JudgeMatch, 'competitionId' | 'name' | 'judge'> | null {
  const kept = read();
  return kept === null || kept.login !== markOf(client) ? null : kept.match;
}

function read(): KeptMatch | null {
  try {
    // Only this file writes the match, and it says in which form.
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as KeptMatch | null;
    const age = Date.now() - (kept?.at ?? 0);
    return kept?.shape === shape && age >= 0 && age < longestMs ? kept : null;
  } catch {
    return null;
  }
}

/** Takes the clock away: without the server, a countdown would go by the device's clock, which may be wrong. */
function withoutClock(match: JudgeMatch): JudgeMatch {
  const { stage } = match;
  switch (stage.kind) {
    case 'INTERMISSION':
    case 'SPEECH':
    case 'SCORING':
      return { ...match, stage: { ...stage, clock: null } };
    case 'START':
    case 'TEST':
    case 'SIGN_IN':
    case 'PROGRAM_LIST':
    case 'TITLE':
    case 'AUDIENCE_VOTE':
    case 'SCORE_REVEAL':
    case 'RESULT':
    case 'RANKING':
    case 'PODIUM':
    case 'CHAMPION':
    case 'AWARDS':
    case 'BATTLE':
    case 'BRACKET':
      return match;
  }
}

/** Tells logins apart; the token itself stays where tokens are. */
function markOf({ tokens }: Login): string | null {
  const token = tokens.get({ kind: 'general' });
  if (token === undefined) return null;
  let hash = 0x811c9dc5;
  for (let index = 0; index < token.length; index += 1) {
    hash = Math.imul(hash ^ token.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
