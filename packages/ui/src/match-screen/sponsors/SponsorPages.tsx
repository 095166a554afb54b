'use client';
// Sponsors beside each other, as many as have room, and the next ones in turn by the server's time.
import type { Sponsor } from '@liangfen/sdk/schema';
import { useMemo } from 'react';
import { useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { useTurn } from '../parts/use-turn.ts';
import { textWidth } from '../text-fit.ts';
import { barPages } from './bar-pages.ts';
import { Plate } from './Plate.tsx';
import { plateWidth } from './plate.ts';
import { useLogos } from './use-logos.ts';

const Pages = part('div', 'lfs-sponsor-pages');
const Page = part('div', 'lfs-sponsor-page');
const Item = part('div', 'lfs-sponsor-item');
const Level = part('span', 'lfs-sponsor-level');

export interface SponsorPagesProps {
  readonly sponsors: readonly Sponsor[];
  readonly width: number;
  /** The height of a plate. */
  readonly height: number;
  readonly seconds: number;
}

const mostBeside = 5;
const gap = 44;
const besideLevel = 14;

export function SponsorPages({ sponsors, width, height, seconds }: SponsorPagesProps) {
  const { level: words } = useScreenMessages().sponsors;
  const { settled, logoOf } = useLogos(sponsors);
  const size = Math.round(height * 0.3);
  const items = sponsors.map((sponsor) => {
    const loaded = logoOf(sponsor);
    return { sponsor, loaded, width: plateWidth(sponsor.name, loaded?.shape ?? null, height) };
  });
  const widths = items.map(
    (item) => textWidth(words[item.sponsor.level]) * size + besideLevel + item.width,
  );
  const said = widths.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `widths` is a new list at each drawing; `said` changes with its figures only
  const pages = useMemo(() => barPages(widths, { width, gap, most: mostBeside }), [said, width]);
  const at = useTurn(pages.length, seconds * 1_000);
  return (
    <Pages style={{ width, height, gap }} data-settled={settled || undefined}>
      {pages.map((page, number) => (
        <Page
          key={page.join()}
          style={{ gap }}
          data-shown={number === at || undefined}
          aria-hidden={number !== at || undefined}
        >
          {page.flatMap((place) => {
            const item = items[place];
            if (item === undefined) return [];
            const { sponsor, loaded } = item;
            return (
              <Item key={place} style={{ gap: besideLevel }}>
                <Level style={{ fontSize: size }}>{words[sponsor.level]}</Level>
                <Plate {...{ sponsor, loaded, height }} width={item.width} />
              </Item>
            );
          })}
        </Page>
      ))}
    </Pages>
  );
}
