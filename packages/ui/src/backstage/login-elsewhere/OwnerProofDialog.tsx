'use client';
// Asks whether the account's owner is there, before another way to log in is added.
import { useState } from 'react';
import { useSignOnPartMessages } from '../../messages/use-sign-on-part-messages.ts';
import { ownText } from '../../own-text.tsx';
import { useAct } from '../data/use-act.ts';
import { FormDialog } from '../frame/FormDialog.tsx';
import { Hint } from '../frame/Section.tsx';
import { useOwnerFields } from './OwnerFields.tsx';

export interface OwnerProofDialogProps {
  readonly onProved: () => void;
  readonly onClose: () => void;
}

export function OwnerProofDialog({ onProved, onClose }: OwnerProofDialogProps) {
  const texts = useSignOnPartMessages();
  const owner = useOwnerFields();
  const [tried, setTried] = useState(false);
  const prove = useAct(
    texts.action.prove,
    (client) => client.request('proveOwner', { body: owner.values }),
    { inForm: true, onDone: onProved },
  );
  return (
    <FormDialog
      title={texts.prove}
      submitLabel={texts.proveGo}
      changed={false}
      act={prove}
      onSubmit={() => {
        setTried(true);
        if (!owner.isMissing) void prove.run(undefined);
      }}
      onClose={onClose}
    >
      <Hint>{texts.proveHint}</Hint>
      {ownText(owner.fields(prove.problem, tried))}
    </FormDialog>
  );
}
