'use client';
// Who comes next, for judges who wait: order, program and contestant.
import type { JudgeMatch } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { fill, useJudgeMessages } from '../../messages/index.ts';
import { token } from '../../theme/index.ts';
import { narrow, Quiet } from './layout.ts';

const Section = styled.section`
  width: 100%;
  max-width: 420px;
  margin: 0 auto;
  text-align: left;
  h3 {
    margin: 0 0 6px;
    color: ${token.textMuted};
    font-size: 14px;
    font-weight: 500;
    line-height: 20px;
  }
`;

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(24px, auto) minmax(0, 1fr) auto;
  align-items: center;
  grid-gap: 10px;
  gap: 10px;
  min-height: 44px;
  padding: 4px 0;
  border-top: 1px solid ${token.line};
  line-height: 22px;
  overflow-wrap: anywhere;
  ${narrow} {
    grid-template-columns: 24px minmax(0, 1fr);
  }
`;

const Order = styled.span`
  color: ${token.accent};
  font-family: ${token.fontDigits};
  font-size: 20px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Next = styled.span`
  color: ${token.accent};
  font-size: 13px;
  white-space: nowrap;
  ${narrow} {
    grid-column: 2;
  }
`;

/** A bout brings two programs at once. */
const atOnce: Readonly<Record<JudgeMatch['mode'], number>> = { SCORE: 1, VOTE: 1, BATTLE: 2 };

export function ComingUpList({
  match: { comingUp, mode },
}: {
  readonly match: Pick<JudgeMatch, 'comingUp' | 'mode'>;
}) {
  const { programs, more } = comingUp;
  const { waiting } = useJudgeMessages();
  if (programs.length === 0) return null;
  return (
    <Section data-coming-up>
      <h3>{waiting.comingUp}</h3>
      <List>
        {programs.map(({ id, sort, programName, contestant }, index) => (
          <Row key={id}>
            <Order>{sort}</Order>
            <div>
              {programName}
              {contestant === '' ? null : (
                <Quiet style={{ fontSize: 14, lineHeight: '20px' }}>{contestant}</Quiet>
              )}
            </div>
            {index < atOnce[mode] ? <Next>{waiting.next}</Next> : null}
          </Row>
        ))}
      </List>
      {more === 0 ? null : (
        <Quiet style={{ paddingTop: 6, fontSize: 14 }}>{fill(waiting.more, { more })}</Quiet>
      )}
    </Section>
  );
}
