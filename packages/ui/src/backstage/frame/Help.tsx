'use client';
// The question mark beside what an organiser hesitates at; its words stand in one table.
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { HelpButton } from '../../primitives/HelpButton.tsx';

export type HelpTopic = keyof ReturnType<typeof useBackstageMessages>['help']['topic'];

export function Help({ topic }: { readonly topic: HelpTopic }) {
  const { help } = useBackstageMessages();
  const { title, lines } = help.topic[topic];
  return <HelpButton label={fill(help.of, { title })} title={title} lines={lines} />;
}
