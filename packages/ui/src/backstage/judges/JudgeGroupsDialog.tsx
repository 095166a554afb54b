'use client';
// All judge groups at once: names and weights.
import type { JudgeGroup } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button, IconButton } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { NumberField } from '../../primitives/NumberField.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useAct } from '../data/use-act.ts';
import { competitionKey } from '../data/use-read.ts';
import { Actions, Problem, Stack } from '../frame/Sheet.tsx';
import { Line } from '../settings/ItemRows.tsx';

interface GroupDraft {
  readonly id?: string;
  readonly groupName: string;
  readonly weight: number;
}

export interface JudgeGroupsDialogProps {
  readonly id: string;
  readonly groups: readonly JudgeGroup[];
  readonly onClose: () => void;
}

export function JudgeGroupsDialog({ id, groups, onClose }: JudgeGroupsDialogProps) {
  const { judges: texts, action, saveBar } = useBackstageMessages();
  const { action: common } = useCommonMessages();
  const [drafts, setDrafts] = useState<readonly GroupDraft[]>(
    groups.map(({ id: groupId, groupName, weight }) => ({ id: groupId, groupName, weight })),
  );
  const save = useAct(
    action.save,
    (client) =>
      client.request('updateJudgeGroups', {
        path: { id },
        body: { judgeGroups: [...drafts] },
      }),
    { inForm: true, done: saveBar.saved, refresh: [competitionKey(id)], onDone: onClose },
  );
  const fields = save.problem?.fields ?? {};
  const change = (at: number, part: Partial<GroupDraft>) =>
    setDrafts(drafts.map((draft, index) => (index === at ? { ...draft, ...part } : draft)));
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
          <Line key={draft.id ?? `new-${index}`} $columns="minmax(0, 1fr) 140px 44px">
            <TextField
              label={texts.groupName}
              maxLength={30}
              value={draft.groupName}
              onChange={(groupName) => change(index, { groupName })}
              error={fields[`judgeGroups.${index}.groupName`]}
            />
            <NumberField
              label={texts.weight}
              value={draft.weight}
              min={0}
              max={100}
              decimals={3}
              onChange={(weight) => change(index, { weight: weight ?? 0 })}
              error={fields[`judgeGroups.${index}.weight`]}
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
          <Button onClick={() => setDrafts([...drafts, { groupName: '', weight: 50 }])}>
            {texts.addGroup}
          </Button>
        </Actions>
        {save.problem === null ? null : <Problem role="alert">{save.problem.text}</Problem>}
      </Stack>
    </Dialog>
  );
}
