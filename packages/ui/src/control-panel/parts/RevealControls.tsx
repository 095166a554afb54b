'use client';
// Steps through a reveal, forwards and back; when the stepping is given up, the screen goes on by itself.
import { revealSteps } from '@liangfen/rules';
import { styled } from 'styled-components';
import { fill, usePanelMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { token } from '../../theme/index.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';

const Row = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin: 0 0 12px;
  padding: 0;
  border: 0;
`;

const At = styled.span`
  color: ${token.textMuted};
  font-size: 13px;
`;

export interface RevealControlsProps {
  readonly view: Pick<ConsoleView, 'match'>;
  readonly send: SendToConsole;
  /** Says how far it is in figures only. */
  readonly short?: boolean;
}

export function RevealControls({ view: { match }, send, short = false }: RevealControlsProps) {
  const { reveal } = usePanelMessages();
  const last = revealSteps(match.stage).length;
  const { revealStep } = match.linkData;
  // A single step deserves a control only where it waits for the operator.
  if (last === 0 || (last < 2 && revealStep === null)) return null;
  const at = Math.min(revealStep ?? last, last);
  const step = (to: number | null) =>
    send({ type: 'RUN', command: { type: 'STEP_REVEAL', step: to } });
  return (
    <Row aria-label={reveal.label}>
      <Button size="small" disabled={revealStep === 0} onClick={() => step(Math.max(0, at - 1))}>
        {reveal.back}
      </Button>
      <Button
        size="small"
        disabled={revealStep === null || at >= last}
        onClick={() => step(Math.min(last, at + 1))}
      >
        {reveal.forward}
      </Button>
      <Button size="small" look="quiet" disabled={revealStep === null} onClick={() => step(null)}>
        {reveal.auto}
      </Button>
      {revealStep === null ? null : (
        <At>{fill(short ? reveal.stepShort : reveal.step, { step: at, steps: last })}</At>
      )}
    </Row>
  );
}
