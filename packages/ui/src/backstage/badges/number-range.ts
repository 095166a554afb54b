// Which judges to print, as one writes it on paper: 1-8, 12.

/** `null` is all; numbers that nobody has are no mistake. `INVALID` is what cannot be read. */
export function readNumbers(text: string): ReadonlySet<number> | null | 'INVALID' {
  const parts = text.split(/[,，、;；\s]+/).filter((part) => part !== '');
  if (parts.length === 0) return null;
  const numbers = new Set<number>();
  for (const part of parts) {
    const [, from, to] = /^(\d{1,6})(?:[-–—~～](\d{1,6}))?$/.exec(part) ?? [];
    if (from === undefined) return 'INVALID';
    const first = Number(from);
    const last = to === undefined ? first : Number(to);
    if (last < first || last - first > 100_000) return 'INVALID';
    for (let number = first; number <= last; number += 1) numbers.add(number);
  }
  return numbers;
}

/** 1, 2, 3, 7 → 1-3,7 */
export function writeNumbers(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const number of sorted) {
    const run = runs[runs.length - 1];
    if (run !== undefined && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}
