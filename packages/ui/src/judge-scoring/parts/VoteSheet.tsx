'use client';
// A vote given or withheld, with two keys nobody can mix up.
import type { JudgeMatch, JudgeWindow } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { fill, useJudgeMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { type Delivery, receiptOf } from '../delivery.ts';
import { deliveredOf, type GivenScore } from '../score-sheet.ts';
import { DeliveryNote } from './DeliveryNote.tsx';
import { Centred, Foot, Middle, Quiet } from './layout.ts';
import { ProgramHead } from './ProgramHead.tsx';
import { RemainingTime } from './RemainingTime.tsx';

const Vote = styled(Button)`
  width: 100%;
  min-height: 84px;
  margin-top: 10px;
  border-radius: 16px;
  font-size: 24px;
`;

export interface VoteSheetProps {
  readonly match: JudgeMatch;
  readonly window: JudgeWindow;
  readonly delivery: Delivery;
  readonly serverNow: () => number;
  readonly onSubmit: (scores: readonly GivenScore[]) => void;
}

export function VoteSheet({ match, window, delivery, serverNow, onSubmit }: VoteSheetProps) {
  const { vote } = useJudgeMessages();
  const given = deliveredOf(match.scores, window.programId, null);
  const busy = delivery.state === 'SENDING';
  const { stage } = match;
  return (
    <>
      <Middle>
        {'program' in stage ? (
          <ProgramHead
            look={match.look}
            program={stage.program}
            test={window.test}
            {...(stage.kind === 'SCORING' && stage.clock !== null
              ? { mark: <RemainingTime clock={stage.clock} serverNow={serverNow} /> }
              : {})}
          />
        ) : null}
        <Centred style={{ minHeight: 120 }}>
          {given === null ? <Quiet>{vote.title}</Quiet> : null}
          {match.setting.voteLimit > 0 ? (
            <Quiet>{fill(vote.limit, { limit: match.setting.voteLimit })}</Quiet>
          ) : null}
        </Centred>
        <DeliveryNote
          delivery={delivery}
          delivered={given !== null}
          changed={false}
          receipt={receiptOf(given === null ? [] : [given])}
        />
      </Middle>
      <Foot>
        <Vote
          look={given?.score === 1 ? 'primary' : 'secondary'}
          aria-pressed={given?.score === 1}
          busy={busy}
          onClick={() => onSubmit([{ itemId: null, score: 1 }])}
        >
          {given?.score === 1 ? `✓ ${vote.given}` : vote.give}
        </Vote>
        <Vote
          look={given?.score === 0 ? 'primary' : 'secondary'}
          aria-pressed={given?.score === 0}
          busy={busy}
          onClick={() => onSubmit([{ itemId: null, score: 0 }])}
        >
          {given?.score === 0 ? `✓ ${vote.withheld}` : vote.withhold}
        </Vote>
      </Foot>
    </>
  );
}
