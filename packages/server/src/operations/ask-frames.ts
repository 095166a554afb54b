/** Answers a page that asks and waits for the frames of its live feed (decision 0582). */
import { emptyAnswer, type HttpAnswer, textAnswer } from '../contract/http-answer.ts';
import type { IncomingRequest } from '../contract/incoming-request.ts';
import type { Asking } from '../live/asking.ts';
import type { LiveShows } from '../live/live-shows.ts';
import type { Viewer } from '../live/viewer.ts';

/** The parts of a call that the three roles have in common. */
interface AskCall {
  readonly path: { readonly id: string };
  readonly query: {
    readonly connection?: string | undefined;
    readonly line?: string | undefined;
    readonly wait?: number | undefined;
  };
  readonly lastEventId: number | null;
  readonly request: IncomingRequest;
}

const mostSeconds = 25;

export async function askFrames(
  live: LiveShows,
  { path, query, lastEventId, request }: AskCall,
  viewer: Viewer,
  address?: string,
): Promise<HttpAnswer> {
  // A HEAD opens no feed: it would take a place, and tell the hall that somebody is there.
  if (request.method === 'HEAD') return emptyAnswer(200, { 'content-type': jsonType });
  const { connection = null, line, wait = mostSeconds } = query;
  const onGone = request.onGone?.bind(request);
  const asking: Asking = {
    connectionId: connection,
    lastEventId,
    waitMs: wait * 1000,
    ...(address === undefined ? {} : { address }),
    ...(line === undefined ? {} : { line }),
    ...(onGone === undefined ? {} : { onGone }),
  };
  const { connectionId, frames } = await live.ask(path.id, viewer, asking);
  // The frames are texts already, made once for all of their readers.
  const messages = frames.map(({ message }) => message).join(',');
  const text = `{"connectionId":${JSON.stringify(connectionId)},"frames":[${messages}]}`;
  return textAnswer(text, jsonType);
}

const jsonType = 'application/json; charset=utf-8';
