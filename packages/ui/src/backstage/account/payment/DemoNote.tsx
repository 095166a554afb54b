'use client';
// Says of whatever touches payment that no money moves here.
import type { PaymentMeans } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { useBackstageMessages } from '../../../messages/index.ts';
import { Tag } from '../../../primitives/Card.tsx';
import { token } from '../../../theme/index.ts';

const Line = styled.p`
  display: flex;
  align-items: baseline;
  gap: 8px;
  margin: 0;
  color: ${token.textMuted};
  font-size: 13px;
  line-height: 22px;
  text-align: start;
  > :first-child {
    flex: none;
  }
`;

/** Renders nothing where real money is paid. */
export function DemoNote({ payment }: { readonly payment: PaymentMeans }) {
  const { demo } = useBackstageMessages().money;
  switch (payment) {
    case 'ALIPAY':
    case 'NONE':
      return null;
    case 'DEMO':
      return (
        <Line>
          <Tag $tone="warning">{demo.mark}</Tag>
          <span>{demo.hint}</span>
        </Line>
      );
  }
}

/** The mark alone, where there is no room for the sentence. */
export function DemoTag({ payment }: { readonly payment: PaymentMeans }) {
  const { demo } = useBackstageMessages().money;
  switch (payment) {
    case 'ALIPAY':
    case 'NONE':
      return null;
    case 'DEMO':
      return <Tag $tone="warning">{demo.mark}</Tag>;
  }
}
