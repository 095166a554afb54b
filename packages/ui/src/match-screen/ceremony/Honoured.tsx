'use client';
// The emblem, and below it those who are honoured. A photograph of a single one fills the side of the stage, beside the
// words.
import type { StageProgram } from '@liangfen/sdk/schema';
import type { ReactNode } from 'react';
import { ownText } from '../../own-text.tsx';
import { part } from '../../style-sheets/part.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { Portrait, portraitOf, portraitRoom } from '../parts/Portrait.tsx';
import { Laureates } from './Laureates.tsx';

const Words = part('div', 'lfs-honoured');

/** The height of an emblem's branches, as a multiple of its letters' size. */
const emblemRatio = 1.62;
const portraitTop = 20;

export interface HonouredProps {
  readonly programs: readonly StageProgram[];
  /** The height of the scene above the parts at the foot of the stage. */
  readonly height: number;
  /** For the width that the photograph leaves. */
  readonly emblem: (width: number) => Emblem;
}

export interface Emblem {
  /** The size of the emblem's letters. */
  readonly size: number;
  readonly drawn: ReactNode;
}

export function Honoured({ programs, height, emblem }: HonouredProps) {
  const room = useRoom();
  const { body, tall } = room;
  const [{ photoUrl = null } = {}, ...others] = programs;
  const url = others.length > 0 || tall ? null : photoUrl;
  const portrait = portraitOf(room, height - portraitTop);
  const width = url === null ? body.width : body.width - portraitRoom(portrait);
  const { size, drawn } = emblem(width);
  return (
    <>
      {url === null ? null : <Portrait url={url} size={portrait} top={portraitTop} />}
      <Words style={{ width }} data-beside={url === null ? undefined : true}>
        {ownText(drawn)}
        <Laureates
          programs={programs}
          area={{ width, height: height - size * emblemRatio - 24 }}
          pictured={url === null}
        />
      </Words>
    </>
  );
}
