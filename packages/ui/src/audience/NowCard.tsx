'use client';
// The picture on air, the same as the wall's, as one card for a hand.
import {
  type AnnouncedBout,
  type AnnouncedSide,
  boutAfterBreak,
  mainScore,
  titledBout,
} from '@liangfen/rules';
import { performanceWordOf, standingText } from '@liangfen/rules/words';
import type {
  AudienceFrame,
  ProgramStanding,
  RoundTable,
  Stage,
  StageAudienceVote,
  StageAwards,
  StageBattle,
  StageChampion,
  StagePodium,
  StageProgram,
  StageRanking,
  StageResult,
  StageReveal,
  StageTitle,
} from '@liangfen/sdk/schema';
import type { ReactNode } from 'react';
import { audienceFigure } from '../match-screen/audience-figure.ts';
import { determinationText } from '../match-screen/caption.ts';
import { decisionLines } from '../match-screen/ceremony/decision-lines.ts';
import { decimalsOfAll, formatDifference, formatFigure } from '../match-screen/format.ts';
import { rankWords } from '../match-screen/rank-words.ts';
import { workingTexts } from '../match-screen/working-texts.ts';
import { fill, useAudienceMessages, useScreenMessages } from '../messages/index.ts';
import { ownText } from '../own-text.tsx';
import { asWritten, part } from '../style-sheets/part.ts';
import { Rank } from './Rank.tsx';

const Card = part('section', 'lf-audience-now');
const Kicker = part('p', 'lf-audience-kicker');
const Title = part('h2', 'lf-audience-title', asWritten);
const Contestant = part('p', 'lf-audience-contestant');
const Big = part('p', 'lf-audience-big', asWritten);
const Quiet = part('p', 'lf-audience-quiet');
const Cards = part('ul', 'lf-audience-cards');
const Rows = part('ol', 'lf-audience-rows');
const Sides = part('div', 'lf-audience-sides');
const Standings = part('table', 'lf-audience-table');

export function NowCard({ frame }: { readonly frame: AudienceFrame }) {
  const texts = useAudienceMessages();
  return (
    <Card aria-label={texts.now}>
      <Kicker>
        <i aria-hidden />
        <span>{kickerOf(frame, texts)}</span>
      </Kicker>
      <Picture frame={frame} stage={frame.stage} />
    </Card>
  );
}

function kickerOf(
  { stage, mode, look, unfolding }: AudienceFrame,
  texts: ReturnType<typeof useAudienceMessages>,
): string {
  switch (stage.kind) {
    case 'START':
      return unfolding ? texts.unfolding : texts.now;
    case 'TEST':
      return texts.test;
    case 'SIGN_IN':
      return texts.signIn;
    case 'PROGRAM_LIST':
      return texts.programList;
    case 'SPEECH':
      return fill(texts.speech, { performance: performanceWordOf(look) });
    case 'SCORING':
      return { SCORE: texts.scoring, VOTE: texts.voting, BATTLE: texts.scoring }[mode];
    case 'SCORE_REVEAL':
      return texts.reveal;
    case 'RESULT':
      return stage.vote ? texts.votes : texts.score;
    case 'RANKING':
      return stage.item === null
        ? texts.ranking
        : fill(texts.itemRanking, { item: stage.item.itemName });
    case 'PODIUM':
      return texts.podium;
    case 'CHAMPION':
      return texts.champion;
    case 'AWARDS':
      return texts.awards;
    case 'BRACKET':
      return texts.bracket;
    case 'TITLE':
      return texts.title[stage.showType];
    case 'INTERMISSION':
      return texts.intermission;
    case 'AUDIENCE_VOTE':
      return texts.vote.title;
    case 'BATTLE':
      return fill(texts.battle, { bout: stage.bout });
  }
}

function Picture({ frame, stage }: { readonly frame: AudienceFrame; readonly stage: Stage }) {
  const texts = useAudienceMessages();
  switch (stage.kind) {
    case 'START':
      return frame.unfolding ? null : <Opening status={frame.status} />;
    case 'TEST':
      return null;
    case 'SIGN_IN':
      return (
        <Big>
          <span>{stage.signed}</span>
          <small>{`/${stage.total}`}</small>
        </Big>
      );
    case 'PROGRAM_LIST':
      return <Title>{stage.groupName}</Title>;
    case 'AUDIENCE_VOTE':
      return <Voted stage={stage} />;
    case 'SPEECH':
      return <Act program={stage.program} />;
    case 'SCORING':
      return (
        <Act program={stage.program}>
          <Quiet>
            {fill(texts.submitted, { submitted: stage.submitted, expected: stage.expected })}
          </Quiet>
        </Act>
      );
    case 'SCORE_REVEAL':
      return <Reveal stage={stage} />;
    case 'RESULT':
      return <Result stage={stage} />;
    case 'RANKING':
    case 'PODIUM':
      return <Ranking stage={stage} />;
    case 'CHAMPION':
      return <Champion stage={stage} />;
    case 'AWARDS':
      return <Awards stage={stage} />;
    case 'BRACKET':
      if (stage.table !== undefined) return <Table table={stage.table} />;
      return stage.champion === null ? (
        <Title>{stage.rounds.at(-1)?.groupName ?? ''}</Title>
      ) : (
        <Winners programs={[stage.champion]} />
      );
    case 'TITLE':
      return <TitleCard stage={stage} />;
    case 'INTERMISSION': {
      const bout = boutAfterBreak(stage);
      return stage.next === null ? null : (
        <>
          <Quiet>{texts.title.NEXT_UP}</Quiet>
          {bout === null ? <Act program={stage.next} /> : <Pair {...bout} />}
        </>
      );
    }
    case 'BATTLE':
      return <Battle stage={stage} />;
  }
}

