'use client';
// Pictures the states of an order in the payment dialog.
import type { ApiErrorCode } from '@liangfen/sdk';
import type { PaymentOrder } from '@liangfen/sdk/schema';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { FormProblem } from '../../../messages/form-problem.ts';
import { fill, useBackstageMessages } from '../../../messages/index.ts';
import { ownText } from '../../../own-text.tsx';
import { Button } from '../../../primitives/Button.tsx';
import { QrCode } from '../../../primitives/QrCode.tsx';
import { Skeleton, Spinner } from '../../../primitives/Spinner.tsx';
import { token } from '../../../theme/index.ts';
import { Hint, Problem } from '../../frame/Section.tsx';
import { grouped } from '../points/prices.ts';
import { usePoint } from '../points/use-point.ts';
import { DemoNote } from './DemoNote.tsx';
import type { FollowTrouble } from './follow-order.ts';
import { Mark } from './Mark.tsx';
import type { PaymentView } from './payment-view.ts';
import { Middle, Settled, type SettledProps, Title } from './Settled.tsx';
import { clockText } from './use-remaining.ts';

const qrSize = 200;

const Column = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  text-align: center;
`;

const Amount = styled.div`
  font-family: ${token.fontDigits};
  font-size: 34px;
  font-weight: 600;
  line-height: 42px;
  font-variant-numeric: tabular-nums;
`;

const CodeFrame = styled.div`
  padding: 11px;
  border: 1px solid ${token.line};
  border-radius: ${token.radius};
  background: ${token.surface};
`;

const Timer = styled.p`
  margin: 0;
  color: ${token.textMuted};
  font-variant-numeric: tabular-nums;
`;

/** A refusal that is about something else than this payment has a title of its own. */
function Failed({ problem }: Pick<PaymentPictureProps, 'problem'>) {
  const texts = useBackstageMessages().money.payment;
  const titles: Partial<Record<ApiErrorCode, string>> = { PAYMENT_AWAY: texts.away };
  const code = problem?.code ?? null;
  const title = code === null ? undefined : titles[code];
  return (
    <div role="alert">
      <Settled mark="WARNING" title={title ?? texts.failed}>
        {problem?.text}
      </Settled>
    </div>
  );
}

export interface PaymentPictureProps {
  readonly view: PaymentView;
  readonly problem: FormProblem | null;
  readonly remaining: number | null;
  readonly trouble: FollowTrouble;
  readonly webProblem: string | null;
}

export function PaymentPicture({
  view,
  problem,
  remaining,
  trouble,
  webProblem,
}: PaymentPictureProps) {
  const texts = useBackstageMessages().money.payment;
  switch (view.kind) {
    case 'MAKING':
      return (
        <Column aria-busy>
          <Skeleton $width="140px" $height="42px" />
          <Middle>
            <Spinner size={32} label={null} />
            <span>{texts.making}</span>
          </Middle>
        </Column>
      );
    case 'FAILED':
      return <Failed problem={problem} />;
    case 'WAITING':
      return (
        <Paying order={view.order} remaining={remaining} trouble={trouble} problem={webProblem}>
          <Code order={view.order} />
        </Paying>
      );
    case 'SCANNED':
      return (
        <Paying order={view.order} remaining={remaining} trouble={trouble} problem={webProblem}>
          <Scanned order={view.order} />
        </Paying>
      );
    case 'PAID':
      return (
        <Ended mark="DONE" title={texts.paid} order={view.order}>
          <Credited order={view.order} />
        </Ended>
      );
    case 'EXPIRED':
      return (
        <Ended mark="CLOCK" title={texts.expired} order={view.order}>
          {texts.expiredHint}
        </Ended>
      );
    case 'CANCELLED':
      return (
        <Ended mark="NOTHING" title={texts.cancelled} order={view.order}>
          {texts.cancelledHint}
        </Ended>
      );
    case 'CLOSED':
      return (
        <Ended mark="NOTHING" title={texts.closed} order={view.order}>
          {texts.closedHint}
        </Ended>
      );
    case 'REFUNDING':
      return (
        <Ended mark="CLOCK" title={texts.refunding} order={view.order}>
          {texts.changedHint}
        </Ended>
      );
    case 'REFUNDED':
      return (
        <Ended mark="NOTHING" title={texts.refunded} order={view.order}>
          {texts.changedHint}
        </Ended>
      );
  }
}

function Price({ order }: { readonly order: PaymentOrder }) {
  const { price, payment } = useBackstageMessages().money;
  return (
    <div>
      <Hint>{payment.amount}</Hint>
      <Amount>{fill(price, { amount: grouped(order.amount) })}</Amount>
    </div>
  );
}

function Paying({
  order,
  remaining,
  trouble,
  problem,
  children,
}: {
  readonly order: PaymentOrder;
  readonly remaining: number | null;
  readonly trouble: FollowTrouble;
  readonly problem: string | null;
  readonly children: ReactNode;
}) {
  const texts = useBackstageMessages().money.payment;
  return (
    <Column>
      <DemoNote payment={order.payment} />
      <Price order={order} />
      {ownText(children)}
      <Timer role="timer">{fill(texts.remaining, { time: clockText(remaining ?? 0) })}</Timer>
      <TroubleLine of={trouble} />
      {problem === null ? null : <Problem role="alert">{problem}</Problem>}
    </Column>
  );
}

function TroubleLine({ of }: { readonly of: FollowTrouble }) {
  const texts = useBackstageMessages().money.payment;
  switch (of) {
    case 'NONE':
      return null;
    case 'NETWORK':
      return <Hint role="status">{texts.trouble}</Hint>;
    case 'RESTING':
      return <Hint role="status">{texts.resting}</Hint>;
  }
}

function Code({ order }: { readonly order: PaymentOrder }) {
  const texts = useBackstageMessages().money.payment;
  // The provider was away when it was made; the web page does without a code.
  if (order.qrcodeUrl === '') {
    return (
      <Middle>
        <Mark kind="WARNING" />
        <Hint>{texts.noCode}</Hint>
      </Middle>
    );
  }
  return (
    <>
      <CodeFrame>
        <QrCode
          value={order.qrcodeUrl}
          size={qrSize}
          label={fill(texts.qr, { amount: order.amount })}
        />
      </CodeFrame>
      <span>{texts.scan[order.payment]}</span>
    </>
  );
}

/** The code stays within reach, because whoever scanned may have given up. */
function Scanned({ order }: { readonly order: PaymentOrder }) {
  const texts = useBackstageMessages().money.payment;
  const [again, setAgain] = useState(false);
  if (again) return <Code order={order} />;
  return (
    <Middle>
      <Mark kind="PHONE" />
      <Title>{texts.scanned}</Title>
      <Hint>{texts.scannedHint}</Hint>
      <Button size="small" look="quiet" onClick={() => setAgain(true)}>
        {texts.showAgain}
      </Button>
    </Middle>
  );
}

function Ended({
  order,
  ...rest
}: SettledProps & {
  readonly order: PaymentOrder;
}) {
  return (
    <Column>
      <DemoNote payment={order.payment} />
      <Settled {...rest} />
    </Column>
  );
}

function Credited({ order }: { readonly order: PaymentOrder }) {
  const texts = useBackstageMessages().money.payment;
  const point = usePoint();
  // The balance from before the payment would be wrong.
  return ownText(
    point.data === undefined || point.isFetching
      ? fill(texts.paidEffectOnly, { point: order.point })
      : fill(texts.paidEffect, { point: order.point, balance: point.data.point }),
  );
}
