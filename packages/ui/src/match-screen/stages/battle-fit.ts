// Counts the lines that the fouls of a side take on a bout's picture.
import type { BattleSide } from '@liangfen/sdk/schema';
import { textWidth } from '../format.ts';

/** More cards than this are written as a number. */
export const cardsAtMost = 6;

const foulGap = 56;
const cardWidth = 46;
const writtenWidth = 130;

/** Returns the lines that the fouls of a side take, in letters of `fontSize`. */
export function foulLines(fouls: BattleSide['fouls'], width: number, fontSize: number): number {
  let lines = 0;
  let left = 0;
  for (const { foulName, times, allowed } of fouls) {
    const slots = Math.max(times, allowed);
    const cards = slots > cardsAtMost ? writtenWidth : slots * cardWidth;
    const own = textWidth(foulName) * fontSize + 20 + cards;
    if (own <= left) {
      left -= own + foulGap;
      continue;
    }
    lines += Math.max(1, Math.ceil(own / width));
    left = width - own - foulGap;
  }
  return lines;
}
