// The look and the moves of a judge's card: it turns into the light, steps forward, and back when it is struck.
import { part } from '../../style-sheets/part.ts';

export const CardBox = part('div', 'lfs-judge-card-card-box');
export const Back = part('div', 'lfs-judge-card-back');
export const Side = part('div', 'lfs-judge-card-face');
export const Plate = part('div', 'lfs-judge-card-plate');
export const Figure = part('div', 'lfs-digits lfs-judge-card-figure');
export const Strike = part('i', 'lfs-judge-card-strike');
export const Drop = part('div', 'lfs-judge-card-drop');
export const ItemRow = part('div', 'lfs-judge-card-item-row');
export const ItemLine = part('div', 'lfs-judge-card-item-line');
export const NamePlate = part('div', 'lfs-judge-card-name-plate');
export const Portrait = part('div', 'lfs-judge-portrait');
export const Honour = part('small', 'lfs-judge-honour');
export const Burst = part('div', 'lfs-judge-card-burst');
