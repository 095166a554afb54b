'use client';
// A judge's card of a bout: two columns, a tap on the winner of each round, another tap for a wider margin (decision 0604).
import { roundOfMargin } from '@liangfen/rules';
import type { JudgeMatch, JudgeWindow } from '@liangfen/sdk/schema';
import { type RefObject, useEffect, useState } from 'react';
import { fill, useJudgeMessages } from '../../messages/index.ts';
import { asWritten, part } from '../../style-sheets/part.ts';
import { type Delivery, receiptOf } from '../delivery.ts';
import { deliveredOf, type GivenScore } from '../score-form.ts';
import { DeliveryNote } from './DeliveryNote.tsx';
import { Foot, Middle, Quiet } from './layout.tsx';
import { RemainingTime } from './RemainingTime.tsx';
import { Submit } from './ScoreForm.styles.ts';
import type { Draft } from './ScoreForm.tsx';

const Heads = part('div', 'lf-card-heads');
const Side = part('div', 'lf-card-side');
const Rounds = part('div', 'lf-card-rounds');
const Mark = part('button', 'lf-card-mark', asWritten);
const Even = part('button', 'lf-card-even');

type Colour = 'red' | 'blue';

/** A round goes to three points apart and then back to one. */
const widest = 3;

export interface CardFormProps {
  readonly match: JudgeMatch;
  readonly window: JudgeWindow;
  readonly delivery: Delivery;
  /** The rounds of the newest submission, until it is delivered. */
  readonly submitted: readonly GivenScore[];
  readonly serverNow: () => number;
  /** Rounds that were tapped and not handed in, kept while the judge looks at something else. */
  readonly draft: RefObject<Draft | null>;
  readonly onSubmit: (scores: readonly GivenScore[]) => void;
}

/** Give it the window's id as `key`: another bout begins with an empty card. */
export function CardForm({
  match,
  window,
  delivery,
  submitted,
  serverNow,
  draft,
  onSubmit,
}: CardFormProps) {
  const { card } = useJudgeMessages();
  const [typed, setTyped] = useState<readonly string[]>(() =>
    draft.current?.windowId === window.id ? (draft.current.typed ?? []) : [],
  );
  useEffect(() => {
    draft.current = { windowId: window.id, typed, step: 0 };
  }, [draft, window.id, typed]);
  const { stage, scores } = match;
  if (stage.kind !== 'BATTLE') return null;

  const kept = (itemId: string) => deliveredOf(scores, window.programId, itemId)?.score;
  const margins = window.itemIds.map((itemId, at): number | undefined => {
    const text = typed[at] ?? '';
    if (text !== '') return Number(text);
    return submitted.find((each) => each.itemId === itemId)?.score ?? kept(itemId);
  });
  const given = window.itemIds.flatMap((itemId, at): GivenScore[] => {
    const score = margins[at];
    return score === undefined ? [] : [{ itemId, score }];
  });
  const delivered =
    given.length > 0 && given.every(({ itemId, score }) => kept(itemId ?? '') === score);
  const before = window.itemIds.some((itemId) => kept(itemId) !== undefined);
  const rounds = window.itemIds.length;
  const sums = given.map(({ score }) => roundOfMargin(score));

  function write(round: number, margin: number): void {
    setTyped(window.itemIds.map((_, at) => (at === round ? String(margin) : (typed[at] ?? ''))));
  }

  /** Red's margins count up, blue's down. */
  function tap(round: number, side: Colour): void {
    const sign = side === 'red' ? 1 : -1;
    const ahead = (margins[round] ?? 0) * sign;
    write(round, sign * (ahead < 1 || ahead === widest ? 1 : ahead + 1));
  }

  return (
    <>
      <Middle>
        <Heads>
          {(['red', 'blue'] as const).map((side) => (
            <Side key={side} data-side={side}>
              <span>{card.side[side]}</span>
              <b translate="no">{stage[side].program.programName}</b>
              <strong data-card-sum={side} translate="no">
                {sums.reduce((sum, round) => sum + round[side], 0)}
              </strong>
            </Side>
          ))}
        </Heads>
        <Quiet>{card.hint}</Quiet>
        {stage.clock === null ? null : (
          <Quiet>
            <RemainingTime clock={stage.clock} serverNow={serverNow} />
          </Quiet>
        )}
        <Rounds>
          {margins.map((margin, at) => {
            const round = margin === undefined ? null : roundOfMargin(margin);
            const words = { round: at + 1, red: round?.red ?? '—', blue: round?.blue ?? '—' };
            return (
              // Rounds have no other name than their place.
              <div key={window.itemIds[at]} data-round={at + 1}>
                {(['red', 'blue'] as const).map((side) => (
                  <Mark
                    key={side}
                    type="button"
                    data-side={side}
                    data-won={
                      (round !== null && round[side] > Math.min(round.red, round.blue)) || undefined
                    }
                    aria-label={fill(card.win[side], words)}
                    onClick={() => tap(at, side)}
                  >
                    {round === null ? '—' : round[side]}
                  </Mark>
                ))}
                <Even
                  type="button"
                  aria-pressed={margin === 0}
                  aria-label={fill(card.even, words)}
                  onClick={() => write(at, 0)}
                >
                  <small>{fill(card.round, words)}</small>
                  <span>{card.evenShort}</span>
                </Even>
              </div>
            );
          })}
        </Rounds>
      </Middle>
      <Foot>
        <DeliveryNote
          delivery={delivery}
          delivered={delivered}
          changed={before && !delivered}
          receipt={receiptOf(scores.filter(({ programId }) => programId === window.programId))}
        />
        <Submit
          look="primary"
          busy={delivery.state === 'SENDING'}
          disabled={delivered || given.length === 0}
          onClick={() => onSubmit(given)}
        >
          {fill(given.length < rounds ? card.handInSome : card.handIn, {
            done: given.length,
            rounds,
          })}
        </Submit>
      </Foot>
    </>
  );
}
