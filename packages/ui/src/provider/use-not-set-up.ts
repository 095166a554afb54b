'use client';
// Says what is missing where a page has not set up a component: in words for the page, and once in the console.
import { useEffect } from 'react';
import { fill } from '../messages/fill.ts';
import { useSetUpMessages } from '../messages/use-set-up-messages.ts';
import { warnOnce } from '../primitives/warn-once.ts';

export interface NotSetUpProps {
  readonly component: string;
  /** Props that are required and not there; none where the provider is missing. */
  readonly missing: readonly string[];
}

export interface NotSetUpWords {
  readonly title: string;
  readonly hint: string;
}

export function useNotSetUp({ component, missing }: NotSetUpProps): NotSetUpWords {
  const { title, noProvider, list, missing: missingProps } = useSetUpMessages();
  const hint =
    missing.length === 0
      ? fill(noProvider, { component })
      : fill(missingProps, { component, props: missing.join(list) });
  useEffect(() => warnOnce(hint), [hint]);
  return { title: fill(title, { component }), hint };
}

/** TypeScript checks that these props are there; a page without types is told at run time. */
export function missingOf<Props extends object>(
  props: Props,
  required: readonly (keyof Props & string)[],
): readonly string[] {
  return required.filter((name) => props[name] === undefined);
}
