'use client';
// What the account that is here may do: what its role forbids is not offered, because the server would refuse it.
import type { CompetitionRole } from '@liangfen/sdk/schema';
import { operationRoles } from '@liangfen/sdk/values';
import { createContext, useContext } from 'react';
import { useOwnAccount } from '../account/use-own-account.ts';

export type RuledOperation = keyof typeof operationRoles;

export function mayCall(role: CompetitionRole, operation: RuledOperation): boolean {
  return role === 'OWNER' || operationRoles[operation].some((each) => each === role);
}

/** In the competition that is open. */
export const OwnRole = createContext<CompetitionRole>('OWNER');

export function useMay(): (operation: RuledOperation) => boolean {
  const role = useContext(OwnRole);
  return (operation) => mayCall(role, operation);
}

/** Outside competitions; nothing is allowed before it is known. */
export function useAccountMay(): (operation: RuledOperation) => boolean {
  const role = useOwnAccount().data?.role ?? null;
  return (operation) => role !== null && mayCall(role, operation);
}
