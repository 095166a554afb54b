'use client';
// Stays in sight while a form has changes: save or take them back.
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import type { FormProblem } from '../../messages/form-problem.ts';
import { useBackstageMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { Button } from '../../primitives/Button.tsx';
import { token } from '../../theme/index.ts';
import { Actions } from './Section.tsx';
import { useWrongField } from './use-wrong-field.ts';

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
  &[hidden] {
    display: none;
  }
`;

export interface SaveBarProps {
  readonly changed: boolean;
  readonly busy: boolean;
  readonly problem: FormProblem | null;
  readonly onReset: () => void;
  /** A question that must be decided before saving. */
  readonly children?: ReactNode;
}

/** Inside a form: its save button submits. */
export function SaveBar({ changed, busy, problem, onReset, children }: SaveBarProps) {
  const { saveBar } = useBackstageMessages();
  const bar = useRef<HTMLDivElement>(null);
  const text = useWrongField(bar, problem);
  return (
    <Bar ref={bar} role="region" aria-label={saveBar.unsaved} hidden={!changed && problem === null}>
      {ownText(children)}
      <span role={text === null ? 'status' : 'alert'}>{text ?? saveBar.unsaved}</span>
      <Actions>
        <Button onClick={onReset}>{saveBar.reset}</Button>
        <Button type="submit" look="primary" busy={busy}>
          {saveBar.save}
        </Button>
      </Actions>
    </Bar>
  );
}
