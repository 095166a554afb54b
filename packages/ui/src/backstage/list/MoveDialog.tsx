'use client';
// To a position by its number, where dragging would be a long way.
import { useState } from 'react';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { NumberField } from '../../primitives/NumberField.tsx';

export interface MoveDialogProps {
  readonly name: string;
  readonly position: number;
  readonly positions: number;
  readonly onMove: (position: number) => void;
  readonly onClose: () => void;
}

export function MoveDialog({ name, position, positions, onMove, onClose }: MoveDialogProps) {
  const { list: texts } = useBackstageMessages();
  const { action } = useCommonMessages();
  const [wanted, setWanted] = useState<number | null>(position);
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
        label={texts.position}
        hint={fill(texts.positionHint, { positions })}
        error={tried && wanted === null ? fill(texts.positionMissing, { positions }) : undefined}
        value={wanted}
        onChange={setWanted}
        min={1}
        max={positions}
        decimals={0}
      />
    </Dialog>
  );
}