function Opening({ status }: Pick<AudienceFrame, 'status'>) {
  const texts = useAudienceMessages();
  switch (status) {
    case 'REHEARSAL':
    case 'OFFICIAL':
      return (
        <>
          <Title translate="yes">{texts.start}</Title>
          <Quiet>{texts.startHint}</Quiet>
        </>
      );
    case 'ENDED':
      return <Title translate="yes">{texts.ended}</Title>;
  }
}

function Act({
  program,
  children,
}: {
  readonly program: StageProgram;
  readonly children?: ReactNode;
}) {
  return (
    <>
      <Title>{program.programName}</Title>
      <Contestant translate="no">{program.contestant}</Contestant>
      {ownText(children)}
    </>
  );
}

function Voted({ stage: { program, vote, result } }: { readonly stage: StageAudienceVote }) {
  const { audienceVote } = useScreenMessages();
  if (result === null) return <Act program={program} />;
  const figure = audienceFigure(vote.voteKind, result, audienceVote);
  return (
    <Act program={program}>
      {figure === null ? null : <Big>{figure}</Big>}
      <Quiet>
        {figure === null
          ? audienceVote.nobody
          : fill(audienceVote.voters, { voters: result.voters })}
      </Quiet>
    </Act>
  );
}

function Reveal({ stage }: { readonly stage: StageReveal }) {
  const texts = useAudienceMessages();
  const { reveal } = useScreenMessages();
  const decimals = decimalsOfAll(
    stage.cards.map(({ score }) => score),
    stage.decimals ?? 0,
  );
  return (
    <Act program={stage.program}>
      <Cards>
        {stage.cards.map((card, index) => (
          <li
            key={card.number ?? `${index}`}
            data-dropped={card.dropped === null ? undefined : true}
          >
            <small>
              {card.name ??
                (card.number === null
                  ? reveal.anonymous
                  : fill(texts.number, { number: card.number }))}
            </small>
            {card.score === null ? (
              <b aria-hidden>·</b>
            ) : stage.vote ? (
              <b>{card.score > 0 ? reveal.voted : reveal.withheld}</b>
            ) : (
              <b translate="no">{formatFigure(card.score, decimals, stage.scoreUnit)}</b>
            )}
          </li>
        ))}
      </Cards>
    </Act>
  );
}

function Result({ stage }: { readonly stage: StageResult }) {
  const texts = useAudienceMessages();
  const { result } = useScreenMessages();
  const main = mainScore(stage);
  const { decimals, scoreUnit } = stage.working;
  const lines = workingTexts(
    stage.working,
    {
      vote: stage.vote,
      itemId: main?.of === 'ITEM' ? (stage.item?.id ?? null) : null,
      depth: 'SHORT',
    },
    result.working,
  );
  return (
    <Act program={stage.program}>
      {main === null ? (
        <Quiet>{texts.pending}</Quiet>
      ) : (
        <Big>
          <span>{formatFigure(main.score, decimals, scoreUnit)}</span>
          {scoreUnit === undefined ? null : <small>{result.units[scoreUnit]}</small>}
        </Big>
      )}
      {stage.rank === null ? (
        <Out of={stage.program} />
      ) : (
        <Contestant>
          <strong>{rankWords({ ...stage, rank: stage.rank }, texts)}</strong>
          {stage.rankedTotal === 1 ? null : (
            <span>{` ${stage.leaderChanged ? texts.leads : fill(texts.rankOf, { total: stage.rankedTotal })}`}</span>
          )}
        </Contestant>
      )}
      {stage.itemScores.some(({ score }) => score !== null) ? (
        <Cards>
          {stage.itemScores.map(({ item, score }) => (
            <li key={item.id}>
              <small>{item.itemName}</small>
              <b translate="no">
                {score === null ? '·' : formatFigure(score, decimals, scoreUnit)}
              </b>
            </li>
          ))}
        </Cards>
      ) : null}
      {stage.working.parts.length === 0 || lines.length === 0 ? null : (
        <details>
          <summary>{result.working.title}</summary>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      )}
    </Act>
  );
}

function Winners({ programs }: { readonly programs: readonly StageProgram[] }) {
  return programs.map((program) => <Act key={program.id} program={program} />);
}

