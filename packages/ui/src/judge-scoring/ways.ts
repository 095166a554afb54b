// The pages on which a judge goes on when this page has nothing more to show; their addresses are the host's.

/** A way that a host does not have is left out, and the page does without it. */
export interface JudgeWays {
  /** Logging in with an account. */
  readonly logIn?: string;
  /** Signing up for this competition. */
  readonly signUp?: string;
  /** The competitions this phone judges. */
  readonly home?: string;
  /** Scanning a seat's or an invitation's code. */
  readonly scan?: string;
}
