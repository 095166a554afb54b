// Text of a picture for screen readers only.
import { part } from '../../sheets/part.ts';

export const Unseen = part('span', 'lfs-unseen');
