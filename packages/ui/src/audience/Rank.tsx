'use client';
// A rank in a list of the audience's page, and that somebody shares it.
import { useAudienceMessages } from '../messages/index.ts';

export function Rank({ rank, tied }: { readonly rank: number | null; readonly tied: boolean }) {
  const texts = useAudienceMessages();
  return (
    <b>
      <span translate="no">{rank ?? '—'}</span>
      {rank !== null && tied ? <small>{texts.tied}</small> : null}
    </b>
  );
}
