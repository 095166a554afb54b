'use client';
// The screen's controls of its machine: full screen by button and key, a resting cursor, staying awake, and sound.
import type { ScreenMatch } from '@liangfen/sdk/schema';
import type { RefObject } from 'react';
import { useLatePart } from '../../primitives/use-late-part.ts';
import { audienceCode } from './asked-parts.ts';
import { FullScreenButton } from './FullScreenButton.tsx';
import { SoundButton } from './SoundButton.tsx';
import { useFullScreenKey } from './use-full-screen-key.ts';
import { usePointerNear } from './use-pointer-near.ts';
import { type ScreenSoundOptions, useScreenSound } from './use-screen-sound.ts';
import { useWakeLock } from './use-wake-lock.ts';

export interface ControlsProps {
  readonly target: RefObject<HTMLElement | null>;
  /** F goes to full screen and back. */
  readonly keys: boolean;
  readonly wakeLock: boolean;
  readonly sound: ScreenSoundOptions;
  /** The match that is drawn; null while a message stands instead. */
  readonly match: Pick<ScreenMatch, 'stage' | 'look'> | null;
  /** The path of the audience's page. */
  readonly audiencePath: string | undefined;
}

export function Controls({ target, keys, wakeLock, sound, match, audiencePath }: ControlsProps) {
  useWakeLock(wakeLock);
  useFullScreenKey(target, keys);
  const near = usePointerNear(target, true);
  const { state, start } = useScreenSound(sound);
  return (
    <>
      {audiencePath && match?.look.audiencePage && match.stage.kind === 'START' ? (
        <LateCode path={audiencePath} />
      ) : null}
      <FullScreenButton target={target} near={near} keys={keys} />
      {state === 'BLOCKED' ? <SoundButton near={near} onPress={start} /> : null}
    </>
  );
}

function LateCode({ path }: { readonly path: string }) {
  // Without the part there is no code; the next start page asks again.
  const { part } = useLatePart(audienceCode);
  return part === null ? null : <part.AudienceCode path={path} />;
}
