'use client';
// A webhook's secret, the only time it is shown.
import { fill, useBackstageMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/Button.tsx';
import { Dialog } from '../../../primitives/Dialog.tsx';
import { CopyField } from '../../frame/CopyField.tsx';
import { Stack } from '../../frame/Section.tsx';

export interface SecretDialogProps {
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

export function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  const { webhooks: texts } = useBackstageMessages();
  return (
    <Dialog
      open
      title={fill(texts.made, { name })}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {texts.kept}
        </Button>
      }
    >
      <Stack>
        <p>{texts.once}</p>
        <CopyField label={texts.secret} value={secret} />
      </Stack>
    </Dialog>
  );
}
