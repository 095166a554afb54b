'use client';
// All groups of judges or programs at once: their names, their order, and what each is worth.
import { useState } from 'react';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button, IconButton } from '../../primitives/Button.tsx';
import { NumberField } from '../../primitives/NumberField.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import type { Act } from '../data/use-act.ts';
import { FormDialog } from '../frame/FormDialog.tsx';
import { Actions, Hint } from '../frame/Sheet.tsx';
import { FieldLine } from './FieldLine.tsx';

export interface GroupDraft {
  readonly id?: string;
  readonly groupName: string;
  /** In percent; groups of programs have none. */
  readonly weight?: number;
  /** How many are in it; with somebody in it a group cannot go. */
  readonly members: number;
}

export interface GroupsDialogProps {
  readonly title: string;
  readonly hint: string;
  readonly addText: string;
  /** The list's name in the request, under which the server names its fields' errors. */
  readonly field: 'judgeGroups' | 'programGroups';
  readonly groups: readonly GroupDraft[];
  readonly weighted?: boolean;
  readonly save: Act<readonly GroupDraft[], unknown>;
  readonly onClose: () => void;
}

/** As the contract limits them. */
const most = { judgeGroups: 50, programGroups: 100 };

export function GroupsDialog(props: GroupsDialogProps) {
  const { title, hint, addText, field, groups, weighted = false, save, onClose } = props;
  const { groups: texts } = useBackstageMessages();
  const [before] = useState(groups);
  const [drafts, setDrafts] = useState(before);
  const close = () => {
    save.clear();
    onClose();
  };
  const fields = save.problem?.fields ?? {};
  const change = (at: number, part: Partial<GroupDraft>) =>
    setDrafts(drafts.map((draft, index) => (index === at ? { ...draft, ...part } : draft)));
  const swap = (at: number, by: -1 | 1) => {
    const next = [...drafts];
    const [moved] = next.splice(at, 1);
    if (moved !== undefined) next.splice(at + by, 0, moved);
    setDrafts(next);
  };
  return (
    <FormDialog
      width={weighted ? 620 : 540}
      title={title}
      changed={drafts !== before}
      act={save}
      onSubmit={async () => {
        if ((await save.run(drafts)) !== undefined) close();
      }}
      onClose={close}
    >
      <Hint>{hint}</Hint>
      {drafts.map((draft, index) => (
        <FieldLine
          key={draft.id ?? `new-${index}`}
          $columns={`minmax(0, 1fr) ${weighted ? '136px ' : ''}auto`}
        >
          <TextField
            label={texts.name}
            maxLength={30}
            value={draft.groupName}
            onChange={(groupName) => change(index, { groupName })}
            error={fields[`${field}.${index}.groupName`]}
            hint={fill(texts.members, { count: draft.members })}
          />
          {weighted ? (
            <NumberField
              label={texts.weight}
              value={draft.weight ?? 0}
              min={0}
              max={100}
              decimals={3}
              onChange={(weight) => change(index, { weight: weight ?? 0 })}
              error={fields[`${field}.${index}.weight`]}
            />
          ) : null}
          <Actions style={{ flexWrap: 'nowrap', gap: 0, alignSelf: 'start', marginTop: 26 }}>
            <IconButton
              label={fill(texts.moveUp, { name: draft.groupName })}
              disabled={index === 0}
              onClick={() => swap(index, -1)}
            >
              ↑
            </IconButton>
            <IconButton
              label={fill(texts.moveDown, { name: draft.groupName })}
              disabled={index === drafts.length - 1}
              onClick={() => swap(index, 1)}
            >
              ↓
            </IconButton>
            <IconButton
              label={fill(texts.remove, { name: draft.groupName })}
              blockedReason={
                drafts.length === 1 ? texts.last : draft.members > 0 ? texts.notEmpty : null
              }
              onClick={() => setDrafts(drafts.filter((_, at) => at !== index))}
            >
              ✕
            </IconButton>
          </Actions>
        </FieldLine>
      ))}
      <Actions>
        <Button
          disabled={drafts.length >= most[field]}
          onClick={() =>
            setDrafts([
              ...drafts,
              { groupName: '', members: 0, ...(weighted ? { weight: 50 } : {}) },
            ])
          }
        >
          {addText}
        </Button>
      </Actions>
    </FormDialog>
  );
}
