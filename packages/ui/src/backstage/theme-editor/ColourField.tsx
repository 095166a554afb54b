'use client';
// One colour of a theme: picked, or typed as in a brand's handbook; with a way back to the theme's.
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { fill } from '../../messages/index.ts';
import { useThemeEditorMessages } from '../../messages/use-theme-editor-messages.ts';
import { IconButton } from '../../primitives/Button.tsx';
import { FieldError, FieldLabel } from '../../primitives/Field.tsx';
import { fieldBox, focusRing } from '../../primitives/mixins.ts';
import { token } from '../../theme/index.ts';

const Frame = styled.div`
  display: grid;
  gap: 4px;
  min-width: 0;
  &[data-own] label {
    color: ${token.accent};
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) 36px;
  gap: 6px;
  align-items: center;
`;

const Picker = styled.input`
  ${focusRing}
  box-sizing: border-box;
  width: 44px;
  height: ${token.control};
  padding: 2px;
  border: 1px solid ${token.lineStrong};
  border-radius: ${token.radiusSmall};
  background: ${token.surface};
  cursor: pointer;
  @media (pointer: coarse) {
    height: 44px;
  }
`;

const Hex = styled.input`
  ${fieldBox}
  font-variant-numeric: tabular-nums;
`;

export interface ColourFieldProps {
  readonly label: string;
  /** The colour that is drawn, whoever chose it. */
  readonly value: string;
  /** Chosen here, not the theme's. */
  readonly own: boolean;
  readonly disabled: boolean;
  /** Null for the theme's. */
  readonly onChange: (value: string | null) => void;
}

export function ColourField({ label, value, own, disabled, onChange }: ColourFieldProps) {
  const texts = useThemeEditorMessages();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && hexIn(typed) === null;
  return (
    <Frame data-own={own || undefined}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Line>
        <Picker
          id={id}
          type="color"
          value={value.toLowerCase()}
          onChange={({ target }) => {
            setTyped(null);
            onChange(target.value);
          }}
        />
        <Hex
          aria-label={fill(texts.hexOf, { colour: label })}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          spellCheck={false}
          autoComplete="off"
          maxLength={7}
          value={typed ?? value.toUpperCase()}
          onChange={({ target }) => {
            setTyped(target.value);
            const colour = hexIn(target.value);
            if (colour !== null) onChange(colour);
          }}
          onBlur={() => setTyped(null)}
        />
        {own ? (
          <IconButton
            label={fill(texts.asThemeOf, { colour: label })}
            disabled={disabled}
            onClick={() => {
              setTyped(null);
              onChange(null);
            }}
          >
            ↺
          </IconButton>
        ) : null}
      </Line>
      {wrong ? <FieldError id={`${id}-wrong`}>{texts.hexWrong}</FieldError> : null}
    </Frame>
  );
}

/** Handbooks leave the mark out. */
function hexIn(typed: string): string | null {
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(typed.trim()) ?? [];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}
