'use client';
// A page part that waits for its data: skeleton, failure with retry, then the content.
import { ApiError } from '@liangfen/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fill, problemText, useBackstageMessages, useProblems } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { EmptyState, ErrorState } from '../../primitives/Placeholder.tsx';
import { Skeleton } from '../../primitives/Spinner.tsx';

const Bars = styled.div`
  display: grid;
  gap: 16px;
  padding: 24px 0;
`;

export function Loaded<Data>({
  of,
  children,
}: {
  readonly of: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}) {
  if (of.data !== undefined) return <>{ownText(children(of.data))}</>;
  if (of.isError) return <FailedRead of={of} />;
  return <WaitingRead />;
}

export function WaitingRead() {
  return (
    <Bars aria-busy>
      <Skeleton $width="42%" />
      <Skeleton $width="88%" />
      <Skeleton $width="76%" />
      <Skeleton $width="60%" />
    </Bars>
  );
}

/**
 * Returns why nothing could be read: the server's words, or else the status with which it answered; undefined where no
 * answer came, because then the network is at fault.
 */
export function useReadFailure(error: Error | null): string | undefined {
  const { unavailable } = useBackstageMessages();
  const problems = useProblems();
  if (!(error instanceof ApiError) || error.status === 0) return undefined;
  const text = problemText(problems, error);
  return text === '' ? fill(unavailable.answered, { status: error.status }) : text;
}

/** Says that nothing could be read, and why, and offers another try. */
export function FailedRead({
  of,
}: {
  readonly of: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
}) {
  const { unavailable } = useBackstageMessages();
  const why = useReadFailure(of.error);
  // Trying again does not help where a part is not built yet; the server says what to do instead.
  if (of.error instanceof ApiError && of.error.code === 'NOT_IMPLEMENTED') {
    return <EmptyState title={unavailable.title} hint={why} />;
  }
  return <ErrorState hint={why} onRetry={() => void of.refetch()} busy={of.isFetching} />;
}
