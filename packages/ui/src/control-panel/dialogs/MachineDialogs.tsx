'use client';
// The two dialogs that the console machine opens: typed points for a program, and the group picker.
import { mostPoints, pointProblem } from '@liangfen/console-machine';
import { findProgram } from '@liangfen/rules';
import { useState } from 'react';
import { fill, useCommonMessages, usePanelMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import type { ConsoleView, SendToConsole } from '../console-view.ts';
import { GroupDialog } from './GroupDialog.tsx';

export interface MachineDialogsProps {
  readonly view: Pick<ConsoleView, 'dialog' | 'match' | 'groups'>;
  readonly send: SendToConsole;
}

export function MachineDialogs({ view, send }: MachineDialogsProps) {
  const { dialog, match, groups } = view;
  if (dialog === null) return null;
  if (dialog.kind === 'score') {
    return (
      <ScoreDialog
        // A refusal of one program's points must not stand over the next one's.
        key={dialog.programId}
        title={findProgram(match, dialog.programId)?.program.programName ?? ''}
        text={dialog.text}
        send={send}
      />
    );
  }
  return <GroupDialog groups={groups} groupId={dialog.groupId} send={send} />;
}

interface ScoreDialogProps {
  readonly title: string;
  readonly text: string;
  readonly send: SendToConsole;
}

/** Says at the field what is allowed, once somebody has tried a forbidden value. */
function ScoreDialog({ title, text, send }: ScoreDialogProps) {
  const { scoreDialog } = usePanelMessages();
  const { action } = useCommonMessages();
  const [tried, setTried] = useState(false);
  const problem = pointProblem(text);
  const close = () => send({ type: 'CLOSE_DIALOG' });
  return (
    <Dialog
      open
      title={title}
      width={400}
      onClose={close}
      onSubmit={() => {
        if (problem === null) send({ type: 'CONFIRM_DIALOG' });
        else setTried(true);
      }}
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
        error={
          tried && problem !== null
            ? fill(scoreDialog.problem[problem], { most: mostPoints })
            : undefined
        }
        autoFocus
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(typed) => send({ type: 'TYPE_SCORE', text: typed })}
      />
    </Dialog>
  );
}
