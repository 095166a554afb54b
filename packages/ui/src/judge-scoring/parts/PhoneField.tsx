'use client';
/// <reference path="../../css-text.d.ts" />
// A line of text in a form of the phone: label, control and fault, wired up for screen readers.
import { type ComponentPropsWithoutRef, useId } from 'react';
import { StyleSheet } from '../../style-sheets/StyleSheet.tsx';
import css from './PhoneField.css?inline';

export interface PhoneFieldProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'onChange' | 'value' | 'id' | 'required'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | null | undefined;
  readonly required?: boolean;
}

export function PhoneField({
  label,
  error = null,
  required = false,
  onChange,
  ...rest
}: PhoneFieldProps) {
  const id = useId();
  const wrong = error !== null && error !== '';
  return (
    <div className="lf-field">
      <StyleSheet name="field" text={css} />
      <label htmlFor={id} data-required={required || undefined}>
        {label}
      </label>
      <input
        type="text"
        {...rest}
        id={id}
        aria-describedby={wrong ? `${id}-error` : undefined}
        aria-invalid={wrong || undefined}
        aria-required={required || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {wrong ? (
        <div id={`${id}-error`} role="alert">
          {error}
        </div>
      ) : null}
    </div>
  );
}
