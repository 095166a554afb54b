'use client';
// Parts of a picture that are seen later, worn once unseen: a style rule that is added while something moves costs every element.
import type { ElementType } from 'react';

export function Ahead({ parts }: { readonly parts: readonly ElementType[] }) {
  return (
    <div hidden>
      {parts.map((Part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is a constant.
        <Part key={index} />
      ))}
    </div>
  );
}
