// Puts the first picture of a show into one sentence, for those who listen.
import type { ScreenMatch } from '@liangfen/sdk/schema';
import { fill } from '../messages/fill.ts';
import type { firstScreen } from '../messages/zh-CN/first-screen.ts';

export function startCaption(
  { name }: Pick<ScreenMatch, 'name'>,
  { caption }: typeof firstScreen,
): string {
  return fill(caption.start, { name });
}
