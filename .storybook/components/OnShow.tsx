/** A component of the documents on a show of its own: the real server in the page, a competition, its hall. */
import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { LiangfenProvider } from '../../packages/ui/src/provider/index.ts';
import type { Device } from '../playground/server.ts';
import { openShow, type Show } from '../playground/show.ts';

let opening: Promise<Show> | null = null;

/** One show for all of a page: a screen, a panel and a phone that stand on it show the same. */
function ownShow(): Promise<Show> {
  opening ??= openShow('SCORE');
  return opening;
}

const Waiting = styled.p`
  margin: 0;
  padding: 32px;
  color: #3d4756;
`;

export interface OnShowProps {
  /** The person's device on which the component stands: its logins are that person's. */
  readonly device: (show: Show) => Pick<Device, 'client'> | undefined;
  readonly children: (show: Show) => ReactNode;
}

export function OnShow({ device, children }: OnShowProps) {
  const [show, setShow] = useState<Show | null>(null);
  useEffect(() => {
    let left = false;
    void ownShow().then((opened) => left || setShow(opened));
    return () => {
      left = true;
    };
  }, []);
  const of = show === null ? undefined : device(show);
  if (show === null || of === undefined) {
    return <Waiting role="status">正在启动页内服务器</Waiting>;
  }
  return <LiangfenProvider client={of.client}>{children(show)}</LiangfenProvider>;
}
