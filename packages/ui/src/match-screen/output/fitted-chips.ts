// Fits chips of a lower third beside its words: as many as stand there whole and can be read from a sofa.
import { textWidth } from '../format.ts';
import type { LayerChip } from './layer-line.ts';

export interface FittedChips {
  readonly chips: readonly LayerChip[];
  /** In px of the canvas. */
  readonly size: number;
}

const most = 44;
const least = 28;
/** Around the text of one and between two, in px of the canvas. */
const around = 50;

/** Keeps the chips at the `kept` end; the last one left shrinks as far as it must. */
export function fittedChips(
  chips: readonly LayerChip[],
  room: number,
  kept: 'first' | 'last',
): FittedChips {
  for (let count = chips.length; count > 0; count -= 1) {
    const some = kept === 'first' ? chips.slice(0, count) : chips.slice(-count);
    const ems = some.reduce((sum, { text }) => sum + textWidth(text), 0);
    const size = Math.min(most, Math.floor((room - count * around) / Math.max(1, ems)));
    if (size >= least || count === 1) return { chips: some, size };
  }
  return { chips: [], size: most };
}
