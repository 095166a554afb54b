'use client';
// The head of the phone: which competition, which judge, and whether the phone hears the show.
import type { JudgeMatch } from '@liangfen/sdk/schema';
import { fill, useBasicMessages, useJudgeMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { Dot } from './marks.tsx';

const Bar = part('header', 'lf-head-bar');

const Name = part('h1', 'lf-head-name');

const Who = part('div', 'lf-head-who');

const State = part('div', 'lf-head-state');

const Right = part('div', 'lf-head-right');

const Own = part('button', 'lf-head-own');

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
  /** Shows the judge's own scores, or the show again. */
  readonly onOwn?: (shown: boolean) => void;
}) {
  const texts = useJudgeMessages();
  const { state } = useBasicMessages();
  const { name, number } = match.judge;
  return (
    <Bar>
      <div style={{ minWidth: 0 }}>
        <Name translate="no">{match.name}</Name>
        <Who>
          {number === null
            ? fill(texts.youUnnumbered, { name })
            : fill(texts.you, { number, name })}
        </Who>
      </div>
      <Right>
        <State role="status" data-connection={connection}>
          <Dot tone={connection === 'live' ? 'success' : 'warning'} />
          <span>{wordOf()}</span>
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
