// A demonstration's messenger: the stand-in says whose messenger this page is open in, and gives codes for them.
import type { PageMessenger } from '@liangfen/ui/messenger';

export interface DemonstrationPage {
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  readonly setTitle: (title: string) => void;
  /** Leaves for the stand-in's first page. */
  readonly leave: (path: string) => void;
}

const path = '/sandbox/dingtalk';

/** Null when the page is open in an ordinary browser. */
export async function insideDemonstration({
  fetch,
  setTitle,
  leave,
}: DemonstrationPage): Promise<PageMessenger | null> {
  const answer = await fetch(`${path}/inside/person`);
  if (!answer.ok || (await answer.json()) === null) return null;
  return {
    authCode: async (corpId) => {
      const given = await fetch(`${path}/inside/code`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ corpId }),
      });
      const { code }: { readonly code?: unknown } = given.ok ? await given.json() : {};
      if (typeof code !== 'string') throw new Error('the stand-in gave no code');
      return code;
    },
    // The demonstration has no camera of its own; the page offers the browser's.
    scan: async () => null,
    keepScreenOn: async () => {},
    setTitle,
    close: () => leave(`${path}/`),
  };
}
