'use client';
// Ways to get a seat's code to its judge: a picture, a message, a sheet of paper.
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { copyText } from '../../primitives/copy-text.ts';
import { useToast } from '../../primitives/Toast.tsx';
import { competitionKey, useRead } from '../data/use-read.ts';
import { Actions } from '../frame/Section.tsx';
import { saveFile } from '../frame/save-file.ts';
import { drawSeatPicture } from './seat-picture.ts';

export interface SeatSendingProps {
  readonly id: string;
  readonly name: string;
  /** 3 号评委. */
  readonly place: string;
  readonly address: string;
  /** Null for a judge without a number: sheets are asked for by number. */
  readonly onPrint: (() => void) | null;
}

export function SeatSending({ id, name, place, address, onPrint }: SeatSendingProps) {
  const { judges: texts, badges } = useBackstageMessages();
  const toast = useToast();
  const base = useRead(competitionKey(id, 'base'), (client, signal) =>
    client.request('getBaseSetting', { path: { id }, signal }),
  );
  const competition = base.data?.name;
  if (competition === undefined) return null;
  const message = fill(texts.seatMessage, { name, competition });
  const savePicture = async () => {
    try {
      const hint = badges.scan;
      const picture = await drawSeatPicture({ competition, place, name, hint, address });
      saveFile(picture, fill(texts.seatFile, { place, name }));
    } catch {
      toast({ text: texts.seatNoPicture, tone: 'danger' });
    }
  };
  const copyMessage = async () => {
    const copied = await copyText(`${message}\n${address}`);
    toast(
      copied
        ? { text: fill(texts.seatMessageCopied, { name }), tone: 'success' }
        : { text: texts.seatNotCopied, tone: 'danger' },
    );
  };
  // `Partial`: only phones and pages over TLS can share.
  const sharing: Partial<Pick<Navigator, 'share'>> = navigator;
  return (
    <Actions style={{ justifyContent: 'center' }}>
      <Button size="small" onClick={() => void savePicture()}>
        {texts.seatSave}
      </Button>
      <Button size="small" onClick={() => void copyMessage()}>
        {texts.seatCopyMessage}
      </Button>
      {sharing.share === undefined ? null : (
        <Button
          size="small"
          onClick={() => {
            // Calling it off is no error.
            navigator.share({ text: message, url: address }).catch(() => {});
          }}
        >
          {texts.seatShare}
        </Button>
      )}
      {onPrint === null ? null : (
        <Button size="small" onClick={onPrint}>
          {texts.seatPrint}
        </Button>
      )}
    </Actions>
  );
}
