// The look of a decided bout: light from behind the winner, the loser in the shade.
import { part } from '../../style-sheets/part.ts';

export const Rays = part('div', 'lfs-battle-won-rays');
export const Shade = part('div', 'lfs-battle-won-shade');
export const WinnersSide = part('section', 'lfs-battle-won-winners-side');
export const Kicker = part('div', 'lfs-battle-won-kicker');
export const Seal = part('span', 'lfs-battle-won-seal');
export const Outcome = part('div', 'lfs-battle-won-outcome');
export const WinnersPoints = part('div', 'lfs-digits lfs-battle-won-winners-points');
export const Reason = part('div', 'lfs-battle-won-reason');
export const LosersSide = part('section', 'lfs-battle-won-losers-side');
export const LosersPoints = part('div', 'lfs-digits lfs-battle-won-losers-points');
