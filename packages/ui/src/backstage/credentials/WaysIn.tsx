'use client';
// Who and what still comes in without the password, said to whoever has just changed it.
import type { WayIn } from '@liangfen/sdk/schema';
import { fill, useMarks } from '../../messages/index.ts';
import { useSignOnPartMessages } from '../../messages/use-sign-on-part-messages.ts';
import { Callout } from '../frame/Callout.tsx';

export function WaysIn({ of }: { readonly of: readonly WayIn[] }) {
  const texts = useSignOnPartMessages();
  const marks = useMarks();
  if (of.length === 0) return null;
  const names = of.map(({ kind, name }) => fill(texts.wayIn[kind], { name })).join(marks.list);
  return (
    <Callout tone="warning" title={texts.waysIn}>
      {fill(texts.waysInHint, { names })}
    </Callout>
  );
}
