'use client';
// A command of the machine as a button: highlighted when it is next, blocked with its reason.
import type { Button as CommandOfMachine } from '@liangfen/console-machine';
import type { ReactNode } from 'react';
import { useFailureMessages, usePanelMessages } from '../../messages/index.ts';
import { Button, type ButtonProps } from '../../primitives/Button.tsx';
import { buttonText, isSame } from '../command-texts.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';

export interface CommandButtonProps extends Omit<ButtonProps, 'onClick' | 'blockedReason'> {
  readonly of: CommandOfMachine;
  readonly busy?: never;
  readonly view: Pick<ConsoleView, 'busy'>;
  readonly send: SendToConsole;
  readonly children?: ReactNode;
}

export function CommandButton({ of, view, send, children, ...rest }: CommandButtonProps) {
  const texts = usePanelMessages();
  const { blocked } = useFailureMessages();
  return (
    <Button
      size="small"
      look={of.next ? 'primary' : 'secondary'}
      {...rest}
      data-command={of.command.type}
      data-next={of.next || undefined}
      blockedReason={of.blocked === null ? null : blocked[of.blocked.reason]}
      busy={isSame(of.command, view.busy)}
      onClick={() => send({ type: 'RUN', command: of.command })}
    >
      {children ?? buttonText(of, texts)}
    </Button>
  );
}
