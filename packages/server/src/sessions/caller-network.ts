/**
 * Finds the network of an address, for limits: an IPv6 customer gets a /64, so that the whole of it counts as one
 * caller.
 */
import ipaddr from 'ipaddr.js';

/** Callers come again and again, and reading an address costs more than remembering the result. */
const read = new Map<string, string>();
const mostRead = 10_000;

/** Returns the address itself for IPv4, its network for IPv6; other text stays unchanged. */
export function networkOf(address: string): string {
  const known = read.get(address);
  if (known !== undefined) return known;
  const network = readNetwork(address);
  if (read.size >= mostRead) read.clear();
  read.set(address, network);
  return network;
}

function readNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // Turns an IPv4 address that is written as IPv6 into itself.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const halves = parsed.toByteArray().map((byte, index) => (index < 8 ? byte : 0));
  return `${ipaddr.fromByteArray(halves).toString()}/64`;
}
