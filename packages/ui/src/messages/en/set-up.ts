// The texts for a developer where a component is not set up yet, in English.
import type { Messages, Translated } from '../messages.ts';

export const setUp = {
  list: ', ',
  title: '{component} is not set up yet',
  noProvider: 'Put {component} into <LiangfenProvider server="https://…">',
  missing: 'Give {component} its {props}. See docs/embedding.md',
} satisfies Translated<Messages['setUp']>;
