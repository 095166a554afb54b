'use client';
// A field for one line or several lines of text.
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldTexts } from './Field.tsx';
import { fieldBox } from './mixins.ts';

const Input = styled.input`
  ${fieldBox}
`;
const Area = styled.textarea`
  ${fieldBox}
  padding-block: 7px;
  resize: vertical;
`;

type Own<Props> = FieldTexts &
  Omit<Props, keyof FieldTexts | 'onChange' | 'value' | 'id'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
  };

export type TextFieldProps = Own<ComponentPropsWithRef<'input'>>;

export function TextField({
  label,
  hideLabel,
  hint,
  help,
  error,
  required,
  onChange,
  ...rest
}: TextFieldProps) {
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      help={help}
      error={error}
      required={required}
    >
      {(control) => (
        <Input
          type="text"
          {...rest}
          {...control}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

export type TextAreaProps = Own<ComponentPropsWithRef<'textarea'>>;

export function TextArea({
  label,
  hideLabel,
  hint,
  help,
  error,
  required,
  onChange,
  rows = 3,
  ...rest
}: TextAreaProps) {
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      help={help}
      error={error}
      required={required}
    >
      {(control) => (
        <Area
          {...rest}
          {...control}
          rows={rows}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
