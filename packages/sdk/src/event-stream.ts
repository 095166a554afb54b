/** Reads server-sent events from text that may be cut anywhere. */

export interface StreamMessage {
  /** `message` when the stream does not say. */
  readonly event: string;
  readonly data: string;
  readonly id: string;
}

export interface EventStreamParser {
  /** Takes the next piece of text; throws a RangeError when a message never ends. */
  readonly push: (text: string) => void;
}

/** More than the snapshot of any competition; a line that long is no message of ours. */
const longestMessage = 64 * 1024 * 1024;

/**
 * Follows the event stream interpretation of the HTML standard: any of the three line ends, comments, data over several
 * lines; a message that was cut off is dropped.
 */
export function createEventStreamParser(
  onMessage: (message: StreamMessage) => void,
): EventStreamParser {
  // The line not yet ended, in pieces, so that a long one costs no more for arriving in many.
  let pieces: string[] = [];
  let size = 0;
  let afterReturn = false;
  let event = '';
  let data: string[] = [];
  let id = '';

  function endLine(end: string): void {
    pieces.push(end);
    const line = pieces.length === 1 ? end : pieces.join('');
    pieces = [];
    if (line === '') {
      if (data.length > 0) onMessage({ event: event || 'message', data: data.join('\n'), id });
      event = '';
      data = [];
      size = 0;
      return;
    }
    const colon = line.indexOf(':');
    if (colon === 0) {
      size -= line.length;
      return;
    }
    const field = colon < 0 ? line : line.slice(0, colon);
    const rest = colon < 0 ? '' : line.slice(colon + 1);
    const value = rest.startsWith(' ') ? rest.slice(1) : rest;
    if (field === 'data') data.push(value);
    else if (field === 'event') event = value;
    else if (field === 'id' && !value.includes('\0')) id = value;
  }

  return {
    push: (text) => {
      let start = 0;
      // A line end of two characters may be cut between them.
      if (text !== '' && afterReturn) {
        if (text.startsWith('\n')) start = 1;
        afterReturn = false;
      }
      const lineEnd = /\r\n|\r|\n/g;
      lineEnd.lastIndex = start;
      for (let found = lineEnd.exec(text); found !== null; found = lineEnd.exec(text)) {
        size += found.index - start;
        endLine(text.slice(start, found.index));
        start = lineEnd.lastIndex;
        afterReturn = found[0] === '\r' && start === text.length;
      }
      if (start < text.length) {
        pieces.push(text.slice(start));
        size += text.length - start;
      }
      if (size > longestMessage) throw new RangeError('A message of the event stream never ends.');
    },
  };
}
