// Around the phone's pages: the judge's own login; when it ends the pages say so themselves.
import { useCommonMessages, useJudgeMessages } from '@liangfen/ui/messages';
import { LiangfenProvider } from '@liangfen/ui/provider';
import { type ReactNode, useEffect } from 'react';
import { judgeClient } from './clients.ts';
import { registerPhoneWorker } from './register-phone-worker.ts';

export function JudgeLayout({ children }: { readonly children: ReactNode }) {
  useEffect(registerPhoneWorker, []);
  return (
    <LiangfenProvider client={judgeClient}>
      <Installable />
      {children}
    </LiangfenProvider>
  );
}

/** Only the phone's pages are an app of their own; React puts these into the head. */
function Installable() {
  const { productName } = useCommonMessages();
  const { title } = useJudgeMessages();
  return (
    <>
      <link rel="manifest" href="/phone.webmanifest" />
      <link rel="apple-touch-icon" href="/icon-180.png" />
      <meta name="apple-mobile-web-app-capable" content="yes" />
      <meta name="apple-mobile-web-app-title" content={productName} />
      <meta name="application-name" content={`${productName} ${title}`} />
    </>
  );
}
