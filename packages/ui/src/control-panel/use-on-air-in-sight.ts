'use client';
// Scrolls the program on air into sight, whoever put it there: both rows of a bout, under its desk.
import type { ProgramRow } from '@liangfen/console-machine';
import { type RefObject, useEffect } from 'react';

/**
 * `list` holds the rows, marked `data-state="current"`; `deskLies` says that the desk stays in place and covers rows
 * that move under it.
 */
export function useOnAirInSight(
  list: RefObject<HTMLElement | null>,
  rows: readonly ProgramRow[],
  deskLies: boolean,
): void {
  const onAir = rows.find((row) => row.onAir)?.program.id;
  useEffect(() => {
    if (onAir === undefined) return;
    const desk = deskLies ? list.current?.querySelector('[data-battle-desk]') : null;
    const hidden = desk?.getBoundingClientRect().height ?? 0;
    const current = list.current?.querySelectorAll<HTMLElement>('[data-state="current"]') ?? [];
    for (const row of [...current].reverse()) {
      row.style.scrollMarginTop = `${hidden}px`;
      row.scrollIntoView({ block: 'nearest' });
    }
  }, [onAir, deskLies, list]);
}
