/**
 * A live feed by asking and waiting, for networks that let through neither a socket nor an event stream: a gateway that
 * holds an answer back until it is whole lets these through.
 */
import type { LiangfenClient } from './client.ts';
import { askFrames, type FeedRole, type NamedLine, type StreamRequest } from './feed-roles.ts';
import type { LiveFrame } from './generated/schema.ts';
import type { Schedule } from './schedule.ts';

/** `line`: the event stream given up before. */
export interface AskedLineRequest extends StreamRequest, Partial<NamedLine> {
  readonly onHeard: () => void;
  readonly onFrame: (frame: LiveFrame) => void;
  readonly schedule: Schedule;
}

/** Whatever answers at once with nothing to say is not our server, and is not asked in a circle. */
const calmMs = 1_000;

/**
 * Resolves when the signal gives it up; throws the error of an ask that was not answered. `stays` is asked once the first
 * was, and says whether to go on.
 */
export async function followAsking(
  client: Pick<LiangfenClient, 'request'>,
  role: FeedRole,
  request: AskedLineRequest,
  stays: () => boolean,
): Promise<void> {
  const { signal, onHeard, onFrame, schedule } = request;
  let { lastEventId } = request;
  let connection: string | undefined;
  while (!signal.aborted) {
    let isEarly = true;
    const cancel = schedule(calmMs, () => {
      isEarly = false;
    });
    const { connectionId, frames } = await askFrames(client, role, {
      ...request,
      connection,
      lastEventId,
    }).finally(cancel);
    if (signal.aborted) return;
    if (typeof connectionId !== 'string' || !Array.isArray(frames)) {
      throw new TypeError('not an answer of a live feed');
    }
    const isFirst = connection === undefined;
    connection = connectionId;
    onHeard();
    for (const frame of frames) {
      if ('version' in frame) lastEventId = Math.max(lastEventId ?? 0, frame.version);
      onFrame(frame);
      if (signal.aborted) return;
    }
    if (isFirst && !stays()) return;
    if (frames.length === 0 && isEarly) await calm(schedule, signal);
  }
}

function calm(schedule: Schedule, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const cancel = schedule(calmMs, resolve);
    signal.addEventListener('abort', () => {
      cancel();
      resolve();
    });
  });
}
