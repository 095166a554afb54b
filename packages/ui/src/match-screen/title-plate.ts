// What is said of a titled bout as a whole.
import type { TitleShowType } from '@liangfen/sdk/schema';
import { fill, type Messages } from '../messages/index.ts';

/** Its number as it opens, else when it is or was. */
export function titlePlate(
  showType: TitleShowType,
  bout: number,
  { title, battle }: Pick<Messages['screen'], 'title' | 'battle'>,
): string {
  switch (showType) {
    case 'OPENING':
      return fill(battle.bout, { bout });
    case 'NEXT_UP':
      return title.next;
    case 'JUST_NOW':
      return title.justNow;
  }
}
