// Carries the messages between the page in an iframe and the portal around it, and nobody else.
import { type FrameMessage, readFrameRequest } from '@liangfen/embed/frame';
import type { LiangfenScreenElement } from '@liangfen/embed/screen';

/** Width to height of a picture, for a frame that follows its width. */
const ratio = 9 / 16;

/**
 * Returns the portal that the frame's address names, as `?origin=https://portal.example`: messages are sent to it
 * alone, and the browser drops them when somebody else frames the page. Null without a portal, or for text that is no
 * origin.
 */
export function portalOf(search: string): string | null {
  const given = new URLSearchParams(search).get('origin');
  if (given === null) return null;
  try {
    const { origin, protocol } = new URL(given);
    return origin === given && /^https?:$/.test(protocol) ? origin : null;
  } catch {
    return null;
  }
}

type Page = Pick<Window, 'parent' | 'addEventListener' | 'innerWidth' | 'location'>;

export function connectPortal(
  page: Page,
  screen: LiangfenScreenElement,
  portal: string | null,
): () => void {
  if (portal === null || page.parent === (page as unknown)) return () => {};
  const say = (message: FrameMessage) => page.parent.postMessage(message, portal);
  const saySize = () => say({ type: 'liangfen:size', height: Math.round(page.innerWidth * ratio) });
  const listen = (event: MessageEvent<unknown>) => {
    if (event.source !== page.parent || event.origin !== portal) return;
    const request = readFrameRequest(event.data);
    switch (request?.type) {
      case 'liangfen:enter-fullscreen':
        void screen.enterFullscreen().catch(() => {});
        return;
      case 'liangfen:reload':
        page.location.reload();
        return;
      case undefined:
        return;
    }
  };
  const gone = new AbortController();
  const { signal } = gone;
  screen.addEventListener('liangfen-ready', () => say({ type: 'liangfen:ready' }), { signal });
  screen.addEventListener(
    'liangfen-error',
    ({ detail }) => say({ type: 'liangfen:error', problem: detail }),
    { signal },
  );
  screen.addEventListener(
    'liangfen-event',
    ({ detail }) => say({ type: 'liangfen:event', event: detail }),
    { signal },
  );
  screen.addEventListener(
    'liangfen-connection-change',
    ({ detail }) => say({ type: 'liangfen:connection-change', ...detail }),
    { signal },
  );
  page.addEventListener('message', listen, { signal });
  page.addEventListener('resize', saySize, { signal });
  saySize();
  return () => gone.abort();
}
