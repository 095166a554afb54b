'use client';
// 上次演练: what the last rehearsal of this competition came to, and the way to its report.
import type { RehearsalFacts } from '@liangfen/rehearsal';
import { dateAndTime } from '../../messages/date-and-time.ts';
import { fill, useBackstageMessages, useLang } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Callout } from '../frame/Callout.tsx';
import { verdictText } from './report-text.ts';

export interface LastReportProps {
  readonly facts: RehearsalFacts;
  readonly onOpen: () => void;
}

export function LastReport({ facts, onOpen }: LastReportProps) {
  const lang = useLang();
  const { rehearsal: texts } = useBackstageMessages();
  return (
    <Callout
      tone="neutral"
      title={fill(texts.last.title, { time: dateAndTime(facts.startedAt, lang) })}
      actions={<Button onClick={onOpen}>{texts.last.open}</Button>}
    >
      {verdictText(facts, texts)}
    </Callout>
  );
}
