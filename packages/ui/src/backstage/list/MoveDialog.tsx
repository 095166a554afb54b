'use client';
// To a place by its number, where dragging would be a long way.
import { useState } from 'react';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { NumberField } from '../../primitives/NumberField.tsx';

export interface MoveDialogProps {
  readonly name: string;
  readonly place: number;
  readonly places: number;
  readonly onMove: (place: number) => void;
  readonly onClose: () => void;
}

export function MoveDialog({ name, place, places, onMove, onClose }: MoveDialogProps) {
  const { list: texts } = useBackstageMessages();
  const { action } = useCommonMessages();
  const [wanted, setWanted] = useState<number | null>(place);
  const [tried, setTried] = useState(false);
  return (
    <Dialog
      open
      width={420}
      title={fill(texts.moveToAsk, { name })}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (wanted !== null) onMove(wanted);
      }}
      footer={
        <>
          <Button onClick={onClose}>{action.cancel}</Button>
          <Button type="submit" look="primary">
            {texts.move}
          </Button>
        </>
      }
    >
      <NumberField
        label={texts.place}
        hint={fill(texts.placeHint, { places })}
        error={tried && wanted === null ? fill(texts.placeMissing, { places }) : undefined}
        value={wanted}
        onChange={setWanted}
        min={1}
        max={places}
        decimals={0}
      />
    </Dialog>
  );
}
