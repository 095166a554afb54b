/** Days and months of the books, in Beijing time whatever the process's zone; there is no summer time. */

const aheadMs = 8 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

export interface TimeRange {
  /** Epoch ms, included. */
  readonly from: number;
  /** Epoch ms, not included. */
  readonly to: number;
}

/**
 * `'2026-11'`; the contract's `Month`.
 *
 * @example
 * ```tsx
 * console.log(monthRange('2026-11'));
 * ```
 */
export function monthRange(month: string): TimeRange {
  const year = Number(month.slice(0, 4));
  const index = Number(month.slice(5, 7)) - 1;
  return { from: Date.UTC(year, index, 1) - aheadMs, to: Date.UTC(year, index + 1, 1) - aheadMs };
}

/**
 * `'2026-11-22'`; null for a day that no calendar has.
 *
 * @example
 * ```tsx
 * console.log(dayRange('2026-11-23'));
 * ```
 */
export function dayRange(day: string): TimeRange | null {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(day)) return null;
  const parts = day.split('-').map(Number);
  const [year = 0, month = 0, date = 0] = parts;
  const from = Date.UTC(year, month - 1, date) - aheadMs;
  return dayOf(from) === day ? { from, to: from + dayMs } : null;
}

/**
 * The Beijing day of a moment, `'2026-11-22'`.
 *
 * @example
 * ```tsx
 * console.log(dayOf(Date.UTC(2026, 10, 23, 17))); // '2026-11-24'
 * ```
 */
export function dayOf(at: number): string {
  return beijing(at).slice(0, 10);
}

/**
 * The Beijing month of a moment, `'2026-11'`.
 *
 * @example
 * ```tsx
 * console.log(monthOf(Date.UTC(2026, 10, 30, 17))); // '2026-12'
 * ```
 */
export function monthOf(at: number): string {
  return beijing(at).slice(0, 7);
}

/**
 * `'2026-11-22 08:05:09'`, as the payment provider writes moments.
 *
 * @example
 * ```tsx
 * console.log(beijingTime(Date.now()));
 * ```
 */
export function beijingTime(at: number): string {
  return beijing(at).slice(0, 19).replace('T', ' ');
}

/**
 * The reverse of `beijingTime`; null for anything else.
 *
 * @example
 * ```tsx
 * console.log(momentOf('2026-11-23 19:30:00'));
 * ```
 */
export function momentOf(text: string): number | null {
  const form = /^([0-9]{4}-[0-9]{2}-[0-9]{2}) ([0-9]{2}:[0-9]{2}:[0-9]{2})/.exec(text);
  if (form === null) return null;
  const at = Date.parse(`${form[1]}T${form[2]}.000+08:00`);
  return Number.isNaN(at) ? null : at;
}

function beijing(at: number): string {
  return new Date(at + aheadMs).toISOString();
}
