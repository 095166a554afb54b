'use client';
// Another name for a competition.
import { useState } from 'react';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useAct } from '../data/use-act.ts';
import { competitionKey, competitionsKey } from '../data/use-read.ts';
import { FormProblem } from '../frame/FormProblem.tsx';
import { Stack } from '../frame/Sheet.tsx';

export interface RenameDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function RenameDialog({ id, name, onClose }: RenameDialogProps) {
  const { list: texts, create, action } = useBackstageMessages();
  const { action: common } = useCommonMessages();
  const [wanted, setWanted] = useState(name);
  const missing = wanted.trim() === '';
  const rename = useAct(
    action.rename,
    (client) =>
      client.request('renameCompetition', { path: { id }, body: { name: wanted.trim() } }),
    {
      inForm: true,
      refresh: [competitionKey(id), competitionsKey],
      done: texts.renamed,
      onDone: onClose,
    },
  );
  return (
    <Dialog
      open
      title={fill(texts.renameAsk, { name })}
      onClose={onClose}
      onSubmit={() => {
        if (!missing) void rename.run(undefined);
      }}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" look="primary" busy={rename.busy}>
            {common.save}
          </Button>
        </>
      }
    >
      <Stack>
        <TextField
          label={create.name}
          required
          maxLength={60}
          value={wanted}
          onChange={setWanted}
          error={missing ? create.missing : rename.problem?.fields.name}
        />
        <FormProblem of={rename.problem} />
      </Stack>
    </Dialog>
  );
}
