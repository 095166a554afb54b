/** Which program is judged now: its judges do not change meanwhile. */
import type { ShowState } from '@liangfen/rules';

/** The program whose judges the hall waits for: they must not change under the operator's hands. */
export function judgedNow({ window }: ShowState): string | null {
  return window?.open === true ? window.programId : null;
}
