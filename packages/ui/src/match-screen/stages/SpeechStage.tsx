'use client';
// 上场: who is on stage, and the time that is left.
import type { StageSpeech } from '@liangfen/sdk/schema';
import { useScreenMessages } from '../../messages/index.ts';
import { part } from '../../sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { formatNumber } from '../format.ts';
import { contestantChoices, fittedName } from '../names.ts';
import { Countdown } from '../parts/Countdown.tsx';
import { Frame } from '../parts/Frame.tsx';
import { fitted } from '../parts/fitted.ts';
import { TimeBar } from '../parts/TimeBar.tsx';

const Giant = part('div', 'lfs-digits lfs-speech-giant');
const Words = part('div', 'lfs-speech-words');
const Plate = part('div', 'lfs-digits lfs-speech-plate');
const Name = part('h1', 'lfs-fitted-unbroken lfs-speech-name');
const Contestant = part('span', 'lfs-fitted-unbroken lfs-speech-contestant');
const Clock = part('div', 'lfs-speech-clock');

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
        <Name {...fitted(name)} />
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
