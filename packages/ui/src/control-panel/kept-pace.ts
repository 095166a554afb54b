// The pace of rankings that was chosen for a competition, kept in this browser.

const keyOf = (competitionId: string) => `liangfen.rankPace.${competitionId}`;

/** The contract's bounds. */
const fastest = 300;
const slowest = 10_000;

/** Null when none was chosen, or where nothing can be kept. */
export function keptPace(competitionId: string): number | null {
  try {
    const kept = Number(localStorage.getItem(keyOf(competitionId)));
    return Number.isInteger(kept) && kept >= fastest && kept <= slowest ? kept : null;
  } catch {
    return null;
  }
}

export function keepPace(competitionId: string, paceMs: number): void {
  try {
    localStorage.setItem(keyOf(competitionId), String(paceMs));
  } catch {
    // Where storing is forbidden, the pace is chosen anew each time.
  }
}
