// The months that records can be looked at by, newest first, as the books count them: in Beijing time.
import { monthOf, monthRange } from '@liangfen/rules/payment';

/** Ten years; whoever looks for older records chooses all months. */
const most = 120;

export function monthsBetween(from: number, to: number): readonly string[] {
  const months: string[] = [];
  let at = to;
  while (months.length < most) {
    const month = monthOf(at);
    months.push(month);
    const { from: begin } = monthRange(month);
    if (begin <= from) break;
    at = begin - 1;
  }
  return months;
}
