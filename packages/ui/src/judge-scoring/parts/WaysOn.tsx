'use client';
// The ways on, as links as large as buttons: a page that has ended is never a dead end.
import { styled } from 'styled-components';
import { useJudgeMessages } from '../../messages/index.ts';
import { focusRing } from '../../primitives/mixins.ts';
import { token } from '../../theme/index.ts';
import type { JudgeWays } from '../ways.ts';

const List = styled.div`
  display: grid;
  justify-content: center;
  grid-gap: 12px;
  gap: 12px;
  margin-top: 8px;
  &[data-inline] {
    grid-auto-flow: column;
    justify-content: start;
    margin-top: 4px;
  }
`;

const Way = styled.a`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  min-height: 52px;
  padding: 0 24px;
  border: 1px solid ${token.lineStrong};
  border-radius: ${token.radiusSmall};
  background: ${token.surfaceRaised};
  color: ${token.text};
  font-size: 17px;
  text-decoration: none;
  [data-inline] > & {
    min-height: 44px;
    padding: 0 16px;
    font-size: 15px;
  }
`;

const order = ['logIn', 'signUp', 'home', 'scan'] as const satisfies readonly (keyof JudgeWays)[];

export interface WaysOnProps {
  readonly ways: JudgeWays;
  /** Those that lead on from this page, in the order of `JudgeWays`. */
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
