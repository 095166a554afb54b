'use client';
// What a page may do with the machine for its screen: full screen by button and key, the cursor's rest, and staying awake.
import type { RefObject } from 'react';
import { FullScreenButton } from './FullScreenButton.tsx';
import { useFullScreenKey } from './use-full-screen-key.ts';
import { usePointerNear } from './use-pointer-near.ts';
import { useWakeLock } from './use-wake-lock.ts';

export interface ControlsProps {
  readonly target: RefObject<HTMLElement | null>;
  /** F goes to full screen and back. */
  readonly keys: boolean;
  readonly wakeLock: boolean;
}

export function Controls({ target, keys, wakeLock }: ControlsProps) {
  useWakeLock(wakeLock);
  useFullScreenKey(target, keys);
  const near = usePointerNear(target, true);
  return <FullScreenButton target={target} near={near} keys={keys} />;
}
