'use client';
// Takes one foul off; where it had lost the bout, the press says what becomes of the decision.
import type { Button as CommandOfMachine } from '@liangfen/console-machine';
import type { AfterFoul, OperatorCommand } from '@liangfen/sdk/schema';
import { fill, usePanelMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import type { ConsoleView, SendToConsole } from '../console-view.ts';
import { CommandButton } from '../parts/CommandButton.tsx';

export interface TakeOffProps {
  readonly takeOff: CommandOfMachine;
  readonly view: ConsoleView;
  readonly send: SendToConsole;
  readonly side: string;
  readonly foul: string;
}

export function TakeOff({ takeOff, view, send, side, foul }: TakeOffProps) {
  const { desk } = usePanelMessages();
  if (takeOff.blocked?.reason !== 'FOUL_DECIDED_BOUT') {
    return (
      <CommandButton
        of={takeOff}
        view={view}
        send={send}
        size="medium"
        look="quiet"
        aria-label={fill(desk.takeOffFor, { side, foul })}
      >
        {fill(desk.takeOff, { foul })}
      </CommandButton>
    );
  }
  const answered = (determination: AfterFoul): OperatorCommand | null =>
    takeOff.command.type === 'TAKE_OFF_FOUL' ? { ...takeOff.command, determination } : null;
  const answers = [
    { determination: 'REOPEN', text: desk.takeOffReopen },
    { determination: 'KEEP', text: desk.takeOffKeep },
  ] as const;
  return answers.map(({ determination, text }) => (
    <Button
      key={determination}
      data-command="TAKE_OFF_FOUL"
      busy={view.busy !== null}
      onClick={() => {
        const command = answered(determination);
        if (command !== null) send({ type: 'RUN', confirmed: true, command });
      }}
    >
      {fill(text, { foul })}
    </Button>
  ));
}
