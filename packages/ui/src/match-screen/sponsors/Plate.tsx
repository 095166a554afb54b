'use client';
// One sponsor: a logo on white, for which logos are made, or on black where the logo is white itself; or the name.
import type { Sponsor } from '@liangfen/sdk/schema';
import { part } from '../../style-sheets/part.ts';
import { qrColours } from '../../theme/qr-colours.ts';
import { fittedText } from '../parts/fitted-text.ts';
import { plateAir } from './plate.ts';
import type { LoadedLogo } from './use-logos.ts';

const Paper = part('div', 'lfs-sponsor-plate');
const Image = part('img', 'lfs-sponsor-logo');
const Name = part('span', 'lfs-fitted-unbroken lfs-sponsor-name');

export interface PlateProps {
  readonly sponsor: Sponsor;
  /** Null: there is none, or it has not come. */
  readonly loaded: LoadedLogo | null;
  readonly width: number;
  readonly height: number;
}

export function Plate({ sponsor: { name, logo }, loaded, width, height }: PlateProps) {
  const air = Math.round(height * plateAir);
  const { light, dark } = qrColours;
  const [ground, ink] = loaded?.pale === true ? [dark, light] : [light, dark];
  const { fontSize } = fittedText(name, {
    ...{ width: width - 2 * air, height: height - air, lineHeight: 1.15 },
    ...{ most: height * 0.36, good: height * 0.26, lines: 5 },
  });
  return (
    <Paper style={{ width, height, padding: air, background: ground, color: ink }}>
      {loaded !== null && logo !== null ? (
        <Image src={logo} alt={name} decoding="async" />
      ) : (
        <Name style={{ fontSize }}>{name}</Name>
      )}
    </Paper>
  );
}
