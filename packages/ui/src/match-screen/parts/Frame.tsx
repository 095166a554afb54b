'use client';
// The frame around a picture: whose evening it is, which group, and room for one thing.
import type { StageItem } from '@liangfen/sdk/schema';
import { createContext, type ReactNode, useContext } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme/index.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { RehearsalMark } from './Marks.tsx';
import { oneLine } from './type.ts';

const Sheet = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 56px 96px 64px;
  &[data-narrow] {
    padding: 56px 84px 64px;
  }
`;

const Head = styled.header`
  display: flex;
  align-self: stretch;
  align-items: center;
  justify-content: space-between;
  gap: 64px;
  height: 56px;
  flex: none;
  color: ${token.textMuted};
  font-size: 34px;
`;

const Name = styled.div`
  ${oneLine}
  display: block;
  min-width: 0;
  padding-left: 26px;
  position: relative;
  &::before {
    content: '';
    position: absolute;
    top: 7px;
    bottom: 7px;
    left: 0;
    width: 6px;
    border-radius: 3px;
    background: ${token.accent};
  }
`;

const Event = styled.div`
  display: flex;
  align-items: center;
  gap: 24px;
  min-width: 0;
`;

const Where = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: 20px;
  max-width: 52%;
`;

const Part = styled.span`
  ${oneLine}
  & + &::before {
    content: '';
    display: inline-block;
    width: 8px;
    height: 8px;
    margin: 0 20px 6px 0;
    background: ${token.accent};
    transform: rotate(45deg);
  }
`;

const Body = styled.div`
  position: relative;
  flex: 1;
  width: 100%;
  min-height: 0;
  display: flex;
  flex-direction: column;
`;

/** What stands on every picture, set once for all. */
export const EventContext = createContext({ name: '', rehearsal: false });

export interface FrameProps {
  readonly groupName?: string;
  readonly item?: StageItem | null;
  /** In place of group and item. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Frame({ groupName = '', item = null, aside, children }: FrameProps) {
  const { name, rehearsal } = useContext(EventContext);
  const { body, side } = useRoom();
  return (
    <Sheet data-narrow={side < 96 || undefined}>
      <Head>
        <Event>
          <Name>{name}</Name>
          {rehearsal ? <RehearsalMark /> : null}
        </Event>
        <Where>
          {aside}
          {groupName === '' ? null : <Part>{groupName}</Part>}
          {item === null ? null : <Part>{item.itemName}</Part>}
        </Where>
      </Head>
      <Body style={{ maxWidth: body.width }}>{children}</Body>
    </Sheet>
  );
}
