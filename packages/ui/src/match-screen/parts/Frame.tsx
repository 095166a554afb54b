'use client';
// The frame around a picture: whose evening it is, which group, and room for one thing.
import type { StageItem } from '@liangfen/sdk/schema';
import { type ReactNode, useContext } from 'react';
import { ownText } from '../../own-text.tsx';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { BesideContext } from './beside-context.ts';
import { EventContext } from './event-context.ts';
import { RehearsalMark } from './Marks.tsx';

const Layout = part('div', 'lfs-frame-sheet');
const Head = part('header', 'lfs-frame-head');
const Name = part('div', 'lfs-one-line lfs-frame-name');
const Event = part('div', 'lfs-frame-event');
const Where = part('div', 'lfs-frame-where');
const Part = part('span', 'lfs-one-line lfs-frame-part');
const Body = part('div', 'lfs-frame-body');

/** The words of a picture that has nothing to show yet. */
export const EmptyPicture = part('div', 'lfs-frame-empty');

export interface FrameProps {
  readonly groupName?: string;
  readonly item?: StageItem | null;
  /** Stands in the place of group and item. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Frame({ groupName = '', item = null, aside, children }: FrameProps) {
  const { name, rehearsal } = useContext(EventContext);
  const { body, side } = useRoom();
  const beside = useContext(BesideContext);
  return (
    <Layout data-narrow={side < 96 || undefined}>
      <Head data-beside={beside || undefined}>
        <Event>
          <Name>{name}</Name>
          {rehearsal ? <RehearsalMark /> : null}
        </Event>
        <Where>
          {ownText(aside)}
          {groupName === '' ? null : <Part>{groupName}</Part>}
          {item === null ? null : <Part>{item.itemName}</Part>}
        </Where>
      </Head>
      <Body style={{ maxWidth: body.width }}>{children}</Body>
    </Layout>
  );
}
