'use client';
// The frame of the phone's pages before and beside scoring.
import type { ReactNode } from 'react';
import { useBasicMessages, useLang } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { Centred, Quiet } from '../parts/layout.tsx';
import { Ring } from '../parts/marks.tsx';
import { PhoneStyles } from '../parts/PhoneStyles.tsx';

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <PhoneStyles />
      <main className="lf-page-frame" lang={useLang()}>
        {children}
      </main>
    </>
  );
}

const Title = part('h1', 'lf-page-title');

export const Stack = part('div', 'lf-page-stack');

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

/**
 * @example
 * ```tsx
 * <Suspense fallback={<LoadingPage />}>
 *   <JudgeScoring competitionId="c1" />
 * </Suspense>;
 * ```
 */
export function LoadingPage({ text }: { readonly text?: string }) {
  const { state } = useBasicMessages();
  return (
    <Frame>
      <Centred style={{ minHeight: '60vh' }}>
        <Ring size={32} />
        <Quiet role="status">{text ?? state.loading}</Quiet>
      </Centred>
    </Frame>
  );
}
