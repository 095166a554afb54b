// The addresses of the judge's phone, and what each of them shows.

export const phoneHome = '/web/judge';

export type PhonePage =
  | { readonly page: 'HOME' }
  | { readonly page: 'APPLY'; readonly competitionId: string; readonly code: string | undefined }
  | { readonly page: 'SEAT'; readonly code: string }
  | { readonly page: 'SCORING'; readonly competitionId: string }
  /** An unknown address under the phone's home. */
  | { readonly page: 'NONE' };

export function phonePageOf(address: string): PhonePage {
  const [before, behind] = cutAt(address, '#');
  const [pathname, search] = cutAt(before, '?');
  const [first, second, ...more] = pathname.slice(phoneHome.length).split('/').filter(isGiven);
  if (first === undefined) return { page: 'HOME' };
  if (second === undefined && first === 'apply') {
    const query = new URLSearchParams(search);
    // Older links have the code in the query.
    const code = new URLSearchParams(behind).get('code') ?? query.get('code') ?? undefined;
    return { page: 'APPLY', competitionId: query.get('competition') ?? '', code };
  }
  if (second === undefined && first === 'seat') return { page: 'SEAT', code: decoded(behind) };
  if (second !== undefined && first === 'seat' && more.length === 0) {
    return { page: 'SEAT', code: decoded(second) };
  }
  return second === undefined
    ? { page: 'SCORING', competitionId: decoded(first) }
    : { page: 'NONE' };
}

/** Whether an address shows what `JudgePagesBeside` draws and no seat link needs. */
export function isBesidePage(address: string): boolean {
  const { page } = phonePageOf(address);
  switch (page) {
    case 'HOME':
    case 'APPLY':
    case 'NONE':
      return true;
    case 'SEAT':
    case 'SCORING':
      return false;
  }
}

function cutAt(text: string, mark: string): readonly [string, string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** Leaves out the empty part after a slash at the end, as some programs write addresses. */
function isGiven(part: string): boolean {
  return part !== '';
}

/** A stray percent sign stays: nothing has such a name, and the server says so. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function applyAddress(competitionId: string): string {
  return `${phoneHome}/apply?competition=${competitionId}`;
}

export function scoringAddress(competitionId: string): string {
  return `${phoneHome}/${competitionId}`;
}

export function logInAndBackTo(address: string): string {
  return `/web/login?from=${encodeURIComponent(address)}`;
}
