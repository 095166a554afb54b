/** Why the feed reconnects by itself, or has stopped. */
import type { ReconnectReason, StopReason } from '@liangfen/sdk';

/** Why the feed reconnects by itself, or has stopped. */
export type FeedReason = ReconnectReason | StopReason;
