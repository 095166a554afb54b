/** What the adapter needs from outside: the network, time, chance. */

export interface DingtalkHome {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Epoch ms. */
  readonly now: () => number;
  /** Returns how to cancel. */
  readonly schedule: (afterMs: number, run: () => void) => () => void;
  /** A fresh word, `[a-z0-9]`. */
  readonly newId: () => string;
}

export interface DingtalkSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Of an application that one corporation made for itself; null where several have installed it. */
  readonly corpId: string | null;
  readonly agentId: string;
  readonly isDemo: boolean;
  /** Where people open the product, without a slash at the end. */
  readonly publicUrl: () => string;
  /** Without a slash at the end; asked each time, because the port of a stand-in is known late. */
  readonly apiBase: () => string;
  readonly oapiBase: () => string;
  /** As people's browsers reach it. */
  readonly loginBase: () => string;
}
