'use client';
// The head of the phone: which competition, which judge, and whether the phone hears the show.
import type { JudgeMatch } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { fill, useCommonMessages, useJudgeMessages } from '../../messages/index.ts';
import { Dot } from '../../primitives/Card.tsx';
import { token } from '../../theme/index.ts';

const Bar = styled.header`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  grid-gap: 12px;
  gap: 12px;
  padding: 10px 16px;
  padding-top: calc(10px + env(safe-area-inset-top, 0px));
  border-bottom: 1px solid ${token.line};
  background: ${token.surface};
`;

const Name = styled.h1`
  margin: 0;
  font-size: 15px;
  font-weight: 600;
  line-height: 22px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Who = styled.div`
  color: ${token.textMuted};
  font-size: 13px;
  line-height: 20px;
`;

const State = styled.div`
  display: grid;
  grid-auto-flow: column;
  align-items: center;
  grid-gap: 6px;
  gap: 6px;
  color: ${token.textMuted};
  font-size: 13px;
`;

/** `offline`: the phone itself has no network. */
export type PhoneConnection = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'closed';

export function Head({
  match,
  connection,
}: {
  readonly match: Pick<JudgeMatch, 'name' | 'judge'>;
  readonly connection: PhoneConnection;
}) {
  const texts = useJudgeMessages();
  const { state } = useCommonMessages();
  const { name, number } = match.judge;
  return (
    <Bar>
      <div style={{ minWidth: 0 }}>
        <Name>{match.name}</Name>
        <Who>
          {number === null
            ? fill(texts.youUnnumbered, { name })
            : fill(texts.you, { number, name })}
        </Who>
      </div>
      <State role="status" data-connection={connection}>
        <Dot $tone={connection === 'live' ? 'success' : 'warning'} />
        {wordOf()}
      </State>
    </Bar>
  );

  function wordOf(): string {
    if (connection === 'live') return state.online;
    return connection === 'offline' || connection === 'closed'
      ? texts.offline.short
      : state.reconnecting;
  }
}
