'use client';
// Hands a payment over to the provider's own page: checks where the stored form goes, and sends it.
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useBackstageMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Spinner } from '../../primitives/Spinner.tsx';
import { token } from '../../theme/index.ts';
import { Mark } from '../account/payment/Mark.tsx';
import { Brand } from '../frame/DeskFrame.tsx';
import { PageLink } from '../frame/pages.tsx';
import { Hint } from '../frame/Section.tsx';
import { type PaymentFields, readPaymentForm } from './read-payment-form.ts';

export interface PaymentRedirectPageProps {
  /** The form that the desk has stored; null when there is none. */
  readonly content: string | null;
  /** Tells a demonstration: only there may a form go to the provider's stand-in. */
  readonly isDemonstration: (signal: AbortSignal) => Promise<boolean>;
  /** Sends the form; the browser's own way without it. */
  readonly send?: (form: HTMLFormElement) => void;
}

const Whole = styled.main`
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: 100vh;
  box-sizing: border-box;
  padding: 20px 24px;
  background: ${token.bg};
  color: ${token.text};
  font-family: ${token.font};
  font-size: 14px;
  line-height: 22px;
  a {
    color: ${token.accent};
  }
`;

const Middle = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  justify-self: center;
  gap: 12px;
  max-width: 380px;
  padding-bottom: 10vh;
  text-align: center;
  h1 {
    margin: 4px 0 0;
    font-size: 20px;
    font-weight: 600;
    line-height: 30px;
  }
`;

type Verdict =
  | { readonly kind: 'NOTHING' }
  | { readonly kind: 'FOREIGN' }
  | { readonly kind: 'ASKING' }
  | { readonly kind: 'SENDING'; readonly form: PaymentFields };

export function PaymentRedirectPage({
  content,
  isDemonstration,
  send = sendByBrowser,
}: PaymentRedirectPageProps) {
  const texts = useBackstageMessages().money.web;
  const verdict = useVerdict(content, isDemonstration);
  switch (verdict.kind) {
    case 'ASKING':
      return (
        <Page title={texts.submitting} picture={<Spinner size={40} label={null} />}>
          <Hint role="status">{texts.submittingHint}</Hint>
        </Page>
      );
    case 'SENDING':
      return (
        <Page title={texts.submitting} picture={<Spinner size={40} label={null} />}>
          <Hint role="status">{texts.submittingHint}</Hint>
          <Hint>{texts.submitHint}</Hint>
          <SentForm form={verdict.form} send={send} />
        </Page>
      );
    case 'NOTHING':
      return (
        <Page title={texts.nothing} picture={<Mark kind="NOTHING" />}>
          <Hint>{texts.nothingHint}</Hint>
          <BackLink />
        </Page>
      );
    case 'FOREIGN':
      return (
        <Page title={texts.foreign} picture={<Mark kind="WARNING" />}>
          <Hint role="alert">{texts.foreignHint}</Hint>
          <BackLink />
        </Page>
      );
  }
}

function useVerdict(
  content: string | null,
  isDemonstration: PaymentRedirectPageProps['isDemonstration'],
): Verdict {
  const read = useMemo(() => readPaymentForm(content, window.location.origin), [content]);
  const [demonstration, setDemonstration] = useState<boolean | null>(null);
  const toSandbox = read.kind === 'SANDBOX';
  useEffect(() => {
    if (!toSandbox) return;
    const asking = new AbortController();
    void isDemonstration(asking.signal).then((is) => {
      if (!asking.signal.aborted) setDemonstration(is);
    });
    return () => asking.abort();
  }, [toSandbox, isDemonstration]);
  switch (read.kind) {
    case 'NONE':
      return { kind: 'NOTHING' };
    case 'FOREIGN':
      return { kind: 'FOREIGN' };
    case 'GATEWAY':
      return { kind: 'SENDING', form: read.form };
    case 'SANDBOX':
      if (demonstration === null) return { kind: 'ASKING' };
      return demonstration ? { kind: 'SENDING', form: read.form } : { kind: 'FOREIGN' };
  }
}

/** Built anew from what was read: nothing of the stored text itself gets into the page. */
function SentForm({
  form,
  send,
}: {
  readonly form: PaymentFields;
  readonly send: (form: HTMLFormElement) => void;
}) {
  const texts = useBackstageMessages().money.web;
  const element = useRef<HTMLFormElement>(null);
  const latest = useRef(send);
  useEffect(() => {
    if (element.current !== null) latest.current(element.current);
  }, []);
  return (
    <form ref={element} method="post" action={form.action} acceptCharset="utf-8">
      {form.fields.map(({ name, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields never change, and a name may come twice
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{texts.submit}</Button>
    </form>
  );
}

/** Not the form's own `submit`, which a field of that name would hide. */
function sendByBrowser(form: HTMLFormElement): void {
  HTMLFormElement.prototype.submit.call(form);
}

function Page({
  title,
  picture,
  children,
}: {
  readonly title: string;
  readonly picture: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Whole>
      <div>
        <Brand to={{ page: 'overview' }} />
      </div>
      <Middle>
        {ownText(picture)}
        <h1>{title}</h1>
        {ownText(children)}
      </Middle>
    </Whole>
  );
}

function BackLink() {
  const texts = useBackstageMessages().money.web;
  return <PageLink to={{ page: 'account', part: 'points' }}>{texts.back}</PageLink>;
}
