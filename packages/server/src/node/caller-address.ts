/** Finds the address from which a request comes when a proxy stands in front; the limits of guessing count by it. */
import type { IncomingMessage } from 'node:http';
// The rules of X-Forwarded-For are full of holes when written by hand; Express reads it with this, too.
import proxyAddr from 'proxy-addr';

/** The caller's address as the socket or a trusted proxy says it; empty when the socket is gone. */
export type CallerAddress = (incoming: IncomingMessage) => string;

/** Trusts nobody: headers that a caller writes about itself are not read. */
export const socketAddress: CallerAddress = (incoming) => incoming.socket.remoteAddress ?? '';

/**
 * Believes X-Forwarded-For as far as each hop is one of `proxies`: addresses, networks like 10.0.0.0/8,
 * or the names `loopback`, `linklocal`, `uniquelocal`. Throws a TypeError for anything else.
 */
export function addressBehind(proxies: readonly string[]): CallerAddress {
  if (proxies.length === 0) return socketAddress;
  const isTrusted = proxyAddr.compile([...proxies]);
  return (incoming) =>
    incoming.socket.remoteAddress === undefined ? '' : proxyAddr(incoming, isTrusted);
}
