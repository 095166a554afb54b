/**
 * Says which addresses of strangers may be called: https to public addresses, so that nobody reaches our network
 * through us (docs/decisions/0321).
 */
import ipaddr from 'ipaddr.js';
import type { WebhookUrlRefusal } from '../ports.ts';

export interface CallPolicy {
  readonly ports: readonly number[];
  /** For trying things out on one machine: http, every port, and private addresses. */
  readonly local: boolean;
}

/**
 * Ranges that the library takes for ordinary addresses, although nobody's server stands there: benchmarks, relays, DNS
 * sinks and documentation of the IANA registries, and the address by which a cloud answers its own machines.
 */
const notPublic = [
  ...['198.18.0.0/15', '192.88.99.0/24', '192.31.196.0/24', '192.52.193.0/24'],
  ...['192.175.48.0/24', '168.63.129.16/32'],
].map((range) => ipaddr.IPv4.parseCIDR(range));
const notPublicIn6 = ['2001::/23', '2620:4f:8000::/48', '3fff::/20'].map((range) =>
  ipaddr.IPv6.parseCIDR(range),
);
/** All addresses of IPv6 that are handed out; private NAT64, site-local and IPv4-compatible addresses lie outside. */
const handedOut = ipaddr.IPv6.parseCIDR('2000::/3');

/** Tells whether an address in numbers is public; one that cannot be read is not. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  if (ipaddr.parse(text).range() !== 'unicast') return false;
  if (ipaddr.IPv6.isValid(text)) {
    const address = ipaddr.IPv6.parse(text);
    return address.match(handedOut) && !notPublicIn6.some((range) => address.match(range));
  }
  const address = ipaddr.IPv4.parse(text);
  return !notPublic.some((range) => address.match(range));
}

/** The host of an address without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}

/** Says what is wrong with a URL before its name is looked up. */
export function urlRefusal(text: string, { ports, local }: CallPolicy): WebhookUrlRefusal | null {
  if (!URL.canParse(text)) return 'MALFORMED';
  const url = new URL(text);
  const { protocol, hash, username, password } = url;
  if (hash !== '' || hostOf(url) === '') return 'MALFORMED';
  if (protocol !== 'https:' && !(local && protocol === 'http:')) return 'NOT_HTTPS';
  if (username !== '' || password !== '') return 'CREDENTIALS';
  if (local) return null;
  if (!ports.includes(portOf(url))) return 'PORT';
  const host = hostOf(url);
  if (ipaddr.isValid(host) && !isPublicAddress(host)) return 'NOT_PUBLIC';
  return null;
}

export function portOf({ port, protocol }: URL): number {
  if (port !== '') return Number(port);
  return protocol === 'http:' ? 80 : 443;
}
