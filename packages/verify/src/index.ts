/** The evidence of a competition, checked without its server. */
export { type Output, runVerify } from './command.ts';
export { nodeProof } from './node-proof.ts';
export {
  type BundleProof,
  type Kept,
  NotABundle,
  parseBundle,
  verifyBundle,
} from './verify-bundle.ts';
