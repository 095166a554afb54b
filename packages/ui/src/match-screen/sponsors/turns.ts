// Which logos are seen together, and what a break shows in turn: the same on every wall of a shape, by the server's time.

export interface PageRoom {
  readonly width: number;
  readonly gap: number;
  /** Beside each other. */
  readonly most: number;
}

/** Places of the list by page, in their order, and about as many on each. */
export function barPages(
  widths: readonly number[],
  room: PageRoom,
): readonly (readonly number[])[] {
  const tight = packed(widths, room);
  const even = packed(widths, {
    ...room,
    most: Math.min(room.most, Math.ceil(widths.length / Math.max(1, tight.length))),
  });
  return even.length === tight.length ? even : tight;
}

function packed(widths: readonly number[], { width, gap, most }: PageRoom): number[][] {
  const pages: number[][] = [];
  let page: number[] = [];
  let taken = 0;
  for (const [index, own] of widths.entries()) {
    const more = taken + gap + own;
    if (page.length === 0 || page.length >= most || more > width) {
      page = [index];
      pages.push(page);
      taken = own;
    } else {
      page.push(index);
      taken = more;
    }
  }
  return pages;
}

/** What is seen at this time of the server's. */
export function turnAt(count: number, everyMs: number, now: number): number {
  return count < 2 ? 0 : Math.floor(now / everyMs) % count;
}

/** A picture of the organiser's by its place, or all sponsors at once. */
export type BreakTurn = number | 'SPONSORS';

const slidesBetween = 3;

/** The sponsors' wall comes after every third picture and after the last. */
export function breakTurns(slides: number, sponsored: boolean): readonly BreakTurn[] {
  const turns: BreakTurn[] = [];
  for (let slide = 0; slide < slides; slide += 1) {
    turns.push(slide);
    if (sponsored && (slide + 1) % slidesBetween === 0) turns.push('SPONSORS');
  }
  if (sponsored && turns.at(-1) !== 'SPONSORS') turns.push('SPONSORS');
  return turns;
}
