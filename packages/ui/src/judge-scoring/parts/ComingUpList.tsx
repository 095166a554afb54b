'use client';
// The next programs, for judges who wait: order, program and contestant.
import type { JudgeMatch } from '@liangfen/sdk/schema';
import { fill, useJudgeMessages } from '../../messages/index.ts';
import { asWritten, part } from '../../style-sheets/part.ts';
import { Quiet } from './layout.tsx';

const Section = part('section', 'lf-coming-section');

const List = part('ol', 'lf-coming-list');

const Row = part('li', 'lf-coming-row');

const Order = part('span', 'lf-coming-order', asWritten);

const Next = part('span', 'lf-coming-next');

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
              <span translate="no">{programName}</span>
              {contestant === '' ? null : (
                <Quiet translate="no" style={{ fontSize: 14, lineHeight: 20 / 14 }}>
                  {contestant}
                </Quiet>
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
