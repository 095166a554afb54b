/** A portal on another origin, whose pages embed parts of the product. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Portal {
  readonly origin: string;
  /** Puts a page of the portal at a path, and returns its address. */
  readonly put: (path: string, body: string) => string;
  readonly putScript: (path: string, code: string) => void;
  readonly stop: () => Promise<void>;
}

export async function openPortal(): Promise<Portal> {
  const pages = new Map<string, string>();
  const scripts = new Map<string, string>();
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    const script = scripts.get(request.url ?? '');
    response.writeHead(page === undefined && script === undefined ? 404 : 200, {
      'content-type': script === undefined ? 'text/html' : 'text/javascript',
    });
    response.end(page ?? script);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  // Another host name than the product's: pages that differ by port only are one site to a browser.
  const origin = `http://localhost:${port}`;
  return {
    origin,
    put: (path, body) => {
      pages.set(path, `<!doctype html><meta charset="utf-8"><title>门户</title>${body}`);
      return `${origin}${path}`;
    },
    putScript: (path, code) => void scripts.set(path, code),
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
}
