/** The messenger, or the refusal that says what to do without one. */
import type { Messenger, Ports } from '../ports.ts';
import { messengerRefused } from './refusals.ts';

export function connected({ messenger }: Pick<Ports, 'messenger'>): Messenger {
  if (messenger !== null) return messenger;
  throw messengerRefused(null, 'MESSENGER_NOT_CONNECTED');
}
