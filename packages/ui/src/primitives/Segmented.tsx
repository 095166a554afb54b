'use client';
// A choice of a few values, side by side: a radio group that looks like one control.
import { useId } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/index.ts';
import { visuallyHidden } from './mixins.ts';
import type { Option } from './Select.tsx';

export interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly value: Value | null;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
}

const Group = styled.div`
  display: inline-flex;
  justify-self: start;
  gap: 2px;
  padding: 2px;
  border-radius: 8px;
  background: ${token.textFaint};
  font-family: ${token.font};
  font-size: 14px;
`;

const Choice = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: calc(${token.control} - 4px);
  padding: 0 14px;
  border-radius: ${token.radiusSmall};
  color: ${token.textMuted};
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    color: ${token.text};
  }
  &[data-selected] {
    background: ${token.surfaceRaised};
    color: ${token.accent};
    font-weight: 500;
    box-shadow: ${token.shadow};
  }
  &[data-disabled] {
    cursor: not-allowed;
    opacity: 0.5;
  }
  &:focus-within {
    outline: 2px solid ${token.focus};
    outline-offset: 1px;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const Radio = styled.input`
  ${visuallyHidden}
`;

export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Choice
          key={option.value}
          data-selected={option.value === value || undefined}
          data-disabled={option.disabled || undefined}
        >
          <Radio
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </Choice>
      ))}
    </Group>
  );
}
