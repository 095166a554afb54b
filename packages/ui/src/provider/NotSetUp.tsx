'use client';
// Stands in the place of a component that its page has not set up: names the missing things, on the page and in the
// console.
import { InLanguage } from '../primitives/InLanguage.tsx';
import { EmptyState } from '../primitives/Placeholder.tsx';
import { type NotSetUpProps, useNotSetUp } from './use-not-set-up.ts';

export function NotSetUp(props: NotSetUpProps) {
  return (
    <InLanguage>
      <EmptyState {...useNotSetUp(props)} />
    </InLanguage>
  );
}
