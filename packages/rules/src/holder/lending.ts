/**
 * Who runs a competition: the service lends it to a hall and gets it back, by an epoch that only the service counts on
 * (docs/decisions/0621). Both servers decide by these functions; `rules/test/holder.test.ts` looks at every order of messages.
 */

/** The service's side. Receipts are secrets that a hall makes up, one for each time it takes the competition along. */
export interface Lending {
  /** Grows by one whenever the competition changes hands. */
  readonly epoch: number;
  /** The code that may be used to fetch; null where there is none, or it was used up. */
  readonly code: string | null;
  /** Whoever used the code first; nobody else does. */
  readonly fetchedBy: string | null;
  /** The hall that runs the competition; null: the service does. */
  readonly lentTo: string | null;
  /** The last return, by which its repeat is known. */
  readonly returned: { readonly receipt: string; readonly epoch: number } | null;
}

export const neverLent: Lending = {
  epoch: 0,
  code: null,
  fetchedBy: null,
  lentTo: null,
  returned: null,
};

export type LendingStep =
  | { readonly kind: 'OFFER'; readonly code: string }
  | { readonly kind: 'FETCH'; readonly code: string; readonly receipt: string }
  /** `isCurrent`: what the hall has is what the service has now, to the last row. */
  | { readonly kind: 'CONFIRM'; readonly receipt: string; readonly isCurrent: boolean }
  | { readonly kind: 'RETURN'; readonly receipt: string; readonly epoch: number };

export type LendingRefusal = 'LENT' | 'CODE_INVALID' | 'MOVED_ON' | 'NOT_THE_HOLDER';

export type LendingOutcome =
  | {
      readonly kind: 'DONE';
      readonly lending: Lending;
      /** The same was done before, and its answer was lost. */
      readonly repeat: boolean;
    }
  | { readonly kind: 'REFUSED'; readonly reason: LendingRefusal };

/**
 * The service's next state, or why a step is refused.
 *
 * @example
 * ```tsx
 * const offered = lend(neverLent, { kind: 'OFFER', code: 'hash-of-a-code' });
 * console.log(offered.kind);
 * ```
 */
export function lend(lending: Lending, step: LendingStep): LendingOutcome {
  switch (step.kind) {
    case 'OFFER':
      if (lending.lentTo !== null) return refused('LENT');
      return done({ ...lending, code: step.code, fetchedBy: null });
    case 'FETCH': {
      const { code, fetchedBy } = lending;
      // Nothing changes at the service while it is lent, so that the hall gets what it was lent.
      if (lending.lentTo === step.receipt) return done(lending, true);
      if (code === null || code !== step.code) return refused('CODE_INVALID');
      if (fetchedBy !== null && fetchedBy !== step.receipt) return refused('CODE_INVALID');
      return done({ ...lending, fetchedBy: step.receipt }, fetchedBy !== null);
    }
    case 'CONFIRM': {
      const { receipt, isCurrent } = step;
      if (lending.lentTo === receipt) return done(lending, true);
      if (lending.lentTo !== null) return refused('LENT');
      if (lending.fetchedBy !== receipt) return refused('CODE_INVALID');
      if (!isCurrent) return refused('MOVED_ON');
      const epoch = lending.epoch + 1;
      return done({ ...lending, epoch, code: null, fetchedBy: null, lentTo: receipt });
    }
    case 'RETURN': {
      const { receipt, epoch } = step;
      const { returned } = lending;
      if (returned?.receipt === receipt && returned.epoch === epoch) return done(lending, true);
      if (lending.lentTo !== receipt || lending.epoch !== epoch) return refused('NOT_THE_HOLDER');
      return done({ ...lending, epoch: epoch + 1, lentTo: null, returned: { receipt, epoch } });
    }
  }
}

function done(lending: Lending, repeat = false): LendingOutcome {
  return { kind: 'DONE', lending, repeat };
}

function refused(reason: LendingRefusal): LendingOutcome {
  return { kind: 'REFUSED', reason };
}

/**
 * Whether the service itself may change the competition.
 *
 * @example
 * ```tsx
 * console.log(lenderMayChange(neverLent));
 * ```
 */
export function lenderMayChange({ lentTo }: Lending): boolean {
  return lentTo === null;
}

/** How a borrowed competition stands in the hall. */
export type StayState =
  /** Here, and not the hall's: the service has not answered that it is. */
  | 'FETCHED'
  /** Run here. */
  | 'HELD'
  /** On its way back, and changed no more. */
  | 'RETURNING'
  | 'RETURNED';

/** The hall's side of one time. */
export interface Stay {
  readonly state: StayState;
  readonly epoch: number;
  /** Names what was fetched, to the last row; null before anything was. */
  readonly content: string | null;
}

export type StayStep =
  | { readonly kind: 'FETCHED'; readonly content: string }
  | { readonly kind: 'CONFIRMED'; readonly epoch: number; readonly content: string }
  | { readonly kind: 'GIVE_BACK' }
  | { readonly kind: 'TAKEN_BACK' };

/**
 * The hall's next state; answers that come late or twice change nothing.
 *
 * @example
 * ```tsx
 * const held = stay({ state: 'HELD', epoch: 1, content: 'hash' }, { kind: 'GIVE_BACK' });
 * console.log(held.state);
 * ```
 */
export function stay(current: Stay, step: StayStep): Stay {
  switch (step.kind) {
    case 'FETCHED':
      return current.state === 'FETCHED' ? { ...current, content: step.content } : current;
    case 'CONFIRMED': {
      // The answer may be one to an earlier asking, before something else was fetched.
      const isOfThis = current.state === 'FETCHED' && current.content === step.content;
      return isOfThis ? { ...current, state: 'HELD', epoch: step.epoch } : current;
    }
    case 'GIVE_BACK':
      return current.state === 'HELD' ? { ...current, state: 'RETURNING' } : current;
    case 'TAKEN_BACK':
      return current.state === 'RETURNING' ? { ...current, state: 'RETURNED' } : current;
  }
}

/**
 * Whether the hall may change the competition.
 *
 * @example
 * ```tsx
 * console.log(borrowerMayChange({ state: 'HELD', epoch: 1, content: 'hash' }));
 * ```
 */
export function borrowerMayChange({ state }: Stay): boolean {
  return state === 'HELD';
}
