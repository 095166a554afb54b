// The messages between the page in an iframe and the portal around it; both sides read them here.
import type { FeedState, ScreenEvent, ScreenProblem } from '@liangfen/sdk';

/** The state of a screen's line to its server. */
export type ConnectionStatus = FeedState<unknown>['status'];
/** Why, where it is not live. */
export type ConnectionReason = FeedState<unknown>['reason'];

/** The messages of the page in the frame: those of the element's events, and its height. */
export type FrameMessage =
  /** The first picture is on the stage. */
  | { readonly type: 'liangfen:ready' }
  /** There is no picture, or it is no longer fresh, and why. */
  | { readonly type: 'liangfen:error'; readonly problem: ScreenProblem }
  /** An event of the show, as everybody may know it. */
  | { readonly type: 'liangfen:event'; readonly event: ScreenEvent }
  | {
      readonly type: 'liangfen:connection-change';
      readonly status: ConnectionStatus;
      readonly reason: ConnectionReason;
    }
  /** The height of the picture in CSS pixels, for a frame as wide as it is now. */
  | { readonly type: 'liangfen:size'; readonly height: number };

/** The portal's requests to the page. */
export type FrameRequest =
  | { readonly type: 'liangfen:enter-fullscreen' }
  | { readonly type: 'liangfen:reload' };

/** The largest height: no wall is higher, and a larger figure is a mistake. */
const highest = 20_000;

/**
 * Returns null for messages that are not ours: pages around a frame hear those of everybody. Codes and names are not
 * checked, because the portal's file may be older than the server, which may name newer things.
 */
export function readFrameMessage(data: unknown): FrameMessage | null {
  const { type, status, reason, height, problem, event } = fieldsOf(data);
  switch (type) {
    case 'liangfen:ready':
      return { type };
    case 'liangfen:error':
      return isProblem(problem) ? { type, problem } : null;
    case 'liangfen:event':
      return isEvent(event) ? { type, event } : null;
    case 'liangfen:connection-change':
      return isText<ConnectionStatus>(status) &&
        (reason === null || isText<NonNullable<ConnectionReason>>(reason))
        ? { type, status, reason }
        : null;
    case 'liangfen:size':
      return typeof height === 'number' && height > 0 && height <= highest
        ? { type, height }
        : null;
    default:
      return null;
  }
}

function isProblem(value: unknown): value is ScreenProblem {
  const { code, detail, retryAt } = fieldsOf(value);
  return isText(code) && isText(detail) && (retryAt === null || typeof retryAt === 'number');
}

function isEvent(value: unknown): value is ScreenEvent {
  const { type, version } = fieldsOf(value);
  return isText(type) && typeof version === 'number';
}

function isText<Text extends string>(value: unknown): value is Text {
  return typeof value === 'string';
}

/**
 * @example
 * ```tsx
 * addEventListener('message', ({ data }) => {
 *   if (readFrameRequest(data)?.type === 'liangfen:reload') location.reload();
 * });
 * ```
 */
export function readFrameRequest(data: unknown): FrameRequest | null {
  const { type } = fieldsOf(data);
  switch (type) {
    case 'liangfen:enter-fullscreen':
    case 'liangfen:reload':
      return { type };
    default:
      return null;
  }
}

function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? { ...data } : {};
}
