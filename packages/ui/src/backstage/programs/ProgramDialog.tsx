'use client';
// Adding or editing one program; adding goes on with the next one by Enter.
import type { Program, ProgramGroup } from '@liangfen/sdk/schema';
import { useRef, useState } from 'react';
import { useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { Select } from '../../primitives/Select.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useToast } from '../../primitives/Toast.tsx';
import { useAct } from '../data/use-act.ts';
import { competitionKey, competitionsKey } from '../data/use-read.ts';
import { FormProblem } from '../frame/FormProblem.tsx';
import { Stack } from '../frame/Sheet.tsx';
import { useDiscardGuard } from '../frame/use-discard-guard.tsx';
import { focusFirstWrong } from '../frame/use-wrong-field.ts';

export interface ProgramDialogProps {
  readonly id: string;
  /** Null adds a new one. */
  readonly program: Program | null;
  readonly groups: readonly ProgramGroup[];
  readonly groupId: string | null;
  readonly onClose: () => void;
}

export function ProgramDialog({ id, program, groups, groupId, onClose }: ProgramDialogProps) {
  const { programs: texts, action } = useBackstageMessages();
  const { action: common } = useCommonMessages();
  const toast = useToast();
  const [programName, setProgramName] = useState(program?.programName ?? '');
  const [contestant, setContestant] = useState(program?.contestant ?? '');
  const [group, setGroup] = useState(groupId);
  const [tried, setTried] = useState(false);
  const guard = useDiscardGuard(
    programName !== (program?.programName ?? '') ||
      contestant !== (program?.contestant ?? '') ||
      (program !== null && group !== groupId),
    onClose,
  );
  const nameField = useRef<HTMLInputElement>(null);
  const save = useAct(
    action.save,
    async (client) => {
      const body = {
        programName: programName.trim(),
        contestant: contestant.trim(),
        ...(group === null ? {} : { programGroupId: group }),
      };
      return program === null
        ? client.request('createProgram', { path: { id }, body })
        : client.request('updateProgram', { path: { id, programId: program.id }, body });
    },
    { inForm: true, refresh: [competitionKey(id), competitionsKey] },
  );
  const missing = programName.trim() === '';
  const fields = save.problem?.fields ?? {};

  async function submit(goOn: boolean): Promise<void> {
    setTried(true);
    if (save.busy) return;
    if (missing) {
      // Pressing 「保存并继续」 submits no form.
      requestAnimationFrame(() => focusFirstWrong(nameField.current?.form ?? null));
      return;
    }
    const saved = await save.run(undefined);
    if (saved === undefined) return;
    toast({ text: texts.saved, tone: 'success' });
    if (!goOn) return onClose();
    setProgramName('');
    setContestant('');
    setTried(false);
    nameField.current?.focus();
  }

  return (
    <>
      <Dialog
        open
        title={program === null ? texts.add : texts.edit}
        onClose={guard.close}
        onSubmit={() => void submit(false)}
        footer={
          <>
            <Button onClick={guard.close}>{common.cancel}</Button>
            {program === null ? (
              <Button busy={save.busy} onClick={() => void submit(true)}>
                {texts.addNext}
              </Button>
            ) : null}
            <Button type="submit" look="primary" busy={save.busy}>
              {common.save}
            </Button>
          </>
        }
      >
        <Stack>
          <TextField
            ref={nameField}
            label={texts.name}
            required
            autoFocus
            maxLength={60}
            value={programName}
            onChange={setProgramName}
            error={tried && missing ? texts.nameMissing : fields.programName}
          />
          <TextField
            label={texts.contestant}
            maxLength={60}
            value={contestant}
            onChange={setContestant}
            error={fields.contestant}
          />
          {groups.length > 1 ? (
            <Select
              label={texts.group}
              value={group}
              options={groups.map((each) => ({ value: each.id, label: each.groupName }))}
              onChange={setGroup}
              error={fields.programGroupId}
            />
          ) : null}
          <FormProblem of={save.problem} />
        </Stack>
      </Dialog>
      {guard.question}
    </>
  );
}
