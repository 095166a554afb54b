'use client';
// Says that the messenger of a demonstration is not the real one.
import { fill, useMessengerMessages } from '../../messages/index.ts';
import { Tag } from '../../primitives/Card.tsx';
import { Hint } from '../frame/Section.tsx';

export function DemoNote({ name }: { readonly name: string }) {
  const texts = useMessengerMessages();
  return (
    <Hint>
      <Tag $tone="warning">{texts.demo}</Tag>
      <span>{` ${fill(texts.demoHint, { name })}`}</span>
    </Hint>
  );
}
