'use client';
// 上场: who is on stage, and the time that is left.
import type { StageSpeech } from '@liangfen/sdk/schema';
import { useScreenMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { Countdown } from '../parts/Countdown.tsx';
import { Frame } from '../parts/Frame.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { TimeBar } from '../parts/TimeBar.tsx';
import { slotted, useSlots } from '../slots/slots.ts';
import { photoTop, useActPhoto } from './act-photo.ts';
import { clockHeight, ProgramCard } from './ProgramCard.tsx';

const Clock = part('div', 'lfs-speech-clock');

/** The line below, which grows shorter. */
const timeBarHeight = 10;

export function SpeechStageView({ stage }: { readonly stage: StageSpeech }) {
  const { speech } = useScreenMessages();
  const { program, clock } = stage;
  const { body, tall } = useRoom();
  const height = body.height - (clock === null ? 0 : timeBarHeight);
  const photo = useActPhoto(program, height - (clock === null ? 0 : clockHeight));
  const takes = photo?.takes ?? 0;
  return (
    <Frame groupName={stage.groupName} item={stage.item}>
      {photo === null ? null : (
        <Portrait url={photo.url} size={photo.size} top={photoTop} tall={tall} />
      )}
      {ownText(
        slotted(useSlots().ProgramCard, ProgramCard, {
          program,
          place: 'STAGE',
          timed: clock !== null,
          pictured: photo !== null,
          width: body.width - takes,
          height: height - (photo?.above ?? 0),
        }),
      )}
      {clock === null ? null : (
        <>
          <Clock style={{ right: takes }}>
            <span>{speech.remaining}</span>
            <Countdown clock={clock} timeUp={speech.timeUp} size={190} />
          </Clock>
          <TimeBar clock={clock} />
        </>
      )}
    </Frame>
  );
}
