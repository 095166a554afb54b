// The look of the podium: three stands in the light of the first, gold under the champion alone.
import { part } from '../../style-sheets/part.ts';

export const Scene = part('div', 'lfs-ranking-podium-scene');
export const Rays = part('div', 'lfs-ranking-podium-rays');
export const Group = part('div', 'lfs-ranking-podium-group');
export const People = part('div', 'lfs-ranking-podium-people');
export const Person = part('div', 'lfs-ranking-podium-person');
export const Crown = part('svg', 'lfs-ranking-podium-crown');
export const Name = part('strong', 'lfs-fitted-unbroken lfs-ranking-podium-name');
export const Contestant = part('span', 'lfs-fitted-unbroken lfs-ranking-podium-contestant');
export const Block = part('div', 'lfs-ranking-podium-block');
export const StandWord = part('div', 'lfs-ranking-podium-place');
export const Points = part('div', 'lfs-digits lfs-ranking-podium-points');
