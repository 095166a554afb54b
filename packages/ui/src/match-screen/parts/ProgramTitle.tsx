'use client';
// Who is judged, in one line: number, name, contestant.
import type { StageProgram } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { token } from '../../theme/index.ts';
import { fittingSize, formatNumber } from '../format.ts';
import { digits, oneLine } from './type.ts';

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
  padding: 0 0.2em 0.08em;
  border-radius: 0.12em;
  background: ${token.accent};
  color: ${token.onAccent};
  font-size: ${({ $size }) => $size ?? 52}px;
  line-height: 1;
  transform: skewX(-8deg);
`;

const Name = styled.span`
  ${oneLine}
  min-width: 0;
  font-family: ${token.fontDisplay};
  font-weight: 700;
  line-height: 1.3;
`;

const Contestant = styled.span`
  ${oneLine}
  flex: 0 1 auto;
  min-width: 0;
  max-width: 560px;
  color: ${token.textMuted};
  font-size: 44px;
`;

export interface ProgramTitleProps {
  readonly program: StageProgram;
  /** Room for both names, in px of the base. */
  readonly width?: number;
}

export function ProgramTitle({ program, width = 1728 }: ProgramTitleProps) {
  return (
    <Line style={{ maxWidth: width }}>
      <NumberPlate>{formatNumber(program.sort)}</NumberPlate>
      <Name
        style={{ fontSize: fittingSize(program.programName, { width: 1100, most: 68, least: 44 }) }}
      >
        {program.programName}
      </Name>
      <Contestant>{program.contestant}</Contestant>
    </Line>
  );
}
