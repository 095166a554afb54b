'use client';
// 演讲: who is on stage, and the time that is left.
import type { StageSpeech } from '@liangfen/sdk/schema';
import { keyframes, styled } from 'styled-components';
import { useScreenMessages } from '../../messages/index.ts';
import { token } from '../../theme/index.ts';
import { fittingSize, formatNumber } from '../format.ts';
import { Countdown } from '../parts/Countdown.tsx';
import { Frame } from '../parts/Frame.tsx';
import { TimeBar } from '../parts/TimeBar.tsx';
import { digits, oneLine } from '../parts/type.ts';

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
  padding: 0 40px 10px;
  border-radius: 10px;
  background: ${token.accent};
  color: ${token.onAccent};
  font-size: 92px;
  line-height: 1.1;
  transform: skewX(-8deg);
`;

const Name = styled.h1`
  max-width: 1640px;
  margin: 0;
  font-family: ${token.fontDisplay};
  font-weight: 700;
  line-height: 1.2;
  display: -webkit-box;
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
  overflow: hidden;
`;

const Contestant = styled.div`
  ${oneLine}
  max-width: 1300px;
  margin-top: 30px;
  color: ${token.textMuted};
  font-size: 68px;
`;

const Clock = styled.div`
  position: absolute;
  right: 0;
  bottom: 40px;
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 14px;
  span {
    color: ${token.textMuted};
    font-size: 40px;
  }
`;

export function SpeechStageView({ stage }: { readonly stage: StageSpeech }) {
  const { speech } = useScreenMessages();
  const { program, clock } = stage;
  return (
    <Frame groupName={stage.groupName} item={stage.item}>
      <Giant aria-hidden data-small={clock === null ? undefined : true}>
        {formatNumber(program.sort)}
      </Giant>
      <Words>
        <Plate>{formatNumber(program.sort)}</Plate>
        <Name
          style={{
            fontSize: fittingSize(program.programName, {
              width: 1600,
              most: 220,
              least: 88,
              lines: 2,
            }),
          }}
        >
          {program.programName}
        </Name>
        <Contestant>{program.contestant}</Contestant>
      </Words>
      {clock === null ? null : (
        <>
          <Clock>
            <span>{speech.remaining}</span>
            <Countdown clock={clock} timeUp={speech.timeUp} size={190} />
          </Clock>
          <TimeBar clock={clock} />
        </>
      )}
    </Frame>
  );
}
