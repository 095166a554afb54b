'use client';
// The field for a voucher code: takes any grouping and shows it in fours.
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { TextField } from '../../../primitives/TextField.tsx';
import { token } from '../../../theme/index.ts';
import { typedCode } from './typed-code.ts';

const Wide = styled.div`
  input {
    font-family: ${token.fontDigits};
    font-size: 20px;
    letter-spacing: 0.04em;
    min-height: 48px;
    font-variant-numeric: tabular-nums;
  }
`;

export interface CodeFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function CodeField({ label, hint, error, value, onChange }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  /** While an input method composes, its text is left alone. */
  const composing = useRef(false);
  useLayoutEffect(() => {
    if (caret === null) return;
    input.current?.setSelectionRange(caret, caret);
    setCaret(null);
  }, [caret]);
  const put = (typed: string) => {
    if (composing.current) {
      onChange(typed);
      return;
    }
    const next = typedCode(typed, input.current?.selectionStart ?? typed.length);
    onChange(next.text);
    setCaret(next.caret);
  };
  return (
    <Wide>
      <TextField
        ref={input}
        label={label}
        hint={hint}
        error={error}
        required
        value={value}
        onChange={put}
        onCompositionStart={() => {
          composing.current = true;
        }}
        onCompositionEnd={(event) => {
          composing.current = false;
          put(event.currentTarget.value);
        }}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        inputMode="text"
      />
    </Wide>
  );
}
