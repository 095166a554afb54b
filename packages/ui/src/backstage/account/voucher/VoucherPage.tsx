'use client';
// Points for a voucher code, and the way back to where they were wanted.
import type { User } from '@liangfen/sdk/schema';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { FormProblem as FormRefusal } from '../../../messages/form-problem.ts';
import { fill, useBackstageMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/Button.tsx';
import { useAct } from '../../data/use-act.ts';
import { useOwnAccount } from '../../data/use-own-account.ts';
import { accountKey } from '../../data/use-read.ts';
import { Callout } from '../../frame/Callout.tsx';
import { DeskFrame, PageBody, PageHead } from '../../frame/DeskFrame.tsx';
import { FormProblem } from '../../frame/FormProblem.tsx';
import { Loaded } from '../../frame/Loaded.tsx';
import { type DeskPage, useNavigation } from '../../frame/pages.tsx';
import { Actions, Hint, Section, Stack } from '../../frame/Section.tsx';
import { Mark } from '../payment/Mark.tsx';
import { BackCallout } from '../points/Balance.tsx';
import { Contact } from '../points/Contact.tsx';
import { usePoint } from '../points/use-point.ts';
import { CodeField } from './CodeField.tsx';
import { checkCode } from './typed-code.ts';

const Narrow = styled.div`
  display: grid;
  gap: 16px;
  max-width: 560px;
`;

const Success = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 12px 0 4px;
  text-align: center;
  h3 {
    margin: 0;
    font-size: 20px;
    font-weight: 600;
    line-height: 30px;
    outline: none;
  }
`;

export function VoucherPage({ backTo = null }: { readonly backTo?: DeskPage | null | undefined }) {
  const { voucher: texts } = useBackstageMessages().money;
  const user = useOwnAccount();
  return (
    <DeskFrame current="account">
      <PageBody>
        <PageHead>
          <h1>{texts.title}</h1>
        </PageHead>
        <Narrow>
          <Loaded of={user}>{contentFor}</Loaded>
        </Narrow>
      </PageBody>
    </DeskFrame>
  );

  function contentFor({ kind }: Pick<User, 'kind'>) {
    switch (kind) {
      case 'SUB':
        return (
          <Callout tone="neutral" title={texts.mainRedeems} actions={<ToPoints />}>
            {texts.mainRedeemsHint}
          </Callout>
        );
      case 'MAIN':
      case 'GUEST':
        return (
          <>
            {backTo === null ? null : <BackCallout to={backTo} />}
            <Redeeming backTo={backTo} />
          </>
        );
    }
  }
}

interface Redeemed {
  /** The balance now. */
  readonly point: number;
  /** The points gained; null where the balance before was not known. */
  readonly gained: number | null;
}

function Redeeming({ backTo }: { readonly backTo: DeskPage | null }) {
  const { voucher: texts, action } = useBackstageMessages().money;
  const before = usePoint().data?.point;
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [redeemed, setRedeemed] = useState<Redeemed | null>(null);
  const redeem = useAct(
    action.redeem,
    (client, code: string) => client.request('redeemVoucher', { body: { code } }),
    {
      inForm: true,
      refresh: [accountKey],
      onDone: ({ point }) => {
        setRedeemed({ point, gained: before === undefined ? null : point - before });
        setTyped('');
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (redeem.busy) return;
    redeem.clear();
    const check = checkCode(typed);
    switch (check.kind) {
      case 'GOOD':
        setWrong(null);
        void redeem.run(check.code);
        return;
      case 'MISSING':
        return setWrong(texts.missing);
      case 'LENGTH':
        return setWrong(fill(texts.length, { count: check.count }));
      case 'LETTERS':
        return setWrong(fill(texts.letters, { letters: check.letters }));
    }
  };
  const refusal = useRefusal(redeem.problem);
  if (redeemed !== null) {
    return (
      <Section title={texts.title}>
        <Done redeemed={redeemed} backTo={backTo} onAnother={() => setRedeemed(null)} />
      </Section>
    );
  }
  return (
    <Section title={texts.title}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Hint>{texts.intro}</Hint>
          <CodeField
            label={texts.label}
            hint={texts.hint}
            error={wrong ?? refusal.field ?? undefined}
            value={typed}
            onChange={(value) => {
              setTyped(value);
              setWrong(null);
              if (redeem.problem !== null) redeem.clear();
            }}
          />
          <FormProblem of={refusal.form} />
          <Actions>
            <Button type="submit" look="primary" busy={redeem.busy}>
              {texts.submit}
            </Button>
            <ToPoints backTo={backTo} />
          </Actions>
          <Contact />
        </Stack>
      </form>
    </Section>
  );
}

interface Refused {
  /** Null for a failure that says nothing about the code, e.g. a dead network. */
  readonly field: string | null;
  readonly form: FormRefusal | null;
}

/** A refused code is said at its field, and only there. */
function useRefusal(problem: FormRefusal | null): Refused {
  const { voucher, duration } = useBackstageMessages().money;
  return useMemo(() => {
    if (problem === null) return { field: null, form: null };
    const field = fieldRefusal(problem, (seconds) => {
      const time =
        seconds < 60
          ? fill(duration.seconds, { seconds })
          : fill(duration.minutes, { minutes: Math.ceil(seconds / 60) });
      return fill(voucher.wait, { time });
    });
    return {
      field,
      form: field === null ? problem : { ...problem, text: field, fields: {} },
    };
  }, [problem, voucher, duration]);
}

function fieldRefusal(
  { code, text, fields, retryAfterSeconds }: FormRefusal,
  waitText: (seconds: number) => string,
): string | null {
  if (fields.code !== undefined) return fields.code;
  if (code === 'VOUCHER_INVALID' || code === 'VOUCHER_USED' || code === 'VOUCHER_EXPIRED') {
    return text;
  }
  return retryAfterSeconds === null ? null : waitText(retryAfterSeconds);
}

function Done({
  redeemed: { point, gained },
  backTo,
  onAnother,
}: {
  readonly redeemed: Redeemed;
  readonly backTo: DeskPage | null;
  readonly onAnother: () => void;
}) {
  const { voucher: texts } = useBackstageMessages().money;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Success>
      <Mark kind="DONE" />
      <h3 ref={title} tabIndex={-1}>
        {texts.done}
      </h3>
      <span role="status">
        {gained === null
          ? fill(texts.doneEffectOnly, { balance: point })
          : fill(texts.doneEffect, { point: gained, balance: point })}
      </span>
      <Actions>
        <Button onClick={onAnother}>{texts.another}</Button>
        <ToPoints backTo={backTo} />
      </Actions>
    </Success>
  );
}

function ToPoints({ backTo = null }: { readonly backTo?: DeskPage | null }) {
  const { voucher: texts } = useBackstageMessages().money;
  const { go } = useNavigation();
  return (
    <Button
      onClick={() =>
        go({ page: 'account', part: 'points', ...(backTo === null ? {} : { backTo }) })
      }
    >
      {texts.toPoints}
    </Button>
  );
}
