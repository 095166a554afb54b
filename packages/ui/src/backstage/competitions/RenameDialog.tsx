'use client';
// Renames a competition.
import { useRef } from 'react';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useAct } from '../data/use-act.ts';
import { competitionKey, competitionsKey, useRead } from '../data/use-read.ts';
import { ChangedMeanwhile, leadsToChoice } from '../frame/ChangedMeanwhile.tsx';
import { FormProblem } from '../frame/FormProblem.tsx';
import { Stack } from '../frame/Section.tsx';
import { useDraft } from '../frame/use-draft.ts';

export interface RenameDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function RenameDialog({ id, name, onClose }: RenameDialogProps) {
  const { list: texts, create, action } = useBackstageMessages();
  const { action: common } = useCommonMessages();
  const base = useRead(competitionKey(id, 'base'), (client, signal) =>
    client.request('getBaseSetting', { path: { id }, signal }),
  );
  const draft = useDraft({ name: base.data?.name ?? name });
  const wanted = draft.value.name;
  const missing = wanted.trim() === '';
  const rename = useAct(
    action.rename,
    (client) =>
      client.request('renameCompetition', {
        path: { id },
        body: { name: wanted.trim() },
        ...(base.data === undefined ? {} : { seenVersion: base.data.version }),
      }),
    {
      inForm: true,
      refresh: [competitionKey(id), competitionsKey],
      done: texts.renamed,
      onDone: onClose,
    },
  );
  const form = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open
      title={fill(texts.renameAsk, { name })}
      onClose={onClose}
      onSubmit={() => {
        if (!missing && !leadsToChoice(form.current)) void rename.run(undefined);
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
      <Stack ref={form}>
        <TextField
          label={create.name}
          required
          maxLength={60}
          value={wanted}
          onChange={(next) => draft.change({ name: next })}
          error={missing ? create.missing : rename.problem?.fields.name}
        />
        {rename.busy ? null : <ChangedMeanwhile of={draft.meanwhile} onChosen={rename.clear} />}
        <FormProblem of={rename.problem} />
      </Stack>
    </Dialog>
  );
}
