'use client';
// Opens an ended competition again, with the reason that the ledger keeps.
import { useState } from 'react';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { TextField } from '../../primitives/TextField.tsx';
import { useAct } from '../data/use-act.ts';
import { competitionKey, competitionsKey } from '../data/use-read.ts';
import { FormDialog } from '../frame/FormDialog.tsx';
import { Hint } from '../frame/Section.tsx';

export interface ReopenDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function ReopenDialog({ id, name, onClose }: ReopenDialogProps) {
  const { list: texts } = useBackstageMessages();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  const reopen = useAct(
    texts.reopen,
    (client) => client.request('reopenCompetition', { path: { id }, body: { reason } }),
    {
      inForm: true,
      refresh: [competitionKey(id), competitionsKey],
      done: texts.reopened,
      onDone: onClose,
    },
  );
  return (
    <FormDialog
      title={fill(texts.reopenAsk, { name })}
      submitLabel={texts.reopen}
      changed={reason !== ''}
      act={reopen}
      onSubmit={() => {
        setTried(true);
        if (!isMissing) void reopen.run(undefined);
      }}
      onClose={onClose}
    >
      <Hint>{texts.reopenHint}</Hint>
      <TextField
        label={texts.reason}
        required
        autoFocus
        maxLength={200}
        value={reason}
        onChange={setReason}
        error={tried && isMissing ? texts.reasonMissing : reopen.problem?.fields.reason}
      />
    </FormDialog>
  );
}
