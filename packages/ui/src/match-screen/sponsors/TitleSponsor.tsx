'use client';
// 冠名: whose name the evening carries, below its own. Its place is there before its logo is.
import type { Look } from '@liangfen/sdk/schema';
import { part } from '../../style-sheets/part.ts';
import { defaultSponsorBar } from './bar-links.ts';
import { SponsorPages } from './SponsorPages.tsx';

const Box = part('div', 'lfs-title-sponsor');

export interface TitleSponsorProps {
  readonly look: Look;
  readonly width: number;
  readonly height: number;
}

export function TitleSponsor({ look, width, height }: TitleSponsorProps) {
  const { sponsors = [], sponsorBar = defaultSponsorBar } = look;
  const titled = sponsors.filter(({ level }) => level === 'TITLE');
  if (titled.length === 0) return null;
  return (
    <Box style={{ width, height }}>
      <SponsorPages sponsors={titled} seconds={sponsorBar.seconds} {...{ width, height }} />
    </Box>
  );
}
