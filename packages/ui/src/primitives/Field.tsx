'use client';
// The frame of every form field: label, hint, error, wired up for screen readers.
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { ownText } from '../own-text.tsx';
import { token } from '../theme/index.ts';

export interface FieldTexts {
  readonly label: string;
  /** Keeps the label for screen readers only, where the place explains the field. */
  readonly hideLabel?: boolean | undefined;
  readonly hint?: ReactNode;
  /** Beside the label: a button that explains the field. */
  readonly help?: ReactNode;
  readonly error?: string | null | undefined;
  readonly required?: boolean | undefined;
}

/** The attributes that the control inside must carry. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
  readonly 'aria-label': string | undefined;
}

const Frame = styled.div`
  display: grid;
  /* A control must not widen its column beyond what the form gives it. */
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  min-width: 0;
  font-family: ${token.font};
  font-size: 14px;
  color: ${token.text};
`;

export const FieldLabel = styled.label`
  font-weight: 500;
  line-height: 20px;
  &[data-required]::after {
    content: ' *';
    color: ${token.danger};
  }
`;

export const FieldHint = styled.div`
  color: ${token.textMuted};
  font-size: 13px;
  line-height: 20px;
`;

export const FieldError = styled.div`
  color: ${token.danger};
  font-size: 13px;
  line-height: 20px;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
`;

/** A label or a title, and beside it what explains it. */
export function Explained({
  help,
  children,
}: {
  readonly help: ReactNode;
  readonly children: ReactNode;
}) {
  return ownText(
    help === undefined ? (
      children
    ) : (
      <Line>
        {ownText(children)}
        {ownText(help)}
      </Line>
    ),
  );
}

export function Field({
  label,
  hideLabel = false,
  hint,
  help,
  error,
  required = false,
  children,
}: FieldTexts & { readonly children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const hasError = error !== undefined && error !== null && error !== '';
  const describedBy = [hasError ? `${id}-error` : '', hint === undefined ? '' : `${id}-hint`]
    .filter((part) => part !== '')
    .join(' ');
  return (
    <Frame>
      {hideLabel ? null : (
        <Explained help={help}>
          <FieldLabel htmlFor={id} data-required={required || undefined}>
            {label}
          </FieldLabel>
        </Explained>
      )}
      {ownText(
        children({
          id,
          'aria-describedby': describedBy === '' ? undefined : describedBy,
          'aria-invalid': hasError || undefined,
          'aria-required': required || undefined,
          'aria-label': hideLabel ? label : undefined,
        }),
      )}
      {hasError ? (
        <FieldError id={`${id}-error`} role="alert">
          {error}
        </FieldError>
      ) : null}
      {hint === undefined ? null : <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </Frame>
  );
}
