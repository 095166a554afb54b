'use client';
// A picture, and beside it the code of the audience's page where it may stand: it takes room, and covers nothing.
import type { ScreenMatch } from '@liangfen/sdk/schema';
import { type CSSProperties, type ReactNode, useContext, useMemo, useState } from 'react';
import { latePart, useLatePart } from '../../primitives/use-late-part.ts';
import { part } from '../../style-sheets/part.ts';
import { CanvasSizeContext } from '../canvas/canvas-size.ts';
import { useStageContext } from '../stage-context.ts';
import type { AudienceCardProps } from './AudienceCode.tsx';
import { codeRoom, hasCode } from './code-room.ts';

const Box = part('div', 'lfs-beside-code');

export interface BesideCodeProps {
  readonly match: Pick<ScreenMatch, 'stage' | 'look'>;
  readonly children: ReactNode;
}

export function BesideCode({ match, children }: BesideCodeProps) {
  const { audiencePath, transparent = false } = useStageContext();
  const wall = useContext(CanvasSizeContext);
  const room = useMemo(() => codeRoom(wall), [wall]);
  // A code that no phone could open does not stand, and then nothing gives way to it.
  const [stands, setStands] = useState(false);
  const drawn =
    audiencePath !== undefined && !transparent && hasCode(match, wall) ? audiencePath : null;
  const left = drawn !== null && stands ? room : null;
  const style: CSSProperties | undefined =
    left === null
      ? undefined
      : {
          width: left.width,
          height: left.height,
          transform: `translate(${left.left}px, ${left.top}px) scale(${left.scale})`,
        };
  return (
    <>
      <Box style={style} data-beside-code={left?.place}>
        <CanvasSizeContext.Provider value={left ?? wall}>{children}</CanvasSizeContext.Provider>
      </Box>
      {drawn === null ? null : <LateCard path={drawn} place={room.place} onStands={setStands} />}
    </>
  );
}

/** Loaded when the first such picture comes; shares nothing with the pictures. */
const audienceCode = latePart(() => import('../audience-code/AudienceCode.tsx'));

function LateCard(props: AudienceCardProps) {
  const { part: drawing } = useLatePart(audienceCode);
  return drawing === null ? null : <drawing.AudienceCard {...props} />;
}
