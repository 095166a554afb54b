'use client';
// Where the provider leads back to: nothing is done unless this tab asked for it with the same state.
import type { MessengerPurpose } from '@liangfen/sdk/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  fill,
  useBackstageMessages,
  useProblems,
  useSignOnMessages,
} from '../../messages/index.ts';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { useClient } from '../../provider/index.ts';
import { accountKey } from '../data/use-read.ts';
import { EntranceFrame } from '../entrance/EntranceFrame.tsx';
import { SecondStep } from '../entrance/SecondStep.tsx';
import { PlaceLink, useNavigation } from '../frame/pages.tsx';
import { Working } from '../messenger/Working.tsx';
import { FirstSignOn } from './FirstSignOn.tsx';
import type { SignOnAnswer, SignOnProof } from './sign-on-answer.ts';
import type { SignOnErrand } from './sign-on-host.ts';
import { useSignOnNameOrAny } from './use-sign-on.ts';
import { signOnProblem, useSignOnLogin } from './use-sign-on-login.ts';

export interface SignOnReturnPageProps {
  /** What the address said when the page was opened; null for nothing. */
  readonly answer: SignOnAnswer | null;
  readonly errand: SignOnErrand | null;
  readonly onLoggedIn: () => void;
  readonly onBound: () => void;
}

export function SignOnReturnPage({ answer, errand, onLoggedIn, onBound }: SignOnReturnPageProps) {
  const texts = useSignOnMessages();
  const { login: loginTexts } = useBackstageMessages();
  const name = useSignOnNameOrAny();
  const { go } = useNavigation();
  const login = useSignOnLogin(onLoggedIn);
  const binding = useBindingOf(onBound);
  const verdict = verdictOf(answer, errand);

  // A code serves once, also where React runs effects twice.
  const used = useRef(false);
  useEffect(() => {
    if (used.current || verdict.kind !== 'GOOD') return;
    used.current = true;
    switch (verdict.purpose) {
      case 'LOGIN':
        void login.run(verdict.proof);
        return;
      case 'BIND':
        void binding.run(verdict.proof);
    }
  });

  return <EntranceFrame title={titleOf()}>{content()}</EntranceFrame>;

  function titleOf() {
    switch (login.at.step) {
      case 'FIRST':
        return fill(texts.first.title, { name });
      case 'SECOND_FACTOR':
        return loginTexts.secondFactor;
      case 'BUSY':
      case 'FAILED':
        return fill(texts.title, { name });
    }
  }

  function content() {
    switch (verdict.kind) {
      case 'NOTHING':
        return stopped(texts.nothing, fill(texts.nothingHint, { name }), 'LOGIN');
      case 'FOREIGN':
        return stopped(texts.foreign, texts.foreignHint, errand?.purpose ?? 'LOGIN');
      case 'REFUSED':
        return stopped(
          fill(texts.refusedThere, { name }),
          texts.refusedThereHint,
          errand?.purpose ?? 'LOGIN',
        );
      case 'GOOD':
        return contentOf(verdict.purpose);
    }
  }

  function contentOf(purpose: MessengerPurpose) {
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
      case 'BUSY':
        return <Working text={texts.working} />;
      case 'FIRST':
        return <FirstSignOn first={at.first} name={name} onLoggedIn={() => login.done.current()} />;
      case 'SECOND_FACTOR':
        return (
          <SecondStep
            ticket={at.ticket}
            onLoggedIn={() => login.done.current()}
            onBack={() => go({ page: 'login' })}
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
        return <PlaceLink to={{ page: 'login' }}>{texts.toLogin}</PlaceLink>;
      case 'BIND':
        return <PlaceLink to={{ page: 'account', part: 'sign-on' }}>{texts.toAccount}</PlaceLink>;
    }
  }
}

function useBindingOf(onBound: () => void) {
  const client = useClient();
  const queries = useQueryClient();
  const { away } = useSignOnMessages();
  const problems = useProblems();
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (body: SignOnProof) => {
    try {
      await client.request('addSingleSignOnBinding', { body });
      await queries.invalidateQueries({ queryKey: accountKey });
      onBound();
    } catch (error) {
      setProblem(signOnProblem(error, away, problems));
    }
  };
  return { run, problem };
}

type Verdict =
  | { readonly kind: 'NOTHING' | 'FOREIGN' | 'REFUSED' }
  | { readonly kind: 'GOOD'; readonly purpose: MessengerPurpose; readonly proof: SignOnProof };

function verdictOf(answer: SignOnAnswer | null, errand: SignOnErrand | null): Verdict {
  if (answer === null) return { kind: 'NOTHING' };
  if (answer.kind === 'REFUSED') return { kind: 'REFUSED' };
  if (errand === null || errand.state !== answer.proof.state) return { kind: 'FOREIGN' };
  return { kind: 'GOOD', purpose: errand.purpose, proof: answer.proof };
}
