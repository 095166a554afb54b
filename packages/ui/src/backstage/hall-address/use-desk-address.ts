'use client';
// The desk's address of the hall: an organiser also knows which addresses the machine has.
import type { HallAddresses } from '@liangfen/sdk/schema';
import { type HallAddressInUse, useHallAddress } from '../../hall-address/index.ts';
import { useRead } from '../data/use-read.ts';

export interface DeskAddress extends HallAddressInUse {
  /** Null until the server has told. */
  readonly hall: HallAddresses | null;
}

export function useDeskAddress(): DeskAddress {
  const read = useRead(['hall-addresses'], (client, signal) =>
    client.request('getHallAddresses', { signal }),
  );
  const hall = read.data ?? null;
  return { ...useHallAddress(hall), hall };
}
