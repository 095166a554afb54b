'use client';
// The page to which the messenger's own login page leads back.
import type { MessengerProof } from '@liangfen/sdk/schema';
import type { ReactNode } from 'react';
import { fill, useMessengerMessages } from '../../messages/index.ts';
import type { LoginAnswer } from '../../messenger/login-answer.ts';
import { ReturnPage } from '../login-elsewhere/ReturnPage.tsx';
import type { LoginErrand, ReturnAnswer } from '../login-elsewhere/return-verdict.ts';
import { Waiting } from '../login-elsewhere/Waiting.tsx';
import type { ScannedProof } from './EmbeddedCode.tsx';
import { FirstMessengerLogin } from './FirstMessengerLogin.tsx';
import { useMessengerName } from './use-messenger.ts';
import { usePersonBinding } from './use-person-binding.ts';
import { useWebLogin } from './use-web-login.ts';

export interface ExternalLoginPageProps {
  /** The answer in the address when the page was opened; null for none. */
  readonly answer: LoginAnswer | null;
  readonly errand: LoginErrand | null;
  readonly onLoggedIn: () => void;
  readonly onBound: () => void;
}

export function ExternalLoginPage({ answer, errand, onLoggedIn, onBound }: ExternalLoginPageProps) {
  const { external: texts, first } = useMessengerMessages();
  const name = useMessengerName();
  const { at, run, restart, done } = useWebLogin(onLoggedIn);
  const binding = usePersonBinding(onBound);
  const bind = (proof: ScannedProof) => {
    const body: MessengerProof = { way: 'WEB', ...proof };
    return binding.run(body);
  };
  return (
    <ReturnPage
      title={fill(at.step === 'FIRST' ? first.title : texts.title, { name })}
      {...{ texts, name, errand }}
      answer={returned(answer)}
      login={{ run, content }}
      binding={{ run: bind, problem: binding.problem }}
      wayOn={{
        LOGIN: { page: 'messengerLogin', from: null },
        BIND: { page: 'account', part: 'messenger' },
      }}
    />
  );

  function content(failed: (why: string) => ReactNode) {
    switch (at.step) {
      case 'WAITING':
      case 'BUSY':
        return <Waiting text={texts.working} />;
      case 'FIRST':
        return (
          <FirstMessengerLogin first={at.first} name={name} onLoggedIn={done} onRestart={restart} />
        );
      case 'FAILED':
        return failed(at.text);
    }
  }
}

function returned(answer: LoginAnswer | null): ReturnAnswer<ScannedProof> | null {
  switch (answer?.kind) {
    case 'CODE': {
      const { authCode, state } = answer;
      return { kind: 'CODE', proof: { authCode, state } };
    }
    case 'REFUSED':
      return { kind: 'REFUSED' };
    case undefined:
      return null;
  }
}
