/** The robot of a group: takes a message when the signature of its secret is right. */
import type { CallFields } from './call-fields.ts';
import { done, refused } from './errcodes.ts';
import { keepNewest, type MessengerState } from './state.ts';

const clockMs = 60 * 60_000;

export async function robotSend(
  { robot, home, groupMessages }: MessengerState,
  query: URLSearchParams,
  fields: CallFields,
): Promise<Response> {
  if (query.get('access_token') !== robot.accessToken) return refused(310000);
  const timestamp = query.get('timestamp') ?? '';
  const isNow = Math.abs(Number(timestamp) - home.now()) <= clockMs;
  const right = await signature(robot.secret, timestamp);
  if (!isNow || query.get('sign') !== right) return refused(310000);
  const message = fields.object('markdown');
  if (fields.text('msgtype') !== 'markdown' || message === null) return refused(40035);
  keepNewest(groupMessages, {
    at: home.now(),
    title: message.text('title'),
    text: message.text('text'),
  });
  return done(undefined);
}

async function signature(secret: string, timestamp: string): Promise<string> {
  const bytes = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    bytes.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const mac = await crypto.subtle.sign('HMAC', key, bytes.encode(`${timestamp}\n${secret}`));
  return btoa(String.fromCharCode(...new Uint8Array(mac)));
}
