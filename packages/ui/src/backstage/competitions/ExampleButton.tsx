'use client';
// One click to an example competition: people, programs and a show half played, to look at.
import { useBackstageMessages } from '../../messages/index.ts';
import { Button, type ButtonLook } from '../../primitives/Button.tsx';
import { useAct } from '../data/use-act.ts';
import { competitionsKey } from '../data/use-read.ts';
import { useNavigation } from '../frame/pages.tsx';

export interface ExampleButtonProps {
  readonly look?: ButtonLook;
}

export function ExampleButton({ look = 'secondary' }: ExampleButtonProps) {
  const { example: texts } = useBackstageMessages();
  const { go } = useNavigation();
  const make = useAct(texts.action, (client) => client.request('createExample'), {
    refresh: [competitionsKey],
    done: texts.done,
    onDone: ({ id, mode }) => go({ page: 'backstage', id, mode: mode.toLowerCase(), tab: 'guide' }),
  });
  return (
    <Button look={look} busy={make.busy} onClick={() => void make.run(undefined)}>
      {texts.make}
    </Button>
  );
}
