'use client';
// The scanner as one sees it, in each of its states; the page beside it makes them.
import { type FormEvent, type Ref, useState } from 'react';
import { styled } from 'styled-components';
import { PhonePage } from '../../judge-scoring/pages/PhonePage.tsx';
import { Quiet } from '../../judge-scoring/parts/layout.tsx';
import { fill, useScanMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Spinner } from '../../primitives/Spinner.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { token } from '../../theme/index.ts';

export type ScanState =
  /** The browser asks whether this page may use the camera. */
  | { readonly at: 'ASKING' }
  | { readonly at: 'SCANNING' }
  /** The code is none of this product's; its text is shown, and never opened. */
  | { readonly at: 'FOREIGN'; readonly text: string }
  | { readonly at: 'BLOCKED'; readonly why: ScanBlock }
  /** The messenger's own scanner, at a press. */
  | { readonly at: 'MESSENGER'; readonly failed: boolean };

/** Why the camera does not help here. */
export type ScanBlock =
  | 'NO_CAMERA'
  | 'INSECURE'
  /** Nothing in this browser reads codes, however often it is tried. */
  | 'NO_READER'
  | 'REFUSED'
  | 'CAMERA_FAILED'
  | 'READER_FAILED';

export interface ScanViewProps {
  readonly state: ScanState;
  /** Takes the camera's picture. */
  readonly video?: Ref<HTMLVideoElement>;
  /** The messenger's name, where the page is open inside it. */
  readonly messengerName: string;
  /** Scans on, or tries the camera again. */
  readonly onAgain: () => void;
  readonly onMessenger: () => void;
  readonly onTyped: (text: string) => void;
}

export function ScanView(props: ScanViewProps) {
  const { state, video } = props;
  const texts = useScanMessages();
  const hasPicture = state.at === 'ASKING' || state.at === 'SCANNING';
  return (
    <PhonePage title={texts.title} hint={texts.hint}>
      <Picture hidden={!hasPicture}>
        <video ref={video} muted playsInline aria-label={texts.camera} />
        {state.at === 'SCANNING' ? <Aim aria-hidden="true" /> : null}
        {state.at === 'ASKING' ? (
          <Over role="status">
            <Spinner size={28} label={null} />
            <span>{texts.asking}</span>
          </Over>
        ) : null}
      </Picture>
      <Instead {...props} />
      <Typed onTyped={props.onTyped} />
    </PhonePage>
  );
}

/** Stands in the picture's place. */
function Instead({ state, messengerName: name, onAgain, onMessenger }: ScanViewProps) {
  const texts = useScanMessages();
  switch (state.at) {
    case 'ASKING':
    case 'SCANNING':
      return null;
    case 'FOREIGN':
      return (
        <Note role="alert">
          <strong>{texts.foreign}</strong>
          <Quiet>{texts.foreignHint}</Quiet>
          <Read tabIndex={0}>{state.text}</Read>
          <Button look="primary" size="large" onClick={onAgain}>
            {texts.onward}
          </Button>
        </Note>
      );
    case 'BLOCKED': {
      const { title, hint, canRetry } = blockTexts(texts, state.why);
      return (
        <Note role="alert">
          <strong>{title}</strong>
          <Quiet>{hint}</Quiet>
          {canRetry ? (
            <Button size="large" onClick={onAgain}>
              {texts.again}
            </Button>
          ) : null}
        </Note>
      );
    }
    case 'MESSENGER':
      return (
        <>
          {state.failed ? <Note role="alert">{fill(texts.messengerFailed, { name })}</Note> : null}
          <Button look="primary" size="large" onClick={onMessenger}>
            {fill(texts.messenger, { name })}
          </Button>
        </>
      );
  }
}

function blockTexts(texts: ReturnType<typeof useScanMessages>, why: ScanBlock) {
  switch (why) {
    case 'NO_CAMERA':
      return { title: texts.noCamera, hint: texts.noCameraHint, canRetry: false };
    case 'INSECURE':
      return { title: texts.insecure, hint: texts.insecureHint, canRetry: false };
    case 'NO_READER':
      return { title: texts.noReader, hint: texts.noReaderHint, canRetry: false };
    case 'REFUSED':
      return { title: texts.refused, hint: texts.refusedHint, canRetry: true };
    case 'CAMERA_FAILED':
      return { title: texts.failed, hint: texts.failedHint, canRetry: true };
    case 'READER_FAILED':
      return { title: texts.readerFailed, hint: texts.readerFailedHint, canRetry: true };
  }
}

function Typed({ onTyped }: Pick<ScanViewProps, 'onTyped'>) {
  const texts = useScanMessages();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onTyped(text.trim());
  };
  return (
    <Form onSubmit={submit}>
      <TextField
        label={texts.typed}
        hint={texts.typedHint}
        value={text}
        onChange={setText}
        maxLength={2_000}
        inputMode="url"
        autoComplete="off"
      />
      <Button type="submit">{texts.open}</Button>
    </Form>
  );
}

/** A square without `aspect-ratio`, which phones of iOS 14 do not know; nor do they know `inset`. */
const Picture = styled.div`
  position: relative;
  height: 0;
  padding-top: 100%;
  overflow: hidden;
  border-radius: 16px;
  background: ${token.surfaceSunken};
  &[hidden] {
    display: none;
  }
  video {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Aim = styled.div`
  position: absolute;
  top: 18%;
  right: 18%;
  bottom: 18%;
  left: 18%;
  border: 3px solid ${token.accent};
  border-radius: 16px;
`;

const Over = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: grid;
  align-content: center;
  justify-items: center;
  grid-gap: 12px;
  gap: 12px;
  padding: 16px;
  text-align: center;
`;

const Note = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 12px;
  gap: 12px;
  padding: 20px;
  border: 1px solid ${token.line};
  border-radius: 16px;
  background: ${token.surface};
`;

const Read = styled.p`
  max-height: 10em;
  margin: 0;
  overflow: auto;
  position: relative;
  overflow-wrap: anywhere;
  user-select: all;
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 12px;
  gap: 12px;
`;
