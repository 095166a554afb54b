'use client';
// Sets a clock that stands or has run out: a time put right, or extra time. Points and fouls stay.
import { remainingMs } from '@liangfen/rules';
import type { Clock } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCountdown } from '../../match-screen/use-countdown.ts';
import { fill, useCommonMessages, usePanelMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import type { ConsoleView, SendToConsole } from '../console-view.ts';
import { NumberText } from './NumberText.tsx';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
`;

export interface SetClockButtonProps {
  readonly clock: Clock;
  readonly view: Pick<ConsoleView, 'busy'>;
  readonly send: SendToConsole;
  /** Epoch ms by the server's clock. */
  readonly serverNow: () => number;
}

/** Only while the clock may be set: it stands, or has run out. */
export function SetClockButton({ clock, view, send, serverNow }: SetClockButtonProps) {
  const { clock: texts } = usePanelMessages();
  const [open, setOpen] = useState(false);
  const left = useCountdown(clock, serverNow);
  const isUp = left?.state === 'UP';
  if (clock.endsAt !== null && !isUp) return null;
  return (
    <>
      <Button size="small" aria-haspopup="dialog" data-set-clock onClick={() => setOpen(true)}>
        {isUp ? texts.extra : texts.open}
      </Button>
      {open ? (
        <ClockDialog
          {...{ view, send }}
          seconds={isUp ? 60 : Math.ceil(remainingMs(clock, serverNow()) / 1000)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

interface ClockDialogProps extends Pick<SetClockButtonProps, 'view' | 'send'> {
  /** The time that is proposed. */
  readonly seconds: number;
  readonly onClose: () => void;
}

function ClockDialog({ view, send, seconds: proposed, onClose }: ClockDialogProps) {
  const { clock: texts } = usePanelMessages();
  const { action } = useCommonMessages();
  const [minutes, setMinutes] = useState<number | null>(Math.floor(proposed / 60));
  const [seconds, setSeconds] = useState<number | null>(proposed % 60);
  const set = (run: boolean) => {
    if (view.busy !== null || minutes === null || seconds === null) return;
    const command = {
      type: 'SET_CLOCK',
      seconds: minutes * 60 + seconds,
      run,
    } as const;
    send({ type: 'RUN', confirmed: true, command });
    onClose();
  };
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      onSubmit={() => set(false)}
      footer={
        <>
          <Button onClick={onClose}>{action.cancel}</Button>
          <Button onClick={() => set(true)}>{texts.run}</Button>
          <Button type="submit" look="primary">
            {texts.set}
          </Button>
        </>
      }
    >
      <Fields>
        <NumberText
          label={texts.minutes}
          value={minutes}
          min={0}
          max={1439}
          decimals={0}
          wrong={fill(texts.range, { most: 1439 })}
          onChange={setMinutes}
        />
        <NumberText
          label={texts.seconds}
          value={seconds}
          min={0}
          max={59}
          decimals={0}
          wrong={fill(texts.range, { most: 59 })}
          onChange={setSeconds}
        />
      </Fields>
      <p>{texts.hint}</p>
    </Dialog>
  );
}
