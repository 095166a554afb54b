/** The viewers of a show. */

/** The rights of a stream's reader; `@liangfen/rules` cuts the show to them before anything is serialised. */
export type Viewer =
  | { readonly role: 'SCREEN'; readonly label: string }
  | { readonly role: 'CONSOLE'; readonly sessionId: string; readonly label: string }
  | { readonly role: 'JUDGE'; readonly judgeId: string; readonly sessionId: string };

/** Screens are public and have only their connection id to go by. */
export function isSameViewer(a: Viewer, b: Viewer): boolean {
  if (a.role === 'SCREEN') return b.role === 'SCREEN';
  return a.role === b.role && 'sessionId' in b && a.sessionId === b.sessionId;
}
