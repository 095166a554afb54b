/** The things that the adapter needs from outside: the network, the time and random ids. */

export interface DingtalkHome {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Epoch ms. */
  readonly now: () => number;
  /** Returns how to cancel. */
  readonly schedule: (afterMs: number, run: () => void) => () => void;
  /** Makes a random id of `[a-z0-9]`. */
  readonly newId: () => string;
}

/** A corporation made it for itself, or several have installed it under the unified way. */
export interface InternalApplication {
  readonly kind: 'INTERNAL';
  readonly agentIdOf: (corpId: string) => string;
}

/** Offered to all by somebody else than the corporations; the messenger pushes a ticket to it. */
export interface SuiteApplication {
  readonly kind: 'SUITE';
  readonly pushToken: string;
  readonly pushKey: string;
  /** Returns the ticket pushed last; null before the first has come. */
  readonly ticket: () => Promise<string | null>;
}

export interface DingtalkSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The corporation that made the application for itself; null where several have installed it. */
  readonly corpId: string | null;
  readonly application: InternalApplication | SuiteApplication;
  readonly isDemo: boolean;
  /** Where people open the product, without a slash at the end. */
  readonly publicUrl: () => string;
  /** Without a slash at the end; asked each time, because the port of a stand-in is known late. */
  readonly apiBase: () => string;
  readonly oapiBase: () => string;
  /** The address that people's browsers reach. */
  readonly loginBase: () => string;
}
