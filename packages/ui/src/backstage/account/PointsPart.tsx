'use client';
// Cloud points: the balance, buying more, the orders, and both ledgers.
import type { PaymentOrder, Plan, User } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { useBackstageMessages } from '../../messages/index.ts';
import { useAct } from '../data/use-act.ts';
import { accountKey } from '../data/use-read.ts';
import type { DeskPage } from '../frame/pages.tsx';
import { Stack } from '../frame/Section.tsx';
import { Orders } from './orders/Orders.tsx';
import { PlanCards } from './PlanCards.tsx';
import { PaymentDialog } from './payment/PaymentDialog.tsx';
import { BackCallout, Balance } from './points/Balance.tsx';
import { Records } from './points/Records.tsx';

/** The payment under way: a new order of a plan, or one that was left. */
interface Paying {
  readonly plan: Plan | null;
  readonly order: PaymentOrder | null;
}

export interface PointsPartProps {
  readonly user: User;
  readonly backTo: DeskPage | null;
}

export function PointsPart({ user, backTo }: PointsPartProps) {
  const { money } = useBackstageMessages();
  const [paying, setPaying] = useState<Paying | null>(null);
  const make = useAct(
    money.action.order,
    (client, planId: string) =>
      client
        .request('createOrderQrcode', { path: { planId } })
        .then((order) => ({ order, planId })),
    {
      inForm: true,
      goesOn: true,
      refresh: [[...accountKey, 'orders']],
      // Unless the dialog was closed meanwhile: then the order waits in the list.
      onDone: ({ order, planId }) =>
        setPaying((held) => (held?.plan?.id === planId ? { ...held, order } : held)),
    },
  );
  const buy = (plan: Plan) => {
    make.clear();
    setPaying({ plan, order: null });
    void make.run(plan.id);
  };
  const plan = paying?.plan ?? null;
  return (
    <Stack>
      {backTo === null ? null : <BackCallout to={backTo} />}
      <Balance ofMain={user.kind === 'SUB'} backTo={backTo} />
      <PlanCards onBuy={buy} />
      {user.kind === 'MAIN' ? (
        <Orders
          onPay={(order) => {
            make.clear();
            setPaying({ plan: null, order });
          }}
        />
      ) : null}
      <Records />
      {paying === null ? null : (
        <PaymentDialog
          point={paying.order?.point ?? plan?.point ?? 0}
          order={paying.order}
          onOrder={(order) =>
            setPaying((held) => (held?.order?.id === order.id ? { ...held, order } : held))
          }
          problem={make.problem}
          busy={make.busy}
          onAgain={plan === null ? null : () => buy(plan)}
          backTo={backTo}
          onClose={() => setPaying(null)}
        />
      )}
    </Stack>
  );
}
