/** The evidence of a competition, checked without its server. */
import { texts } from './texts.ts';

export { type Output, runVerify } from './command.ts';
export { nodeProof } from './node-proof.ts';
export {
  type BundleProof,
  type Kept,
  NotABundle,
  parseBundle,
  verifyBundle,
} from './verify-bundle.ts';

/** In one line, for the lists of others. */
export const verifySummary = texts.summary;
