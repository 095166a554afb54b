/** The least a server could do: hold the sockets, and on a POST write the given bytes to each. */
import { createServer, type ServerResponse } from 'node:http';

const readers = new Set<ServerResponse>();
let frame = Buffer.alloc(0);

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' });
    response.flushHeaders();
    readers.add(response);
    response.on('close', () => readers.delete(response));
    return;
  }
  request.resume();
  request.on('end', () => {
    for (const reader of readers) reader.socket?.write(frame);
    response.end('{}');
  });
});

process.on('message', (text: string) => {
  frame = Buffer.from(text);
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.send?.({ port: address.port });
});
