'use client';
// What the owner of an account is asked before another way to log in is added: the password, and the second factor where it is on.
import { type ReactNode, useState } from 'react';
import { useSignOnPartMessages } from '../../messages/use-sign-on-part-messages.ts';
import { TextField } from '../../primitives/TextField.tsx';
import type { Act } from '../data/use-act.ts';

export interface OwnerProofInput {
  readonly password: string;
  readonly code?: string;
}

export interface OwnerFieldsState {
  readonly values: OwnerProofInput;
  readonly isMissing: boolean;
  readonly fields: (problem: Act<never, unknown>['problem'], tried: boolean) => ReactNode;
}

/** The field for the second factor is shown once the server has asked for it: the page does not know who has one. */
export function useOwnerFields(): OwnerFieldsState {
  const texts = useSignOnPartMessages();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const values = { password, ...(code === '' ? {} : { code }) };
  return {
    values,
    isMissing: password === '',
    fields: (problem, tried) => {
      const asksCode = code !== '' || problem?.fields.code !== undefined;
      return (
        <>
          <TextField
            label={texts.password}
            required
            autoFocus
            type="password"
            autoComplete="current-password"
            maxLength={128}
            value={password}
            onChange={setPassword}
            error={tried && password === '' ? texts.passwordMissing : problem?.fields.password}
          />
          {asksCode ? (
            <TextField
              label={texts.code}
              required
              autoComplete="one-time-code"
              maxLength={16}
              value={code}
              onChange={setCode}
              error={problem?.fields.code}
            />
          ) : null}
        </>
      );
    },
  };
}
