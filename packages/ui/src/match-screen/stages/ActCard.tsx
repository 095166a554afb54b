'use client';
// The act that is judged, as large as its room: number, name, contestant.
import type { StageProgram } from '@liangfen/sdk/schema';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { formatNumber } from '../format.ts';
import { contestantChoices, type FittedName, fittedName } from '../names.ts';
import { fitted } from '../parts/fitted.ts';
import { fittedText } from '../parts/fitted-text.ts';
import type { ProgramCardProps } from '../slots/slots.ts';

const Plate = part('div', 'lfs-digits lfs-speech-plate');
const Name = part('h1', 'lfs-fitted-unbroken lfs-speech-name');
const Contestant = part('span', 'lfs-fitted-unbroken lfs-scoring-contestant');

export function ActCard({ program, width, height }: ProgramCardProps) {
  const { tall } = useRoom();
  const { name, contestant } = actWords(program, { width, height, tall });
  return (
    <>
      <Plate>{formatNumber(program.sort)}</Plate>
      <Name {...fitted(name)} />
      {contestant.text === '' ? null : <Contestant {...fitted(contestant)} />}
    </>
  );
}

/** The plate with the number, and the air below it and over the contestant. */
const aroundName = 101 + 34 + 22;

export function actWords(
  { programName, contestant }: StageProgram,
  {
    width,
    height,
    tall,
  }: { readonly width: number; readonly height: number; readonly tall: boolean },
): { readonly name: FittedName; readonly contestant: FittedName } {
  const room = width - 40;
  const person = fittedName(contestantChoices(contestant), {
    width: room,
    most: 64,
    least: 40,
    lines: 2,
  });
  const { fontSize: size, height: high } = fittedText(programName, {
    width: room,
    height: height - aroundName - person.size * person.lines * 1.3,
    most: tall ? 176 : 152,
    good: 100,
    lines: 5,
    lineHeight: 1.2,
  });
  const lines = Math.max(1, Math.round(high / (size * 1.2)));
  return { name: { text: programName, size, lines, width: room }, contestant: person };
}
