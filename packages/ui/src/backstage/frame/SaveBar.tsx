'use client';
// Stays in sight while a form has changes: save or take them back.
import { styled } from 'styled-components';
import { useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { token } from '../../theme/index.ts';
import { Actions } from './Sheet.tsx';

const Bar = styled.div`
  position: sticky;
  bottom: 16px;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  padding: 12px 20px;
  border: 1px solid ${token.line};
  border-radius: ${token.radius};
  background: ${token.surfaceRaised};
  box-shadow: ${token.shadowRaised};
`;

export interface SaveBarProps {
  readonly changed: boolean;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onReset: () => void;
}

/** Inside a form: its save button submits. */
export function SaveBar({ changed, busy, problem, onReset }: SaveBarProps) {
  const { saveBar } = useBackstageMessages();
  if (!changed && problem === null) return null;
  return (
    <Bar role="region" aria-label={saveBar.unsaved}>
      <span role={problem === null ? 'status' : 'alert'}>{problem ?? saveBar.unsaved}</span>
      <Actions>
        <Button onClick={onReset}>{saveBar.reset}</Button>
        <Button type="submit" look="primary" busy={busy}>
          {saveBar.save}
        </Button>
      </Actions>
    </Bar>
  );
}
