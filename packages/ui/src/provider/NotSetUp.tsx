'use client';
// Stands in the place of a component that its page has not set up: names what is missing, on the page and in the console.
import { useEffect } from 'react';
import { fill } from '../messages/fill.ts';
import { useSetUpMessages } from '../messages/use-set-up-messages.ts';
import { InLanguage } from '../primitives/InLanguage.tsx';
import { EmptyState } from '../primitives/Placeholder.tsx';
import { warnOnce } from '../primitives/warn-once.ts';

export interface NotSetUpProps {
  readonly component: string;
  /** Props that are required and not there; none where the provider is missing. */
  readonly missing: readonly string[];
}

export function NotSetUp({ component, missing }: NotSetUpProps) {
  const { title, noProvider, list, missing: missingProps } = useSetUpMessages();
  const hint =
    missing.length === 0
      ? fill(noProvider, { component })
      : fill(missingProps, { component, props: missing.join(list) });
  useEffect(() => warnOnce(hint), [hint]);
  return (
    <InLanguage>
      <EmptyState title={fill(title, { component })} hint={hint} />
    </InLanguage>
  );
}

/** Types know that they are there; a page without types is told. */
export function missingOf<Props extends object>(
  props: Props,
  required: readonly (keyof Props & string)[],
): readonly string[] {
  return required.filter((name) => props[name] === undefined);
}
