// Gives the screen and the console the desk's client, without the desk's data.
import { LiangfenProvider } from '@liangfen/ui/provider';
import type { ReactNode } from 'react';
import { deskClient } from './desk-client.ts';

export function ConsoleProvider({ children }: { readonly children: ReactNode }) {
  return <LiangfenProvider client={deskClient}>{children}</LiangfenProvider>;
}
