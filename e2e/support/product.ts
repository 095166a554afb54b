/** The whole product for an end-to-end test: the built host app and the real server on a free port. */
import { join } from 'node:path';
import { type App, createApp } from '../../packages/server/src/app.ts';
import {
  createMemoryBus,
  createNodePorts,
  readWebFiles,
  serveHttp,
  type WebFiles,
} from '../../packages/server/src/node/index.ts';
import { openTestMemory } from '../../packages/server/test/support/database.ts';

/** What the image code says here; the picture is still drawn, fetched and consumed. */
export const imageCode = 'HALL';

export interface Product {
  readonly url: string;
  /** Behind the sockets, for what a test prepares or looks up. */
  readonly app: App;
  readonly stop: () => Promise<void>;
}

/** As `npm run build` has made it. */
export const builtHostApp = join(import.meta.dirname, '../../packages/host-app/dist');

export async function startProduct(
  webFiles: WebFiles = readWebFiles(builtHostApp),
  kind: { readonly isDemo: boolean } = { isDemo: false },
): Promise<Product> {
  const database = await openTestMemory();
  const ports = createNodePorts({ database, bus: createMemoryBus(), log: silent });
  const imageCodePort = {
    paint: async () => ({ ...(await ports.imageCode.paint()), answer: imageCode }),
  };
  const app = createApp({ ...ports, imageCode: imageCodePort }, {}, kind);
  const http = await serveHttp(app, { host: '127.0.0.1', port: 0, webFiles });
  return {
    app,
    url: `http://127.0.0.1:${http.port}`,
    stop: async () => {
      await http.close();
      await database.close();
    },
  };
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
