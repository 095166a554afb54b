'use client';
/// <reference path="../../css-text.d.ts" />
// Shows all of the judge's own scores, each with what became of it.
import { formatMeasured, roundOfMargin } from '@liangfen/rules';
import type { ScoreUnit } from '@liangfen/sdk/schema';
import { fill, useJudgeBesideMessages, useJudgeMessages } from '../../messages/index.ts';
import { asWritten, part } from '../../style-sheets/part.ts';
import { StyleSheet } from '../../style-sheets/StyleSheet.tsx';
import { countOf, type Given, type GivenState, type OwnProgram } from '../own-scores.ts';
import { EmptyState } from './ListStates.tsx';
import { Big, Foot, Middle, Quiet } from './layout.tsx';
import { Tag, type Tone } from './marks.tsx';
import css from './OwnScores.css?inline';
import { PhoneButton } from './PhoneButton.tsx';

const Card = part('section', 'lf-own-card');

const Rows = part('ul', 'lf-own-rows');

const Row = part('li', 'lf-own-row');

const Digits = part('b', 'lf-own-digits', asWritten);

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
  /** The competition's decimals: own scores are written as the hall reads them. */
  readonly decimals: number;
  /** Left out for points. */
  readonly unit?: ScoreUnit | undefined;
  readonly onBack: () => void;
}

export function OwnScores({ programs, vote, decimals, unit, onBack }: OwnScoresProps) {
  const { own: words } = useJudgeBesideMessages();
  const shown = programs.filter(({ given, open }) => given.length > 0 || open);
  return (
    <>
      <StyleSheet name="own-scores" text={css} />
      <Middle tabIndex={0} role="region" aria-label={words.title}>
        <Big style={{ fontSize: 20, lineHeight: 28 / 20 }}>{words.title}</Big>
        <Quiet>
          {fill(words.counts, {
            delivered: countOf(programs, ['DELIVERED', 'ACCEPTED']),
            unsent: countOf(programs, ['UNSENT']),
            refused: countOf(programs, ['REFUSED', 'LATE', 'DECLINED']),
          })}
        </Quiet>
        {shown.length === 0 ? (
          <EmptyState title={words.empty} hint={words.emptyHint} />
        ) : (
          shown.map((each) => (
            <ProgramCard
              key={each.program.id}
              own={each}
              vote={vote}
              decimals={decimals}
              unit={unit}
            />
          ))
        )}
      </Middle>
      <Foot>
        <PhoneButton size="large" style={{ width: '100%' }} onClick={onBack}>
          {words.back}
        </PhoneButton>
      </Foot>
    </>
  );
}

function ProgramCard({
  own,
  vote,
  decimals,
  unit,
}: Pick<OwnScoresProps, 'vote' | 'decimals' | 'unit'> & { readonly own: OwnProgram }) {
  const texts = useJudgeMessages();
  const { own: words } = useJudgeBesideMessages();
  const { program, open, given, total } = own;
  const { sort, programName, contestant = '' } = program;
  return (
    <Card data-open={open || undefined}>
      <h3 translate="no">
        {sort === undefined || programName === undefined
          ? texts.left.otherProgram
          : fill(texts.program, { sort, program: programName })}
      </h3>
      {contestant === '' ? null : <Quiet translate="no">{contestant}</Quiet>}
      {open ? <Tag tone="accent">{texts.scoring.submitted}</Tag> : null}
      <Rows>
        {given.map((each) => (
          <GivenRow key={each.key} given={each} vote={vote} decimals={decimals} unit={unit} />
        ))}
        {total === null ? null : (
          <Row>
            <span>{words.total}</span>
            <Digits>{formatMeasured(total, decimals, unit)}</Digits>
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
  unit,
}: Pick<OwnScoresProps, 'vote' | 'decimals' | 'unit'> & { readonly given: Given }) {
  const texts = useJudgeMessages();
  const { itemName, round, score, state, revision, receipt, reason } = given;
  const onCard = roundOfMargin(score);
  const details = [
    revision === null || revision < 2 ? '' : fill(texts.delivery.revision, { revision }),
    receipt === null ? '' : fill(texts.delivery.receipt, { receipt }),
    reason,
  ].filter((part) => part !== '');
  return (
    <Row data-given={state}>
      <span>
        {itemName === null ? null : <span>{`${itemName} `}</span>}
        {round === undefined ? null : <span>{`${fill(texts.card.round, { round })} `}</span>}
        <Tag tone={tones[state]}>{texts.own.state[state]}</Tag>
      </span>
      <Digits>
        {round !== undefined
          ? `${onCard.red}:${onCard.blue}`
          : vote
            ? score === 1
              ? texts.vote.given
              : texts.vote.withheld
            : formatMeasured(score, decimals, unit)}
      </Digits>
      {details.length === 0 ? null : <small>{details.join(' · ')}</small>}
    </Row>
  );
}
