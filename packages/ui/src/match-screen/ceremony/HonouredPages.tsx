'use client';
// Those who are honoured together, however many: more than can be read from the last row come in pages that turn.
import type { StageProgram } from '@liangfen/sdk/schema';
import { fill, useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { useTurningPage } from '../parts/use-turning-page.ts';
import { type Emblem, Honoured } from './Honoured.tsx';
import { laureatesPerPage } from './laureate-grid.ts';

const Pages = part('span', 'lfs-digits lfs-awards-pages');

export interface HonouredPagesProps {
  readonly programs: readonly StageProgram[];
  /** A new one begins at the first page. */
  readonly occasion: string;
  readonly height: number;
  readonly emblem: (width: number) => Emblem;
}

export function HonouredPages({ programs, occasion, height, emblem }: HonouredPagesProps) {
  const { awards: texts } = useScreenMessages();
  const pages = Math.max(1, Math.ceil(programs.length / laureatesPerPage));
  const page = useTurningPage(pages, 0, occasion);
  const shown = programs.slice(page * laureatesPerPage, (page + 1) * laureatesPerPage);
  return (
    <>
      <Honoured key={page} programs={shown} height={height} emblem={emblem} />
      {pages > 1 ? <Pages>{fill(texts.page, { page: page + 1, pages })}</Pages> : null}
    </>
  );
}
