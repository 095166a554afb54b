// Asks the first questions of a judge's page while its code is still on its way over the hall's network; the answers
// wait here for the client that asks the same (decision 0181).
import { phoneSecret, type WebSocketLike } from '@liangfen/sdk';
import type { paths, SeatAnswer } from '@liangfen/sdk/schema';
import { askSocket, takeSocket } from './socket-ahead.ts';
import { judgeTokens } from './tokens.ts';

interface Question {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body: string;
  /** The login with which it was asked; null where the answer is the same for all of this phone's logins. */
  readonly login: string | null;
}

interface Asked extends Question {
  readonly answer: Promise<Response>;
  readonly giveUp: () => void;
}

const waiting = new Set<Asked>();

/** The client's fetch: an answer that was asked for ahead is handed over once. */
export async function fetchAhead(request: Request): Promise<Response> {
  const asked = await takeSame(request);
  if (asked === undefined) return fetch(request);
  request.signal.addEventListener('abort', asked.giveUp);
  return asked.answer;
}

/** The client's WebSocket: a line that was opened ahead is handed over once. */
export function openSocketAhead(address: string): WebSocketLike {
  return takeSocket(address, heldLogin());
}

let pageStarted = false;

/**
 * Tells that the page's own code has arrived and leads from page to page; from then on, the answer to a seat link is
 * the page's.
 */
export function pageStarts(): void {
  pageStarted = true;
}

/** Asks by the page's address. Answers are read only as far as the next question needs. */
export function askAhead({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): void {
  const [, , , first = '', second = ''] = pathname.split('/');
  const code = second === '' ? hash.slice(1) : second;
  if (first === 'seat' && code !== '') void openSeat(code);
  else if (first === 'apply') apply(new URLSearchParams(search).get('competition') ?? '');
  else if (first !== '') follow(first);
}

/**
 * Does the same as `JudgeSeat`, and keeps the login at once, so that a judge who loads again in between has the seat.
 * Code that arrives later finds itself in the competition already; moving it once it draws would let `JudgeSeat` ask a
 * second time, and a seat opened twice frees the first.
 */
async function openSeat(code: string): Promise<void> {
  const asked = ask({
    method: 'POST',
    url: urlOf('/api/seat', ''),
    body: JSON.stringify({ code, takeOver: false, phone: phoneSecret() }),
    login: null,
  });
  try {
    const response = await asked.answer;
    if (!response.ok) return;
    // The contract gives the type; the client reads the same answer again.
    const { token, competitionId } = (await response.clone().json()) as SeatAnswer;
    judgeTokens.set({ kind: 'general' }, token);
    if (!pageStarted && waiting.delete(asked)) {
      history.replaceState(null, '', `/web/judge/${competitionId}`);
    }
    follow(competitionId);
  } catch {
    // The page asks again or says so.
  }
}

function follow(competitionId: string): void {
  const login = heldLogin();
  if (login === undefined) return;
  askSocket(urlOf('/api/competition/{id}/judge/socket', competitionId), login);
}

function apply(competitionId: string): void {
  if (competitionId === '') return;
  const get = { method: 'GET', body: '' } as const;
  ask({ ...get, url: urlOf('/api/competition/{id}/public', competitionId), login: null });
  const login = heldLogin();
  if (login === undefined) return;
  ask({ ...get, url: urlOf('/api/competition/{id}/judge/status', competitionId), login });
}

function ask(question: Question): Asked {
  const { method, url, body } = question;
  const login = heldLogin();
  const controller = new AbortController();
  const answer = fetch(url, {
    method,
    headers: {
      ...(login === undefined ? {} : { authorization: login }),
      ...(body === '' ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === '' ? {} : { body }),
    credentials: 'same-origin',
    cache: 'no-store',
    signal: controller.signal,
  });
  // Whoever takes the answer hears of a failure.
  answer.catch(() => {});
  const asked = { ...question, answer, giveUp: () => controller.abort() };
  waiting.add(asked);
  return asked;
}

async function takeSame(request: Request): Promise<Asked | undefined> {
  const candidates = [...waiting].filter(
    ({ method, url, login }) =>
      method === request.method &&
      url === request.url &&
      (login === null || login === request.headers.get('authorization')),
  );
  if (candidates.length === 0) return undefined;
  const body = await request.clone().text();
  // Looked up again: another caller may have taken it meanwhile.
  return candidates.find((asked) => asked.body === body && waiting.delete(asked));
}

function heldLogin(): string | undefined {
  return judgeTokens.get({ kind: 'general' });
}

function urlOf(path: keyof paths, id: string): string {
  return new URL(path.replace(/\{\w+\}/, encodeURIComponent(id)), location.origin).href;
}
