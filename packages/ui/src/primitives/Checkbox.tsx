'use client';
// Yes or no, as a tick or as a switch; both are the platform's checkbox underneath.
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ownText } from '../own-text.tsx';
import { token } from '../theme/index.ts';
import { focusRing, visuallyHidden } from './mixins.ts';

export interface CheckboxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'type' | 'checked'> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly indeterminate?: boolean;
  /** Text beside it; give `aria-label` when there is none. */
  readonly children?: ReactNode;
}

const Row = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 28px;
  color: ${token.text};
  font-family: ${token.font};
  font-size: 14px;
  cursor: pointer;
  &[data-disabled] {
    cursor: not-allowed;
    color: ${token.textMuted};
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const Tick = styled.input`
  ${focusRing}
  appearance: none;
  flex: none;
  display: grid;
  place-content: center;
  width: 18px;
  height: 18px;
  margin: 0;
  border: 1.5px solid ${token.lineStrong};
  border-radius: 4px;
  background: ${token.surface};
  cursor: inherit;
  &:checked,
  &:indeterminate {
    border-color: ${token.accent};
    background: ${token.accent};
  }
  &::after {
    content: '';
    width: 5px;
    height: 9px;
    border: solid ${token.onAccent};
    border-width: 0 2px 2px 0;
    transform: translateY(-1px) rotate(45deg) scale(0);
  }
  &:checked::after {
    transform: translateY(-1px) rotate(45deg);
  }
  &:indeterminate::after {
    width: 9px;
    height: 0;
    border-width: 0 0 2px;
    transform: none;
  }
  &:disabled {
    opacity: 0.5;
  }
`;

export function Checkbox({
  checked,
  onChange,
  indeterminate = false,
  children,
  ...rest
}: CheckboxProps) {
  return (
    <Row data-disabled={rest.disabled || undefined}>
      <Tick
        {...rest}
        type="checkbox"
        checked={checked}
        ref={(element) => {
          if (element !== null) element.indeterminate = indeterminate;
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      {ownText(children)}
    </Row>
  );
}

const Hidden = styled.input`
  ${visuallyHidden}
  &:focus-visible + span {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
  }
  &:checked + span {
    background: ${token.accent};
    border-color: ${token.accent};
  }
  &:checked + span::after {
    transform: translateX(18px);
    background: ${token.onAccent};
  }
  &:disabled + span {
    opacity: 0.5;
  }
`;

const Track = styled.span`
  position: relative;
  flex: none;
  box-sizing: border-box;
  width: 42px;
  height: 24px;
  border: 1.5px solid ${token.lineStrong};
  border-radius: 12px;
  background: ${token.surfaceSunken};
  transition: background-color ${token.fast};
  &::after {
    content: '';
    position: absolute;
    top: 2.5px;
    left: 3px;
    width: 16px;
    height: 16px;
    border-radius: 50%;
    background: ${token.lineStrong};
    transition: transform ${token.fast} ${token.easeOut};
  }
`;

/** For settings that work at once. */
export function Switch({
  checked,
  onChange,
  children,
  ...rest
}: Omit<CheckboxProps, 'indeterminate'>) {
  return (
    <Row data-disabled={rest.disabled || undefined} style={{ position: 'relative' }}>
      <Hidden
        {...rest}
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Track aria-hidden />
      {ownText(children)}
    </Row>
  );
}
