'use client';
// The frame around a picture: whose evening it is, which group, and room for one thing.
import type { StageItem } from '@liangfen/sdk/schema';
import { createContext, type ReactNode, useContext } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme/index.ts';
import { oneLine } from './type.ts';

const Sheet = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  padding: 56px 96px 64px;
`;

const Head = styled.header`
  display: flex;
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

const Where = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: 20px;
  max-width: 900px;
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
  min-height: 0;
  display: flex;
  flex-direction: column;
`;

/** The competition's name, set once for all pictures. */
export const CompetitionNameContext = createContext('');

export interface FrameProps {
  readonly groupName?: string;
  readonly item?: StageItem | null;
  /** In place of group and item. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Frame({ groupName = '', item = null, aside, children }: FrameProps) {
  const name = useContext(CompetitionNameContext);
  return (
    <Sheet>
      <Head>
        <Name>{name}</Name>
        <Where>
          {aside}
          {groupName === '' ? null : <Part>{groupName}</Part>}
          {item === null ? null : <Part>{item.itemName}</Part>}
        </Where>
      </Head>
      <Body>{children}</Body>
    </Sheet>
  );
}
