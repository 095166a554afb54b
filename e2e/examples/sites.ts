/** Sites of partners on this machine: a free port for a server, and a folder behind a plain web server. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

export interface FolderSite {
  readonly origin: string;
  /** The folder may be made after its site. */
  readonly show: (folder: string) => void;
  readonly stop: () => Promise<void>;
}

export async function folderSite(): Promise<FolderSite> {
  let shown: string | null = null;
  const server = createServer(async (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const name = path === '/' ? '/index.html' : path;
    try {
      const content = await readFile(join(shown ?? '', name));
      response.writeHead(200, { 'content-type': types[extname(name)] ?? 'text/plain' });
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  const port = await listening(server);
  return {
    // Another host name than the product's: pages that differ by port only are one site to a browser.
    origin: `http://localhost:${port}`,
    show: (folder) => {
      shown = folder;
    },
    stop: () => closed(server),
  };
}

/** A port that was free a moment ago; if another program takes it, the server fails to start and the test says so. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  await closed(server);
  return port;
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  return (server.address() as AddressInfo).port;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
}
