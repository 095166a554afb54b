'use client';
// A destructive step that wants the competition's name typed.
import { type ReactNode, useState } from 'react';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { ConfirmDialog } from '../../primitives/Dialog.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { Stack } from './Sheet.tsx';

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

function OpenTypedConfirm({ effect, name, ...rest }: Omit<TypedConfirmProps, 'open'>) {
  const { official } = useBackstageMessages();
  const [typed, setTyped] = useState('');
  return (
    <ConfirmDialog
      {...rest}
      open
      danger
      blockedReason={typed === name ? null : official.mismatch}
      effect={
        <Stack>
          <div>{effect}</div>
          <TextField
            label={fill(official.typeName, { name })}
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
