// The light and dark colours of the phone, for pages that offer both: pages that are always light do not load them.
import type { ColourScheme } from './colour-scheme.ts';
import type { Tokens } from './tokens.ts';
import { workspace, workspaceDark } from './workspace-themes.ts';

export interface SchemeTokens {
  readonly scheme: 'light' | 'dark';
  readonly tokens: Tokens;
}

const light: SchemeTokens = { scheme: 'light', tokens: workspace };
const dark: SchemeTokens = { scheme: 'dark', tokens: workspaceDark };

/** Calls `tell` now and at each change; the returned function ends that. */
export function followScheme(
  wanted: ColourScheme,
  tell: (tokens: SchemeTokens) => unknown,
): () => void {
  switch (wanted) {
    case 'light':
      tell(light);
      return () => {};
    case 'dark':
      tell(dark);
      return () => {};
    case 'auto': {
      const query = window.matchMedia('(prefers-color-scheme: dark)');
      const follow = () => tell(query.matches ? dark : light);
      follow();
      query.addEventListener('change', follow);
      return () => query.removeEventListener('change', follow);
    }
  }
}
