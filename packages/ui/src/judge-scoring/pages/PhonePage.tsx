'use client';
// The frame of the phone's pages before and beside scoring.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCommonMessages } from '../../messages/index.ts';
import { Spinner } from '../../primitives/Spinner.tsx';
import { token } from '../../theme/index.ts';
import { Centred, Quiet } from '../parts/layout.ts';

const Frame = styled.main`
  box-sizing: border-box;
  width: 100%;
  min-height: 100vh;
  /* 480 px wide at most, on ground that goes on to both sides. */
  padding: 24px max(20px, calc(50% - 240px)) 40px;
  background: ${token.bg};
  color: ${token.text};
  font-family: ${token.font};
  font-size: 16px;
  line-height: 24px;
`;

const Title = styled.h1`
  margin: 0 0 4px;
  font-size: 24px;
  font-weight: 600;
  line-height: 34px;
  text-wrap: balance;
`;

export const Stack = styled.div`
  display: grid;
  /* What does not break must not widen the page. */
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 18px;
  gap: 18px;
  margin-top: 24px;
`;

export function PhonePage({
  title,
  hint,
  children,
}: {
  readonly title: string;
  readonly hint?: string;
  readonly children?: ReactNode;
}) {
  return (
    <Frame>
      <Title>{title}</Title>
      {hint === undefined ? null : <Quiet>{hint}</Quiet>}
      <Stack>{children}</Stack>
    </Frame>
  );
}

export function LoadingPage({ text }: { readonly text?: string }) {
  const { state } = useCommonMessages();
  return (
    <Frame>
      <Centred style={{ minHeight: '60vh' }}>
        <Spinner size={32} label={null} />
        <Quiet role="status">{text ?? state.loading}</Quiet>
      </Centred>
    </Frame>
  );
}
