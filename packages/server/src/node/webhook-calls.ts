/** Calls to organisers' own servers: a name is looked up once, and the connection goes to the very address that was judged (docs/decisions/0321). */
import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { WebhookCalls, WebhookReply } from '../ports.ts';
import {
  type CallPolicy,
  hostOf,
  isPublicAddress,
  portOf,
  urlRefusal,
} from '../webhooks/public-address.ts';

export interface WebhookCallsOptions {
  readonly policy: CallPolicy;
  /** All addresses of a name; asked once for each call. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  /** Certificates to trust beside the usual ones. */
  readonly ca?: string;
  readonly timeoutMs?: number;
}

const callTimeoutMs = 10_000;
/** The most bytes of an answer that are read. */
const mostBytes = 2_048;
const mostCharacters = 300;

export function createWebhookCalls({
  policy,
  resolve = systemAddresses,
  ca,
  timeoutMs = callTimeoutMs,
}: WebhookCallsOptions): WebhookCalls {
  return {
    refusal: (url) => urlRefusal(url, policy),
    post: async (text, headers, body) => {
      // Settings may have changed since the address was accepted.
      if (urlRefusal(text, policy) !== null) return without('NOT_PUBLIC');
      const url = new URL(text);
      const over = AbortSignal.timeout(timeoutMs);
      let addresses: readonly string[];
      try {
        addresses = await orOver(resolve(hostOf(url)), over);
      } catch {
        return without(over.aborted ? 'TIMEOUT' : 'UNREACHABLE');
      }
      const [address] = addresses;
      if (address === undefined) return without('UNREACHABLE');
      // One private address among public ones is a trick, or a mistake.
      if (!policy.local && !addresses.every(isPublicAddress)) return without('NOT_PUBLIC');
      return call({ url, address, headers, body, over, ca });
    },
  };
}

interface Call {
  readonly url: URL;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly over: AbortSignal;
  readonly ca: string | undefined;
}

/** The name stays in the Host header and in the certificate's check; it is not looked up again. */
function call({ url, address, headers, body, over, ca }: Call): Promise<WebhookReply> {
  const bytes = Buffer.from(body);
  const secure = url.protocol === 'https:';
  const host = hostOf(url);
  const options = {
    host: address,
    port: portOf(url),
    path: url.pathname + url.search,
    method: 'POST',
    headers: { host: url.host, 'content-length': bytes.length, ...headers },
    agent: false,
    signal: over,
  };
  return new Promise((resolve) => {
    const request = secure
      ? secureRequest({
          ...options,
          // A certificate is asked for by name; an address has none.
          ...(host === address ? {} : { servername: host }),
          ...(ca === undefined ? {} : { ca }),
        })
      : plainRequest(options);
    request.on('response', (response) => {
      readBeginning(response, over).then((answer) => {
        const status = response.statusCode ?? 0;
        resolve({ outcome: isTaken(status) ? 'DELIVERED' : 'REFUSED', status, answer });
        request.destroy();
      });
    });
    request.on('error', (error) => {
      resolve(without(over.aborted ? 'TIMEOUT' : failureOf(error)));
    });
    request.end(bytes);
  });
}

function isTaken(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Reads the answer until it is enough, ends, breaks, or the time is over. */
function readBeginning(response: IncomingMessage, over: AbortSignal): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let length = 0;
    const done = () => {
      resolve(textOf(Buffer.concat(parts).subarray(0, mostBytes)));
    };
    response.on('data', (part: Buffer) => {
      parts.push(part);
      length += part.length;
      if (length >= mostBytes) done();
    });
    response.on('end', done);
    response.on('error', done);
    response.on('close', done);
    over.addEventListener('abort', done, { once: true });
  });
}

/** Text that every database keeps: no control characters, no half of a character. */
function textOf(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes).replace(/\p{Cc}+/gu, ' ');
  return [...text].slice(0, mostCharacters).join('').trim();
}

const insecure =
  /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(GET|VERIFY)|EPROTO$)/;

function failureOf(error: Error): 'INSECURE' | 'UNREACHABLE' {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return insecure.test(code) ? 'INSECURE' : 'UNREACHABLE';
}

function without(outcome: WebhookReply['outcome']): WebhookReply {
  return { outcome, status: null, answer: '' };
}

async function systemAddresses(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true });
  return found.map(({ address }) => address);
}

/** Ends the wait when the time is over, because the system looks up a name for longer than a call may take. */
function orOver<Value>(work: Promise<Value>, over: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    over.addEventListener('abort', () => reject(over.reason), { once: true });
    work.then(resolve, reject);
  });
}
