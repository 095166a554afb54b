'use client';
// The program that is judged: number, name, contestant; in one line, or the contestant below the name where both are long.
import type { StageProgram } from '@liangfen/sdk/schema';
import { part } from '../../style-sheets/part.ts';
import { formatNumber, textWidth } from '../format.ts';
import { contestantChoices, type FittedName, fittedName } from '../names.ts';
import { fitted } from './fitted.ts';

const Line = part('div', 'lfs-program-title-line');
export const NumberPlate = part('span', 'lfs-digits lfs-program-title-number-plate');
const Words = part('div', 'lfs-program-title-words');
const Name = part('span', 'lfs-fitted-unbroken lfs-program-title-name');
const Contestant = part('span', 'lfs-fitted-unbroken lfs-program-title-contestant');

export interface TitleCardProps {
  readonly program: StageProgram;
  /** Room for both names, in px of the canvas. */
  readonly width: number;
}

export function TitleCard({ program, width }: TitleCardProps) {
  const { name, contestant, stacked } = titleWords(program, width);
  return (
    <Line style={{ maxWidth: width }}>
      <NumberPlate>{formatNumber(program.sort)}</NumberPlate>
      <Words data-stacked={stacked || undefined}>
        <Name {...fitted(name)} />
        {contestant.text === '' ? null : <Contestant {...fitted(contestant)} />}
      </Words>
    </Line>
  );
}

interface TitleWords {
  readonly name: FittedName;
  readonly contestant: FittedName;
  readonly stacked: boolean;
}

/** The plate, the gaps and a little air. */
const besideWords = 200;

function titleWords({ programName, contestant }: StageProgram, width: number): TitleWords {
  const room = width - besideWords;
  const choices = contestantChoices(contestant);
  const [whole = ''] = choices;
  // The contestant at two thirds of the name.
  const size = Math.floor(room / (textWidth(programName) + 0.66 * textWidth(whole)));
  if (size >= 54) {
    const most = Math.min(68, size);
    return {
      name: { text: programName, size: most, lines: 1 },
      contestant: { text: whole, size: Math.min(44, Math.round(most * 0.66)), lines: 1 },
      stacked: false,
    };
  }
  return {
    name: fittedName([programName], { width: room, most: 60, least: 36, lines: 2 }),
    contestant: fittedName(choices, { width: room, most: 40, least: 30, lines: 2 }),
    stacked: true,
  };
}
