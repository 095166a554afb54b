/**
 * Pushes what the messenger pushes to an application offered to all: sealed with the key that both sides know, and
 * again until the answer, sealed the same way, says success.
 */
import { hex } from './passes.ts';
import type { MessengerState } from './state.ts';

/** The ways in which the messenger sends a ticket: alone, or among the data of one push. */
export type PushForm = 'ALONE' | 'AMONG_DATA';

export interface PushOptions {
  readonly form?: PushForm;
  /** Pushes like somebody who does not know the token, or the key, or means another application. */
  readonly forged?: 'TOKEN' | 'KEY' | 'APPLICATION';
  /** The address of the product that takes it. */
  readonly address: string;
}

const padding = 32;

/** Makes one request; a second one with the same ticket is another call of this. */
export async function ticketPush(
  { app, home, suiteTicket }: MessengerState,
  { form = 'AMONG_DATA', forged, address }: PushOptions,
): Promise<Request> {
  const timestamp = String(home.now());
  const nonce = hex(home.random(8));
  const value = suiteTicket.latest;
  const event =
    form === 'ALONE'
      ? { EventType: 'suite_ticket', SuiteKey: app.clientId, SuiteTicket: value }
      : {
          EventType: 'SYNC_HTTP_PUSH_HIGH',
          bizData: [
            {
              biz_type: 2,
              biz_data: JSON.stringify({ syncAction: 'suite_ticket', suiteTicket: value }),
              corp_id: 'dingdemodeveloper',
            },
          ],
        };
  const key = forged === 'KEY' ? 'A'.repeat(43) : app.pushKey;
  const owner = forged === 'APPLICATION' ? 'dinganotherapplication' : app.clientId;
  const encrypt = await sealed(JSON.stringify(event), { key, owner, prefix: home.random(16) });
  const token = forged === 'TOKEN' ? 'anothertoken' : app.pushToken;
  const signature = await signatureOf([token, timestamp, nonce, encrypt]);
  const query = new URLSearchParams({ signature, timestamp, nonce });
  return new Request(`${address}?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ encrypt }),
  });
}

/** Whether the product took the push: nothing but its seal can say so. */
export async function isTaken({ app }: MessengerState, response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  const answer: Readonly<Record<string, unknown>> = await response.json();
  const text = (name: string) => String(answer[name] ?? '');
  const encrypt = text('encrypt');
  const signature = await signatureOf([app.pushToken, text('timeStamp'), text('nonce'), encrypt]);
  if (text('msg_signature') !== signature) return false;
  return (await opened(encrypt, app.pushKey)) === `success${app.clientId}`;
}

async function signatureOf(parts: readonly string[]): Promise<string> {
  const text = [...parts].sort().join('');
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text))));
}

async function sealed(
  text: string,
  {
    key,
    owner,
    prefix,
  }: { readonly key: string; readonly owner: string; readonly prefix: Uint8Array },
): Promise<string> {
  const message = new TextEncoder().encode(text);
  const length = [24, 16, 8, 0].map((bits) => (message.length >>> bits) & 255);
  const content = [...prefix, ...length, ...message, ...new TextEncoder().encode(owner)];
  const missing = padding - (content.length % padding);
  const whole = new Uint8Array([...content, ...Array<number>(missing).fill(missing)]);
  const cipher = await cipherOf(key);
  const bytes = await crypto.subtle.encrypt(cipher.how, cipher.key, whole);
  return btoa(String.fromCharCode(...new Uint8Array(bytes).slice(0, whole.length)));
}

/** Returns the parts after the length: the text, and the application's id. */
async function opened(encrypt: string, key: string): Promise<string> {
  const bytes = Uint8Array.from(atob(encrypt), (letter) => letter.charCodeAt(0));
  const cipher = await cipherOf(key);
  // A block of the platform's own padding behind it, which it wants to find there.
  const how = { name: 'AES-CBC', iv: bytes.slice(-16) };
  const end = new Uint8Array(await crypto.subtle.encrypt(how, cipher.key, new Uint8Array()));
  const both = new Uint8Array([...bytes, ...end]);
  const whole = new Uint8Array(await crypto.subtle.decrypt(cipher.how, cipher.key, both));
  return new TextDecoder().decode(whole.slice(20, whole.length - (whole.at(-1) ?? 0)));
}

async function cipherOf(key: string) {
  const bytes = Uint8Array.from(atob(`${key}=`), (letter) => letter.charCodeAt(0));
  return {
    how: { name: 'AES-CBC', iv: bytes.slice(0, 16) },
    key: await crypto.subtle.importKey('raw', bytes, 'AES-CBC', false, ['encrypt', 'decrypt']),
  };
}
