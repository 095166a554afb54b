'use client';
// The fields that prove whose account it is: login name, password and image code, for the login and for a first binding.
import { type FormEvent, useState } from 'react';
import type { FormProblem } from '../../messages/form-problem.ts';
import { useBackstageMessages } from '../../messages/index.ts';
import { TextField } from '../../primitives/TextField.tsx';
import { ImageCode } from './ImageCode.tsx';

export interface Credentials {
  readonly loginName: string;
  readonly password: string;
  readonly code: string;
}

const nothing: Credentials = { loginName: '', password: '', code: '' };

export interface CredentialForm {
  readonly values: Credentials;
  readonly change: (part: Partial<Credentials>) => void;
  /** Whether the form was sent with an empty field: then each field says what it lacks. */
  readonly tried: boolean;
  /** Counts the image codes that were used up. */
  readonly attempt: number;
  /** Sends when nothing is missing. An image code serves once, so a refusal asks for another. */
  readonly submit: (event: FormEvent, send: () => Promise<unknown>) => Promise<void>;
}

/** `send` answers undefined when it was refused. */
export function useCredentials(): CredentialForm {
  const [values, setValues] = useState(nothing);
  const [tried, setTried] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const change = (part: Partial<Credentials>) => setValues((before) => ({ ...before, ...part }));
  return {
    values,
    change,
    tried,
    attempt,
    submit: async (event, send) => {
      event.preventDefault();
      setTried(true);
      if (Object.values(values).includes('')) return;
      if ((await send()) !== undefined) return;
      change({ code: '' });
      setAttempt((count) => count + 1);
      setTried(false);
    },
  };
}

export interface CredentialFieldsProps {
  readonly of: CredentialForm;
  readonly problem: FormProblem | null;
  readonly autoFocus?: boolean;
}

export function CredentialFields({ of, problem, autoFocus = false }: CredentialFieldsProps) {
  const { login: texts } = useBackstageMessages();
  const { values, change, tried, attempt } = of;
  const errorOf = (field: keyof Credentials) =>
    tried && values[field] === '' ? texts.missing[field] : problem?.fields[field];
  return (
    <>
      <TextField
        label={texts.loginName}
        required
        autoFocus={autoFocus}
        autoComplete="username"
        value={values.loginName}
        onChange={(loginName) => change({ loginName })}
        error={errorOf('loginName')}
      />
      <TextField
        label={texts.password}
        required
        type="password"
        autoComplete="current-password"
        value={values.password}
        onChange={(password) => change({ password })}
        error={errorOf('password')}
      />
      <ImageCode
        value={values.code}
        onChange={(code) => change({ code })}
        attempt={attempt}
        error={errorOf('code')}
      />
    </>
  );
}
