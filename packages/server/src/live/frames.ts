/** Live frames as text, for event streams and for sockets; what several viewers share is serialised once. */
import type {
  ChangeFrame,
  CheckFrame,
  ClosedFrame,
  PresenceFrame,
  ReloadFrame,
  SnapshotFrame,
  SoundTestFrame,
  ViewEvent,
} from '@liangfen/sdk/schema';

/** One frame, made once for all of its readers. */
export interface FrameText {
  /** The JSON that a socket sends; empty for a heartbeat. */
  readonly message: string;
  /** The text that an event stream sends. */
  readonly event: string;
}

/** Proxies keep the connection open, and clients notice a dead one. */
export const heartbeat: FrameText = { message: '', event: ': \n\n' };

export function snapshotFrame(
  frame: Omit<SnapshotFrame, 'frame' | 'match'>,
  matchText: string,
): FrameText {
  const head = openObject({ frame: 'snapshot', ...frame });
  return versioned('snapshot', frame.version, `${head},"match":${matchText}}`);
}

export function changeFrame(
  frame: Omit<ChangeFrame, 'frame' | 'events'>,
  eventsText: string,
): FrameText {
  const head = openObject({ frame: 'change', ...frame });
  return versioned('change', frame.version, `${head},"events":${eventsText}}`);
}

/** Frames that do not move the version carry no id, so that a reader resumes where the show was. */
export function passingFrame(
  frame: PresenceFrame | CheckFrame | ReloadFrame | SoundTestFrame | ClosedFrame,
): FrameText {
  const message = JSON.stringify(frame);
  return { message, event: `event: ${frame.frame}\ndata: ${message}\n\n` };
}

/** The version to which a frame moves; null for a frame that moves none. */
export function versionIn({ event }: FrameText): number | null {
  const id = /^id: (\d+)\n/.exec(event)?.[1];
  return id === undefined ? null : Number(id);
}

function versioned(name: 'snapshot' | 'change', version: number, message: string): FrameText {
  return { message, event: `id: ${version}\nevent: ${name}\ndata: ${message}\n\n` };
}

/** JSON of an object, left open for one more member. */
function openObject(value: object): string {
  return JSON.stringify(value).slice(0, -1);
}

/**
 * Writes the events of one batch as a JSON array. The picture on air is the large part and the same for every judge, so
 * its text is made once per batch, however many judges get frames of their own.
 */
export class EventTexts {
  readonly #onAir = new Map<object, string>();

  array(events: readonly ViewEvent[]): string {
    return `[${events.map((event) => this.#text(event)).join(',')}]`;
  }

  #text(event: ViewEvent): string {
    if (!('onAir' in event)) return JSON.stringify(event);
    const { onAir, ...rest } = event;
    let text = this.#onAir.get(onAir);
    if (text === undefined) {
      text = JSON.stringify(onAir);
      this.#onAir.set(onAir, text);
    }
    return `${openObject(rest)},"onAir":${text}}`;
  }
}
