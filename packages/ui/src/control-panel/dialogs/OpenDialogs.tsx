'use client';
// The two dialogs of the panel: points of one's own for a program, and the group picker.
import { findProgram } from '@liangfen/rules';
import { styled } from 'styled-components';
import { useCommonMessages, usePanelMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { visuallyHidden } from '../../primitives/mixins.ts';
import { Table } from '../../primitives/Table.tsx';
import { TextField } from '../../primitives/TextField.tsx';
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
`;

export interface OpenDialogsProps {
  readonly view: Pick<ConsoleView, 'dialog' | 'match' | 'groups'>;
  readonly send: SendToConsole;
}

export function OpenDialogs({ view, send }: OpenDialogsProps) {
  const { scoreDialog, list } = usePanelMessages();
  const { action } = useCommonMessages();
  const { dialog, match, groups } = view;
  if (dialog === null) return null;
  const close = () => send({ type: 'CLOSE_DIALOG' });
  const confirm = () => send({ type: 'CONFIRM_DIALOG' });
  if (dialog.kind === 'score') {
    const program = findProgram(match, dialog.programId)?.program;
    return (
      <Dialog
        open
        title={program?.programName ?? ''}
        width={400}
        onClose={close}
        onSubmit={confirm}
        footer={
          <>
            <Button onClick={close}>{action.cancel}</Button>
            <Button type="submit" look="primary">
              {scoreDialog.apply}
            </Button>
          </>
        }
      >
        <TextField
          label={scoreDialog.label}
          hint={scoreDialog.hint}
          autoFocus
          inputMode="decimal"
          autoComplete="off"
          value={dialog.text}
          onChange={(text) => send({ type: 'TYPE_SCORE', text })}
        />
      </Dialog>
    );
  }
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
                    checked={group.id === dialog.groupId}
                    disabled={group.id === groups.active?.id}
                    onChange={() => send({ type: 'PICK_GROUP', groupId: group.id })}
                  />
                  {group.groupName}
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
      </Choices>
    </Dialog>
  );
}
