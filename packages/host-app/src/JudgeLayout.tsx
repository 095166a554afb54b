// Around the phone's pages: the judge's own login; when it ends the pages say so themselves.
import { LiangfenProvider } from '@liangfen/ui/provider';
import { type ReactNode, useEffect } from 'react';
import { judgeClient } from './judge-client.ts';
import { registerPhoneWorker } from './register-phone-worker.ts';

export function JudgeLayout({ children }: { readonly children: ReactNode }) {
  useEffect(registerPhoneWorker, []);
  return <LiangfenProvider client={judgeClient}>{children}</LiangfenProvider>;
}
