'use client';
// The phone's page while there is nothing to score: the hall's picture, small.
import { type AnnouncedBout, formatMeasured, scoreUnitOf, titledBout } from '@liangfen/rules';
import { performanceWordOf, standingText } from '@liangfen/rules/words';
import type {
  JudgeMatch,
  Look,
  ProgramPhase,
  RankRow,
  StageBattle,
  StageProgram,
  StageProgramList,
  StageRanking,
  SubmittedScore,
} from '@liangfen/sdk/schema';
import type { ReactNode } from 'react';
import { decimalsOfAll } from '../../match-screen/format.ts';
import { rankWords } from '../../match-screen/rank-words.ts';
import { fill, useBasicMessages, useJudgeMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { asWritten, part } from '../../style-sheets/part.ts';
import { deliveredOf } from '../score-form.ts';
import { ComingUpList } from './ComingUpList.tsx';
import { Big, Centred, Middle, Quiet } from './layout.tsx';
import { Tag } from './marks.tsx';
import { Note } from './Note.tsx';
import { ProgramHead } from './ProgramHead.tsx';
import { RemainingTime } from './RemainingTime.tsx';

const List = part('ol', 'lf-stage-list');

const Row = part('li', 'lf-stage-row');

const Digits = part('span', 'lf-stage-digits', asWritten);

const Own = part('div', 'lf-stage-own');

const Pair = part('div', 'lf-stage-pair');

const Side = part('div', 'lf-stage-side');

export interface StagePageProps {
  readonly match: JudgeMatch;
  readonly serverNow: () => number;
  /** Own scores of all programs, for the list; without them the list shows states only. */
  readonly ownScores?: readonly SubmittedScore[];
}

export function StagePage({ match, serverNow, ownScores = [] }: StagePageProps) {
  const texts = useJudgeMessages();
  const { stage, look } = match;
  const comingUp = <ComingUpList match={match} />;
  switch (stage.kind) {
    case 'START':
      return (
        <Note look={look} title={texts.waiting.start} hint={texts.waiting.startHint}>
          {comingUp}
        </Note>
      );
    case 'TEST':
      return <Note look={look} title={texts.waiting.test} hint={texts.waiting.startHint} />;
    case 'SIGN_IN':
      return (
        <Note
          look={look}
          title={`✓ ${texts.signIn.done}`}
          hint={fill(texts.signIn.progress, { signed: stage.signed, total: stage.total })}
        >
          {comingUp}
        </Note>
      );
    case 'PROGRAM_LIST':
      return <ProgramList look={look} stage={stage} ownScores={ownScores} />;
    case 'TITLE': {
      const bout = titledBout(stage);
      return (
        <Middle>
          {bout === null ? (
            <ProgramHead look={look} program={stage.program} item={null} test={false} />
          ) : (
            <Sides {...bout} />
          )}
          <Centred style={{ minHeight: 0 }}>
            <Big>{texts.waiting.title[stage.showType]}</Big>
          </Centred>
          {comingUp}
        </Middle>
      );
    }
    case 'INTERMISSION':
      return (
        <Note look={look} title={texts.waiting.intermission} hint={texts.waiting.startHint}>
          {comingUp}
        </Note>
      );
    case 'AUDIENCE_VOTE':
      return (
        <Middle>
          <ProgramHead look={look} program={stage.program} item={null} test={false} />
          <Centred style={{ minHeight: 0 }}>
            <Big>{texts.waiting.audienceVote}</Big>
            <Quiet>{texts.waiting.startHint}</Quiet>
          </Centred>
          {comingUp}
        </Middle>
      );
    case 'SPEECH':
      return (
        <Middle>
          <ProgramHead
            look={look}
            program={stage.program}
            item={stage.item}
            test={stage.test}
            {...(stage.clock === null
              ? {}
              : { mark: <RemainingTime clock={stage.clock} serverNow={serverNow} /> })}
          />
          <Centred style={{ minHeight: 0 }}>
            <Big>{fill(texts.waiting.speech, { performance: performanceWordOf(look) })}</Big>
            <Quiet>
              {fill(texts.waiting.speechHint, { performance: performanceWordOf(look) })}
            </Quiet>
          </Centred>
          {comingUp}
        </Middle>
      );
    case 'SCORING':
    case 'SCORE_REVEAL':
      return <Closed match={match} program={stage.program} />;
    case 'RESULT':
      return (
        <Closed match={match} program={stage.program}>
          <Own>
            <span>{stage.vote ? texts.closed.resultVote : texts.closed.result}</span>
            <b data-program-score>
              {stage.programScore === null
                ? '—'
                : formatMeasured(
                    stage.programScore,
                    stage.working.decimals,
                    stage.working.scoreUnit,
                  )}
            </b>
            <Quiet>
              {stage.programScore === null
                ? texts.closed.pending
                : stage.rank === null
                  ? (standingText(stage.program, texts.standing) ?? '')
                  : rankWords({ ...stage, rank: stage.rank }, texts.closed)}
            </Quiet>
          </Own>
        </Closed>
      );
    case 'RANKING':
      return <Ranking stage={stage} />;
    case 'PODIUM':
    case 'CHAMPION':
    case 'AWARDS':
      return <Note look={look} title={texts.waiting.ceremony} hint={texts.waiting.ceremonyHint} />;
    case 'BRACKET':
      return (
        <Note look={look} title={texts.waiting.bracket} hint={texts.waiting.ceremonyHint}>
          {comingUp}
        </Note>
      );
    case 'BATTLE':
      return (
        <Battle stage={stage} serverNow={serverNow}>
          {comingUp}
        </Battle>
      );
  }
}

/** Own score, closed: shown while the hall sees the cards and the result. */
function Closed({
  match,
  program,
  children,
}: {
  readonly match: JudgeMatch;
  readonly program: StageProgram;
  readonly children?: ReactNode;
}) {
  const texts = useJudgeMessages();
  const { stage } = match;
  const own = match.scores.filter((score) => score.programId === program.id);
  return (
    <Middle>
      <ProgramHead
        look={match.look}
        program={program}
        item={'item' in stage ? stage.item : null}
        test={'test' in stage && stage.test}
      />
      <Own>
        <span>{texts.closed.own}</span>
        {own.length === 0 ? (
          <Quiet>{match.recused ? texts.waiting.recused : texts.closed.none}</Quiet>
        ) : (
          own.map((score) => (
            <div key={score.itemId ?? 'whole'} style={{ textAlign: 'center' }}>
              {score.itemId === null || own.length === 1 ? null : <Quiet>{itemName(score)}</Quiet>}
              <b translate="no">{givenText(score)}</b>
            </div>
          ))
        )}
        <Quiet>{texts.closed.title}</Quiet>
      </Own>
      {ownText(children)}
      <ComingUpList match={match} />
    </Middle>
  );

  function itemName(score: SubmittedScore): string {
    return match.items.find((item) => item.id === score.itemId)?.itemName ?? '';
  }
  function givenText({ score }: SubmittedScore): string {
    switch (match.setting.mode) {
      case 'VOTE':
        return score === 1 ? texts.vote.given : texts.vote.withheld;
      case 'SCORE':
      case 'BATTLE':
        return formatMeasured(score, match.setting.decimals, scoreUnitOf(match.setting));
    }
  }
}

function ProgramList({
  look,
  stage,
  ownScores,
}: {
  readonly look: Look;
  readonly stage: StageProgramList;
  readonly ownScores: readonly SubmittedScore[];
}) {
  const texts = useJudgeMessages();
  const { phase } = useBasicMessages();
  return (
    <Middle>
      <Big style={{ fontSize: 18, lineHeight: 26 / 18 }}>
        {`${texts.waiting.list} · ${stage.groupName}`}
      </Big>
      <List>
        {stage.rows.map((row) => (
          <Row key={row.id} data-next={row.id === stage.nextProgramId || undefined}>
            <Digits>{row.sort}</Digits>
            <div style={{ minWidth: 0 }}>
              <span translate="no">{row.programName}</span>
              {row.contestant === '' ? null : (
                <Quiet translate="no" style={{ fontSize: 14 }}>
                  {row.contestant}
                </Quiet>
              )}
            </div>
            {wordOf(row.id, row.phase)}
          </Row>
        ))}
      </List>
    </Middle>
  );

  function wordOf(programId: string, rowPhase: ProgramPhase) {
    const own = deliveredOf(ownScores, programId, null);
    if (own) return <Digits>{formatMeasured(own.score, stage.decimals, stage.scoreUnit)}</Digits>;
    if (programId === stage.nextProgramId) return <Tag tone="accent">{texts.waiting.next}</Tag>;
    return <Tag>{fill(phase[rowPhase], { performance: performanceWordOf(look) })}</Tag>;
  }
}

/** Why a row has no rank. */
function Out({ row }: { readonly row: RankRow }) {
  const word = standingText(row, useJudgeMessages().standing);
  return word === null ? null : <Tag>{word}</Tag>;
}

function Ranking({ stage }: { readonly stage: StageRanking }) {
  const texts = useJudgeMessages();
  const decimals = decimalsOfAll(
    stage.rows.map((row) => row.score),
    stage.decimals,
  );
  return (
    <Middle>
      <Big style={{ fontSize: 18, lineHeight: 26 / 18 }}>
        {`${texts.ranking.title} · ${fill(texts.ranking.page, { page: stage.pageNo + 1 })}`}
      </Big>
      <List>
        {stage.rows.map((row) => (
          <Row key={row.programId}>
            <Digits>{row.rank ?? '—'}</Digits>
            <div style={{ minWidth: 0 }}>
              <span translate="no">{row.programName}</span>
              {row.contestant === '' ? null : (
                <Quiet translate="no" style={{ fontSize: 14 }}>
                  {row.contestant}
                </Quiet>
              )}
              {row.tied ? <Tag>{texts.ranking.tied}</Tag> : null}
              <Out row={row} />
            </div>
            <Digits>
              {row.score === null ? '—' : formatMeasured(row.score, decimals, stage.scoreUnit)}
            </Digits>
          </Row>
        ))}
      </List>
    </Middle>
  );
}

function Battle({
  stage,
  serverNow,
  children,
}: {
  readonly stage: StageBattle;
  readonly serverNow: () => number;
  readonly children: ReactNode;
}) {
  const texts = useJudgeMessages();
  return (
    <Middle>
      <Centred style={{ minHeight: 0, padding: 8 }}>
        <Big>{fill(texts.battle.bout, { bout: stage.bout })}</Big>
        <Quiet>
          {ownText(stage.status === 'PAUSED' ? texts.battle.paused : null)}
          {ownText(stage.red.outcome === 'DRAW' ? texts.battle.draw : null)}
          {stage.status === 'RUNNING' && stage.clock !== null ? (
            <RemainingTime clock={stage.clock} serverNow={serverNow} />
          ) : null}
        </Quiet>
      </Centred>
      <Sides {...stage} winnerId={stage.determination?.winnerId ?? null} />
      {ownText(children)}
    </Middle>
  );
}

function Sides({ winnerId, ...sides }: AnnouncedBout) {
  const texts = useJudgeMessages();
  return (
    <Pair>
      {(['red', 'blue'] as const).map((side) => (
        <Side key={side} data-side={side}>
          <span>{texts.battle[side]}</span>
          <b translate="no">{sides[side].score}</b>
          <span translate="no">{sides[side].program.programName}</span>
          {sides[side].program.id === winnerId ? <strong>{texts.battle.win}</strong> : null}
        </Side>
      ))}
    </Pair>
  );
}
