// The look of the sign-in: light stands for presence.
import { part } from '../../style-sheets/part.ts';

export const Title = part('h1', 'lfs-sign-in-title');
export const TotalLayout = part('div', 'lfs-sign-in-total-layout');
export const RingPicture = part('div', 'lfs-sign-in-ring-picture');
export const Arc = part('path', 'lfs-sign-in-arc');
export const RingCentre = part('div', 'lfs-digits lfs-sign-in-ring-centre');
export const TileGrid = part('div', 'lfs-sign-in-tile-grid');
export const Cell = part('div', 'lfs-sign-in-cell');
export const Check = part('svg', 'lfs-sign-in-check');
export const ListGrid = part('div', 'lfs-sign-in-list-grid');
export const ListRow = part('div', 'lfs-sign-in-list-row');
