'use client';
// A button beside the next or previewed step: the same begun covered, or playing by itself.
import { useFailureMessages, usePanelMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { buttonText, isSame, nextStepText } from '../command-texts.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';

export interface OtherWayButtonProps {
  readonly view: Pick<ConsoleView, 'otherWay' | 'match' | 'busy'>;
  readonly send: SendToConsole;
}

/** Null where nothing is revealed. */
export function OtherWayButton({ view, send }: OtherWayButtonProps) {
  const texts = usePanelMessages();
  const { blocked } = useFailureMessages();
  const { otherWay, match, busy } = view;
  if (otherWay === null) return null;
  const { button, armed } = otherWay;
  const { command } = button;
  return (
    <Button
      size="small"
      data-other-way={command.type}
      aria-label={nextStepText(button, match, texts)}
      blockedReason={button.blocked === null ? null : blocked[button.blocked.reason]}
      busy={isSame(command, busy)}
      onClick={() => send({ type: armed ? 'ARM' : 'RUN', command })}
    >
      {buttonText(button, texts)}
    </Button>
  );
}
