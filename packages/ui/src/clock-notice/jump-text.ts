// A jump of the server's clock as a sentence: how far, in which direction, and that the show goes on.
import type { ClockJump } from '@liangfen/sdk/schema';
import { fill, type Messages } from '../messages/index.ts';

type Texts = Messages['common']['clockJump'];

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

function lengthText(ms: number, { hours, minutes, seconds }: Texts): string {
  if (ms >= hour) return fill(hours, { count: Math.round(ms / hour) });
  if (ms >= minute) return fill(minutes, { count: Math.round(ms / minute) });
  return fill(seconds, { count: Math.max(1, Math.round(ms / second)) });
}

export function jumpText({ byMs }: Pick<ClockJump, 'byMs'>, texts: Texts): string {
  const by = lengthText(Math.abs(byMs), texts);
  return fill(byMs > 0 ? texts.forward : texts.back, { by });
}
