/** Signatures as Standard Webhooks has them: HMAC-SHA256 over id, time and body, one for each secret that is good now. */
import type { Ports } from '../ports.ts';

const prefix = 'whsec_';

/** Makes a secret in the form that is handed out: 32 random bytes. */
export function newWebhookSecret({ newSecret }: Pick<Ports, 'newSecret'>): string {
  const base64 = newSecret().replaceAll('-', '+').replaceAll('_', '/');
  return prefix + base64.padEnd(Math.ceil(base64.length / 4) * 4, '=');
}

export interface SignedMessage {
  readonly id: string;
  /** Unix seconds. */
  readonly timestamp: number;
  readonly body: string;
}

/** The headers that a receiver verifies; several secrets while one is being changed. */
export async function signedHeaders(
  { id, timestamp, body }: SignedMessage,
  secrets: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const signatures: string[] = [];
  for (const secret of secrets) signatures.push(`v1,${await hmacOf(secret, content)}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}

async function hmacOf(secret: string, content: Uint8Array<ArrayBuffer>): Promise<string> {
  const { subtle } = globalThis.crypto;
  const raw = Uint8Array.from(atob(secret.slice(prefix.length)), (sign) => sign.charCodeAt(0));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', raw, algorithm, false, ['sign']);
  const signature = await subtle.sign('HMAC', key, content);
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
}
