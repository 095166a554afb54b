'use client';
// The program: as large as the stage while it is on, one line above its scores; the default of the slot `ProgramCard`.
import type { StageProgram } from '@liangfen/sdk/schema';
import { useContext } from 'react';
import { ownText } from '../../own-text.tsx';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { formatNumber } from '../format.ts';
import { contestantChoices, fittedName } from '../names.ts';
import { BesideContext } from '../parts/beside-context.ts';
import { fitted } from '../parts/fitted.ts';
import { TitleCard } from '../parts/ProgramTitle.tsx';
import { type ProgramCardProps, slotted, useSlots } from '../slots/slots.ts';
import { ActCard } from './ActCard.tsx';

const Giant = part('div', 'lfs-digits lfs-speech-giant');
const Words = part('div', 'lfs-speech-words');
const Plate = part('div', 'lfs-digits lfs-speech-plate');
const Name = part('h1', 'lfs-fitted-unbroken lfs-speech-name');
const Contestant = part('span', 'lfs-fitted-unbroken lfs-speech-contestant');

/** The time that is left, with its word, in px of the canvas. */
export const clockHeight = 300;

/**
 * The stage's own card, where the page draws none.
 *
 * @example
 * ```tsx
 * const slots = {
 *   ProgramCard: (props: ProgramCardProps) =>
 *     props.timed ? <ProgramCard {...props} /> : <h1>{props.program.programName}</h1>,
 * };
 * <MatchScreen competitionId="c1" slots={slots} />;
 * ```
 */
export function ProgramCard(props: ProgramCardProps) {
  const { program, place, timed, pictured = false, width, height } = props;
  const { tall, composition } = useRoom();
  if (place === 'TITLE') return <TitleCard program={program} width={width} />;
  if (pictured) {
    const below = timed ? clockHeight : 0;
    return (
      <Words style={{ width, paddingBottom: below }}>
        <ActCard {...props} height={height - below} />
      </Words>
    );
  }
  const name = fittedName([program.programName], {
    width: width - 90,
    most: composition === 'wide' ? 300 : 220,
    least: 104,
    lines: tall ? 4 : 2,
  });
  // The time that is left stands beside it.
  const contestant = fittedName(contestantChoices(program.contestant), {
    width: width - (!timed || tall ? 90 : 480),
    most: composition === 'wide' ? 88 : 68,
    least: 44,
    lines: 2,
  });
  return (
    <>
      <Giant aria-hidden data-small={timed || undefined}>
        {formatNumber(program.sort)}
      </Giant>
      <Words data-timed={timed || undefined}>
        <Plate>{formatNumber(program.sort)}</Plate>
        <Name {...fitted(name)} />
        {contestant.text === '' ? null : <Contestant {...fitted(contestant)} />}
      </Words>
    </>
  );
}

const titleHeight = 110;

export interface ProgramTitleProps {
  readonly program: StageProgram;
  /** Room for both names, in px of the canvas; all of the body when left out. */
  readonly width?: number;
}

/** Above scores. */
export function ProgramTitle({ program, width }: ProgramTitleProps) {
  const { body } = useRoom();
  const beside = useContext(BesideContext);
  const Own = useSlots().ProgramCard;
  // The panel beside the picture says it larger.
  if (beside) return null;
  return ownText(
    slotted(Own, ProgramCard, {
      program,
      place: 'TITLE',
      timed: false,
      width: width ?? body.width,
      height: titleHeight,
    }),
  );
}
