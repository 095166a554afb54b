'use client';
// Making an API key: its name, what it may do and until when; then the key itself, the only time it is shown.
import type { ApiKeyScope, NewApiKey } from '@liangfen/sdk/schema';
import { apiKeyScopeValues } from '@liangfen/sdk/values';
import { useState } from 'react';
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox.tsx';
import { Dialog } from '../../../primitives/Dialog.tsx';
import { Select } from '../../../primitives/Select.tsx';
import { TextField } from '../../../primitives/TextField.tsx';
import { useAct } from '../../data/use-act.ts';
import { accountKey } from '../../data/use-read.ts';
import { CopyField } from '../../frame/CopyField.tsx';
import { FormDialog } from '../../frame/FormDialog.tsx';
import { Hint, Problem, Stack } from '../../frame/Section.tsx';

const dayMs = 24 * 60 * 60 * 1000;

/** How long a new key is good for. */
const lastingMs = { QUARTER: 90 * dayMs, YEAR: 365 * dayMs, NEVER: null } as const;
type Lasting = keyof typeof lastingMs;
const lastings: readonly Lasting[] = ['QUARTER', 'YEAR', 'NEVER'];

const Scopes = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: 500;
  }
`;

export function NewKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const { keys: texts } = useBackstageMessages();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>([]);
  const [lasting, setLasting] = useState<Lasting>('YEAR');
  const [wantsScope, setWantsScope] = useState(false);
  const [made, setMade] = useState<NewApiKey | null>(null);
  const create = useAct(
    texts.create,
    (client) => {
      const ms = lastingMs[lasting];
      const body = { name: name.trim(), scopes: [...scopes] };
      return client.request('createApiKey', {
        body: ms === null ? body : { ...body, expiresAt: Date.now() + ms },
      });
    },
    { inForm: true, refresh: [accountKey], onDone: setMade },
  );
  if (made !== null) {
    return (
      <Dialog
        open
        title={fill(texts.made, { name: made.apiKey.name })}
        onClose={onClose}
        footer={
          <Button look="primary" onClick={onClose}>
            {texts.kept}
          </Button>
        }
      >
        <Stack>
          <p>{texts.once}</p>
          <CopyField label={texts.value} value={made.key} />
        </Stack>
      </Dialog>
    );
  }
  const fields = create.problem?.fields ?? {};
  const missing = wantsScope && scopes.length === 0;
  return (
    <FormDialog
      title={texts.add}
      submitLabel={texts.create}
      changed={name !== '' || scopes.length > 0}
      act={create}
      onSubmit={() => {
        setWantsScope(true);
        if (scopes.length > 0) void create.run(undefined);
      }}
      onClose={onClose}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        required
        autoFocus
        maxLength={40}
        value={name}
        onChange={setName}
        error={fields.name}
      />
      <Scopes aria-describedby={missing ? 'no-scope' : undefined}>
        <legend>{texts.scopes}</legend>
        {apiKeyScopeValues.map((scope) => (
          <div key={scope}>
            <Checkbox
              checked={scopes.includes(scope)}
              aria-invalid={missing || undefined}
              onChange={(on) =>
                setScopes(on ? [...scopes, scope] : scopes.filter((one) => one !== scope))
              }
            >
              <span>
                <span>{texts.scopeWords[scope]}</span>
                <Hint as="span">{`\u3000${texts.scopeHints[scope]}`}</Hint>
              </span>
            </Checkbox>
          </div>
        ))}
        {missing ? (
          <Problem id="no-scope" role="alert">
            {texts.noScope}
          </Problem>
        ) : null}
      </Scopes>
      <Select
        label={texts.ends}
        value={lasting}
        options={lastings.map((value) => ({ value, label: texts.end[value] }))}
        onChange={setLasting}
        error={fields.expiresAt}
      />
    </FormDialog>
  );
}
