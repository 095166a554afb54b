// Gives the phone's pages the judge's own login; when the login ends, the pages say so themselves.
import { DaylightPhoneProvider } from '@liangfen/ui/provider';
import { type ReactNode, useEffect, useRef } from 'react';
import { judgeClient } from './judge-client.ts';
import { isMessengerLogin, leadBack } from './judge-lead-back.ts';
import { registerPhoneWorker } from './register-phone-worker.ts';
import { judgeTokens } from './tokens.ts';

export function JudgeLayout({ children }: { readonly children: ReactNode }) {
  useEffect(registerPhoneWorker, []);
  // Read while the login lasts, because the client removes its token before it reports the end.
  const byMessenger = useRef(false);
  useEffect(() => {
    byMessenger.current = isMessengerLogin(judgeTokens);
  }, []);
  return (
    <DaylightPhoneProvider
      client={judgeClient}
      onAuthExpired={({ kind }) => {
        if (kind !== 'general' || !byMessenger.current) return;
        leadBack({
          pathname: window.location.pathname,
          userAgent: navigator.userAgent,
          now: Date.now(),
          kept: () => sessionStorage,
          go: (address) => window.location.replace(address),
        });
      }}
    >
      {children}
    </DaylightPhoneProvider>
  );
}
