'use client';
// All program groups at once: their names and their order.
import type { ProgramGroup } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button, IconButton } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useAct } from '../data/use-act.ts';
import { competitionKey } from '../data/use-read.ts';
import { Actions, Problem, Stack } from '../frame/Sheet.tsx';
import { Line } from '../settings/ItemRows.tsx';

interface GroupDraft {
  readonly id?: string;
  readonly groupName: string;
}

export interface ProgramGroupsDialogProps {
  readonly id: string;
  readonly groups: readonly ProgramGroup[];
  readonly onClose: () => void;
}

export function ProgramGroupsDialog({ id, groups, onClose }: ProgramGroupsDialogProps) {
  const { programs: texts, action, saveBar } = useBackstageMessages();
  const { action: common } = useCommonMessages();
  const [drafts, setDrafts] = useState<readonly GroupDraft[]>(
    groups.map(({ id: groupId, groupName }) => ({ id: groupId, groupName })),
  );
  const save = useAct(
    action.save,
    (client) =>
      client.request('updateProgramGroups', {
        path: { id },
        body: { programGroups: [...drafts] },
      }),
    { inForm: true, done: saveBar.saved, refresh: [competitionKey(id)], onDone: onClose },
  );
  const fields = save.problem?.fields ?? {};
  return (
    <Dialog
      open
      title={texts.groups}
      onClose={onClose}
      onSubmit={() => void save.run(undefined)}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" look="primary" busy={save.busy}>
            {common.save}
          </Button>
        </>
      }
    >
      <Stack $gap={12}>
        {drafts.map((draft, index) => (
          <Line key={draft.id ?? `new-${index}`} $columns="minmax(0, 1fr) 44px">
            <TextField
              label={texts.groupName}
              maxLength={30}
              value={draft.groupName}
              onChange={(groupName) =>
                setDrafts(drafts.map((each, at) => (at === index ? { ...each, groupName } : each)))
              }
              error={fields[`programGroups.${index}.groupName`]}
            />
            <IconButton
              label={fill(texts.removeGroup, { name: draft.groupName })}
              disabled={drafts.length === 1}
              onClick={() => setDrafts(drafts.filter((_, at) => at !== index))}
            >
              ✕
            </IconButton>
          </Line>
        ))}
        <Actions>
          <Button onClick={() => setDrafts([...drafts, { groupName: '' }])}>
            {texts.addGroup}
          </Button>
        </Actions>
        {save.problem === null ? null : <Problem role="alert">{save.problem.text}</Problem>}
      </Stack>
    </Dialog>
  );
}
