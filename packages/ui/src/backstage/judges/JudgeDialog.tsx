'use client';
// Adding or editing one judge; a phone number already used here is told while typing (spec § 5).
import type { Judge, JudgeGroup } from '@liangfen/sdk/schema';
import { useRef, useState } from 'react';
import { useBackstageMessages } from '../../messages/index.ts';
import { Select } from '../../primitives/Select.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useToast } from '../../primitives/Toast.tsx';
import { useAct } from '../data/use-act.ts';
import { competitionKey, useRead } from '../data/use-read.ts';
import { FormDialog } from '../frame/FormDialog.tsx';
import { Fields } from '../frame/Sheet.tsx';

const mainlandPhone = /^1[3-9][0-9]{9}$/;

export interface JudgeDialogProps {
  readonly id: string;
  /** Null adds a new one. */
  readonly judge: Judge | null;
  readonly groups: readonly JudgeGroup[];
  readonly onClose: () => void;
}

export function JudgeDialog({ id, judge, groups, onClose }: JudgeDialogProps) {
  const { judges: texts, action } = useBackstageMessages();
  const toast = useToast();
  const [name, setName] = useState(judge?.name ?? '');
  const [phoneNumber, setPhoneNumber] = useState(judge?.phoneNumber ?? '');
  const [groupId, setGroupId] = useState(judge?.judgeGroupId ?? groups[0]?.id ?? null);
  const [organisation, setOrganisation] = useState(judge?.organisation ?? '');
  const [title, setTitle] = useState(judge?.title ?? '');
  const [tried, setTried] = useState(false);
  const changed =
    name !== (judge?.name ?? '') ||
    phoneNumber !== (judge?.phoneNumber ?? '') ||
    organisation !== (judge?.organisation ?? '') ||
    title !== (judge?.title ?? '') ||
    (judge !== null && groupId !== (judge.judgeGroupId ?? groups[0]?.id ?? null));
  const nameField = useRef<HTMLInputElement>(null);

  const save = useAct(
    action.save,
    async (client) => {
      const shared = {
        name: name.trim(),
        organisation: organisation.trim(),
        title: title.trim(),
        ...(groupId === null ? {} : { judgeGroupId: groupId }),
      };
      if (judge !== null) {
        return client.request('updateJudge', {
          path: { id, judgeId: judge.id },
          body: { ...shared, phoneNumber: phoneNumber === '' ? null : phoneNumber },
        });
      }
      return client.request('createJudge', {
        path: { id },
        body: { ...shared, ...(phoneNumber === '' ? {} : { phoneNumber }) },
      });
    },
    { inForm: true, goesOn: true, refresh: [competitionKey(id)] },
  );

  const complete = mainlandPhone.test(phoneNumber) && phoneNumber !== judge?.phoneNumber;
  const known = useRead(
    competitionKey(id, 'phone', phoneNumber),
    (client, signal) =>
      client.request('checkJudgePhone', { path: { id }, query: { phoneNumber }, signal }),
    { enabled: complete },
  );
  const phoneTaken = complete && known.data?.exists === true;
  const nameMissing = name.trim() === '';
  const phoneWrong = phoneNumber !== '' && !mainlandPhone.test(phoneNumber);
  const fields = save.problem?.fields ?? {};

  async function submit(goOn: boolean): Promise<void> {
    setTried(true);
    if (nameMissing || phoneWrong || phoneTaken || save.busy) return;
    const saved = await save.run(undefined);
    if (saved === undefined) return;
    if (!goOn) {
      toast({ text: texts.saved, tone: 'success' });
      onClose();
      return;
    }
    toast({ text: texts.more, tone: 'success' });
    setName('');
    setPhoneNumber('');
    setOrganisation('');
    setTitle('');
    setTried(false);
    nameField.current?.focus();
  }

  return (
    <FormDialog
      title={judge === null ? texts.add : texts.edit}
      changed={changed}
      act={save}
      next={judge === null ? { label: texts.addNext, onNext: () => void submit(true) } : null}
      onSubmit={() => void submit(false)}
      onClose={onClose}
    >
      <Fields $min={190}>
        <TextField
          ref={nameField}
          label={texts.name}
          required
          autoFocus
          maxLength={40}
          value={name}
          onChange={setName}
          error={tried && nameMissing ? texts.nameMissing : fields.name}
        />
        <TextField
          label={texts.phoneNumber}
          type="tel"
          inputMode="numeric"
          maxLength={11}
          value={phoneNumber}
          onChange={(value) => setPhoneNumber(value.replace(/\D/g, ''))}
          error={
            phoneTaken
              ? texts.phoneTaken
              : tried && phoneWrong
                ? texts.phoneWrong
                : fields.phoneNumber
          }
        />
        <Select
          label={texts.group}
          value={groupId}
          options={groups.map((group) => ({ value: group.id, label: group.groupName }))}
          onChange={setGroupId}
          error={fields.judgeGroupId}
        />
        <TextField
          label={texts.organisation}
          maxLength={60}
          value={organisation}
          onChange={setOrganisation}
          error={fields.organisation}
        />
        <TextField
          label={texts.jobTitle}
          maxLength={40}
          value={title}
          onChange={setTitle}
          error={fields.title}
        />
      </Fields>
    </FormDialog>
  );
}
