'use client';
// The page to which another login page leads back, of the messenger or of the single sign-on: a login, a binding, or
// why neither.
import type { MessengerPurpose } from '@liangfen/sdk/schema';
import { type ReactNode, useEffect, useRef } from 'react';
import { fill } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { EntranceFrame } from '../frame/EntranceFrame.tsx';
import { type DeskPage, PageLink } from '../frame/pages.tsx';
import { type LoginErrand, type ReturnAnswer, verdictOf } from './return-verdict.ts';
import { Waiting } from './Waiting.tsx';

type ReturnTexts = Readonly<
  Record<
    | 'nothing'
    | 'nothingHint'
    | 'foreign'
    | 'foreignHint'
    | 'refusedThere'
    | 'refusedThereHint'
    | 'binding'
    | 'failed'
    | 'failedBinding'
    | 'toLogin'
    | 'toAccount',
    string
  >
>;

interface Use<Proof> {
  /** Called once with what came back, where this tab had asked for it. */
  readonly run: (proof: Proof) => Promise<void>;
}

export interface ReturnPageProps<Proof extends { readonly state: string }> {
  readonly title: string;
  readonly texts: ReturnTexts;
  /** The name of the other login. */
  readonly name: string;
  readonly answer: ReturnAnswer<Proof> | null;
  readonly errand: LoginErrand | null;
  readonly login: Use<Proof> & {
    /** The present step; `failed` draws why the login ended. */
    readonly content: (failed: (why: string) => ReactNode) => ReactNode;
  };
  readonly binding: Use<Proof> & { readonly problem: string | null };
  /** The pages to go on to when nothing came of the login. */
  readonly wayOn: Readonly<Record<MessengerPurpose, DeskPage>>;
}

export function ReturnPage<Proof extends { readonly state: string }>({
  title,
  texts,
  name,
  answer,
  errand,
  login,
  binding,
  wayOn,
}: ReturnPageProps<Proof>) {
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

  return <EntranceFrame title={title}>{content()}</EntranceFrame>;

  function content() {
    const purpose = errand?.purpose ?? 'LOGIN';
    switch (verdict.kind) {
      case 'NOTHING':
        return stopped(texts.nothing, fill(texts.nothingHint, { name }), 'LOGIN');
      case 'FOREIGN':
        return stopped(texts.foreign, texts.foreignHint, purpose);
      case 'REFUSED':
        return stopped(fill(texts.refusedThere, { name }), texts.refusedThereHint, purpose);
      case 'GOOD':
        return goodContent(verdict.purpose);
    }
  }

  function goodContent(purpose: MessengerPurpose) {
    switch (purpose) {
      case 'LOGIN':
        return login.content((why) => stopped(texts.failed, why, purpose));
      case 'BIND':
        return binding.problem === null ? (
          <Waiting text={texts.binding} />
        ) : (
          stopped(texts.failedBinding, binding.problem, purpose)
        );
    }
  }

  function stopped(what: string, hint: string, purpose: MessengerPurpose) {
    const words: Readonly<Record<MessengerPurpose, string>> = {
      LOGIN: texts.toLogin,
      BIND: texts.toAccount,
    };
    return (
      <div role="alert">
        <EmptyState title={what} hint={hint}>
          <PageLink to={wayOn[purpose]}>{words[purpose]}</PageLink>
        </EmptyState>
      </div>
    );
  }
}
