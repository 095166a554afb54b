// Says which of several pictures is seen now, e.g. in a break: the same on every wall of a shape, by the server's time.

/** Returns the index of the picture at this time of the server's. */
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
