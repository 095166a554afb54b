/** The machine's addresses in its networks, for codes that the hall's phones open. */
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { LocalAddress } from '@liangfen/sdk/schema';
import type { Addresses } from '../ports.ts';

const most = 16;

export type Networks = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Listening may be on port 0, so the port is known later than the rest. */
export function addressesOf(facts: {
  readonly publicUrl: string | null;
  readonly host: string;
  readonly port: () => number;
  readonly networks?: () => Networks;
}): Addresses {
  const { publicUrl, host, port, networks = networkInterfaces } = facts;
  return {
    publicUrl,
    openToNetwork: !isLoopback(host),
    local: () => localAddresses(networks(), port()),
  };
}

/**
 * IPv4, because that is what a hall's network gives out and what fits on paper. Addresses that are made up
 * for want of a network (169.254) lead nowhere; those of virtual machines and containers come last.
 */
export function localAddresses(networks: Networks, port: number): LocalAddress[] {
  const found = Object.entries(networks).flatMap(([network, addresses = []]) =>
    addresses
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .filter(({ address }) => !address.startsWith('169.254.'))
      .map(({ address }) => ({ url: `http://${address}:${port}`, network })),
  );
  const likely = found.filter(({ network }) => !isVirtual(network));
  const virtual = found.filter(({ network }) => isVirtual(network));
  return [...likely, ...virtual].slice(0, most);
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host.startsWith('127.');

const isVirtual = (network: string): boolean =>
  /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|vEthernet|bridge|cni|flannel|lxc)/i.test(
    network,
  );
