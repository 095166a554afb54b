/** Ties something that a browser has begun to that browser, by a secret in a cookie that no script can read. */
import type { IncomingRequest } from '../contract/incoming-request.ts';
import type { Ports } from '../ports.ts';
import { cookieValue } from './cookies.ts';

const ownValue = /^[A-Za-z0-9_-]{40,64}$/;

/** Two tabs of one browser share its secret, so that the second does not end what the first has begun. */
export function browserSecret(
  request: IncomingRequest,
  { newSecret }: Pick<Ports, 'newSecret'>,
  cookieName: string,
): string {
  const known = cookieValue(request, cookieName);
  return known !== null && ownValue.test(known) ? known : newSecret();
}
