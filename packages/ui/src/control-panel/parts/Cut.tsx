'use client';
// Without its server the panel says so over its whole width, and nothing on it can be pressed that would not work.
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { usePanelMessages } from '../../messages/index.ts';
import { token } from '../../theme/index.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';

/** Over the head, whose place is kept: nothing under the hand moves when the line comes and goes. */
const Told = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  left: 0;
  z-index: 5;
`;

const Banner = styled.div`
  display: grid;
  align-content: center;
  box-sizing: border-box;
  min-height: 46px;
  padding: 4px 16px;
  background: ${token.danger};
  color: ${token.onDanger};
  font-size: 15px;
  font-weight: 600;
  line-height: 20px;
`;

/** A line that is back within this time was never gone for a hand. */
const noticedMs = 1_000;

/** Whether the panel has been without its server long enough to say so. */
export function useCut({ connection }: Pick<ConsoleView, 'connection'>): boolean {
  const isAway = connection === 'reconnecting';
  const [noticed, setNoticed] = useState(false);
  useEffect(() => {
    if (!isAway) return setNoticed(false);
    const timer = setTimeout(() => setNoticed(true), noticedMs);
    return () => clearTimeout(timer);
  }, [isAway]);
  return connection === 'lost' || (isAway && noticed);
}

type Event = Parameters<SendToConsole>[0];

/** Whether an event would ask something of the server; what only closes, types or connects anew goes on. */
function asksServer({ type }: Event): boolean {
  switch (type) {
    case 'RUN':
    case 'ARM':
    case 'ARM_NEXT_STEP':
    case 'TAKE':
    case 'TAKE_NEXT_STEP':
    case 'CONFIRM':
    case 'CHOOSE_FLOW':
    case 'CHOOSE_RANK_TYPE':
    case 'TURN_PAGE':
    case 'CONFIRM_DIALOG':
      return true;
    case 'RETRY':
    case 'DISARM':
    case 'ARM_FIRST':
    case 'CANCEL':
    case 'DISMISS_FEEDBACK':
    case 'CHOOSE_RANK_ITEM':
    case 'CHOOSE_RANK_PACE':
    case 'CHOOSE_ITEM':
    case 'OPEN_SCORE_DIALOG':
    case 'TYPE_SCORE':
    case 'OPEN_GROUP_DIALOG':
    case 'PICK_GROUP':
    case 'CLOSE_DIALOG':
    case 'REFRESH':
      return false;
  }
}

/** The panel's `send`, which keeps back what cannot arrive: keys and dialogs too. */
export function useReaching(send: SendToConsole, cut: boolean): SendToConsole {
  return useMemo(() => {
    if (!cut) return send;
    return (event) => {
      if (!asksServer(event)) send(event);
    };
  }, [send, cut]);
}

export function CutBanner({
  view,
  cut,
}: {
  readonly view: Pick<ConsoleView, 'connection'>;
  readonly cut: boolean;
}) {
  const { strip } = usePanelMessages();
  return (
    <Told role="alert">
      {cut ? (
        <Banner data-cut>{view.connection === 'lost' ? strip.cutLost : strip.cut}</Banner>
      ) : null}
    </Told>
  );
}

const Area = styled.div`
  display: contents;
  &[inert] > * {
    opacity: 0.45;
    pointer-events: none;
  }
`;

/** The part of the panel that takes steps: dim and dead while it is cut off. */
export function Reached({
  cut,
  children,
}: {
  readonly cut: boolean;
  readonly children: ReactNode;
}) {
  return <Area inert={cut}>{children}</Area>;
}
