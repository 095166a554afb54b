'use client';
// 现场观众投票: the invitation with a count that lives and no standing, and what the audience thought once it is shown.
import { choicesOf, figureDecimals } from '@liangfen/rules';
import type {
  AudienceVoteFigure,
  AudienceVoteHead,
  AudienceVoteKind,
  StageAudienceVote,
} from '@liangfen/sdk/schema';
import { fill, useScreenMessages } from '../../messages/index.ts';
import { useVoters } from '../../provider/use-voters.ts';
import { asWritten, part } from '../../style-sheets/part.ts';
import { choiceWord } from '../audience-figure.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { figureWidth, formatFigure } from '../format.ts';
import { contestantChoices, fittedName } from '../names.ts';
import { Frame } from '../parts/Frame.tsx';
import { fitted, Unbroken, UnbrokenStrong } from '../parts/fitted.ts';
import { useStageContext } from '../stage-context.ts';

const Sheet = part('div', 'lfs-vote-sheet');
const Kicker = part('p', 'lfs-vote-kicker');
const Names = part('div', 'lfs-vote-names');
const Question = part('p', 'lfs-vote-question');
const Count = part('p', 'lfs-vote-count');
const Figure = part('p', 'lfs-digits lfs-vote-figure', asWritten);
const Bars = part('ol', 'lfs-vote-bars');

export interface AudienceVoteStageProps {
  readonly stage: StageAudienceVote;
  readonly competitionId: string;
}

export function AudienceVoteStageView({ stage, competitionId }: AudienceVoteStageProps) {
  const { audienceVote: texts } = useScreenMessages();
  const { body, tall } = useRoom();
  const { program, vote, result } = stage;
  const room = { width: body.width - 60, lines: 2 };
  const name = fittedName([program.programName], {
    ...room,
    most: result === null || tall ? 116 : 76,
    least: 48,
  });
  const person = fittedName(contestantChoices(program.contestant), {
    ...room,
    most: result === null ? 56 : 44,
    least: 30,
  });
  return (
    <Frame groupName={stage.groupName}>
      <Sheet data-tall={tall || undefined}>
        <Kicker>{texts.title}</Kicker>
        <Names>
          <UnbrokenStrong data-part="name" {...fitted(name, { centred: true })} />
          {program.contestant === '' ? null : (
            <Unbroken data-part="contestant" {...fitted(person, { centred: true })} />
          )}
        </Names>
        {result === null ? (
          <Invitation vote={vote} competitionId={competitionId} />
        ) : (
          <Outcome vote={vote} result={result} />
        )}
      </Sheet>
    </Frame>
  );
}

interface InvitationProps {
  readonly vote: AudienceVoteHead;
  readonly competitionId: string;
}

function Invitation({ vote, competitionId }: InvitationProps) {
  const { audienceVote: texts } = useScreenMessages();
  const { tall } = useRoom();
  const { still } = useStageContext();
  const voters = useVoters(competitionId, still ? null : vote);
  return (
    <>
      <Question>{vote.closedAt === null ? texts.question[vote.voteKind] : texts.closed}</Question>
      {voters === null ? null : (
        <Count>
          <b className="lfs-digits" style={{ fontSize: tall ? 260 : 200 }} translate="no">
            {voters}
          </b>
          <span>{texts.voted}</span>
        </Count>
      )}
    </>
  );
}

interface OutcomeProps {
  readonly vote: AudienceVoteHead;
  readonly result: AudienceVoteFigure;
}

function Outcome({ vote: { voteKind }, result }: OutcomeProps) {
  const { audienceVote: texts } = useScreenMessages();
  const { body, tall } = useRoom();
  const { figure, voters, votes } = result;
  const text = figure === null ? '' : formatFigure(figure, figureDecimals[voteKind]);
  const size = Math.min(
    tall ? 380 : 290,
    Math.floor((body.width - 220) / figureWidth(text || '0')),
  );
  return (
    <>
      {figure === null ? (
        <Question>{texts.nobody}</Question>
      ) : (
        <Figure style={{ fontSize: size }}>
          <b>{text}</b>
          <small>{texts.unit[voteKind]}</small>
        </Figure>
      )}
      {voters === 0 ? null : (
        <Bars data-kind={voteKind} style={{ maxWidth: tall ? undefined : 1_300 }}>
          {choicesOf(voteKind).map((choice, at) => (
            <Choice
              key={choice}
              {...{ voteKind, choice, voters }}
              count={votes[at] ?? 0}
              most={Math.max(1, ...votes)}
            />
          ))}
        </Bars>
      )}
      <Kicker data-quiet>{fill(texts.voters, { voters })}</Kicker>
    </>
  );
}

interface ChoiceProps {
  readonly voteKind: AudienceVoteKind;
  readonly choice: number;
  readonly count: number;
  readonly voters: number;
  /** Of one choice. */
  readonly most: number;
}

/** Likes share one bar by their width; ratings stand side by side by their height. */
function Choice({ voteKind, choice, count, voters, most }: ChoiceProps) {
  const { audienceVote: texts } = useScreenMessages();
  const word = <span>{choiceWord(voteKind, choice, texts.choice)}</span>;
  switch (voteKind) {
    case 'LIKE':
      return (
        <li data-choice={choice} style={{ flexGrow: Math.max(1, (count * 100) / voters) }}>
          {word}
          <b translate="no">{count}</b>
        </li>
      );
    case 'RATING':
      return (
        <li data-choice={choice} style={{ flexGrow: 1 }}>
          <i style={{ height: `${(count / most) * 100}%` }} aria-hidden />
          {word}
        </li>
      );
  }
}
