'use client';
// 上场: who is on stage, and the time that is left.
import type { StageSpeech } from '@liangfen/sdk/schema';
import { useScreenMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { Countdown } from '../parts/Countdown.tsx';
import { Frame } from '../parts/Frame.tsx';
import { TimeBar } from '../parts/TimeBar.tsx';
import { slotted, useSlots } from '../slots/slots.ts';
import { ProgramCard } from './ProgramCard.tsx';

const Clock = part('div', 'lfs-speech-clock');

/** The line below, which grows shorter. */
const timeBarHeight = 10;

export function SpeechStageView({ stage }: { readonly stage: StageSpeech }) {
  const { speech } = useScreenMessages();
  const { program, clock } = stage;
  const { body } = useRoom();
  return (
    <Frame groupName={stage.groupName} item={stage.item}>
      {ownText(
        slotted(useSlots().ProgramCard, ProgramCard, {
          program,
          place: 'STAGE',
          timed: clock !== null,
          width: body.width,
          height: body.height - (clock === null ? 0 : timeBarHeight),
        }),
      )}
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
