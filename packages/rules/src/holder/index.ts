/** Who runs a competition, the service or a hall. */
export {
  borrowerMayChange,
  type Lending,
  type LendingOutcome,
  type LendingRefusal,
  type LendingStep,
  lend,
  lenderMayChange,
  neverLent,
  type Stay,
  type StayState,
  type StayStep,
  stay,
} from './lending.ts';