function Champion({ stage }: { readonly stage: StageChampion }) {
  const texts = useAudienceMessages();
  const screen = useScreenMessages();
  if (stage.champions.length === 0) return <Quiet>{texts.unfolding}</Quiet>;
  return (
    <>
      <Winners programs={stage.champions} />
      {stage.score === null ? null : (
        <Big>{formatFigure(stage.score, stage.decimals, stage.scoreUnit)}</Big>
      )}
      {decisionLines(stage, screen).map((line) => (
        <Contestant key={line}>{line}</Contestant>
      ))}
    </>
  );
}

/** The award that the hall was told last stands first. */
function Awards({ stage }: { readonly stage: StageAwards }) {
  return [...stage.awards].reverse().map(({ awardName, winners }) => (
    <div key={[awardName, ...winners.map(({ id }) => id)].join(' ')}>
      <Quiet>{awardName}</Quiet>
      <Winners programs={winners} />
    </div>
  ));
}

/** Why somebody has no rank. */
function Out({ of }: { readonly of: { readonly standing?: ProgramStanding } }) {
  const word = standingText(of, useAudienceMessages().standing);
  return word === null ? null : <em data-standing>{word}</em>;
}

function Ranking({ stage }: { readonly stage: StageRanking | StagePodium }) {
  return (
    <>
      <Title>{stage.groupName}</Title>
      <Rows>
        {stage.rows.map((row) => (
          <li key={row.programId} data-top={(row.rank ?? 9) <= 3 || undefined}>
            <Rank rank={row.rank} tied={row.tied} />
            <span translate="no">
              <span>{row.programName}</span>
              <small>{row.contestant}</small>
              <Out of={row} />
            </span>
            <strong translate="no">
              {row.score === null ? '—' : formatFigure(row.score, stage.decimals, stage.scoreUnit)}
            </strong>
          </li>
        ))}
      </Rows>
    </>
  );
}

function TitleCard({ stage }: { readonly stage: StageTitle }) {
  const texts = useAudienceMessages();
  const bout = titledBout(stage);
  if (bout !== null) {
    return (
      <>
        <Quiet>{fill(texts.battle, { bout: bout.bout })}</Quiet>
        <Pair {...bout} />
      </>
    );
  }
  return (
    <Act program={stage.program}>
      {stage.score === null ? null : (
        <Big>{formatFigure(stage.score, stage.decimals, stage.scoreUnit)}</Big>
      )}
    </Act>
  );
}

/** A bout that is only announced has names where one that runs has scores. */
function Pair({ red, blue, winnerId }: AnnouncedBout) {
  const texts = useAudienceMessages();
  const side = ({ program, score }: AnnouncedSide, colour: 'red' | 'blue') => (
    <div data-side={colour} data-won={winnerId === program.id || undefined}>
      <small>
        {`${colour === 'red' ? texts.red : texts.blue}${winnerId === program.id ? ` ${texts.won}` : ''}`}
      </small>
      {score === null ? null : <b translate="no">{formatFigure(score)}</b>}
      {score === null && program.contestant !== '' ? (
        <strong translate="no">{program.programName}</strong>
      ) : null}
      <span translate="no">{program.contestant || program.programName}</span>
    </div>
  );
  return (
    <Sides>
      {side(red, 'red')}
      {side(blue, 'blue')}
    </Sides>
  );
}

/** The table of a round robin, as on the wall. */
function Table({ table: { groupName, rows, boutsLeft } }: { readonly table: RoundTable }) {
  const { table, bracket } = useScreenMessages();
  const { standing } = useAudienceMessages();
  return (
    <>
      <Standings>
        <caption>{groupName}</caption>
        <thead>
          <tr>
            <th>{table.rank}</th>
            <th>{table.program}</th>
            <th>{table.won}</th>
            <th>{table.drawn}</th>
            <th>{table.lost}</th>
            <th>{table.difference}</th>
            <th>{table.points}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ program, rank, won, drawn, lost, difference, points }) => (
            <tr key={program.id}>
              <td>{rank ?? standingText(program, standing)}</td>
              <th translate="no">{program.programName}</th>
              <td>{won}</td>
              <td>{drawn}</td>
              <td>{lost}</td>
              <td>{formatDifference(difference)}</td>
              <td>
                <b>{points}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </Standings>
      {boutsLeft === 0 ? null : <Quiet>{fill(bracket.boutsLeft, { count: boutsLeft })}</Quiet>}
    </>
  );
}

function Battle({ stage }: { readonly stage: StageBattle }) {
  const screen = useScreenMessages();
  const { red, blue, determination } = stage;
  return (
    <>
      <Pair red={red} blue={blue} winnerId={determination?.winnerId ?? null} />
      {determination === null ? null : <Quiet>{determinationText(stage, screen)}</Quiet>}
      {red.outcome === 'DRAW' ? <Quiet>{screen.battle.draw}</Quiet> : null}
    </>
  );
}
