'use client';
// Who is judged: number, name, contestant; in one line, or the contestant below the name where both are long.
import type { StageProgram } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { token } from '../../theme/index.ts';
import { formatNumber, textWidth } from '../format.ts';
import { contestantChoices, type FittedName, fittedName } from '../names.ts';
import { fitted, Unbroken } from './fitted.ts';
import { digits } from './type.ts';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 32px;
  min-width: 0;
`;

/** A slanted plate, as scoreboards have them. */
export const NumberPlate = styled.span<{ $size?: number }>`
  ${digits}
  flex: none;
  display: inline-grid;
  place-items: center;
  min-width: 1.7em;
  height: 1.44em;
  padding: 0 0.2em;
  border-radius: 0.12em;
  background: ${token.accent};
  color: ${token.onAccent};
  font-size: ${({ $size }) => $size ?? 52}px;
  line-height: 1;
  transform: skewX(-8deg);
`;

const Words = styled.div`
  display: flex;
  align-items: center;
  gap: 32px;
  min-width: 0;
  &[data-stacked] {
    display: block;
  }
`;

const Name = styled(Unbroken)`
  font-family: ${token.fontDisplay};
  font-weight: 700;
  line-height: 1.24;
`;

const Contestant = styled(Unbroken)`
  color: ${token.textMuted};
  line-height: 1.24;
`;

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
