// Text of a picture for screen readers only.
import { part } from '../../style-sheets/part.ts';

export const Unseen = part('span', 'lfs-unseen');
