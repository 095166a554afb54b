/** Who looks at a show. */

/** What a stream is allowed to see; projected by `@liangfen/rules` before anything is serialised. */
export type Viewer =
  | { readonly role: 'SCREEN'; readonly label: string }
  | { readonly role: 'CONSOLE'; readonly sessionId: string; readonly label: string }
  | { readonly role: 'JUDGE'; readonly judgeId: string; readonly sessionId: string };
