'use client';
// Where the messenger's own login page leads back to: nothing is done unless this tab asked for it with the same state.
import type { MessengerPurpose } from '@liangfen/sdk/schema';
import { useEffect, useRef } from 'react';
import { fill, useMessengerMessages } from '../../messages/index.ts';
import type { LoginAnswer } from '../../messenger/login-answer.ts';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { EntranceFrame } from '../entrance/EntranceFrame.tsx';
import { PlaceLink } from '../frame/pages.tsx';
import { FirstLogin } from './FirstLogin.tsx';
import { useBinding } from './use-binding.ts';
import { useMessengerName } from './use-messenger.ts';
import { useWebLogin } from './use-web-login.ts';
import { Working } from './Working.tsx';

/** What this tab left for: kept beside the state it sent along. */
export interface LoginErrand {
  readonly state: string;
  readonly purpose: MessengerPurpose;
}

export interface ExternalLoginPageProps {
  /** What the address said when the page was opened; null for nothing. */
  readonly answer: LoginAnswer | null;
  readonly errand: LoginErrand | null;
  readonly onLoggedIn: () => void;
  readonly onBound: () => void;
}

export function ExternalLoginPage({ answer, errand, onLoggedIn, onBound }: ExternalLoginPageProps) {
  const { external: texts, first: firstTexts } = useMessengerMessages();
  const name = useMessengerName();
  const login = useWebLogin(onLoggedIn);
  const binding = useBinding(onBound);
  const verdict = verdictOf(answer, errand);

  // A code serves once, also where React runs effects twice.
  const used = useRef(false);
  useEffect(() => {
    if (used.current || verdict.kind !== 'GOOD') return;
    used.current = true;
    const { purpose, authCode, state } = verdict;
    switch (purpose) {
      case 'LOGIN':
        void login.run({ authCode, state });
        return;
      case 'BIND':
        void binding.run({ way: 'WEB', authCode, state });
    }
  });

  const isFirst = login.at.step === 'FIRST';
  return (
    <EntranceFrame title={fill(isFirst ? firstTexts.title : texts.title, { name })}>
      {content()}
    </EntranceFrame>
  );

  function content() {
    switch (verdict.kind) {
      case 'NOTHING':
        return stopped(texts.nothing, texts.nothingHint, 'LOGIN');
      case 'FOREIGN':
        return stopped(texts.foreign, texts.foreignHint, errand?.purpose ?? 'LOGIN');
      case 'REFUSED':
        return stopped(
          fill(texts.refusedThere, { name }),
          texts.refusedThereHint,
          errand?.purpose ?? 'LOGIN',
        );
      case 'GOOD':
        return goodContent(verdict.purpose);
    }
  }

  function goodContent(purpose: MessengerPurpose) {
    switch (purpose) {
      case 'LOGIN':
        return loginContent();
      case 'BIND':
        return bindingContent();
    }
  }

  function bindingContent() {
    return binding.problem === null ? (
      <Working text={texts.binding} />
    ) : (
      stopped(texts.failedBinding, binding.problem, 'BIND')
    );
  }

  function loginContent() {
    const { at } = login;
    switch (at.step) {
      case 'WAITING':
      case 'BUSY':
        return <Working text={texts.working} />;
      case 'FIRST':
        return (
          <FirstLogin
            first={at.first}
            name={name}
            onLoggedIn={() => login.done.current()}
            onRestart={login.restart}
          />
        );
      case 'FAILED':
        return stopped(texts.failed, at.text, 'LOGIN');
    }
  }

  function stopped(title: string, hint: string, purpose: MessengerPurpose) {
    return (
      <div role="alert">
        <EmptyState title={title} hint={hint}>
          {wayOn(purpose)}
        </EmptyState>
      </div>
    );
  }

  function wayOn(purpose: MessengerPurpose) {
    switch (purpose) {
      case 'LOGIN':
        return <PlaceLink to={{ page: 'messengerLogin', from: null }}>{texts.toLogin}</PlaceLink>;
      case 'BIND':
        return <PlaceLink to={{ page: 'account', part: 'messenger' }}>{texts.toAccount}</PlaceLink>;
    }
  }
}

type Verdict =
  | { readonly kind: 'NOTHING' | 'FOREIGN' | 'REFUSED' }
  | {
      readonly kind: 'GOOD';
      readonly purpose: MessengerPurpose;
      readonly authCode: string;
      readonly state: string;
    };

function verdictOf(answer: LoginAnswer | null, errand: LoginErrand | null): Verdict {
  if (answer === null) return { kind: 'NOTHING' };
  if (answer.kind === 'REFUSED') return { kind: 'REFUSED' };
  if (errand === null || errand.state !== answer.state) return { kind: 'FOREIGN' };
  const { authCode, state } = answer;
  return { kind: 'GOOD', purpose: errand.purpose, authCode, state };
}
