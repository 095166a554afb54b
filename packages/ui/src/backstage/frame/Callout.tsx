'use client';
// A callout before going on with a page: locked, ended or incomplete, and what can be done.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ownText } from '../../own-text.tsx';
import { token } from '../../theme/index.ts';
import { Actions } from './Section.tsx';

type CalloutTone = 'warning' | 'success' | 'neutral';

const grounds: Record<CalloutTone, string> = {
  warning: token.warningSoft,
  success: token.successSoft,
  neutral: token.surfaceSunken,
};
const inks: Record<CalloutTone, string> = {
  warning: token.warning,
  success: token.success,
  neutral: token.text,
};

const Box = styled.div<{ $tone: CalloutTone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px 16px;
  padding: 12px 20px;
  border-radius: ${token.radius};
  background: ${({ $tone }) => grounds[$tone]};
  color: ${({ $tone }) => inks[$tone]};
  > :first-child {
    flex: 1 1 240px;
  }
  strong {
    margin-right: 8px;
  }
`;

export interface CalloutProps {
  readonly tone: CalloutTone;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

export function Callout({ tone, title, children, actions }: CalloutProps) {
  return (
    <Box $tone={tone} role="status">
      <div>
        <strong>{title}</strong>
        {ownText(children)}
      </div>
      {actions === undefined || actions === null ? null : <Actions>{actions}</Actions>}
    </Box>
  );
}
