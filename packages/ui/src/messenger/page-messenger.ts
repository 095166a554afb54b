// The requests that a page inside the workplace messenger may make to it; the host app brings them, stories pretend them.

export interface PageMessenger {
  /** A code for the server, for one use; rejects when the messenger refuses. */
  readonly authCode: (corpId: string) => Promise<string>;
  /** The text of a code that was held before the camera; null when the person went back. */
  readonly scan: () => Promise<string | null>;
  /** Used where the browser's own wake lock is missing. */
  readonly keepScreenOn: (on: boolean) => Promise<void>;
  readonly setTitle: (title: string) => void;
  /** Leaves the page, back to the chat it was opened from. */
  readonly close: () => void;
}
