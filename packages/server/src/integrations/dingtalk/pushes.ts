/** Reads what the messenger pushes to an application offered to all: now and then the ticket for its tokens. */
import type { MessengerPushes, PushedTicket } from '../../ports.ts';
import { type Fields, fieldsOfText } from './fields.ts';
import type { DingtalkHome } from './home.ts';
import { openPush, type PushSeal, pushSignature, sealPush } from './push-seal.ts';

/** Marks a ticket among other pushed data. */
const ticketAction = 'suite_ticket';
/** Says that a push was taken; the messenger repeats a push until it gets this word. */
const taken = 'success';

export function createPushes(
  home: Pick<DingtalkHome, 'now' | 'newId'>,
  seal: PushSeal,
): MessengerPushes {
  return {
    read: async ({ signature, timestamp, nonce, encrypt }) => {
      const expected = await pushSignature(seal, { timestamp, nonce, encrypt });
      if (!isSame(signature.toLowerCase(), expected)) return null;
      const text = await openPush(seal, encrypt);
      const message = text === null ? null : fieldsOfText(text);
      if (message === null) return null;
      const value = ticketIn(message);
      // The signed time, so that an old push that is sent again brings no old ticket back.
      const ticket: PushedTicket | null = value === null ? null : { value, at: Number(timestamp) };
      return { ticket, answer: await answerOf(home, seal) };
    },
  };
}

/** Alone, or among the data of one push; the last one counts. */
function ticketIn(message: Fields): string | null {
  if (message.text('EventType') === ticketAction) return message.text('SuiteTicket');
  const tickets = message.list('bizData').flatMap((entry) => {
    const data = fieldsOfText(entry.text('biz_data') ?? '') ?? entry.inner('biz_data');
    const value = data.text('syncAction') === ticketAction ? data.text('suiteTicket') : null;
    return value === null ? [] : [value];
  });
  return tickets.at(-1) ?? null;
}

async function answerOf({ now, newId }: Pick<DingtalkHome, 'now' | 'newId'>, seal: PushSeal) {
  const timestamp = String(now());
  const nonce = newId();
  const encrypt = await sealPush(seal, taken, newId());
  const signature = await pushSignature(seal, { timestamp, nonce, encrypt });
  return { msg_signature: signature, timeStamp: timestamp, nonce, encrypt };
}

/** Compares in a time that does not tell where the texts differ. */
function isSame(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let different = 0;
  for (let at = 0; at < one.length; at += 1) different |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return different === 0;
}
