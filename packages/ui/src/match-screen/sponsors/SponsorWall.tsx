'use client';
// All sponsors at once, by level: a picture of the break.
import type { Sponsor } from '@liangfen/sdk/schema';
import { sponsorLevelValues } from '@liangfen/sdk/values';
import { useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { Plate } from './Plate.tsx';
import { useLogos } from './use-logos.ts';
import { levelHeight, wallGap, wallLayout } from './wall-layout.ts';

const Wall = part('div', 'lfs-sponsor-wall');
const Level = part('div', 'lfs-sponsor-wall-level');
const Word = part('h2', 'lfs-sponsor-wall-word');
const Grid = part('div', 'lfs-sponsor-wall-grid');

export interface SponsorWallProps {
  readonly sponsors: readonly Sponsor[];
  readonly width: number;
  readonly height: number;
}

const edge = 34;

export function SponsorWall({ sponsors, width, height }: SponsorWallProps) {
  const { level: words } = useScreenMessages().sponsors;
  const { settled, logoOf } = useLogos(sponsors);
  const groups = sponsorLevelValues.flatMap((level) => {
    const own = sponsors.filter((sponsor) => sponsor.level === level);
    return own.length === 0 ? [] : [{ level, own }];
  });
  const levels = wallLayout(
    groups.map(({ level, own }) => ({ level, count: own.length })),
    { width: width - 2 * edge, height: height - 2 * edge },
  );
  return (
    <Wall style={{ width, height, gap: wallGap }} data-settled={settled || undefined}>
      {groups.flatMap(({ level, own }, index) => {
        const size = levels[index];
        if (size === undefined) return [];
        return (
          <Level key={level}>
            <Word style={{ height: levelHeight }}>{words[level]}</Word>
            <Grid
              style={{
                gap: wallGap,
                maxWidth: size.columns * (size.width + wallGap) - wallGap + 1,
              }}
            >
              {own.map((sponsor, place) => (
                <Plate
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same name may stand there twice
                  key={place}
                  {...{ sponsor, width: size.width, height: size.height }}
                  loaded={logoOf(sponsor)}
                />
              ))}
            </Grid>
          </Level>
        );
      })}
    </Wall>
  );
}
