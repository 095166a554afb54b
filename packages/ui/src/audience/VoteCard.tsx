'use client';
// The ballot of whoever holds the phone: one thumb, what was chosen, and whether the server has it.
import { choicesOf } from '@liangfen/rules';
import type { AudienceFrameVote, AudienceVoteKind } from '@liangfen/sdk/schema';
import { useContext } from 'react';
import { choiceWord } from '../match-screen/audience-figure.ts';
import { fill, useAudienceMessages } from '../messages/index.ts';
import { part } from '../style-sheets/part.ts';
import type { OwnBallot } from './cast-ballot.ts';
import { BallotAddressContext, useBallot } from './use-ballot.ts';

const Card = part('section', 'lf-audience-vote');
const Title = part('h2', 'lf-audience-title');
const Who = part('p', 'lf-audience-contestant');
const Choices = part('div', 'lf-audience-choices');
const Told = part('p', 'lf-audience-told');

export function VoteCard({ vote }: { readonly vote: AudienceFrameVote }) {
  const to = useContext(BallotAddressContext);
  const { own, choose } = useBallot(to, vote);
  return <VoteCardView vote={vote} own={own?.voteId === vote.id ? own : null} onChoose={choose} />;
}

export interface VoteCardViewProps {
  readonly vote: AudienceFrameVote;
  readonly own: OwnBallot | null;
  readonly onChoose: (choice: number) => void;
}

export function VoteCardView({ vote, own, onChoose }: VoteCardViewProps) {
  const { vote: texts } = useAudienceMessages();
  const { voteKind, programName, contestant } = vote;
  const isOver = vote.closedAt !== null || own?.state === 'OVER';
  const word = (choice: number) => choiceWord(voteKind, choice, texts.choice);
  return (
    <Card aria-label={texts.title}>
      <p>{isOver ? texts.closed : texts.question[voteKind]}</p>
      <Title translate="no">{programName}</Title>
      <Who translate="no">{contestant}</Who>
      {isOver ? null : (
        <Choices role="group" aria-label={texts.question[voteKind]} data-kind={voteKind}>
          {inReach(voteKind).map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={own?.choice === choice}
              onClick={() => onChoose(choice)}
            >
              {word(choice)}
            </button>
          ))}
        </Choices>
      )}
      <Told role="status" data-state={own?.state}>
        {own === null ? '' : fill(toldBy(own, isOver, texts), { choice: word(own.choice) })}
      </Told>
    </Card>
  );
}

/** Liking stands under the thumb's first place; a scale keeps its order. */
function inReach(voteKind: AudienceVoteKind): readonly number[] {
  switch (voteKind) {
    case 'LIKE':
      return [...choicesOf(voteKind)].reverse();
    case 'RATING':
      return choicesOf(voteKind);
  }
}

function toldBy(
  { state }: OwnBallot,
  isOver: boolean,
  texts: ReturnType<typeof useAudienceMessages>['vote'],
): string {
  switch (state) {
    case 'WAITING':
      return texts.waiting;
    case 'KEPT':
      return isOver ? texts.counted : texts.kept;
    case 'OVER':
      return texts.over;
    case 'REFUSED':
      return texts.refused;
  }
}
