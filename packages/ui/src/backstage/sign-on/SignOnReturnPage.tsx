'use client';
// The page to which the single sign-on's provider leads back.
import type { LiangfenClient } from '@liangfen/sdk';
import type { ReactNode } from 'react';
import { fill, useBackstageMessages, useSignOnMessages } from '../../messages/index.ts';
import { SecondStep } from '../credentials/SecondStep.tsx';
import { useNavigation } from '../frame/pages.tsx';
import { ReturnPage } from '../login-elsewhere/ReturnPage.tsx';
import type { LoginErrand } from '../login-elsewhere/return-verdict.ts';
import { useBinding } from '../login-elsewhere/use-binding.ts';
import { Waiting } from '../login-elsewhere/Waiting.tsx';
import { FirstSignOn } from './FirstSignOn.tsx';
import type { SignOnAnswer, SignOnProof } from './sign-on-answer.ts';
import { useSignOnNameOrAny } from './use-sign-on.ts';
import { useSignOnLogin } from './use-sign-on-login.ts';

export interface SignOnReturnPageProps {
  /** The answer in the address when the page was opened; null for none. */
  readonly answer: SignOnAnswer | null;
  readonly errand: LoginErrand | null;
  readonly onLoggedIn: () => void;
  readonly onBound: () => void;
}

const bindIdentity = (client: LiangfenClient, body: SignOnProof) =>
  client.request('addSingleSignOnBinding', { body });

export function SignOnReturnPage({ answer, errand, onLoggedIn, onBound }: SignOnReturnPageProps) {
  const texts = useSignOnMessages();
  const { login: loginTexts } = useBackstageMessages();
  const name = useSignOnNameOrAny();
  const { go } = useNavigation();
  const { at, run, done } = useSignOnLogin(onLoggedIn);
  const binding = useBinding(bindIdentity, texts.away, onBound);
  return (
    <ReturnPage
      title={titleOf()}
      {...{ texts, name, answer, errand, binding }}
      login={{ run, content }}
      wayOn={{ LOGIN: { page: 'login' }, BIND: { page: 'account', part: 'sign-on' } }}
    />
  );

  function titleOf() {
    switch (at.step) {
      case 'FIRST':
        return fill(texts.first.title, { name });
      case 'SECOND_FACTOR':
        return loginTexts.secondFactor;
      case 'BUSY':
      case 'FAILED':
        return fill(texts.title, { name });
    }
  }

  function content(failed: (why: string) => ReactNode) {
    switch (at.step) {
      case 'BUSY':
        return <Waiting text={texts.working} />;
      case 'FIRST':
        return <FirstSignOn first={at.first} name={name} onLoggedIn={done} />;
      case 'SECOND_FACTOR':
        return (
          <SecondStep ticket={at.ticket} onLoggedIn={done} onBack={() => go({ page: 'login' })} />
        );
      case 'FAILED':
        return failed(at.text);
    }
  }
}
