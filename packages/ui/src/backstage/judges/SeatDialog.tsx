'use client';
// The judges' personal seat links as QR codes, one after another; a new one makes the old one void.
import type { Judge, Seats } from '@liangfen/sdk/schema';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useHallAddress } from '../../hall-address/index.ts';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { Button } from '../../primitives/Button.tsx';
import { ConfirmDialog, Dialog } from '../../primitives/Dialog.tsx';
import { QrCode } from '../../primitives/QrCode.tsx';
import { token } from '../../theme/index.ts';
import { useAct } from '../data/use-act.ts';
import { competitionKey, useRead } from '../data/use-read.ts';
import { CopyField } from '../frame/CopyField.tsx';
import { Loaded } from '../frame/Loaded.tsx';
import { useNavigation } from '../frame/pages.tsx';
import { Hint } from '../frame/Section.tsx';
import { AddressLine } from '../hall-address/AddressLine.tsx';
import { SeatSending } from './SeatSending.tsx';

type SeatRow = Seats['seats'][number];

const Centred = styled.div`
  display: grid;
  justify-items: center;
  gap: 14px;
  > [data-wide] {
    width: 100%;
  }
`;

const Turning = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 12px;
  span {
    min-width: 64px;
    color: ${token.textMuted};
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;

/** Keys that turn to the judge before or after; the arrows are a field's own where the caret stands in one. */
const turns: Readonly<Record<string, -1 | 1>> = {
  PageUp: -1,
  PageDown: 1,
  ArrowLeft: -1,
  ArrowRight: 1,
};

export interface SeatDialogProps {
  readonly id: string;
  /** The judge with whom the dialog opens. */
  readonly judge: Judge;
  readonly onClose: () => void;
}

export function SeatDialog({ id, judge, onClose }: SeatDialogProps) {
  const { judges: texts, action } = useBackstageMessages();
  const [asking, setAsking] = useState(false);
  const [shown, setShown] = useState(judge.id);
  const key = competitionKey(id, 'seats');
  // Read anew, because a judge who was added a moment ago has a seat too.
  const all = useRead(
    key,
    (client, signal) => client.request('listSeats', { path: { id }, signal }),
    {
      once: true,
    },
  );
  const seats = all.data?.seats ?? [];
  const index = seats.findIndex(({ judgeId }) => judgeId === shown);
  const name = seats[index]?.name ?? judge.name;
  const renew = useAct(
    action.seat,
    (client) => client.request('renewSeat', { path: { id, judgeId: shown } }),
    { done: texts.seatRenewed, refresh: [key], onDone: () => setAsking(false) },
  );
  /** Round and round: behind the last is the first. */
  const turn = (by: -1 | 1) => {
    const next = seats[(index + by + seats.length) % seats.length];
    if (next !== undefined) setShown(next.judgeId);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = turns[event.key];
    const inField = event.target instanceof HTMLInputElement && event.key.startsWith('Arrow');
    if (by === undefined || inField || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turn(by);
  };
  return (
    <>
      <Dialog
        open
        title={fill(texts.seatTitle, { name })}
        onClose={onClose}
        footer={
          <Button disabled={index < 0} onClick={() => setAsking(true)}>
            {texts.seatRenew}
          </Button>
        }
      >
        <Loaded of={all}>
          {() => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a second way; the buttons are the first.
            <div onKeyDown={onKeyDown}>
              <OneSeat
                id={id}
                seat={seats[index]}
                turning={
                  seats.length < 2 ? null : (
                    <Turning aria-label={texts.seatTurning}>
                      <Button size="small" onClick={() => turn(-1)}>
                        {texts.seatBefore}
                      </Button>
                      <span aria-live="polite">
                        {fill(texts.seatPlace, { place: index + 1, count: seats.length })}
                      </span>
                      <Button data-first-use size="small" onClick={() => turn(1)}>
                        {texts.seatNext}
                      </Button>
                    </Turning>
                  )
                }
              />
            </div>
          )}
        </Loaded>
      </Dialog>
      <ConfirmDialog
        open={asking}
        danger
        title={fill(texts.seatRenewAsk, { name })}
        effect={texts.seatRenewEffect}
        confirmLabel={texts.seatRenew}
        busy={renew.busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void renew.run(undefined)}
      />
    </>
  );
}

function OneSeat({
  id,
  seat,
  turning,
}: {
  readonly id: string;
  /** Undefined when the judge was removed meanwhile. */
  readonly seat: SeatRow | undefined;
  readonly turning: ReactNode;
}) {
  const { judges: texts, badges } = useBackstageMessages();
  const { urlOf } = useHallAddress();
  const { openBeside } = useNavigation();
  if (seat === undefined) return <Hint>{texts.seatGone}</Hint>;
  const address = urlOf(seat.path);
  return (
    <Centred>
      {ownText(turning)}
      <Hint>{texts.seatHint}</Hint>
      <QrCode value={address} label={fill(texts.seatQr, { name: seat.name })} />
      <SeatSending
        id={id}
        name={seat.name}
        place={seat.number === null ? badges.judge : fill(badges.number, { number: seat.number })}
        address={address}
        onPrint={
          seat.number === null
            ? null
            : () => openBeside({ page: 'badges', id, numbers: String(seat.number) })
        }
      />
      <div data-wide>
        <CopyField key={seat.judgeId} label={texts.seatLink} value={address} />
      </div>
      <div data-wide>
        <AddressLine />
      </div>
    </Centred>
  );
}
