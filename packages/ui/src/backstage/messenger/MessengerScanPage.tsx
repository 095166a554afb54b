'use client';
// Logging in by scanning: the messenger's code within our page, then a login or a first meeting.
import { fill, useMessengerMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { EntranceFrame } from '../frame/EntranceFrame.tsx';
import { Loaded } from '../frame/Loaded.tsx';
import { PageLink } from '../frame/pages.tsx';
import { Hint, Problem, Stack } from '../frame/Section.tsx';
import { Waiting } from '../login-elsewhere/Waiting.tsx';
import { DemoNote } from './DemoNote.tsx';
import { EmbeddedCode } from './EmbeddedCode.tsx';
import { FirstMessengerLogin } from './FirstMessengerLogin.tsx';
import { useMessenger, useMessengerName } from './use-messenger.ts';
import { useWebLogin } from './use-web-login.ts';

export interface MessengerScanPageProps {
  /** Why one has to log in, e.g. an expired login. */
  readonly message?: string | null;
  readonly onLoggedIn: () => void;
}

export function MessengerScanPage({ message = null, onLoggedIn }: MessengerScanPageProps) {
  const { scan: texts, first: firstTexts } = useMessengerMessages();
  const name = useMessengerName();
  const setting = useMessenger();
  const { at, run, restart, done } = useWebLogin(onLoggedIn);
  const title = at.step === 'FIRST' ? firstTexts.title : texts.title;
  return (
    <EntranceFrame title={fill(title, { name })}>
      {message === null ? null : <Problem role="alert">{message}</Problem>}
      <Loaded of={setting}>
        {({ connected, demo }) =>
          connected ? (
            <Stack>
              {demo ? <DemoNote name={name} /> : null}
              {content()}
            </Stack>
          ) : (
            <EmptyState title={texts.notConnected} hint={texts.notConnectedHint} />
          )
        }
      </Loaded>
      <p>
        <PageLink to={{ page: 'login' }}>{texts.byPassword}</PageLink>
      </p>
    </EntranceFrame>
  );

  function content() {
    switch (at.step) {
      case 'WAITING':
        return (
          <>
            <Hint>{fill(texts.hint, { name })}</Hint>
            <EmbeddedCode purpose="LOGIN" name={name} onScanned={(proof) => void run(proof)} />
          </>
        );
      case 'BUSY':
        return <Waiting text={texts.checking} />;
      case 'FIRST':
        return (
          <FirstMessengerLogin first={at.first} name={name} onLoggedIn={done} onRestart={restart} />
        );
      case 'FAILED':
        return (
          <EmptyState title={texts.refused} hint={<span role="alert">{at.text}</span>}>
            <Button look="primary" onClick={restart}>
              {texts.again}
            </Button>
          </EmptyState>
        );
    }
  }
}
