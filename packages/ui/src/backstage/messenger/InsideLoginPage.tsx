'use client';
// The desk opened inside the messenger: logged in without a click, or a sentence that says how to get in.
import type { MessengerFirstLogin, MessengerSetting } from '@liangfen/sdk/schema';
import { useCallback, useEffect, useState } from 'react';
import { fill, useMessengerMessages, useProblems } from '../../messages/index.ts';
import { logInInside, NoCode } from '../../messenger/inside-login.ts';
import { useMessengerHost } from '../../messenger/messenger-host.ts';
import { Button } from '../../primitives/Button.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { useClient } from '../../provider/index.ts';
import { EntranceFrame } from '../frame/EntranceFrame.tsx';
import { FailedRead } from '../frame/Loaded.tsx';
import { PageLink } from '../frame/pages.tsx';
import { loginProblem } from '../login-elsewhere/login-problem.ts';
import { useLoggedIn } from '../login-elsewhere/use-logged-in.ts';
import { Waiting } from '../login-elsewhere/Waiting.tsx';
import { DemoNote } from './DemoNote.tsx';
import { FirstMessengerLogin } from './FirstMessengerLogin.tsx';
import { useAwayText, useMessenger, useMessengerName } from './use-messenger.ts';

export interface InsideLoginPageProps {
  /** The corporation that the address names; when it names none, the server's setting counts. */
  readonly corpId: string | null;
  /** The page where the person wanted to go, handed on to the way by scanning. */
  readonly from: string | null;
  readonly onLoggedIn: () => void;
}

type Step =
  | { readonly step: 'OPENING' }
  | { readonly step: 'OUTSIDE' }
  | { readonly step: 'NO_CORPORATION' }
  | { readonly step: 'FIRST'; readonly first: MessengerFirstLogin }
  | { readonly step: 'FAILED'; readonly text: string };

export function InsideLoginPage({ corpId, from, onLoggedIn }: InsideLoginPageProps) {
  const { inside: texts, first: firstTexts } = useMessengerMessages();
  const name = useMessengerName();
  const setting = useMessenger();
  const { at, again, done } = useInside(setting.data, corpId, onLoggedIn);
  const isFirst = at.step === 'FIRST';
  return (
    <EntranceFrame title={fill(isFirst ? firstTexts.title : texts.title, { name })}>
      {setting.data?.demo ? <DemoNote name={name} /> : null}
      {content()}
    </EntranceFrame>
  );

  function content() {
    if (setting.data === undefined) {
      return setting.isError ? <FailedRead of={setting} /> : <Waiting text={opening()} />;
    }
    if (!setting.data.connected) {
      return (
        <EmptyState title={texts.notConnected} hint={texts.notConnectedHint}>
          <PageLink to={{ page: 'login' }}>{texts.toPassword}</PageLink>
        </EmptyState>
      );
    }
    switch (at.step) {
      case 'OPENING':
        return <Waiting text={opening()} />;
      case 'OUTSIDE':
        return (
          <EmptyState
            title={fill(texts.outside, { name })}
            hint={fill(texts.outsideHint, { name })}
          >
            <PageLink to={{ page: 'messengerLogin', from }}>
              {fill(texts.toScan, { name })}
            </PageLink>
          </EmptyState>
        );
      case 'NO_CORPORATION':
        return (
          <EmptyState title={texts.noCorporation} hint={fill(texts.noCorporationHint, { name })}>
            <PageLink to={{ page: 'login' }}>{texts.toPassword}</PageLink>
          </EmptyState>
        );
      case 'FIRST':
        return (
          <FirstMessengerLogin first={at.first} name={name} onLoggedIn={done} onRestart={again} />
        );
      case 'FAILED':
        return (
          <div role="alert">
            <EmptyState title={texts.refused} hint={at.text}>
              <Button look="primary" onClick={again}>
                {texts.again}
              </Button>
            </EmptyState>
          </div>
        );
    }
  }

  function opening(): string {
    return fill(texts.opening, { name });
  }
}

function useInside(
  setting: MessengerSetting | undefined,
  corpIdOfAddress: string | null,
  onLoggedIn: () => void,
) {
  const client = useClient();
  const texts = useMessengerMessages().inside;
  const problems = useProblems();
  const { openInside } = useMessengerHost();
  const away = useAwayText();
  const [at, setAt] = useState<Step>({ step: 'OPENING' });
  const [tries, setTries] = useState(0);
  const done = useLoggedIn(onLoggedIn);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another login.
  useEffect(() => {
    if (setting === undefined || !setting.connected) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const say = (step: Step) => {
      if (!signal.aborted) setAt(step);
    };
    const logIn = async () => {
      say({ step: 'OPENING' });
      const messenger = await openInside(setting);
      if (messenger === null) return say({ step: 'OUTSIDE' });
      messenger.setTitle(fill(texts.title, { name: setting.name ?? '' }));
      const corpId = corpIdOfAddress ?? setting.corpId;
      if (corpId === null) return say({ step: 'NO_CORPORATION' });
      const way = { client, messenger, corpId, place: 'DESK', signal } as const;
      const { token, first } = await logInInside(way);
      if (signal.aborted) return;
      if (token !== null) done();
      else if (first !== null) say({ step: 'FIRST', first });
    };
    logIn().catch((error) => {
      const noCode = error instanceof NoCode;
      const name = setting.name ?? '';
      const text = noCode ? fill(texts.noCode, { name }) : loginProblem(error, away, problems);
      say({ step: 'FAILED', text });
    });
    return () => leaving.abort();
  }, [client, openInside, setting, corpIdOfAddress, texts, tries]);

  const again = useCallback(() => setTries((count) => count + 1), []);
  return { at, again, done };
}
