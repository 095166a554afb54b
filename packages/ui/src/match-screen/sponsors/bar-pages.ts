// Which logos are seen beside each other in the bar.

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
