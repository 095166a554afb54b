'use client';
// The parts of a screen that the opening of a show does not need: loaded while the network is there.
import { latePart } from '../primitives/use-late-part.ts';

/** All pictures of the show at once: their loading begins with the line to the server, and they are kept. */
export const pictures = latePart(() => import('./scene/pictures.ts'));
export const controls = latePart(() => import('./connection/Controls.tsx'));
/** Loaded while the network is there: without it they could not be. */
export const reasons = latePart(() => import('./no-picture/NoPicture.tsx'));

/** For mixers and walls, where the address asks for one of them. */
export const outputs = latePart<OutputsPart | null>(() => import('./output/outputs.ts'));
/** Stands for a part that a screen does without. */
export const noPart = latePart<null>(async () => null);

export type OutputsPart = typeof import('./output/outputs.ts');
