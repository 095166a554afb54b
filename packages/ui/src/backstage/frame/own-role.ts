'use client';
// What the account that is here may do: what its role forbids is not offered, because the server would refuse it.
import type { CompetitionRole } from '@liangfen/sdk/schema';
import { type RuledOperation, roleMayCall } from '@liangfen/sdk/values';
import { createContext, useContext } from 'react';
import { useOwnAccount } from '../data/use-own-account.ts';

/** In the competition that is open. */
export const OwnRole = createContext<CompetitionRole>('OWNER');

export function useMay(): (operation: RuledOperation) => boolean {
  const role = useContext(OwnRole);
  return (operation) => roleMayCall(role, operation);
}

/** Outside competitions; nothing is allowed before it is known. */
export function useAccountMay(): (operation: RuledOperation) => boolean {
  const role = useOwnAccount().data?.role ?? null;
  return (operation) => role !== null && roleMayCall(role, operation);
}
