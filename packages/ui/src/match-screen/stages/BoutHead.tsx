'use client';
// The line above a bout on a wall of any shape: the evening, which bout, the group, and the clock where one is given.
import { type ReactNode, useContext } from 'react';
import { fill, useScreenMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { part } from '../../style-sheets/part.ts';
import { EventContext } from '../parts/event-context.ts';
import { RehearsalMark } from '../parts/Marks.tsx';

const Head = part('div', 'lfs-bout-head');

export interface BoutHeadProps {
  /** Null where the picture says it larger. */
  readonly bout: number | null;
  readonly groupName: string;
  readonly clock?: ReactNode;
}

export function BoutHead({ bout, groupName, clock }: BoutHeadProps) {
  const { battle } = useScreenMessages();
  const { name, rehearsal } = useContext(EventContext);
  return (
    <Head>
      <span className="lfs-one-line">{name}</span>
      {rehearsal ? <RehearsalMark /> : null}
      {bout === null ? null : <b>{fill(battle.bout, { bout })}</b>}
      <span className="lfs-one-line">{groupName}</span>
      {ownText(clock)}
    </Head>
  );
}
