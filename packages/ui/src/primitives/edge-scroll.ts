// Works out how far a list scrolls under a row that is held at its edge: a page in less than half a second, then faster
// and faster.

export interface EdgeScroll {
  /** How far in the edge the pointer is: -1 is above the list, 1 below it, 0 within. */
  readonly push: number;
  /** Seconds since the pointer came to the edge. */
  readonly heldSeconds: number;
  /** Seconds since the list was last scrolled. */
  readonly seconds: number;
  /** The height of the part of the list that is in sight. */
  readonly pageHeight: number;
}

const pagesPerSecond = 3;
/** A list of thousands has hundreds of pages; leaving the edge slows down at once. */
const fastestPagesPerSecond = 24;
/** A page that has stood still, in the background or under load, does not jump when it goes on. */
const longestStep = 0.25;

/** Returns how far to scroll, in px, downwards. */
export function edgeScroll({ push, heldSeconds, seconds, pageHeight }: EdgeScroll): number {
  const pages = Math.min(fastestPagesPerSecond, pagesPerSecond * (1 + heldSeconds) ** 1.5);
  return push * pages * pageHeight * Math.min(longestStep, Math.max(0, seconds));
}
