/** The reasons why the feed reconnects by itself, or has stopped, as one type. */
import type { ReconnectReason, StopReason } from '@liangfen/sdk';

/** The reason why the feed reconnects by itself, or has stopped. */
export type FeedReason = ReconnectReason | StopReason;
