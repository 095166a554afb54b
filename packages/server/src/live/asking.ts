/** What a page that asks and waits says of itself, and what it gets. */
import type { FrameText } from './frames.ts';

export interface Asking {
  /** The connection of the answer before; null begins a new one. */
  readonly connectionId: string | null;
  /** The version that the page has. */
  readonly lastEventId: number | null;
  readonly waitMs: number;
  readonly address?: string;
  /** The name under which the page opened an event stream before, of which it heard nothing. */
  readonly line?: string;
  /** Calls when the caller has gone away; the returned function takes that back. */
  readonly onGone?: (run: () => void) => () => void;
}

/** What has come since the answer before; no frames are a heartbeat. */
export interface Asked {
  readonly connectionId: string;
  readonly frames: readonly FrameText[];
}
