'use client';
// The states of a list that shows nothing: nothing there, or failed with a way to try again.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCommonMessages } from '../messages/index.ts';
import { token } from '../theme/index.ts';
import { Button } from './Button.tsx';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 6px;
  padding: 44px 20px;
  color: ${token.textMuted};
  font-family: ${token.font};
  font-size: 14px;
  line-height: 22px;
  text-align: center;
`;

const Title = styled.div`
  margin: 0;
  color: ${token.text};
  font-size: 15px;
  font-weight: 500;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-top: 10px;
`;

const Picture = styled.svg`
  width: 76px;
  height: 56px;
  margin-bottom: 6px;
  color: ${token.lineStrong};
`;

export interface EmptyStateProps {
  readonly title?: string;
  readonly hint?: ReactNode;
  /** Whether it is the whole page, so that its title is the page's heading. */
  readonly wholePage?: boolean;
  /** The next thing to do. */
  readonly children?: ReactNode;
}

export function EmptyState({ title, hint, wholePage = false, children }: EmptyStateProps) {
  const { state } = useCommonMessages();
  return (
    <Box>
      <Picture viewBox="0 0 76 56" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
        <rect x="13" y="8" width="22" height="32" rx="3" transform="rotate(-8 24 24)" />
        <rect x="41" y="8" width="22" height="32" rx="3" transform="rotate(8 52 24)" />
        <path d="M4 50h68" strokeLinecap="round" />
      </Picture>
      <Title as={wholePage ? 'h1' : 'div'}>{title ?? state.empty}</Title>
      {hint === undefined ? null : <div>{hint}</div>}
      {children === undefined ? null : <Actions>{children}</Actions>}
    </Box>
  );
}

export interface ErrorStateProps {
  readonly title?: string;
  readonly hint?: ReactNode;
  readonly onRetry?: () => void;
  readonly busy?: boolean;
}

export function ErrorState({ title, hint, onRetry, busy = false }: ErrorStateProps) {
  const { state, action } = useCommonMessages();
  return (
    <Box role="alert">
      <Title>{title ?? state.failed}</Title>
      <div>{hint ?? state.failedHint}</div>
      {onRetry === undefined ? null : (
        <Actions>
          <Button onClick={onRetry} busy={busy}>
            {action.retry}
          </Button>
        </Actions>
      )}
    </Box>
  );
}
