'use client';
// The judge's own scores, all of them, each with what became of it.
import { styled } from 'styled-components';
import { formatScore } from '../../match-screen/format.ts';
import { fill, useJudgeMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Tag, type Tone } from '../../primitives/Card.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { token } from '../../theme/index.ts';
import { countOf, type Given, type GivenState, type OwnProgram } from '../own-scores.ts';
import { Big, Foot, Middle, Quiet } from './layout.ts';

const Card = styled.section`
  padding: 12px 16px;
  border: 1px solid ${token.line};
  border-radius: 12px;
  background: ${token.surface};
  &[data-open] {
    border-color: ${token.accent};
  }
  h3 {
    margin: 0;
    font-size: 17px;
    font-weight: 600;
    line-height: 26px;
  }
`;

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  grid-gap: 2px 12px;
  gap: 2px 12px;
  padding: 8px 0;
  border-top: 1px solid ${token.line};
  &:first-child {
    margin-top: 8px;
  }
  small {
    grid-column: 1 / -1;
    color: ${token.textMuted};
    font-size: 13px;
    line-height: 20px;
  }
`;

const Digits = styled.b`
  font-family: ${token.fontDigits};
  font-size: 24px;
  font-weight: 600;
  line-height: 30px;
  font-variant-numeric: tabular-nums;
`;

const tones: Readonly<Record<GivenState, Tone>> = {
  DELIVERED: 'success',
  ACCEPTED: 'success',
  UNSENT: 'warning',
  LATE: 'warning',
  REFUSED: 'danger',
  DECLINED: 'danger',
};

export interface OwnScoresProps {
  readonly programs: readonly OwnProgram[];
  readonly vote: boolean;
  /** Of the competition: own scores are written as the hall reads them. */
  readonly decimals: number;
  readonly onBack: () => void;
}

export function OwnScores({ programs, vote, decimals, onBack }: OwnScoresProps) {
  const texts = useJudgeMessages();
  const shown = programs.filter(({ given, open }) => given.length > 0 || open);
  return (
    <>
      <Middle tabIndex={0} role="region" aria-label={texts.own.title}>
        <Big style={{ fontSize: 20, lineHeight: '28px' }}>{texts.own.title}</Big>
        <Quiet>
          {fill(texts.own.counts, {
            delivered: countOf(programs, ['DELIVERED', 'ACCEPTED']),
            unsent: countOf(programs, ['UNSENT']),
            refused: countOf(programs, ['REFUSED', 'LATE', 'DECLINED']),
          })}
        </Quiet>
        {shown.length === 0 ? (
          <EmptyState title={texts.own.empty} hint={texts.own.emptyHint} />
        ) : (
          shown.map((each) => (
            <ProgramCard key={each.program.id} own={each} vote={vote} decimals={decimals} />
          ))
        )}
      </Middle>
      <Foot>
        <Button size="large" style={{ width: '100%' }} onClick={onBack}>
          {texts.own.back}
        </Button>
      </Foot>
    </>
  );
}

function ProgramCard({
  own,
  vote,
  decimals,
}: Pick<OwnScoresProps, 'vote' | 'decimals'> & { readonly own: OwnProgram }) {
  const texts = useJudgeMessages();
  const { program, open, given, total } = own;
  const { sort, programName, contestant = '' } = program;
  return (
    <Card data-open={open || undefined}>
      <h3>
        {sort === undefined || programName === undefined
          ? texts.left.otherProgram
          : fill(texts.program, { sort, program: programName })}
      </h3>
      {contestant === '' ? null : <Quiet>{contestant}</Quiet>}
      {open ? <Tag $tone="accent">{texts.scoring.submitted}</Tag> : null}
      <Rows>
        {given.map((each) => (
          <GivenRow key={each.key} given={each} vote={vote} decimals={decimals} />
        ))}
        {total === null ? null : (
          <Row>
            <span>{texts.own.total}</span>
            <Digits>{formatScore(total, decimals)}</Digits>
          </Row>
        )}
      </Rows>
      {given.length === 0 ? <Quiet>{texts.waiting.none}</Quiet> : null}
    </Card>
  );
}

function GivenRow({
  given,
  vote,
  decimals,
}: Pick<OwnScoresProps, 'vote' | 'decimals'> & { readonly given: Given }) {
  const texts = useJudgeMessages();
  const { itemName, score, state, revision, receipt, reason } = given;
  const details = [
    revision === null || revision < 2 ? '' : fill(texts.delivery.revision, { revision }),
    receipt === null ? '' : fill(texts.delivery.receipt, { receipt }),
    reason,
  ].filter((part) => part !== '');
  return (
    <Row data-given={state}>
      <span>
        {itemName === null ? null : <>{itemName} </>}
        <Tag $tone={tones[state]}>{texts.own.state[state]}</Tag>
      </span>
      <Digits>
        {vote
          ? score === 1
            ? texts.vote.given
            : texts.vote.withheld
          : formatScore(score, decimals)}
      </Digits>
      {details.length === 0 ? null : <small>{details.join(' · ')}</small>}
    </Row>
  );
}
