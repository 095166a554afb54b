'use client';
// Adding, editing or replacing one judge; a phone number already used here is told while typing (spec § 5).
import type { Judge, JudgeGroup } from '@liangfen/sdk/schema';
import { useRef, useState } from 'react';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Select } from '../../primitives/Select.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useToast } from '../../primitives/Toast.tsx';
import { typedDigits } from '../../typed-digits.ts';
import { useAct } from '../data/use-act.ts';
import { competitionKey, useRead } from '../data/use-read.ts';
import { FormDialog } from '../frame/FormDialog.tsx';
import { Fields, Hint } from '../frame/Section.tsx';
import { useDraft } from '../frame/use-draft.ts';
import { PhotoField } from '../pictures/PhotoField.tsx';

const mainlandPhone = /^1[3-9][0-9]{9}$/;

export interface JudgeDialogProps {
  readonly id: string;
  /** Null adds a new one. */
  readonly judge: Judge | null;
  /** Whose seat the new one takes; null adds a seat. */
  readonly replaced?: Judge | null;
  /** The version at which the judge was read. */
  readonly version: number | null;
  readonly groups: readonly JudgeGroup[];
  readonly onClose: () => void;
}

interface JudgeDraft {
  readonly name: string;
  readonly phoneNumber: string;
  readonly judgeGroupId: string | null;
  readonly organisation: string;
  readonly title: string;
  readonly photoUrl: string | null;
}

export function JudgeDialog({
  id,
  judge,
  replaced = null,
  version,
  groups,
  onClose,
}: JudgeDialogProps) {
  const { judges: texts, pictures, action } = useBackstageMessages();
  const toast = useToast();
  const draft = useDraft<JudgeDraft>({
    name: judge?.name ?? '',
    phoneNumber: judge?.phoneNumber ?? '',
    judgeGroupId: judge?.judgeGroupId ?? replaced?.judgeGroupId ?? groups[0]?.id ?? null,
    organisation: judge?.organisation ?? '',
    title: judge?.title ?? '',
    photoUrl: judge?.photoUrl ?? null,
  });
  const { value, change } = draft;
  const { name, phoneNumber, judgeGroupId, organisation, title, photoUrl } = value;
  const [tried, setTried] = useState(false);
  // A new one's group is chosen already.
  const typed = name + phoneNumber + organisation + title + (photoUrl ?? '');
  const changed = judge === null ? typed !== '' : draft.changed;
  const nameField = useRef<HTMLInputElement>(null);

  const save = useAct(
    action.save,
    async (client) => {
      const { changes } = draft;
      const texts = { name: name.trim(), organisation: organisation.trim(), title: title.trim() };
      const group = judgeGroupId === null ? {} : { judgeGroupId };
      if (judge !== null) {
        return client.request('updateJudge', {
          path: { id, judgeId: judge.id },
          body: {
            ...('name' in changes ? { name: texts.name } : {}),
            ...('organisation' in changes ? { organisation: texts.organisation } : {}),
            ...('title' in changes ? { title: texts.title } : {}),
            ...('photoUrl' in changes ? { photoUrl } : {}),
            ...('judgeGroupId' in changes ? group : {}),
            ...('phoneNumber' in changes
              ? { phoneNumber: phoneNumber === '' ? null : phoneNumber }
              : {}),
          },
          ...(version === null ? {} : { seenVersion: version }),
        });
      }
      const phone = phoneNumber === '' ? {} : { phoneNumber };
      return replaced === null
        ? client.request('createJudge', {
            path: { id },
            body: { ...texts, photoUrl, ...group, ...phone },
          })
        : client.request('replaceJudge', {
            path: { id, judgeId: replaced.id },
            body: { ...texts, photoUrl, ...phone },
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
  // A number that the account's role does not show in full stays unchanged.
  const phoneKept = phoneNumber === (judge?.phoneNumber ?? '');
  const phoneWrong = !phoneKept && phoneNumber !== '' && !mainlandPhone.test(phoneNumber);
  const fields = save.problem?.fields ?? {};

  async function submit(goOn: boolean): Promise<void> {
    setTried(true);
    if (nameMissing || phoneWrong || phoneTaken || save.busy) return;
    if (judge !== null && !draft.changed) return onClose();
    const saved = await save.run(undefined);
    if (saved === undefined) return;
    if (!goOn) {
      toast({ text: texts.saved, tone: 'success' });
      onClose();
      return;
    }
    toast({ text: texts.more, tone: 'success' });
    change({ name: '', phoneNumber: '', organisation: '', title: '', photoUrl: null });
    setTried(false);
    nameField.current?.focus();
  }

  function dialogTitle(): string {
    if (replaced !== null) return fill(texts.replaceAsk, { name: replaced.name });
    return judge === null ? texts.add : texts.edit;
  }

  return (
    <FormDialog
      title={dialogTitle()}
      changed={changed}
      act={save}
      meanwhile={judge === null ? [] : draft.meanwhile}
      named={new Map(groups.map((group) => [group.id, { name: group.groupName }]))}
      next={
        judge === null && replaced === null
          ? { label: texts.addNext, onNext: () => void submit(true) }
          : null
      }
      onSubmit={() => void submit(false)}
      onClose={onClose}
    >
      {replaced === null ? null : <Hint>{texts.replaceEffect}</Hint>}
      <Fields $min={190}>
        <TextField
          ref={nameField}
          label={texts.name}
          required
          autoFocus
          maxLength={40}
          value={name}
          onChange={(next) => change({ name: next })}
          error={tried && nameMissing ? texts.nameMissing : fields.name}
        />
        <TextField
          label={texts.phoneNumber}
          type="tel"
          inputMode="numeric"
          maxLength={11}
          value={phoneNumber}
          onChange={(next) => change({ phoneNumber: typedDigits(next) })}
          error={
            phoneTaken
              ? texts.phoneTaken
              : tried && phoneWrong
                ? texts.phoneWrong
                : fields.phoneNumber
          }
        />
        {replaced === null ? (
          <Select
            label={texts.group}
            value={judgeGroupId}
            options={groups.map((group) => ({ value: group.id, label: group.groupName }))}
            onChange={(next) => change({ judgeGroupId: next })}
            error={fields.judgeGroupId}
          />
        ) : null}
        <TextField
          label={texts.organisation}
          maxLength={60}
          value={organisation}
          onChange={(next) => change({ organisation: next })}
          error={fields.organisation}
        />
        <TextField
          label={texts.jobTitle}
          maxLength={40}
          value={title}
          onChange={(next) => change({ title: next })}
          error={fields.title}
        />
      </Fields>
      <PhotoField
        id={id}
        label={pictures.photo}
        purpose="PHOTO"
        value={photoUrl}
        onChange={(url) => change({ photoUrl: url })}
        error={fields.photoUrl}
      />
    </FormDialog>
  );
}
