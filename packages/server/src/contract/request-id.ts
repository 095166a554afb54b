/**
 * The name of a request, the same in its answer, in a problem document and in logs: somebody who asks for help reads it
 * out.
 */
import type { IncomingRequest } from './incoming-request.ts';

export const requestIdHeader = 'x-request-id';
/** The form of names that a proxy or a caller may give a request; other names are not repeated. */
const wellFormed = /^[A-Za-z0-9-]{8,64}$/;

/** Returns the name that the caller gave, or else the next of this process. */
export type NameRequest = (headers: IncomingRequest['headers']) => string;

/** Chance is asked once: a name is that of the process and a count, because every score pays for it. */
export function createRequestIds(newId: () => string): NameRequest {
  const ofProcess = newId().slice(0, 8);
  let count = 0;
  return (headers) => {
    const given = headers.get(requestIdHeader);
    if (given !== null && wellFormed.test(given)) return given;
    count += 1;
    return `${ofProcess}-${count.toString(36)}`;
  };
}
