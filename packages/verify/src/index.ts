/** The evidence of a competition, checked without its server. */
import { texts } from './texts.ts';

export { type Output, runVerify } from './command.ts';
export { nodeProof } from './node-proof.ts';
export {
  type BundleProof,
  type Kept,
  NotABundle,
  parseBundle,
  type Verdict,
  verifyBundle,
} from './verify-bundle.ts';

/** The command in one line, for the help of other commands. */
export const verifySummary = texts.summary;
