// The layout of a reveal: title, the judges' cards, and the drops.
import { part } from '../../style-sheets/part.ts';

export const Title = part('div', 'lfs-score-reveal-title');
export const Tally = part('div', 'lfs-score-reveal-tally');
export const Board = part('div', 'lfs-score-reveal-board');
export const ItemLegend = part('div', 'lfs-score-reveal-item-legend');
export const ItemNames = part('div', 'lfs-score-reveal-item-names');
export const Seats = part('div', 'lfs-score-reveal-seats');
export const Cards = part('div', 'lfs-score-reveal-cards');
export const DropSummary = part('div', 'lfs-score-reveal-drop-summary');
