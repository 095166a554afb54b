'use client';
// The plans as cards: how many competitions, what they cost together and each.
import type { PaymentMeans, Plan, Plans } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Tag } from '../../primitives/Card.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { token } from '../../theme/index.ts';
import { accountKey, useRead } from '../data/use-read.ts';
import { Callout } from '../frame/Callout.tsx';
import { Loaded } from '../frame/Loaded.tsx';
import { Hint, Section, Stack } from '../frame/Section.tsx';
import { DemoNote } from './payment/DemoNote.tsx';
import { Contact } from './points/Contact.tsx';
import { eachPrice, grouped } from './points/prices.ts';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 216px), 1fr));
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  @media (max-width: 640px) {
    grid-template-columns: repeat(auto-fit, minmax(132px, 1fr));
    gap: 10px;
  }
`;

const PlanCard = styled.li`
  display: flex;
  flex-direction: column;
  gap: 4px;
  max-width: 400px;
  padding: 18px 18px 16px;
  border: 1px solid ${token.line};
  border-radius: ${token.radius};
  background: ${token.surface};
  transition: border-color ${token.fast};
  &:hover {
    border-color: ${token.accent};
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
  @media (max-width: 640px) {
    padding: 14px 12px 12px;
  }
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-height: 26px;
  font-size: 16px;
  font-weight: 600;
  line-height: 26px;
`;

const Price = styled.div`
  margin-top: 4px;
  font-family: ${token.fontDigits};
  font-size: 28px;
  font-weight: 600;
  line-height: 38px;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  @media (max-width: 640px) {
    font-size: 22px;
    line-height: 32px;
  }
`;

const Buy = styled.div`
  display: grid;
  margin-top: auto;
  padding-top: 12px;
`;

export interface PlanCardsProps {
  readonly onBuy: (plan: Plan) => void;
}

export function usePlans() {
  return useRead([...accountKey, 'plans'], (client, signal) =>
    client.request('listPlans', { signal }),
  );
}

export function PlanCards({ onBuy }: PlanCardsProps) {
  const { plans: texts } = useBackstageMessages().money;
  const plans = usePlans();
  return (
    <Section title={texts.title}>
      <Loaded of={plans}>
        {(data) => (
          <Stack>
            <WhyNot of={data} />
            {data.plans.length === 0 ? (
              <EmptyState title={texts.empty} hint={texts.emptyHint} />
            ) : (
              <Cards>
                {data.plans.map((plan) => (
                  <PlanOf
                    key={plan.id}
                    plan={plan}
                    onBuy={data.mayBuy && connected(data.payment) ? onBuy : null}
                  />
                ))}
              </Cards>
            )}
            {data.mayBuy && connected(data.payment) && data.plans.length > 0 ? null : <Contact />}
            {data.mayBuy ? <DemoNote payment={data.payment} /> : null}
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

function connected(payment: PaymentMeans): boolean {
  switch (payment) {
    case 'ALIPAY':
    case 'DEMO':
      return true;
    case 'NONE':
      return false;
  }
}

/** Tells an account that cannot buy what to do instead. */
function WhyNot({ of: { mayBuy, payment } }: { readonly of: Plans }) {
  const { plans: texts } = useBackstageMessages().money;
  if (!mayBuy) {
    return (
      <Callout tone="neutral" title={texts.mainBuys}>
        {texts.mainBuysHint}
      </Callout>
    );
  }
  return connected(payment) ? null : (
    <Callout tone="neutral" title={texts.none}>
      {texts.noneHint}
    </Callout>
  );
}

function PlanOf({
  plan,
  onBuy,
}: {
  readonly plan: Plan;
  readonly onBuy: ((plan: Plan) => void) | null;
}) {
  const { plans: texts, price } = useBackstageMessages().money;
  const { amount, point, discount } = plan;
  const each = eachPrice(plan);
  return (
    <PlanCard>
      <Name>
        <span>{fill(texts.card, { point })}</span>
        {discount === null ? null : <Tag $tone="accent">{discount}</Tag>}
      </Name>
      <Price>{fill(price, { amount: grouped(amount) })}</Price>
      {each === null ? null : (
        <Hint>{fill(each.exact ? texts.each : texts.eachAbout, { amount: each.amount })}</Hint>
      )}
      {onBuy === null ? null : (
        <Buy>
          <Button
            look="primary"
            aria-label={fill(texts.buyOf, { point, amount })}
            onClick={() => onBuy(plan)}
          >
            {texts.buy}
          </Button>
        </Buy>
      )}
    </PlanCard>
  );
}
