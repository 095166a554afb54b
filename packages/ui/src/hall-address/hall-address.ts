// Chooses the address with which the codes and links of this browser begin, and says whether a phone can open it
// (docs/decisions/0306).
import type { HallAddresses } from '@liangfen/sdk/schema';

/** Why phones cannot open it. */
export type AddressProblem =
  /** The address names the device that opens it, so each phone would look for the server in itself. */
  | 'LOOPBACK'
  /** The server answers browsers of its own machine only. */
  | 'CLOSED'
  /** The machine had the address when it was chosen, and no longer has it. */
  | 'GONE';

/** An address that an organiser chose in this browser. */
export interface ChosenAddress {
  readonly url: string;
  /** Whether the address is one of the machine's own; a typed one is not. */
  readonly local: boolean;
}

export interface HallAddress {
  /** Scheme, host and port. */
  readonly base: string;
  readonly source: 'SERVER' | 'CHOSEN' | 'OPENED';
  readonly problem: AddressProblem | null;
}

export interface AddressFacts {
  /** LIANGFEN_PUBLIC_URL; it goes before everything. */
  readonly publicUrl: string | null;
  readonly chosen: ChosenAddress | null;
  /** The address at which this page was opened. */
  readonly opened: string;
  /** Null where the server has not told its own addresses, or does not tell them to this login. */
  readonly hall: Pick<HallAddresses, 'local' | 'openToNetwork'> | null;
}

export function hallAddressOf({ publicUrl, chosen, opened, hall }: AddressFacts): HallAddress {
  if (publicUrl !== null) return described(publicUrl, 'SERVER', null);
  if (chosen === null) return described(opened, 'OPENED', null);
  return described(chosen.url, 'CHOSEN', chosen.local ? problemOfLocal(chosen.url, hall) : null);
}

function described(
  base: string,
  source: HallAddress['source'],
  problem: AddressProblem | null,
): HallAddress {
  return { base, source, problem: isLoopback(base) ? 'LOOPBACK' : problem };
}

function problemOfLocal(url: string, hall: AddressFacts['hall']): AddressProblem | null {
  if (hall === null) return null;
  if (!hall.openToNetwork) return 'CLOSED';
  return hall.local.some((local) => local.url === url) ? null : 'GONE';
}

/** The addresses by which a machine calls itself. */
export function isLoopback(url: string): boolean {
  const host = hostOf(url);
  return (
    host === null ||
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '[::1]' ||
    host === '0.0.0.0' ||
    /^127\.\d+\.\d+\.\d+$/.test(host)
  );
}

function hostOf(url: string): string | null {
  try {
    return new URL(url).hostname;
  } catch {
    return null;
  }
}

/** Returns a typed address as scheme, host and port; null when it is no address of a site. */
export function typedAddress(text: string): string | null {
  const trimmed = text.trim();
  // Some browsers take a host with spaces.
  if (/\s/.test(trimmed)) return null;
  try {
    const url = new URL(/^https?:\/\//i.test(trimmed) ? trimmed : `http://${trimmed}`);
    const isSite = /^https?:$/.test(url.protocol) && url.username === '' && url.hostname !== '';
    return isSite ? url.origin : null;
  } catch {
    return null;
  }
}
