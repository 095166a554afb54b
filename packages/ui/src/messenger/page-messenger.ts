// What a page that is open inside the workplace messenger may ask of it; the host app brings it, stories pretend it.

export interface PageMessenger {
  /** A code for the server, for one use; rejects when the messenger refuses. */
  readonly authCode: (corpId: string) => Promise<string>;
  /** The text of a code that was held before the camera; null when the person went back. */
  readonly scan: () => Promise<string | null>;
  /** Where the browser's own wake lock is missing. */
  readonly keepScreenOn: (on: boolean) => Promise<void>;
  readonly setTitle: (title: string) => void;
  /** Leaves the page, back to the chat it was opened from. */
  readonly close: () => void;
}
