'use client';
// A choice of several values: the platform's own list, which every phone and screen reader knows.
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/index.ts';
import { Field, type FieldTexts } from './Field.tsx';
import { fieldBox } from './mixins.ts';

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps<Value extends string>
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'select'>, keyof FieldTexts | 'onChange' | 'value' | 'id'> {
  readonly value: Value | null;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
}

const Box = styled.span`
  position: relative;
  display: block;
  &::after {
    content: '';
    position: absolute;
    top: 50%;
    right: 13px;
    width: 7px;
    height: 7px;
    border: solid ${token.textMuted};
    border-width: 0 1.5px 1.5px 0;
    transform: translateY(-70%) rotate(45deg);
    pointer-events: none;
  }
`;

const List = styled.select`
  ${fieldBox}
  appearance: none;
  padding-right: 32px;
  text-overflow: ellipsis;
  cursor: pointer;
`;

export function Select<Value extends string>({
  label,
  hideLabel,
  hint,
  help,
  error,
  required,
  value,
  options,
  onChange,
  placeholder,
  ...rest
}: SelectProps<Value>) {
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
        <Box>
          <List
            {...rest}
            {...control}
            value={value ?? ''}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value);
              if (chosen !== undefined) onChange(chosen.value);
            }}
          >
            {value === null ? (
              <option value="" disabled>
                {placeholder ?? ''}
              </option>
            ) : null}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </List>
        </Box>
      )}
    </Field>
  );
}
