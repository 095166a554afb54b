'use client';
// The ways on, as links as large as buttons: a page that has ended is never a dead end.
import { useJudgeMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import type { JudgeWays } from '../ways.ts';

const List = part('div', 'lf-ways-list');

const Way = part('a', 'lf-ways-way');

const order = ['logIn', 'signUp', 'home', 'scan'] as const satisfies readonly (keyof JudgeWays)[];

export interface WaysOnProps {
  readonly ways: JudgeWays;
  /** The ways that lead on from this page, in the order of `JudgeWays`. */
  readonly only: readonly (keyof JudgeWays)[];
  /** Within a banner. */
  readonly inline?: boolean;
}

export function WaysOn({ ways, only, inline = false }: WaysOnProps) {
  const texts = useJudgeMessages().ways;
  const open = order.flatMap((way) => {
    const href = ways[way];
    return href === undefined || !only.includes(way) ? [] : [{ way, href }];
  });
  if (open.length === 0) return null;
  return (
    <List data-inline={inline || undefined}>
      {open.map(({ way, href }) => (
        <Way key={way} href={href}>
          {texts[way]}
        </Way>
      ))}
    </List>
  );
}
