// The plate of a titled bout.
import type { TitleShowType } from '@liangfen/sdk/schema';
import { fill, type Messages } from '../messages/index.ts';

/** Returns the bout's number as it opens, else the words for when it is or was. */
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
