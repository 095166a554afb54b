/** A client of the live WebSockets that keeps all messages in order and checks them against the contract. */
import { WebSocket } from 'ws';
import { holdSocketMessage } from './held-to-contract.ts';

export interface SocketClient {
  readonly socket: WebSocket;
  /** Parsed messages; a heartbeat is null. */
  readonly messages: readonly ReceivedMessage[];
  /** Resolves with the first matching message, also one received before. */
  readonly until: (wanted: (message: ReceivedMessage) => boolean) => Promise<ReceivedMessage>;
  /** The code with which the socket was closed. */
  readonly closed: Promise<number>;
  /** The status of a refused handshake. */
  readonly refused: Promise<number>;
}

export type ReceivedMessage = null | Readonly<Record<string, unknown>>;

export interface SocketClientOptions {
  /** Sent when the socket opens; null sends nothing. */
  readonly first?: string | Buffer | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** False for a reader that does not answer pings. */
  readonly autoPong?: boolean;
  /** False where the test itself makes the messages, which the contract does not know. */
  readonly heldToContract?: boolean;
}

export function openSocketClient(
  url: string,
  { first = '{}', headers = {}, autoPong = true, heldToContract = true }: SocketClientOptions = {},
): SocketClient {
  const socket = new WebSocket(url.replace(/^http/, 'ws'), { headers, autoPong });
  const messages: ReceivedMessage[] = [];
  const waiting = new Set<() => void>();
  socket.on('open', () => {
    if (first !== null) socket.send(first, { binary: first instanceof Buffer });
  });
  socket.on('message', (data) => {
    const text = String(data);
    if (heldToContract) holdSocketMessage(text);
    messages.push(text === '' ? null : JSON.parse(text));
    for (const look of [...waiting]) look();
  });
  socket.on('error', () => undefined);
  return {
    socket,
    messages,
    until: (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          const found = messages.find(wanted);
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    closed: new Promise((resolve) => socket.once('close', resolve)),
    refused: new Promise((resolve) => {
      socket.once('unexpected-response', (_, response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
    }),
  };
}
