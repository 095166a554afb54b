'use client';
// The photograph of the act that is on stage or judged, where the opening title had it: beside the words, above them on a high wall.
import type { StageProgram } from '@liangfen/sdk/schema';
import { useContext } from 'react';
import { useRoom } from '../canvas/canvas-size.ts';
import { BesideContext } from '../parts/beside-context.ts';
import { type PortraitSize, portraitOf, portraitRoom } from '../parts/Portrait.tsx';
import { actWords } from './ActCard.tsx';

/** As over the photograph of an opening title, so that it stays where it was. */
export const photoTop = 24;
/** Down to the edge of the canvas. */
const bleed = 64;
/** A name that would be smaller beside a photograph stands without it. */
const leastBesidePhoto = 62;

export interface ActPhoto {
  readonly url: string;
  readonly size: PortraitSize;
  /** The width that it leaves no words, and the height. */
  readonly takes: number;
  readonly above: number;
}

/**
 * Returns the photograph beside words that may be this high; null without one, where the longest names need its place, and
 * where the panel of a wide wall says larger who it is.
 */
export function useActPhoto(program: StageProgram, height: number): ActPhoto | null {
  const room = useRoom();
  const beside = useContext(BesideContext);
  const { body, tall } = room;
  const { photoUrl: url = null } = program;
  if (url === null || beside) return null;
  if (tall) {
    const size = portraitOf({ ...room, side: 0 }, Math.round(body.height * 0.4));
    return { url, size, takes: 0, above: size.height };
  }
  const asked = portraitOf(room, body.height - photoTop + bleed);
  const size = { ...asked, width: Math.min(asked.width, Math.round(body.width * 0.4)) };
  const takes = portraitRoom(size);
  const { name } = actWords(program, { width: body.width - takes, height, tall });
  return name.size < leastBesidePhoto ? null : { url, size, takes, above: 0 };
}
