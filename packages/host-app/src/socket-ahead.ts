// Opens the judge's live line while the page's code is still on its way; its messages wait here for the client that
// opens the same line (decision 0181).
import type { WebSocketLike } from '@liangfen/sdk';
import type { SocketOpening } from '@liangfen/sdk/schema';

interface AskedSocket {
  readonly socket: WebSocket;
  readonly address: string;
  readonly login: string;
  readonly heard: MessageEvent[];
}

let waiting: AskedSocket | undefined;
/** A line that nobody took must not look like a judge who is there. */
const longestUntakenMs = 20_000;

/** `url` as a call has it. */
export function askSocket(url: string, login: string): void {
  const address = url.replace(/^http/, 'ws');
  const opening: SocketOpening = { token: login };
  const socket = new WebSocket(address);
  const heard: MessageEvent[] = [];
  socket.onopen = () => socket.send(JSON.stringify(opening));
  socket.onmessage = (event) => heard.push(event);
  const asked = { socket, address, login, heard };
  waiting = asked;
  setTimeout(() => {
    if (waiting !== asked) return;
    waiting = undefined;
    socket.close();
  }, longestUntakenMs);
}

/** Hands over a socket that was opened ahead with the same login, once. */
export function takeSocket(address: string, login: string | undefined): WebSocketLike {
  const asked = waiting;
  if (asked?.address !== address || asked.login !== login) return new WebSocket(address);
  waiting = undefined;
  const { socket, heard } = asked;
  return {
    // The first message was sent ahead. The client sends its own when it hears that the socket opens, which it is not told.
    send: (message) => socket.send(message),
    close: () => socket.close(),
    addEventListener: (type: string, listener: (event: { readonly data: unknown }) => void) => {
      if (type === 'message') {
        // Once the client listens to everything; in their order, before those that are still to come.
        queueMicrotask(() => {
          socket.onmessage = listener;
          for (const event of heard.splice(0)) listener(event);
        });
      } else if (type === 'close') {
        if (socket.readyState === WebSocket.CLOSED) queueMicrotask(() => listener({ data: null }));
        else socket.addEventListener('close', () => listener({ data: null }));
      }
    },
  };
}
