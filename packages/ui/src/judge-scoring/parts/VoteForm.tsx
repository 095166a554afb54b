'use client';
/// <reference path="../../css-text.d.ts" />
// A vote given or withheld, with two keys nobody can mix up.
import type { JudgeMatch, JudgeWindow } from '@liangfen/sdk/schema';
import { fill, useJudgeMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { StyleSheet } from '../../style-sheets/StyleSheet.tsx';
import { type Delivery, receiptOf } from '../delivery.ts';
import { deliveredOf, type GivenScore } from '../score-form.ts';
import { DeliveryNote } from './DeliveryNote.tsx';
import { Centred, Foot, Middle, Quiet } from './layout.tsx';
import { PhoneButton } from './PhoneButton.tsx';
import { ProgramHead } from './ProgramHead.tsx';
import { RemainingTime } from './RemainingTime.tsx';
import css from './VoteForm.css?inline';

const Vote = part(PhoneButton, 'lf-vote-vote');

export interface VoteFormProps {
  readonly match: JudgeMatch;
  readonly window: JudgeWindow;
  readonly delivery: Delivery;
  /** The votes of the newest submission, until it is delivered. */
  readonly submitted: readonly GivenScore[];
  readonly serverNow: () => number;
  readonly onSubmit: (scores: readonly GivenScore[]) => void;
}

export function VoteForm({
  match,
  window,
  delivery,
  submitted,
  serverNow,
  onSubmit,
}: VoteFormProps) {
  const { vote } = useJudgeMessages();
  const given = deliveredOf(match.scores, window.programId, null);
  /** Marked at once; it reads as given only when it has arrived. */
  const chosen = submitted[0]?.score ?? given?.score;
  const busy = delivery.state === 'SENDING';
  const { stage, votesElsewhere } = match;
  const limit = match.setting.voteLimit;
  // A test program is in no group.
  const limited = limit > 0 && !window.test;
  const left = Math.max(0, limit - votesElsewhere - (chosen === 1 ? 1 : 0));
  const allUsed = limited && left === 0 && chosen !== 1;
  return (
    <>
      <StyleSheet name="vote" text={css} />
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
          {limited ? (
            <Quiet data-votes-left={left}>
              {left === 0 ? fill(vote.used, { limit }) : fill(vote.left, { left, limit })}
            </Quiet>
          ) : null}
        </Centred>
      </Middle>
      <Foot>
        <DeliveryNote
          delivery={delivery}
          delivered={given !== null}
          changed={false}
          receipt={receiptOf(given === null ? [] : [given])}
        />
        <Vote
          look={chosen === 1 ? 'primary' : 'secondary'}
          aria-pressed={chosen === 1}
          busy={busy}
          disabled={allUsed}
          onClick={() => onSubmit([{ itemId: null, score: 1 }])}
        >
          {chosen === 1 && given?.score === 1 ? `✓ ${vote.given}` : vote.give}
        </Vote>
        <Vote
          look={chosen === 0 ? 'primary' : 'secondary'}
          aria-pressed={chosen === 0}
          busy={busy}
          onClick={() => onSubmit([{ itemId: null, score: 0 }])}
        >
          {chosen === 0 && given?.score === 0 ? `✓ ${vote.withheld}` : vote.withhold}
        </Vote>
      </Foot>
    </>
  );
}
