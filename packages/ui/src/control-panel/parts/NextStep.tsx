'use client';
// The one highlighted button: the next sensible step, taken by Enter or Space too.
import { styled } from 'styled-components';
import { usePanelMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { token } from '../../theme/index.ts';
import { nextStepText } from '../command-texts.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';

const Big = styled(Button)`
  width: 100%;
  min-height: 60px;
  padding: 6px 16px;
  border-radius: ${token.radius};
  font-size: 17px;
  white-space: normal;
  kbd {
    padding: 1px 8px;
    border: 1px solid currentColor;
    border-radius: 5px;
    font-family: inherit;
    font-size: 12px;
    font-weight: 400;
  }
`;

export interface NextStepProps {
  readonly view: Pick<ConsoleView, 'next' | 'match' | 'busy' | 'bout'>;
  readonly send: SendToConsole;
  /** A hand needs no keys. */
  readonly keys?: boolean;
}

export function NextStep({ view, send, keys = true }: NextStepProps) {
  const texts = usePanelMessages();
  const { next, match, busy, bout } = view;
  if (next === null) {
    return (
      <Big data-next-step disabled>
        {bout === 'running' ? texts.next.waitBout : texts.next.none}
      </Big>
    );
  }
  return (
    <Big
      look="primary"
      data-next-step
      aria-label={`${texts.next.label}：${nextStepText(next, match, texts)}`}
      busy={busy !== null}
      onClick={() => send({ type: 'TAKE_NEXT_STEP' })}
    >
      <span>{nextStepText(next, match, texts)}</span>
      {keys ? <kbd>{texts.next.keys}</kbd> : null}
    </Big>
  );
}
