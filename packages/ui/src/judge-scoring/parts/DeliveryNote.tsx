'use client';
// What became of the last submission: on its way, waiting for the network, delivered, or refused.
import type { SubmittedScore } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { fill, useJudgeMessages } from '../../messages/index.ts';
import { token } from '../../theme/index.ts';
import type { Delivery } from '../delivery.ts';
import { low } from './layout.ts';

const Note = styled.div`
  padding: 12px 16px;
  border-radius: 12px;
  background: ${token.surfaceSunken};
  font-size: 15px;
  ${low} {
    padding: 6px 14px;
  }
  &[data-delivery='DELIVERED'] {
    background: ${token.successSoft};
    color: ${token.success};
  }
  &[data-delivery='UNSENT'],
  &[data-delivery='CHANGED'] {
    background: ${token.warningSoft};
    color: ${token.warning};
  }
  &[data-delivery='REFUSED'] {
    background: ${token.dangerSoft};
    color: ${token.danger};
  }
`;

const Strong = styled.div`
  font-size: 18px;
  font-weight: 600;
  line-height: 26px;
`;

export interface DeliveryNoteProps {
  readonly delivery: Delivery;
  /** What is typed is what the server has. */
  readonly delivered: boolean;
  readonly changed: boolean;
  readonly receipt: SubmittedScore | null;
}

export function DeliveryNote({ delivery, delivered, changed, receipt }: DeliveryNoteProps) {
  const texts = useJudgeMessages();
  const word = wordOf();
  return (
    <div role="status">
      {word === null ? null : (
        <Note data-delivery={word.state}>
          <Strong>{word.title}</Strong>
          {word.hint}
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
      const hint = delivery.late ? texts.closed.late : delivery.detail;
      return { state: 'REFUSED', title: texts.delivery.refused, hint };
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
