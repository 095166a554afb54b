/**
 * An organiser's own server on this machine: keeps every message it is sent, checks it against the contract, and
 * answers as told.
 */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { holdWebhookMessage } from './held-to-contract.ts';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface ReceiverAnswer {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Receiver {
  readonly url: string;
  readonly port: number;
  readonly received: Received[];
  /** Sets the answer from now on; null leaves callers waiting for ever. */
  readonly answerWith: (answer: ReceiverAnswer | null) => void;
  readonly stop: () => Promise<void>;
}

/** Checks a message with an outside library; throws when the signature is wrong. */
export function verified(secret: string, { body, headers }: Received): unknown {
  return new Webhook(secret).verify(body, {
    'webhook-id': String(headers['webhook-id']),
    'webhook-timestamp': String(headers['webhook-timestamp']),
    'webhook-signature': String(headers['webhook-signature']),
  });
}

/** `heldToContract` is false where the test itself makes the bodies, which the contract does not know. */
export async function startReceiver({ heldToContract = true } = {}): Promise<Receiver> {
  const received: Received[] = [];
  let answer: ReceiverAnswer | null = { status: 204 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      if (heldToContract) holdWebhookMessage(body);
      received.push({ path: request.url ?? '', headers: request.headers, body });
      if (answer === null) return;
      response.writeHead(answer.status, answer.headers).end(answer.body ?? '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The address of a listening TCP server always has this form.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/liangfen`,
    port,
    received,
    answerWith: (next) => {
      answer = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
