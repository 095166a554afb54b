'use client';
/// <reference path="../../css-text.d.ts" />
// The code on the start page that leads the hall's own phones to the audience's page; none where no phone could open it.
import { useMemo } from 'react';
import { useHallAddress } from '../../hall-address/index.ts';
import { useScreenMessages } from '../../messages/index.ts';
import { qrDrawing } from '../../primitives/qr-drawing.ts';
import { part } from '../../sheets/part.ts';
import { StyleSheet } from '../../sheets/StyleSheet.tsx';
import { qrColours } from '../../theme/qr-colours.ts';
import { ScaledCanvas } from '../canvas/ScaledCanvas.tsx';
import audienceCode from './AudienceCode.css?inline';

const Place = part('div', 'lfs-audience-code-place');
const Card = part('figure', 'lfs-audience-code-card');

export interface AudienceCodeProps {
  /** Of the audience's page on this site, such as `/web/live/c1`. */
  readonly path: string;
}

export function AudienceCode({ path }: AudienceCodeProps) {
  const { audience } = useScreenMessages();
  const { known, problem, urlOf } = useHallAddress();
  const url = urlOf(path);
  const { edge, path: modules } = useMemo(() => qrDrawing(url), [url]);
  if (!known || problem !== null) return null;
  return (
    <Place>
      <StyleSheet name="audience-code" text={audienceCode} />
      <ScaledCanvas transparent>
        <Card style={{ background: qrColours.light, color: qrColours.dark }}>
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
      </ScaledCanvas>
    </Place>
  );
}
