'use client';
// The messenger's code within our page: its login page in a frame, whose messages are heard, and a new code when it ends.
import type { MessengerLoginStart, MessengerPurpose } from '@liangfen/sdk/schema';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { formProblem } from '../../messages/form-problem.ts';
import { fill, useFailureMessages, useMessengerMessages } from '../../messages/index.ts';
import { readEmbeddedAnswer } from '../../messenger/login-answer.ts';
import { useMessengerHost } from '../../messenger/messenger-host.ts';
import { Button } from '../../primitives/Button.tsx';
import { Spinner } from '../../primitives/Spinner.tsx';
import { useClient, useServerClock } from '../../provider/index.ts';
import { token } from '../../theme/index.ts';
import { Hint, Problem, Stack } from '../frame/Section.tsx';

/** The proof of who scanned: good for one use, and only with the state it was asked for. */
export interface ScannedProof {
  readonly authCode: string;
  readonly state: string;
}

export interface EmbeddedCodeProps {
  readonly purpose: MessengerPurpose;
  readonly name: string;
  readonly onScanned: (proof: ScannedProof) => void;
}

/** A page that nobody looks at must not ask for codes for ever. */
const mostRenewals = 5;

const Box = styled.div`
  display: grid;
  box-sizing: border-box;
  min-height: 360px;
  border: 1px solid ${token.line};
  border-radius: ${token.radius};
  background: ${token.surfaceRaised};
  overflow: hidden;
  > * {
    place-self: center;
  }
`;

const Frame = styled.iframe`
  place-self: stretch;
  width: 100%;
  min-width: 280px;
  height: 360px;
  border: 0;
`;

const Message = styled.div`
  display: grid;
  justify-items: center;
  gap: 10px;
  padding: 20px;
  text-align: center;
`;

type Code =
  | { readonly at: 'LOADING' }
  | { readonly at: 'SHOWN'; readonly start: MessengerLoginStart }
  | { readonly at: 'ENDED' }
  | { readonly at: 'REFUSED' }
  | { readonly at: 'FAILED'; readonly text: string };

export function EmbeddedCode({ purpose, name, onScanned }: EmbeddedCodeProps) {
  const texts = useMessengerMessages().scan;
  const { code, renew } = useCode(purpose, onScanned);
  return (
    <Stack $gap={10}>
      <Box>{content()}</Box>
      <FullPage purpose={purpose} name={name} />
    </Stack>
  );

  function content() {
    switch (code.at) {
      case 'LOADING':
        return (
          <Message role="status">
            <Spinner size={28} label={null} />
            <span>{texts.loading}</span>
          </Message>
        );
      case 'SHOWN':
        return <Frame title={fill(texts.frame, { name })} src={code.start.address} />;
      case 'ENDED':
        return again(texts.expired, texts.expiredHint);
      case 'REFUSED':
        return again(texts.refused, fill(texts.notGiven, { name }));
      case 'FAILED':
        return again(texts.failed, code.text);
    }
  }

  function again(title: string, hint: string) {
    return (
      <Message role="alert">
        <strong>{title}</strong>
        <Hint>{hint}</Hint>
        <Button look="primary" onClick={renew}>
          {texts.renew}
        </Button>
      </Message>
    );
  }
}

/** Shows one code after the other, each with a state of its own. */
function useCode(purpose: MessengerPurpose, onScanned: EmbeddedCodeProps['onScanned']) {
  const client = useClient();
  const { serverNow } = useServerClock();
  const { unknown, problems } = useFailureMessages();
  const [code, setCode] = useState<Code>({ at: 'LOADING' });
  const [asked, setAsked] = useState({ count: 0, unasked: 0 });
  const latest = useRef(onScanned);
  useLayoutEffect(() => {
    latest.current = onScanned;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once more is another code.
  useEffect(() => {
    const asking = new AbortController();
    setCode({ at: 'LOADING' });
    client
      .request('startMessengerLogin', {
        body: { purpose, embedded: true },
        signal: asking.signal,
      })
      .then(
        (start) => setCode({ at: 'SHOWN', start }),
        (error) => {
          if (asking.signal.aborted) return;
          setCode({ at: 'FAILED', text: formProblem(error, unknown, problems).text });
        },
      );
    return () => asking.abort();
  }, [client, purpose, unknown, problems, asked]);

  const start = code.at === 'SHOWN' ? code.start : null;
  // Listens before the frame can say anything.
  useLayoutEffect(() => {
    if (start === null) return;
    const hear = (event: MessageEvent<unknown>) => {
      const answer = readEmbeddedAnswer(event, start.address);
      if (answer === null) return;
      if (answer.kind === 'REFUSED') return setCode({ at: 'REFUSED' });
      const { authCode, state } = answer;
      // Another state answers somebody else's question.
      if (state === start.state) latest.current({ authCode, state });
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [start]);

  useEffect(() => {
    if (start === null) return;
    const timer = setTimeout(() => {
      if (asked.unasked < mostRenewals && document.visibilityState === 'visible') {
        setAsked({ count: asked.count + 1, unasked: asked.unasked + 1 });
      } else setCode({ at: 'ENDED' });
    }, start.expiresAt - serverNow());
    return () => clearTimeout(timer);
  }, [start, asked, serverNow]);

  const renew = useCallback(() => setAsked(({ count }) => ({ count: count + 1, unasked: 0 })), []);
  return { code, renew };
}

/** Opens the messenger's own page where frames are not shown, e.g. because of an extension of the browser. */
function FullPage({ purpose, name }: Pick<EmbeddedCodeProps, 'purpose' | 'name'>) {
  const client = useClient();
  const texts = useMessengerMessages().scan;
  const { unknown, problems } = useFailureMessages();
  const { leaveFor } = useMessengerHost();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (leaveFor === null) return null;
  const leave = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const body = { purpose, embedded: false };
      leaveFor(await client.request('startMessengerLogin', { body }), purpose);
    } catch (error) {
      setProblem(formProblem(error, unknown, problems).text);
      setBusy(false);
    }
  };
  return (
    <>
      <Button look="quiet" busy={busy} onClick={() => void leave()}>
        {fill(texts.fullPage, { name })}
      </Button>
      {problem === null ? null : <Problem role="alert">{problem}</Problem>}
    </>
  );
}
