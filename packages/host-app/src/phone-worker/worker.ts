// The service worker of the judge's phone, with which its pages open without network. It never sees an answer of the
// API or an event stream: it answers only a list of built files (decision 0116).

/** Filled in by the build: see phone-worker-plugin.ts. */
declare const phoneVersion: string;
declare const phoneFiles: readonly string[];
/** A file that judge.html of this version names, and no other version does. */
declare const phoneEntry: string;

/** The parts of a service worker's scope in use; the DOM's types do not have them. */
interface WorkerScope {
  readonly location: Location;
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
}
interface LifeEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface WorkerFetchEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

// This file runs as a service worker only, whose global scope is this.
const scope = self as unknown as WorkerScope;
/** The server sends `Vary: accept-encoding`, but the kept files are decoded. */
const anyEncoding = { ignoreVary: true };
const page = '/judge.html';
const prefix = 'liangfen phone ';
const cacheName = prefix + phoneVersion;

/** All or nothing: a version that is not complete is not installed, and the one before stays. */
async function install(): Promise<void> {
  // Nothing is kept until everything is here: a cache with a part of the files would count as the version before,
  // whose files open pages may still need.
  const fetched = await Promise.all([...phoneFiles.map(fetchFile), fetchPage()]);
  try {
    const cache = await caches.open(cacheName);
    await Promise.all(fetched.map(([path, answer]) => cache.put(path, answer)));
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
  // Open pages have loaded their code and are not touched; the next one to open is of this version.
  await scope.skipWaiting();
}

/** Hashed files are in the browser's own cache already. */
async function fetchFile(path: string): Promise<[string, Response]> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} is not there`);
  // Read to its end: a file that breaks off is not here.
  await answer.clone().blob();
  return [path, answer];
}

/** The page must be the server's newest. */
async function fetchPage(): Promise<[string, Response]> {
  const answer = await fetch(page, { cache: 'reload' });
  const text = await answer.clone().text();
  if (!answer.ok || !text.includes(phoneEntry)) throw new Error('judge.html of another version');
  return [page, answer];
}

/** The version before is kept for the pages that are still open. */
async function removeOldVersions(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const [, ...older] = names.filter((name) => name !== cacheName).reverse();
  await Promise.all(older.map((name) => caches.delete(name)));
}

async function kept(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const found = (await cache.match(path, anyEncoding)) ?? (await caches.match(path, anyEncoding));
  return found ?? fetch(request);
}

/** Returns the file that answers the request; null leaves the request to the browser. */
function fileFor({ method, mode, destination, url }: Request): string | null {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== scope.location.origin) return null;
  if (mode !== 'navigate') return pathname.startsWith('/assets/') ? pathname : null;
  // In a frame of another site, the server decides by address who may show the page.
  return destination === 'document' && /^\/web\/judge(\/|$)/.test(pathname) ? page : null;
}

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(removeOldVersions()));
scope.addEventListener('fetch', (event) => {
  const file = fileFor(event.request);
  if (file !== null) event.respondWith(kept(file, event.request));
});

export {};
