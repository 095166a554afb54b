'use client';
// Giving an order's money back: what will happen first, then how it went.
import { ApiError } from '@liangfen/sdk';
import type { OrderRefusal, PaymentOrder } from '@liangfen/sdk/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { FormProblem as Refusal } from '../../../messages/form-problem.ts';
import { fill, useBackstageMessages, useCommonMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/Button.tsx';
import { Dialog } from '../../../primitives/Dialog.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden.tsx';
import { useAct } from '../../data/use-act.ts';
import { accountKey } from '../../data/use-read.ts';
import { Hint, Problem, Stack } from '../../frame/Section.tsx';
import { DemoNote } from '../payment/DemoNote.tsx';
import { Settled } from '../payment/Settled.tsx';
import { useOrderWatch } from '../payment/use-order-watch.ts';
import { grouped } from '../points/prices.ts';
import { type RefundView, refundView } from './refund-view.ts';

const Steps = styled.ul`
  display: grid;
  gap: 6px;
  margin: 0;
  padding-left: 20px;
`;

export interface RefundDialogProps {
  readonly order: PaymentOrder;
  readonly onClose: () => void;
}

export function RefundDialog({ order: given, onClose }: RefundDialogProps) {
  const { money } = useBackstageMessages();
  const { action } = useCommonMessages();
  const texts = money.refund;
  const queries = useQueryClient();
  const [order, setOrder] = useState(given);
  /** The points were taken back while this dialog was open. */
  const [begun, setBegun] = useState(false);
  const changed = (now: PaymentOrder) => {
    setOrder(now);
    if (now.state !== order.state) void queries.invalidateQueries({ queryKey: accountKey });
  };
  const refund = useAct(
    money.action.refund,
    async (client, id: string) => {
      try {
        return await client.request('refundOrder', { path: { id } });
      } catch (error) {
        // Nobody knows how the request went, so the order is read: its state says whether the refund has begun.
        const now = isUnknown(error) ? await client.request('getOrder', { path: { id } }) : null;
        if (now === null || now.state === 'PAID') throw error;
        return now;
      }
    },
    {
      inForm: true,
      onDone: (now) => {
        setBegun(true);
        changed(now);
      },
    },
  );
  useOrderWatch(order, changed);
  const view = refundView({ order, begun, refused: useRefusal(refund.problem) });
  const settled = view.kind !== 'ASKING';
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (settled) main.current?.focus();
  }, [settled]);
  const amount = grouped(order.amount);
  return (
    <Dialog
      open
      title={fill(view.kind === 'ASKING' ? texts.title : texts.titleDone, { amount })}
      width={440}
      onClose={onClose}
      footer={footer()}
    >
      {picture(view)}
      <VisuallyHidden role="status">{announcement(view)}</VisuallyHidden>
    </Dialog>
  );

  function footer() {
    if (settled) {
      return (
        <Button ref={main} look="primary" onClick={onClose}>
          {texts.close}
        </Button>
      );
    }
    return (
      <>
        <Button onClick={onClose}>{action.cancel}</Button>
        <Button look="danger" busy={refund.busy} onClick={() => void refund.run(order.id)}>
          {texts.confirm}
        </Button>
      </>
    );
  }

  function picture(shown: RefundView) {
    switch (shown.kind) {
      case 'ASKING':
        return (
          <Stack>
            <Steps>
              <li>{fill(texts.takesPoints, { point: order.point })}</li>
              <li>{fill(texts.returnsMoney[order.payment], { amount })}</li>
              <li>{texts.undone}</li>
            </Steps>
            <Hint>{texts.whenDone}</Hint>
            <DemoNote payment={order.payment} />
            {refund.problem?.text ? <Problem role="alert">{refund.problem.text}</Problem> : null}
          </Stack>
        );
      case 'REFUSED':
        return (
          <Settled mark="WARNING" title={texts.refused}>
            {money.refundRefusal[shown.reason]}
          </Settled>
        );
      case 'RUNNING':
        return (
          <Settled mark="CLOCK" title={texts.running}>
            {texts.runningHint}
          </Settled>
        );
      case 'DONE':
        return (
          <Settled mark="DONE" title={texts.done}>
            {fill(texts.doneHint, { amount })}
          </Settled>
        );
      case 'NOT_DONE':
        return (
          <Settled mark="WARNING" title={texts.notDone}>
            {shown.reason === null ? texts.notDoneHint : money.refundRefusal[shown.reason]}
          </Settled>
        );
    }
  }

  function announcement(shown: RefundView): string {
    switch (shown.kind) {
      case 'ASKING':
        return '';
      case 'REFUSED':
        return texts.refused;
      case 'RUNNING':
        return texts.running;
      case 'DONE':
        return texts.done;
      case 'NOT_DONE':
        return texts.notDone;
    }
  }
}

/** The request may have been carried out all the same. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'PAYMENT_AWAY' || error.status === 0);
}

/** The server refused for a reason that the page did not know yet. */
function useRefusal(problem: Refusal | null): OrderRefusal | null {
  const { refundRefusal } = useBackstageMessages().money;
  const code = problem?.code ?? '';
  // The table has every reason of the contract and nothing else.
  return code in refundRefusal ? (code as OrderRefusal) : null;
}
