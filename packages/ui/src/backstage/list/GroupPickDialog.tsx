'use client';
// Which group somebody goes into: a judge who is accepted, judges or programs that move.
import { useState } from 'react';
import { useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { Select } from '../../primitives/Select.tsx';

export interface GroupPickDialogProps {
  readonly title: string;
  readonly label: string;
  readonly confirmLabel: string;
  readonly groups: readonly { readonly id: string; readonly groupName: string }[];
  readonly busy: boolean;
  readonly onPick: (groupId: string) => void;
  readonly onClose: () => void;
}

export function GroupPickDialog(props: GroupPickDialogProps) {
  const { title, label, confirmLabel, groups, busy, onPick, onClose } = props;
  const { action } = useCommonMessages();
  const [groupId, setGroupId] = useState(groups[0]?.id ?? null);
  return (
    <Dialog
      open
      width={420}
      title={title}
      onClose={onClose}
      onSubmit={() => {
        if (groupId !== null && !busy) onPick(groupId);
      }}
      footer={
        <>
          <Button onClick={onClose}>{action.cancel}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Select
        label={label}
        value={groupId}
        options={groups.map((group) => ({ value: group.id, label: group.groupName }))}
        onChange={setGroupId}
      />
    </Dialog>
  );
}
