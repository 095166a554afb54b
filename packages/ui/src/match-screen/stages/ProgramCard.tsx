'use client';
// The program: as large as the stage while it is on, one line above its scores; the default of the slot `ProgramCard`.
import type { StageProgram } from '@liangfen/sdk/schema';
import { keyframes, styled } from 'styled-components';
import { token } from '../../theme/index.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { formatNumber } from '../format.ts';
import { contestantChoices, fittedName } from '../names.ts';
import { fitted, Unbroken } from '../parts/fitted.ts';
import { TitleCard } from '../parts/ProgramTitle.tsx';
import { digits } from '../parts/type.ts';
import { type ProgramCardProps, slotted, useSlots } from '../slots/slots.ts';

const slide = keyframes`from { opacity: 0; transform: translateX(-60px); }`;

const Giant = styled.div`
  ${digits}
  position: absolute;
  right: 10px;
  bottom: -150px;
  color: transparent;
  -webkit-text-stroke: 4px ${token.line};
  font-size: 800px;
  line-height: 1;
  letter-spacing: -0.05em;
  &[data-small] {
    top: 0;
    bottom: auto;
    font-size: 470px;
  }
`;

const Words = styled.div`
  position: relative;
  flex: 1;
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-width: 0;
  padding-bottom: 60px;
  &[data-timed] {
    padding-bottom: 90px;
  }
  & > * {
    animation: ${slide} 900ms ${token.easeOut} backwards;
  }
  & > :nth-child(2) {
    animation-delay: 90ms;
  }
  & > :nth-child(3) {
    animation-delay: 180ms;
  }
`;

const Plate = styled.div`
  ${digits}
  align-self: flex-start;
  margin-bottom: 34px;
  padding: 0 40px;
  border-radius: 10px;
  background: ${token.accent};
  color: ${token.onAccent};
  font-size: 92px;
  line-height: 1.1;
  transform: skewX(-8deg);
`;

const Name = styled(Unbroken)`
  margin: 0;
  font-family: ${token.fontDisplay};
  font-weight: 700;
  line-height: 1.2;
`;

const Contestant = styled(Unbroken)`
  margin-top: 30px;
  color: ${token.textMuted};
  line-height: 1.3;
`;

/** What the stage shows where the page draws no card of its own. */
export function ProgramCard({ program, place, timed, width }: ProgramCardProps) {
  const { tall } = useRoom();
  if (place === 'TITLE') return <TitleCard program={program} width={width} />;
  const name = fittedName([program.programName], {
    width: width - 90,
    most: 220,
    least: 104,
    lines: tall ? 4 : 2,
  });
  // The time that is left stands beside it.
  const contestant = fittedName(contestantChoices(program.contestant), {
    width: width - (!timed || tall ? 90 : 480),
    most: 68,
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
        <Name as="h1" {...fitted(name)} />
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
  return slotted(useSlots().ProgramCard, ProgramCard, {
    program,
    place: 'TITLE',
    timed: false,
    width: width ?? body.width,
    height: titleHeight,
  });
}
