'use client';
// Paying for one order: the code to scan, the time there is, and 已支付 by itself.
import type { PaymentOrder } from '@liangfen/sdk/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FormProblem } from '../../../messages/form-problem.ts';
import { fill, useBackstageMessages, useMarks } from '../../../messages/index.ts';
import { Button } from '../../../primitives/Button.tsx';
import { Dialog } from '../../../primitives/Dialog.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden.tsx';
import { useAct } from '../../data/use-act.ts';
import { accountKey } from '../../data/use-read.ts';
import { type DeskPage, useNavigation } from '../../frame/pages.tsx';
import { PaymentPicture } from './PaymentPicture.tsx';
import { type PaymentView, paymentView } from './payment-view.ts';
import { useOrderWatch } from './use-order-watch.ts';
import { useRemaining } from './use-remaining.ts';
import { useWebPayment } from './use-web-payment.ts';

/** The width in the product's specification. */
const width = 472;

export interface PaymentDialogProps {
  readonly point: number;
  /** Null while it is being made. */
  readonly order: PaymentOrder | null;
  readonly onOrder: (order: PaymentOrder) => void;
  /** Why no order could be made. */
  readonly problem: FormProblem | null;
  readonly busy: boolean;
  /** Makes a new one; null where nobody knows of which plan. */
  readonly onAgain: (() => void) | null;
  readonly backTo: DeskPage | null;
  readonly onClose: () => void;
}

export function PaymentDialog(props: PaymentDialogProps) {
  const { point, order, onOrder, problem, busy, onAgain, backTo, onClose } = props;
  const { money } = useBackstageMessages();
  const marks = useMarks();
  const texts = money.payment;
  const queries = useQueryClient();
  const remaining = useRemaining(order?.expiresAt ?? null);
  const [cancelledId, setCancelledId] = useState<string | null>(null);
  const view = paymentView({
    order,
    failed: problem !== null && !busy,
    remaining,
    cancelled: order !== null && order.id === cancelledId,
  });
  const changed = (now: PaymentOrder) => {
    onOrder(now);
    if (now.state !== order?.state) void queries.invalidateQueries({ queryKey: accountKey });
  };
  const trouble = useOrderWatch(order, changed);
  const cancel = useAct(
    money.action.cancelOrder,
    (client, id: string) => client.request('closeOrder', { path: { id } }),
    {
      onDone: (now) => {
        if (now.state === 'CLOSED') setCancelledId(now.id);
        changed(now);
      },
    },
  );
  const web = useWebPayment(
    view.kind === 'WAITING' || view.kind === 'SCANNED' ? view.order.id : null,
  );
  const main = useRef<HTMLButtonElement>(null);
  const settled = view.kind !== 'MAKING' && view.kind !== 'WAITING' && view.kind !== 'SCANNED';
  // The button that had the focus is gone.
  useEffect(() => {
    if (settled) main.current?.focus();
  }, [settled]);

  return (
    <Dialog
      open
      bottomOnPhone
      title={fill(texts.title, { point })}
      width={width}
      onClose={onClose}
      footer={footer()}
    >
      <PaymentPicture
        view={view}
        problem={problem}
        remaining={remaining}
        trouble={trouble}
        webProblem={web.problem}
      />
      <VisuallyHidden role="status">{announcement(view)}</VisuallyHidden>
    </Dialog>
  );

  function announcement(shown: PaymentView): string {
    switch (shown.kind) {
      case 'MAKING':
        return texts.making;
      case 'FAILED':
      case 'WAITING':
        return '';
      case 'SCANNED':
        return fill(marks.spoken, { first: texts.scanned, second: texts.scannedHint });
      case 'PAID':
        return fill(marks.spoken, {
          first: texts.paid,
          second: fill(texts.paidEffectOnly, { point: shown.order.point }),
        });
      case 'EXPIRED':
        return texts.expired;
      case 'CANCELLED':
        return texts.cancelled;
      case 'CLOSED':
        return texts.closed;
      case 'REFUNDING':
        return texts.refunding;
      case 'REFUNDED':
        return texts.refunded;
    }
  }

  function footer() {
    switch (view.kind) {
      case 'MAKING':
        return <Button onClick={onClose}>{texts.close}</Button>;
      case 'FAILED':
        return (
          <>
            <Button onClick={onClose}>{texts.close}</Button>
            {onAgain === null ? null : (
              <Button ref={main} look="primary" onClick={onAgain}>
                {texts.retry}
              </Button>
            )}
          </>
        );
      case 'WAITING':
      case 'SCANNED':
        return (
          <>
            <Button busy={cancel.busy} onClick={() => void cancel.run(view.order.id)}>
              {texts.cancel}
            </Button>
            {web.open === null ? null : (
              <Button look="primary" busy={web.busy} onClick={web.open}>
                {texts.byWeb}
              </Button>
            )}
          </>
        );
      case 'PAID':
        return (
          <>
            {backTo === null ? null : <BackButton to={backTo} />}
            <Button ref={main} look="primary" onClick={onClose}>
              {texts.done}
            </Button>
          </>
        );
      case 'EXPIRED':
      case 'CANCELLED':
      case 'CLOSED':
        return (
          <>
            <Button ref={onAgain === null ? main : null} onClick={onClose}>
              {texts.close}
            </Button>
            {onAgain === null ? null : (
              <Button ref={main} look="primary" busy={busy} onClick={onAgain}>
                {texts.again}
              </Button>
            )}
          </>
        );
      case 'REFUNDING':
      case 'REFUNDED':
        return (
          <Button ref={main} look="primary" onClick={onClose}>
            {texts.close}
          </Button>
        );
    }
  }
}

function BackButton({ to }: { readonly to: DeskPage }) {
  const { backTo } = useBackstageMessages().money;
  const { go } = useNavigation();
  return <Button onClick={() => go(to)}>{backTo.go}</Button>;
}
