/** What a client in Node 20 needs to follow the show as a browser does, over a WebSocket and nothing else. */
import { WebSocket } from 'ws';
import type { ClientOptions } from '../../packages/sdk/src/index.ts';

export const overWebSocket: Pick<ClientOptions, 'fetch' | 'openWebSocket'> = {
  openWebSocket: (address) => new WebSocket(address, { perMessageDeflate: false }),
  fetch: (request) => {
    // Over something else the run would measure something else; a feed that is not let there tries again.
    const isStream = new URL(request.url).pathname.endsWith('/events');
    return isStream ? Promise.reject(new TypeError('only WebSockets here')) : fetch(request);
  },
};
