'use client';
// The number of points, and the way to more without paying.
import { styled } from 'styled-components';
import { useBackstageMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/Button.tsx';
import { token } from '../../../theme/index.ts';
import { Callout } from '../../frame/Callout.tsx';
import { Loaded } from '../../frame/Loaded.tsx';
import { type DeskPage, useNavigation } from '../../frame/pages.tsx';
import { Hint, Section } from '../../frame/Section.tsx';
import { usePoint } from './use-point.ts';

const Figure = styled.div`
  font-family: ${token.fontDigits};
  font-size: 44px;
  font-weight: 600;
  line-height: 54px;
  font-variant-numeric: tabular-nums;
`;

export interface BalanceProps {
  /** A sub-account uses its main account's points. */
  readonly ofMain: boolean;
  readonly backTo: DeskPage | null;
}

export function Balance({ ofMain, backTo }: BalanceProps) {
  const { balance: texts } = useBackstageMessages().money;
  const { go } = useNavigation();
  const point = usePoint();
  return (
    <Section
      title={texts.title}
      actions={
        ofMain ? null : (
          <Button onClick={() => go({ page: 'voucher', ...(backTo === null ? {} : { backTo }) })}>
            {texts.voucher}
          </Button>
        )
      }
    >
      <Loaded of={point}>{(data) => <Figure>{data.point}</Figure>}</Loaded>
      <Hint>{ofMain ? texts.ofMain : texts.hint}</Hint>
    </Section>
  );
}

/** Leads back whoever came here for want of a point. */
export function BackCallout({ to }: { readonly to: DeskPage }) {
  const { backTo: texts } = useBackstageMessages().money;
  const { go } = useNavigation();
  const { data } = usePoint();
  if (data === undefined) return null;
  const enough = data.point > 0;
  return (
    <Callout
      tone={enough ? 'success' : 'warning'}
      title={enough ? texts.enough : texts.need}
      actions={
        <Button look={enough ? 'primary' : 'secondary'} onClick={() => go(to)}>
          {texts.go}
        </Button>
      }
    />
  );
}
