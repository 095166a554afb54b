// The look of a bout: two slanted halves of light that meet under the clock.
import { part } from '../../style-sheets/part.ts';

export const Board = part('div', 'lfs-battle-board');
export const Seam = part('div', 'lfs-battle-seam');
export const Ground = part('div', 'lfs-battle-ground');
export const Flash = part('div', 'lfs-battle-flash');
export const SideContent = part('div', 'lfs-battle-side-content');
export const SideMark = part('div', 'lfs-battle-side-mark');
export const Name = part('h2', 'lfs-battle-name');
export const Contestant = part('div', 'lfs-battle-contestant');
export const Points = part('div', 'lfs-digits lfs-battle-points');
export const HitNumber = part('span', 'lfs-battle-hit-number');
export const Fouls = part('div', 'lfs-battle-fouls');
export const FoulRow = part('div', 'lfs-battle-foul-row');
export const FoulCard = part('i', 'lfs-battle-foul-card');
export const Head = part('header', 'lfs-battle-head');
export const Event = part('span', 'lfs-battle-event');
export const BoutPill = part('span', 'lfs-battle-bout-pill');
export const Centre = part('div', 'lfs-battle-centre');
export const ClockPlate = part('div', 'lfs-battle-clock-plate');
export const Versus = part('div', 'lfs-digits lfs-battle-versus');
export const Paused = part('div', 'lfs-battle-paused');
