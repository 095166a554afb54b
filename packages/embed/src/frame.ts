// The portal's side of an iframe with `/embed/{competitionId}`: its messages, checked, and its height.
import { type FrameMessage, type FrameRequest, readFrameMessage } from './frame-messages.ts';

export {
  type ConnectionReason,
  type ConnectionStatus,
  type FrameMessage,
  type FrameRequest,
  readFrameRequest,
} from './frame-messages.ts';

export interface FrameOptions {
  /** Messages of the frame, after their origin was checked. What it returns is ignored. */
  readonly onMessage?: (message: FrameMessage) => unknown;
  /** Gives the frame the height of its picture; on unless it is false. */
  readonly height?: boolean;
}

export interface FrameHandle {
  readonly enterFullscreen: () => void;
  readonly reload: () => void;
  /** Stops listening; the frame stays. */
  readonly close: () => void;
}

/**
 * Listens to an iframe whose `src` is `https://server/embed/{competitionId}?origin=https://this.page`. Messages count
 * only when they come from that very frame and from the server's origin.
 *
 * @example
 * ```tsx
 * const frame = document.querySelector('iframe');
 * if (frame !== null) {
 *   const screen = listenToFrame(frame, { onMessage: (message) => console.log(message.type) });
 *   screen.reload();
 * }
 * ```
 */
export function listenToFrame(frame: HTMLIFrameElement, options: FrameOptions = {}): FrameHandle {
  const { origin } = new URL(frame.src, document.baseURI);
  const listen = (event: MessageEvent<unknown>) => {
    if (event.source === null || event.source !== frame.contentWindow || event.origin !== origin) {
      return;
    }
    const message = readFrameMessage(event.data);
    if (message === null) return;
    if (message.type === 'liangfen:size' && options.height !== false) {
      frame.style.height = `${message.height}px`;
    }
    options.onMessage?.(message);
  };
  window.addEventListener('message', listen);
  const ask = (request: FrameRequest) => frame.contentWindow?.postMessage(request, origin);
  return {
    enterFullscreen: () => ask({ type: 'liangfen:enter-fullscreen' }),
    reload: () => ask({ type: 'liangfen:reload' }),
    close: () => window.removeEventListener('message', listen),
  };
}
