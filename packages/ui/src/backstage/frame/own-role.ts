'use client';
// Says what the present account may do: acts that its role forbids are not offered, because the server would refuse them.
import type { CompetitionRole } from '@liangfen/sdk/schema';
import { type RuledOperation, roleMayCall } from '@liangfen/sdk/values';
import { createContext, useContext } from 'react';
import { useOwnAccount } from '../data/use-own-account.ts';

/** The account's role in the open competition. */
export const OwnRole = createContext<CompetitionRole>('OWNER');

export function useMay(): (operation: RuledOperation) => boolean {
  const role = useContext(OwnRole);
  return (operation) => roleMayCall(role, operation);
}

/** Answers outside competitions; nothing is allowed before the role is known. */
export function useAccountMay(): (operation: RuledOperation) => boolean {
  const role = useOwnAccount().data?.role ?? null;
  return (operation) => role !== null && roleMayCall(role, operation);
}
