'use client';
/// <reference path="../../css-text.d.ts" />
// The code that leads the hall's own phones to the audience's page; left out where no phone could open the page.
import { useLayoutEffect, useMemo } from 'react';
import { useHallAddress } from '../../hall-address/index.ts';
import { useScreenMessages } from '../../messages/index.ts';
import { qrDrawing } from '../../primitives/qr-drawing.ts';
import { part } from '../../style-sheets/part.ts';
import { StyleSheet } from '../../style-sheets/StyleSheet.tsx';
import { qrColours } from '../../theme/qr-colours.ts';
import { ScaledCanvas } from '../canvas/ScaledCanvas.tsx';
import audienceCode from './AudienceCode.css?inline';
import type { CodeRoom } from './code-room.ts';

const Box = part('div', 'lfs-audience-code-place');
const Card = part('figure', 'lfs-audience-code-card');

export interface AudienceCodeProps {
  /** The path of the audience's page on this site, such as `/web/live/c1`. */
  readonly path: string;
}

/** Stands in the corner of the start page, over its picture. */
export function AudienceCode({ path }: AudienceCodeProps) {
  return (
    <Box>
      <ScaledCanvas transparent>
        <AudienceCard path={path} />
      </ScaledCanvas>
    </Box>
  );
}

export interface AudienceCardProps extends AudienceCodeProps {
  /** Given where the code stands beside a picture that made room for it. */
  readonly place?: CodeRoom['place'];
  /** Called with whether the code stands. Give the same function for as long as it is the same code. */
  readonly onStands?: (stands: boolean) => void;
}

export function AudienceCard({ path, place, onStands }: AudienceCardProps) {
  const { audience } = useScreenMessages();
  const { known, problem, urlOf } = useHallAddress();
  const url = urlOf(path);
  const { edge, path: modules } = useMemo(() => qrDrawing(url), [url]);
  const stands = known && problem === null;
  // Runs before the paint, so that the picture comes with its room.
  useLayoutEffect(() => {
    onStands?.(stands);
    return () => onStands?.(false);
  }, [stands, onStands]);
  if (!stands) return null;
  return (
    <>
      <StyleSheet name="audience-code" text={audienceCode} />
      <Card data-place={place} style={{ background: qrColours.light, color: qrColours.dark }}>
        <svg
          role="img"
          aria-label={audience.code}
          viewBox={`0 0 ${edge} ${edge}`}
          shapeRendering="crispEdges"
        >
          <path d={modules} fill={qrColours.dark} />
        </svg>
        <figcaption>{audience.scan}</figcaption>
      </Card>
    </>
  );
}
