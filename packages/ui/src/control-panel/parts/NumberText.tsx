'use client';
// A number typed as text: a few rare fields of the panel do without the large number field of the desk.
import { typedPoint } from '@liangfen/console-machine';
import { useState } from 'react';
import { TextField } from '../../primitives/TextField.tsx';

export interface NumberTextProps {
  readonly label: string;
  /** What the field holds at first. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  /** None are whole numbers only. */
  readonly decimals: number;
  /** Says what may be typed, where something else was. */
  readonly wrong: string;
  /** Null while no such number stands there. */
  readonly onChange: (value: number | null) => void;
}

export function NumberText({ label, value, decimals, wrong, onChange, ...range }: NumberTextProps) {
  const [text, setText] = useState(value === null ? '' : String(value));
  const read = (typed: string) => numberIn(typed, { decimals, ...range });
  return (
    <TextField
      label={label}
      error={text !== '' && read(text) === null ? wrong : undefined}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={text}
      onChange={(typed) => {
        setText(typed);
        onChange(read(typed));
      }}
    />
  );
}

function numberIn(
  typed: string,
  { min, max, decimals }: Pick<NumberTextProps, 'min' | 'max' | 'decimals'>,
): number | null {
  const number = typedPoint(typed);
  if (number === null || number < min || number > max) return null;
  return decimals === 0 && !Number.isInteger(number) ? null : number;
}
