'use client';
// The time line of a show: a slider over its versions, with a mark at each step of the operators.
import type { LedgerStep, ShowEventType } from '@liangfen/sdk/schema';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useBackstageMessages } from '../../messages/index.ts';
import { focusRing } from '../../primitives/mixins.ts';
import { token } from '../../theme/index.ts';

const Box = styled.div`
  position: relative;
  padding-top: 16px;
`;

const Marks = styled.svg`
  position: absolute;
  top: 0;
  /* The knob's middle stands half its width inside the slider's ends. */
  left: 10px;
  width: calc(100% - 20px);
  height: 14px;
  overflow: visible;
`;

const Slider = styled.input`
  ${focusRing}
  display: block;
  width: 100%;
  height: 28px;
  margin: 0;
  border-radius: ${token.radiusSmall};
  accent-color: ${token.accent};
  cursor: pointer;
  @media (pointer: coarse) {
    height: 44px;
  }
`;

export interface TimeLineProps {
  readonly steps: readonly LedgerStep[];
  readonly total: number;
  readonly version: number;
  /** The place in words, for screen readers. */
  readonly said: string;
  readonly onVersion: (version: number) => void;
}

/** More marks than this run into each other. */
const mostMarks = 300;

const stepMark = { top: 2, colour: token.accent };
/** Marks of changes beside the show, shorter and paler than those of an operator's steps. */
const asideMarks: Partial<Record<ShowEventType, typeof stepMark>> = {
  SETUP_CHANGED: { top: 9, colour: token.lineStrong },
};

export function TimeLine({ steps, total, version, said, onVersion }: TimeLineProps) {
  const { ledger: texts } = useBackstageMessages();
  const marks = useMemo(() => {
    const every = Math.max(1, Math.ceil(steps.length / mostMarks));
    return steps.filter((_, index) => index % every === 0);
  }, [steps]);
  return (
    <Box>
      <Marks viewBox={`0 0 ${Math.max(1, total)} 14`} preserveAspectRatio="none" aria-hidden>
        {marks.map(({ version: x, type }) => {
          const { top, colour } = asideMarks[type] ?? stepMark;
          return (
            <line
              key={x}
              x1={x}
              x2={x}
              y1={top}
              y2={14}
              stroke={colour}
              strokeWidth={2}
              vectorEffect="non-scaling-stroke"
            />
          );
        })}
      </Marks>
      <Slider
        type="range"
        min={0}
        max={total}
        step={1}
        value={version}
        aria-label={texts.replay.line}
        aria-valuetext={said}
        onChange={(event) => onVersion(Number(event.target.value))}
      />
    </Box>
  );
}
