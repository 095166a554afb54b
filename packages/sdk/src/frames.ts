/** Tells our live frames from whatever else may come down a stream. */
import type { LiveFrame } from './generated/schema.ts';

type Fields = Readonly<Record<string, unknown>>;

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const wellFormed: { readonly [Kind in LiveFrame['frame']]: (frame: Fields) => boolean } = {
  snapshot: ({ version, connectionId, match }) =>
    isCount(version) && isText(connectionId) && isObject(match),
  change: ({ from, version, events }) => isCount(from) && isCount(version) && Array.isArray(events),
  presence: ({ connections }) => Array.isArray(connections),
  check: ({ checkId }) => isText(checkId),
  reload: () => true,
  soundTest: () => true,
  closed: ({ reason }) => isText(reason),
};

const isKnown = (kind: unknown): kind is LiveFrame['frame'] =>
  typeof kind === 'string' && Object.keys(wellFormed).includes(kind);

/**
 * Reads a frame, or its JSON; undefined for a kind that a newer server may send. Throws when the frame is broken: then the stream
 * cannot be trusted. The content of `match` and `events` is taken on the server's word.
 */
export function readFrame(data: string | object): LiveFrame | undefined {
  const frame: unknown = typeof data === 'string' ? JSON.parse(data) : data;
  if (!isObject(frame) || !isText(frame.frame)) throw new TypeError('not a live frame');
  if (!isKnown(frame.frame)) return undefined;
  if (!Number.isFinite(frame.serverTime) || !wellFormed[frame.frame](frame)) {
    throw new TypeError(`a broken ${frame.frame} frame`);
  }
  // Checked above as far as the feed itself relies on it; the rest is the contract's.
  return frame as unknown as LiveFrame;
}
