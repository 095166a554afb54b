'use client';
// A competition's status as a small mark.
import type { CompetitionStatus } from '@liangfen/sdk/schema';
import { useCommonMessages } from '../../messages/index.ts';
import { Tag, type Tone } from '../../primitives/Card.tsx';

const tones: Record<CompetitionStatus, Tone> = {
  REHEARSAL: 'warning',
  OFFICIAL: 'success',
  ENDED: 'neutral',
};

export function StatusTag({ status }: { readonly status: CompetitionStatus }) {
  const { status: texts } = useCommonMessages();
  return <Tag $tone={tones[status]}>{texts[status]}</Tag>;
}
