'use client';
// A judge's personal seat link as QR code; a new one makes the old one void.
import type { Judge } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { ConfirmDialog, Dialog } from '../../primitives/Dialog.tsx';
import { QrCode } from '../../primitives/QrCode.tsx';
import { useAct } from '../data/use-act.ts';
import { competitionKey, useRead } from '../data/use-read.ts';
import { CopyField } from '../frame/CopyField.tsx';
import { Loaded } from '../frame/Loaded.tsx';
import { Hint } from '../frame/Sheet.tsx';
import { siteAddress } from '../frame/site-address.ts';

const Centred = styled.div`
  display: grid;
  justify-items: center;
  gap: 14px;
  > :last-child {
    width: 100%;
  }
`;

export interface SeatDialogProps {
  readonly id: string;
  readonly judge: Judge;
  readonly onClose: () => void;
}

export function SeatDialog({ id, judge, onClose }: SeatDialogProps) {
  const { judges: texts, action } = useBackstageMessages();
  const [asking, setAsking] = useState(false);
  const key = competitionKey(id, 'seat', judge.id);
  const seat = useRead(key, (client, signal) =>
    client.request('getSeat', { path: { id, judgeId: judge.id }, signal }),
  );
  const renew = useAct(
    action.seat,
    (client) => client.request('renewSeat', { path: { id, judgeId: judge.id } }),
    { done: texts.seatRenewed, refresh: [key], onDone: () => setAsking(false) },
  );
  return (
    <>
      <Dialog
        open
        title={fill(texts.seatTitle, { name: judge.name })}
        onClose={onClose}
        footer={
          <Button disabled={seat.data === undefined} onClick={() => setAsking(true)}>
            {texts.seatRenew}
          </Button>
        }
      >
        <Loaded of={seat}>
          {({ path }) => (
            <Centred>
              <Hint>{texts.seatHint}</Hint>
              <QrCode value={siteAddress(path)} label={fill(texts.seatQr, { name: judge.name })} />
              <CopyField label={texts.seatLink} value={siteAddress(path)} />
            </Centred>
          )}
        </Loaded>
      </Dialog>
      <ConfirmDialog
        open={asking}
        danger
        title={fill(texts.seatRenewAsk, { name: judge.name })}
        effect={texts.seatRenewEffect}
        confirmLabel={texts.seatRenew}
        busy={renew.busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void renew.run(undefined)}
      />
    </>
  );
}
