'use client';
// Says why a form was refused: the sentence, the faults that no field shows, and the focus in the first wrong field.
import { useRef } from 'react';
import type { FormProblem as Refusal } from '../../messages/form-problem.ts';
import { Problem } from './Section.tsx';
import { useWrongField } from './use-wrong-field.ts';

/** Stands inside the form it speaks of. */
export function FormProblem({ of }: { readonly of: Refusal | null }) {
  const line = useRef<HTMLParagraphElement>(null);
  const text = useWrongField(line, of);
  return (
    <Problem ref={line} role={text === null ? undefined : 'alert'} hidden={text === null}>
      {text}
    </Problem>
  );
}
