// The parts that a screen loads only when somebody switches them on.
import { latePart } from '../../primitives/use-late-part.ts';

/** Shares nothing with other parts, and a silent screen never asks for it. */
export const soundEngine = latePart(() => import('../sound/engine.ts'));
/** For start pages with a code. */
export const audienceCode = latePart(() => import('../audience-code/AudienceCode.tsx'));
