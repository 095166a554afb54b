'use client';
// A destructive step that wants the competition's name typed.
import { type ReactNode, useState } from 'react';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { ConfirmDialog } from '../../primitives/Dialog.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { Stack } from './Section.tsx';

export interface TypedConfirmProps {
  readonly open: boolean;
  readonly title: string;
  readonly effect: ReactNode;
  readonly name: string;
  readonly confirmLabel: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function TypedConfirm({ open, ...rest }: TypedConfirmProps) {
  return open ? <OpenTypedConfirm {...rest} /> : null;
}

function OpenTypedConfirm({ effect, name, onConfirm, ...rest }: Omit<TypedConfirmProps, 'open'>) {
  const { official } = useBackstageMessages();
  const [typed, setTyped] = useState('');
  /** The field says what is wrong once somebody has tried. */
  const [tried, setTried] = useState(false);
  return (
    <ConfirmDialog
      {...rest}
      open
      danger
      onConfirm={() => {
        setTried(true);
        if (typed === name) onConfirm();
      }}
      effect={
        <Stack>
          <div>{effect}</div>
          <TextField
            label={fill(official.typeName, { name })}
            error={tried && typed !== name ? official.mismatch : undefined}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            autoFocus
          />
        </Stack>
      }
    />
  );
}
