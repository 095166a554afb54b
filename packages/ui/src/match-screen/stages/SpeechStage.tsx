'use client';
// 上场: who is on stage, and the time that is left.
import type { StageSpeech } from '@liangfen/sdk/schema';
import { keyframes, styled } from 'styled-components';
import { useScreenMessages } from '../../messages/index.ts';
import { token } from '../../theme/index.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { formatNumber } from '../format.ts';
import { contestantChoices, fittedName } from '../names.ts';
import { Countdown } from '../parts/Countdown.tsx';
import { Frame } from '../parts/Frame.tsx';
import { fitted, Unbroken } from '../parts/fitted.ts';
import { TimeBar } from '../parts/TimeBar.tsx';
import { digits } from '../parts/type.ts';

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
  const { body, tall } = useRoom();
  const name = fittedName([program.programName], {
    width: body.width - 90,
    most: 220,
    least: 104,
    lines: tall ? 4 : 2,
  });
  // The time that is left stands beside it.
  const contestant = fittedName(contestantChoices(program.contestant), {
    width: body.width - (clock === null || tall ? 90 : 480),
    most: 68,
    least: 44,
    lines: 2,
  });
  return (
    <Frame groupName={stage.groupName} item={stage.item}>
      <Giant aria-hidden data-small={clock === null ? undefined : true}>
        {formatNumber(program.sort)}
      </Giant>
      <Words data-timed={clock === null ? undefined : true}>
        <Plate>{formatNumber(program.sort)}</Plate>
        <Name as="h1" {...fitted(name)} />
        {contestant.text === '' ? null : <Contestant {...fitted(contestant)} />}
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
