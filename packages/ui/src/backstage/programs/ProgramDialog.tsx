'use client';
// Adding or editing one program; adding goes on with the next one by Enter.
import type { Program, ProgramGroup } from '@liangfen/sdk/schema';
import { useRef, useState } from 'react';
import { useBackstageMessages } from '../../messages/index.ts';
import { Select } from '../../primitives/Select.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useToast } from '../../primitives/Toast.tsx';
import { useAct } from '../data/use-act.ts';
import { competitionKey, competitionsKey } from '../data/use-read.ts';
import { FormDialog } from '../frame/FormDialog.tsx';

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
  const toast = useToast();
  const [programName, setProgramName] = useState(program?.programName ?? '');
  const [contestant, setContestant] = useState(program?.contestant ?? '');
  const [group, setGroup] = useState(groupId);
  const [tried, setTried] = useState(false);
  const changed =
    programName !== (program?.programName ?? '') ||
    contestant !== (program?.contestant ?? '') ||
    (program !== null && group !== groupId);
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
    { inForm: true, goesOn: true, refresh: [competitionKey(id), competitionsKey] },
  );
  const missing = programName.trim() === '';
  const fields = save.problem?.fields ?? {};

  async function submit(goOn: boolean): Promise<void> {
    setTried(true);
    if (missing || save.busy) return;
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
    <FormDialog
      title={program === null ? texts.add : texts.edit}
      changed={changed}
      act={save}
      next={program === null ? { label: texts.addNext, onNext: () => void submit(true) } : null}
      onSubmit={() => void submit(false)}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
