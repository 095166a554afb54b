/** The reader of event streams, tested with random cuts and line ends, and with the examples of the standard. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventStreamParser, type StreamMessage } from '../src/event-stream.ts';

function readAll(pieces: readonly string[]): StreamMessage[] {
  const messages: StreamMessage[] = [];
  const parser = createEventStreamParser((message) => messages.push(message));
  for (const piece of pieces) parser.push(piece);
  return messages;
}

const line = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\r\n]/g, ''));
const lineEnd = fc.constantFrom('\n', '\r\n', '\r');
const message = fc.record({ event: line, data: fc.array(line, { minLength: 1 }), id: line });

/** Writes messages that the reader must return, with comments and unknown fields in between. */
function written(
  messages: readonly { event: string; data: readonly string[]; id: string }[],
  end: string,
): string {
  return messages
    .map(({ event, data, id }) =>
      [
        `event: ${event}`,
        ': heartbeat',
        ...data.map((part) => `data: ${part}`),
        'unknown: field',
        `id: ${id}`,
        '',
        '',
      ].join(end),
    )
    .join('');
}

describe('event stream', () => {
  it('reads the same messages however the text is cut', () => {
    fc.assert(
      fc.property(fc.array(message), lineEnd, fc.array(fc.nat(60)), (messages, end, cuts) => {
        const text = written(messages, end);
        const pieces: string[] = [];
        let at = 0;
        for (const cut of cuts) {
          pieces.push(text.slice(at, at + cut));
          at += cut;
        }
        pieces.push(text.slice(at));
        const expected: StreamMessage[] = [];
        let lastId = '';
        for (const { event, data, id } of messages) {
          if (!id.includes('\0')) lastId = id;
          expected.push({ event: event || 'message', data: data.join('\n'), id: lastId });
        }
        expect(readAll(pieces)).toEqual(expected);
      }),
    );
  });

  it('reads the same messages one character at a time', () => {
    const text = 'data: a\r\ndata: b\r\n\r\n: c\r\r\ndata\r\n\r\n';
    expect(readAll([...text])).toEqual(readAll([text]));
    expect(readAll([text]).map(({ data }) => data)).toEqual(['a\nb', '']);
  });

  it('follows the examples of the standard', () => {
    const data = (text: string) => readAll([text]).map((each) => each.data);
    expect(data('data: YHOO\ndata: +2\ndata: 10\n\n')).toEqual(['YHOO\n+2\n10']);
    expect(data('data\n\ndata\ndata\n\ndata:')).toEqual(['', '\n']);
    expect(data('data:test\n\ndata: test\n\n')).toEqual(['test', 'test']);
  });

  it('ignores a message that was cut off', () => {
    expect(readAll(['data: whole\n\ndata: half\n'])).toHaveLength(1);
  });

  it('gives up on a message that never ends', () => {
    const piece = 'x'.repeat(1024 * 1024);
    const parser = createEventStreamParser(() => {});
    expect(() => {
      for (let size = 0; size < 65; size += 1) parser.push(piece);
    }).toThrow(RangeError);
  });
});
