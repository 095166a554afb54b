/** Many readers of an event stream on bare sockets, and the moment each got the frame that was asked for. */
import { connect, type Socket } from 'node:net';

export interface StreamReaders {
  /** Resolves when every reader has received `text`; call it before what sends it. */
  readonly allReceive: (text: string) => Promise<number>;
  /** The newest frame of the first reader, as received. */
  readonly lastFrame: () => string;
  readonly close: () => void;
}

export async function openReaders(
  port: number,
  path: string,
  count: number,
): Promise<StreamReaders> {
  let wanted = '\0';
  let missing = 0;
  let done: (at: number) => void = () => undefined;
  let newest = '';
  const sockets: Socket[] = [];
  const buffers: string[] = [];
  for (let index = 0; index < count; index += 1) {
    await new Promise<void>((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port });
      socket.setEncoding('utf8');
      buffers[index] = '';
      let seen = false;
      socket.on('data', (chunk: string) => {
        if (!seen) {
          seen = true;
          resolve();
        }
        let buffer = (buffers[index] ?? '') + chunk;
        for (let end = buffer.indexOf('\n\n'); end >= 0; end = buffer.indexOf('\n\n')) {
          const frame = buffer.slice(0, end);
          buffer = buffer.slice(end + 2);
          if (index === 0) newest = frame;
          if (frame.includes(wanted)) {
            missing -= 1;
            if (missing === 0) done(performance.now());
          }
        }
        buffers[index] = buffer;
      });
      socket.on('error', reject);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\n\r\n`);
      sockets.push(socket);
    });
  }
  return {
    allReceive: (text) => {
      wanted = text;
      missing = count;
      return new Promise((resolve) => {
        done = resolve;
      });
    },
    lastFrame: () => newest,
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
