'use client';
// The group picker; without a choice it says so under the list.
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCommonMessages, usePanelMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { visuallyHidden } from '../../primitives/mixins.ts';
import { Table } from '../../primitives/Table.tsx';
import { token } from '../../theme/index.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';

/** Spec § 9. */
const groupTableHeight = 200;

const Pick = styled.label`
  display: flex;
  align-items: center;
  gap: 10px;
  cursor: pointer;
`;

const HiddenLegend = styled.legend`
  ${visuallyHidden}
`;

const Choices = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  /* The line of the refusal is always there, so that the buttons under it stay where they are. */
  p {
    min-height: 20px;
    margin: 6px 0 0;
    color: ${token.danger};
    font-size: 13px;
    line-height: 20px;
  }
`;

export interface GroupDialogProps {
  readonly groups: ConsoleView['groups'];
  readonly groupId: string | null;
  readonly send: SendToConsole;
}

export function GroupDialog({ groups, groupId, send }: GroupDialogProps) {
  const { list, feedback } = usePanelMessages();
  const { action } = useCommonMessages();
  const [tried, setTried] = useState(false);
  const missing = tried && groupId === null;
  const close = () => send({ type: 'CLOSE_DIALOG' });
  const confirm = () => {
    setTried(true);
    if (groupId !== null) send({ type: 'CONFIRM_DIALOG' });
  };
  return (
    <Dialog
      open
      title={list.pickGroupTitle}
      onClose={close}
      onSubmit={confirm}
      footer={
        <>
          <Button onClick={close}>{action.cancel}</Button>
          <Button type="submit" look="primary">
            {action.confirm}
          </Button>
        </>
      }
    >
      <Choices>
        <HiddenLegend>{list.pickGroupTitle}</HiddenLegend>
        <Table
          label={list.pickGroupTitle}
          scrollHeight={groupTableHeight}
          rows={groups.groups}
          rowKey={(group) => group.id}
          rowState={(group) => (group.id === groups.active?.id ? 'current' : undefined)}
          columns={[
            {
              key: 'name',
              title: list.group,
              cell: (group) => (
                <Pick>
                  <input
                    type="radio"
                    name="program-group"
                    value={group.id}
                    checked={group.id === groupId}
                    disabled={group.id === groups.active?.id}
                    onChange={() => send({ type: 'PICK_GROUP', groupId: group.id })}
                  />
                  <span>{group.groupName}</span>
                </Pick>
              ),
            },
            {
              key: 'count',
              title: list.count,
              align: 'end',
              cell: (group) => group.programs.length,
            },
          ]}
        />
        <p role="alert">{missing ? feedback.GROUP_NOT_SELECTED : ''}</p>
      </Choices>
    </Dialog>
  );
}
