'use client';
// Binding a person of the messenger to the account that is logged in.
import type { LiangfenClient } from '@liangfen/sdk';
import type { MessengerProof } from '@liangfen/sdk/schema';
import { useBinding } from '../login-elsewhere/use-binding.ts';
import { useAwayText } from './use-messenger.ts';

const bindPerson = (client: LiangfenClient, body: MessengerProof) =>
  client.request('addMessengerBinding', { body });

export function usePersonBinding(onBound: () => void) {
  return useBinding(bindPerson, useAwayText(), onBound);
}
