'use client';
// The head of the phone: which competition, which judge, and whether the phone hears the show.
import type { JudgeMatch } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { fill, useCommonMessages, useJudgeMessages } from '../../messages/index.ts';
import { Dot } from '../../primitives/Card.tsx';
import { token } from '../../theme/index.ts';
import { enlarged, low } from './layout.ts';

const Bar = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  grid-gap: 12px;
  gap: 12px;
  padding: 10px 16px;
  padding-top: calc(10px + env(safe-area-inset-top, 0px));
  ${low} {
    padding-top: calc(4px + env(safe-area-inset-top, 0px));
    padding-bottom: 4px;
  }
  ${enlarged} {
    grid-template-columns: minmax(0, 1fr);
  }
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
  ${enlarged} {
    white-space: normal;
  }
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

const Right = styled.div`
  display: grid;
  grid-auto-flow: column;
  align-items: center;
  justify-content: space-between;
  grid-gap: 12px;
  gap: 12px;
`;

const Own = styled.button`
  min-width: 44px;
  min-height: 44px;
  padding: 0 12px;
  border: 1px solid ${token.line};
  border-radius: 10px;
  background: ${token.surface};
  color: ${token.text};
  font: inherit;
  font-size: 14px;
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: ${token.accent};
    color: ${token.accent};
  }
  &:focus-visible {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
  }
`;

/** `offline`: the phone itself has no network. */
export type PhoneConnection = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'closed';

export function Head({
  match,
  connection,
  ownShown = false,
  onOwn,
}: {
  readonly match: Pick<JudgeMatch, 'name' | 'judge'>;
  readonly connection: PhoneConnection;
  readonly ownShown?: boolean;
  /** Shows the own scores, or the show again. */
  readonly onOwn?: (shown: boolean) => void;
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
      <Right>
        <State role="status" data-connection={connection}>
          <Dot $tone={connection === 'live' ? 'success' : 'warning'} />
          {wordOf()}
        </State>
        {onOwn === undefined ? null : (
          <Own type="button" aria-pressed={ownShown} onClick={() => onOwn(!ownShown)}>
            {texts.own.open}
          </Own>
        )}
      </Right>
    </Bar>
  );

  function wordOf(): string {
    if (connection === 'live') return state.online;
    return connection === 'offline' || connection === 'closed'
      ? texts.offline.short
      : state.reconnecting;
  }
}
