'use client';
// A number with steps, range and decimals; reads what people paste and writes it their way.
import { NumberField as AriaNumberField, Button, Group, Input } from 'react-aria-components';
import { styled } from 'styled-components';
import { useCommonMessages } from '../messages/index.ts';
import { token } from '../theme/index.ts';
import { Field, type FieldTexts } from './Field.tsx';
import { fieldBox, focusRing } from './mixins.ts';

export interface NumberFieldProps extends FieldTexts {
  /** `null` while the field is empty. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  readonly decimals?: number | undefined;
  readonly disabled?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
}

const Box = styled(Group)`
  ${fieldBox}
  display: flex;
  align-items: stretch;
  padding: 0;
  overflow: hidden;
  &:focus-within {
    border-color: ${token.accent};
  }
`;

const Digits = styled(Input)`
  flex: 1;
  min-width: 0;
  padding: 0 11px;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-variant-numeric: tabular-nums;
  outline: none;
`;

const Step = styled(Button)`
  ${focusRing}
  width: 32px;
  border: 0;
  border-left: 1px solid ${token.line};
  background: none;
  color: ${token.textMuted};
  font-size: 16px;
  cursor: pointer;
  &[data-hovered] {
    color: ${token.accent};
    background: ${token.accentSoft};
  }
  @media (pointer: coarse) {
    width: 44px;
  }
`;

export function NumberField({
  value,
  onChange,
  min,
  max,
  step,
  decimals = 2,
  disabled = false,
  autoFocus = false,
  ...texts
}: NumberFieldProps) {
  const { action } = useCommonMessages();
  return (
    <Field {...texts}>
      {(control) => (
        <AriaNumberField
          aria-label={texts.label}
          id={control.id}
          // NaN is how the library says "empty".
          value={value ?? Number.NaN}
          onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
          {...(min === undefined ? {} : { minValue: min })}
          {...(max === undefined ? {} : { maxValue: max })}
          {...(step === undefined ? {} : { step })}
          formatOptions={{ maximumFractionDigits: decimals, useGrouping: false }}
          isDisabled={disabled}
          isInvalid={control['aria-invalid'] === true}
          isRequired={texts.required === true}
          autoFocus={autoFocus}
        >
          <Box>
            <Digits aria-describedby={control['aria-describedby']} />
            <Step slot="decrement" aria-label={action.decrease}>
              <span>−</span>
            </Step>
            <Step slot="increment" aria-label={action.increase}>
              <span>+</span>
            </Step>
          </Box>
        </AriaNumberField>
      )}
    </Field>
  );
}
