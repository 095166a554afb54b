// The look of a result: one number, lit, and its details in a row below.
import { part } from '../../style-sheets/part.ts';

export const Layout = part('div', 'lfs-result-sheet');
export const Title = part('div', 'lfs-result-title');
export const Centre = part('div', 'lfs-result-centre');
export const Main = part('div', 'lfs-result-main');
export const Label = part('div', 'lfs-result-label');
export const Corrected = part('span', 'lfs-result-corrected');
export const Total = part('div', 'lfs-digits lfs-result-total');
export const Pending = part('div', 'lfs-result-pending');
export const RankLine = part('div', 'lfs-result-rank-line');
export const Rank = part('div', 'lfs-result-rank');
export const Leader = part('div', 'lfs-result-leader');
export const Crown = part('svg', 'lfs-result-crown');
export const Items = part('div', 'lfs-result-items');
export const Item = part('div', 'lfs-result-item');
export const Judged = part('div', 'lfs-result-judged');
export const WorkingLine = part('div', 'lfs-result-working-line');
export const TallAct = part('div', 'lfs-result-act');
