'use client';
// Moves the focus to the first wrong field after a refusal, and keeps the refusal from being said twice or not at all.
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { FormProblem } from '../../messages/form-problem.ts';
import { useMarks } from '../../messages/index.ts';

/**
 * Returns what is still to be said of the form as a whole; null when its fields say it all. `inside` is anything in the
 * form: pressing its button while the page itself finds a field wrong moves the focus to that field too.
 */
export function useWrongField(
  inside: RefObject<HTMLElement | null>,
  problem: FormProblem | null,
): string | null {
  const marks = useMarks();
  const [placed, setPlaced] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    if (problem === null) return;
    const form = inside.current?.closest('form') ?? null;
    setPlaced(wrongFields(form).map(messageOf));
    focusFirstWrong(form);
  }, [inside, problem]);
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form) return;
    const submitted = () => leadToFirstWrong(form);
    form.addEventListener('submit', submitted);
    return () => form.removeEventListener('submit', submitted);
  }, [inside]);
  if (problem === null) return null;
  const { text, fields } = problem;
  const unplaced = [...new Set(Object.values(fields))].filter((each) => !placed.includes(each));
  const said = [placed.includes(text) ? '' : text, ...unplaced.filter((each) => each !== text)];
  const rest = said.filter((each) => each !== '').join(marks.parts);
  return rest === '' ? null : rest;
}

/** Runs once the fields have their marks; a user who has gone on to another field by then stays there. */
export function leadToFirstWrong(form: HTMLFormElement | null): void {
  const before = focusOf(form);
  requestAnimationFrame(() => {
    if (focusOf(form) === before) focusFirstWrong(form);
  });
}

function focusOf(form: HTMLFormElement | null): Element | null {
  const root = form?.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}

function focusFirstWrong(form: HTMLFormElement | null): void {
  const [first] = wrongFields(form);
  first?.focus();
}

function wrongFields(form: HTMLFormElement | null): HTMLElement[] {
  const marked = form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [];
  // The frame around a number carries the mark of the number in it.
  return Array.from(marked).filter((each) => each.querySelector('[aria-invalid="true"]') === null);
}

/** A field's own sentence, as `Field` ties it to the control. */
function messageOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const root = field.getRootNode();
  const texts = ids.map((id) =>
    root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null,
  );
  return texts.find((text) => text?.getAttribute('role') === 'alert')?.textContent ?? '';
}
