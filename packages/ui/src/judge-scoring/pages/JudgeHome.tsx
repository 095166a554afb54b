'use client';
// The competitions this phone judges, one tap from each show.
import type { JudgedCompetition } from '@liangfen/sdk/schema';
import { useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { fill, useCommonMessages, useJudgeMessages } from '../../messages/index.ts';
import { Tag } from '../../primitives/Card.tsx';
import { EmptyState, ErrorState } from '../../primitives/Placeholder.tsx';
import { useClient } from '../../provider/index.ts';
import { token } from '../../theme/index.ts';
import { Quiet } from '../parts/layout.ts';
import { LoadingPage, PhonePage } from './PhonePage.tsx';

const Entry = styled.a`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  grid-gap: 12px;
  gap: 12px;
  padding: 16px;
  border: 1px solid ${token.line};
  border-radius: 14px;
  background: ${token.surface};
  color: ${token.text};
  text-decoration: none;
  &:focus-visible {
    outline: 2px solid ${token.focus};
  }
`;

export interface JudgeHomeProps {
  /** Where one competition's phone page is. */
  readonly hrefOf: (competition: JudgedCompetition) => string;
}

export function JudgeHome({ hrefOf }: JudgeHomeProps) {
  const client = useClient();
  const texts = useJudgeMessages().home;
  const { approval } = useCommonMessages();
  const [list, setList] = useState<readonly JudgedCompetition[] | 'FAILED' | null>(null);

  const read = useCallback(() => {
    if (client.tokens.get({ kind: 'general' }) === undefined) return setList([]);
    setList(null);
    client.request('listJudgedCompetitions').then(
      (answer) => setList(answer.asJudge),
      () => setList('FAILED'),
    );
  }, [client]);
  useEffect(read, [read]);

  if (list === null) return <LoadingPage />;
  return (
    <PhonePage title={texts.title}>
      {list === 'FAILED' ? (
        <ErrorState onRetry={read} />
      ) : list.length === 0 ? (
        <EmptyState title={texts.empty} hint={texts.emptyHint} />
      ) : (
        list.map((competition) => (
          <Entry key={competition.id} href={hrefOf(competition)}>
            <div>
              <strong>{competition.name}</strong>
              {competition.number === null ? null : (
                <Quiet>{fill(texts.number, { number: competition.number })}</Quiet>
              )}
            </div>
            <Tag $tone={competition.approval === 'APPROVED' ? 'success' : 'neutral'}>
              {approval[competition.approval]}
            </Tag>
          </Entry>
        ))
      )}
    </PhonePage>
  );
}
