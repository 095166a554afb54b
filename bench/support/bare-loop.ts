/** The least a server could do: hold the sockets, and on a POST write the given bytes to each. */
import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { messageBytes } from '../../packages/server/src/node/websocket-frame.ts';

const overWebSocket = process.argv[2] === 'WebSocket';
const readers = new Set<Duplex>();
let frame: Buffer = Buffer.alloc(0);

function keep(socket: Duplex): void {
  readers.add(socket);
  socket.on('close', () => readers.delete(socket));
}

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' });
    response.flushHeaders();
    if (response.socket) keep(response.socket);
    return;
  }
  request.resume();
  request.on('end', () => {
    for (const reader of readers) reader.write(frame);
    response.end('{}');
  });
});

const upgrades = new WebSocketServer({ noServer: true, perMessageDeflate: false });
server.on('upgrade', (request, socket, head) => {
  upgrades.handleUpgrade(request, socket, head, (webSocket) => {
    webSocket.once('message', () => {
      keep(socket);
      socket.write(messageBytes('{}'));
    });
  });
});

process.on('message', (text: string) => {
  frame = overWebSocket ? messageBytes(text) : Buffer.from(text);
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.send?.({ port: address.port });
});
