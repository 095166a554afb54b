'use client';
// What became of the last submission: on its way, waiting for the network, delivered, or refused. It stands beside
// what was given, where no length of a program's name pushes it out of sight.
import type { SubmittedScore } from '@liangfen/sdk/schema';
import { useEffect, useRef } from 'react';
import { fill, useJudgeMessages, useProblems } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import type { Delivery } from '../delivery.ts';
import { refusalText } from '../refusal-text.ts';
import { enlargedQuery } from './layout.tsx';

const Note = part('div', 'lf-delivery-note');

const Strong = part('div', 'lf-delivery-strong');

export interface DeliveryNoteProps {
  readonly delivery: Delivery;
  /** Whether the typed scores are the ones that the server has. */
  readonly delivered: boolean;
  readonly changed: boolean;
  readonly receipt: SubmittedScore | null;
}

export function DeliveryNote({ delivery, delivered, changed, receipt }: DeliveryNoteProps) {
  const texts = useJudgeMessages();
  const problems = useProblems();
  const word = wordOf();
  const place = useRef<HTMLDivElement>(null);
  const state = word?.state;
  // Enlarged, the page scrolls as a whole, and the button that was pressed is far below. While a judge types, the page
  // stays.
  useEffect(() => {
    if (state === undefined || state === 'CHANGED' || !matchMedia(enlargedQuery).matches) return;
    place.current?.scrollIntoView({ block: 'center' });
  }, [state]);
  return (
    <div role="status" ref={place}>
      {word === null ? null : (
        <Note data-delivery={word.state}>
          <Strong>{word.title}</Strong>
          <span>{word.hint}</span>
        </Note>
      )}
    </div>
  );

  function wordOf(): { state: string; title: string; hint: string } | null {
    if (delivery.state === 'SENDING') {
      return { state: 'SENDING', title: texts.delivery.sending, hint: '' };
    }
    if (delivery.state === 'UNSENT') {
      return { state: 'UNSENT', title: texts.delivery.unsent, hint: texts.delivery.unsentHint };
    }
    if (delivery.state === 'REFUSED') {
      return { state: 'REFUSED', ...refusalText(delivery, texts, problems) };
    }
    if (changed) {
      return { state: 'CHANGED', title: texts.delivery.changed, hint: '' };
    }
    if (delivered && receipt !== null) {
      return {
        state: 'DELIVERED',
        title: `✓ ${texts.delivery.delivered}`,
        hint: `${fill(texts.delivery.receipt, { receipt: receipt.receipt })} · ${texts.scoring.submitted}`,
      };
    }
    return null;
  }
}
