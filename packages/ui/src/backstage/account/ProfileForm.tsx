'use client';
// The account's owner; a sub-account can leave its main account here.
import type { User } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Tag } from '../../primitives/Card.tsx';
import { ConfirmDialog } from '../../primitives/Dialog.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { typedDigits } from '../../typed-digits.ts';
import { useAct } from '../data/use-act.ts';
import { accountKey, competitionsKey } from '../data/use-read.ts';
import { ChangedMeanwhile, leadsToChoice } from '../frame/ChangedMeanwhile.tsx';
import { FormProblem } from '../frame/FormProblem.tsx';
import { LeaveQuestion } from '../frame/LeaveQuestion.tsx';
import { Actions, Section, Stack } from '../frame/Section.tsx';
import { useDraft } from '../frame/use-draft.ts';
import { useUnsavedGuard } from '../frame/use-unsaved-guard.ts';

export function ProfileForm({ user }: { readonly user: User }) {
  const { account: texts, action, saveBar } = useBackstageMessages();
  const { action: common } = useCommonMessages();
  const draft = useDraft({ name: user.name, phoneNumber: user.phoneNumber ?? '' });
  const { name, phoneNumber } = draft.value;
  const [leaving, setLeaving] = useState(false);
  const save = useAct(
    action.save,
    async (client) => {
      const { changes } = draft;
      await client.request('updateUser', {
        body: {
          ...('name' in changes ? { name: name.trim() } : {}),
          ...('phoneNumber' in changes
            ? { phoneNumber: phoneNumber === '' ? null : phoneNumber }
            : {}),
        },
        seenVersion: user.version,
      });
      return draft.value;
    },
    { inForm: true, done: saveBar.saved, refresh: [accountKey], onDone: draft.settle },
  );
  const detach = useAct(action.detach, (client) => client.request('detachUser'), {
    refresh: [accountKey, competitionsKey],
    onDone: () => setLeaving(false),
  });
  const heldBack = useUnsavedGuard(draft.changed);
  const fields = save.problem?.fields ?? {};
  return (
    <Section title={texts.profile} actions={<Tag>{texts.kind[user.kind]}</Tag>}>
      <form
        noValidate
        style={{ maxWidth: 420 }}
        onSubmit={(event) => {
          event.preventDefault();
          if (save.busy || !draft.changed || leadsToChoice(event.currentTarget)) return;
          void save.run(undefined);
        }}
      >
        <Stack>
          <TextField
            label={texts.loginName}
            value={user.loginName ?? ''}
            onChange={() => {}}
            disabled
          />
          <TextField
            label={texts.name}
            required
            maxLength={40}
            value={name}
            onChange={(next) => draft.change({ name: next })}
            error={fields.name}
          />
          <TextField
            label={texts.phoneNumber}
            type="tel"
            maxLength={11}
            value={phoneNumber}
            onChange={(next) => draft.change({ phoneNumber: typedDigits(next) })}
            error={fields.phoneNumber}
          />
          {save.busy ? null : <ChangedMeanwhile of={draft.meanwhile} onChosen={save.clear} />}
          <FormProblem of={save.problem} />
          <Actions>
            <Button type="submit" look="primary" busy={save.busy}>
              {common.save}
            </Button>
            {user.kind === 'SUB' ? (
              <Button onClick={() => setLeaving(true)}>{texts.detach}</Button>
            ) : null}
          </Actions>
        </Stack>
      </form>
      <LeaveQuestion heldBack={heldBack} />
      <ConfirmDialog
        open={leaving}
        danger
        title={texts.detachAsk}
        effect={texts.detachEffect}
        confirmLabel={texts.detach}
        busy={detach.busy}
        onCancel={() => setLeaving(false)}
        onConfirm={() => void detach.run(undefined)}
      />
    </Section>
  );
}
