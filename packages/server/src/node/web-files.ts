/** The built host app, read into memory once and served with the headers that keep it safe. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzipSync } from 'node:zlib';
import { ProblemError } from '../problem.ts';
import { oembedAddress, oembedHeader, withOembedLink } from './oembed-discovery.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.yaml': 'application/yaml; charset=utf-8',
};
/** The page that sends the payment form on; nothing else of the app posts a form to another site. */
const paymentPath = '/web/aliPay';
/**
 * The page itself sends to the provider's two gateways only. These answer with a redirect to the cashier, and
 * Chromium holds that to the policy too (docs/decisions/0264).
 */
const providerHosts: readonly string[] = ['https://*.alipay.com', 'https://*.alipaydev.com'];
/** The page that uses the camera, and the WebAssembly that reads codes where the browser does not. */
const scanPath = '/web/scan/QR/codes';
/** An address that only a file of the build answers: a page in its place would be read as a script. */
const builtFile = /^\/assets\/|^\/embed\/.*[.]\w+$/;
const toBrotli = promisify(brotliCompress);
const compressible = /javascript|css|html|json|plain|svg|manifest|wasm|yaml/;

interface WebFile {
  readonly bytes: Buffer;
  readonly gzipped: Buffer | null;
  /** Made when somebody first asks for it, so that a start does not wait for it. */
  brotli: Promise<Buffer> | null;
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  /** An element's file or the contract, which pages of other sites load. */
  readonly isForAnyPage: boolean;
}

export interface WebFiles {
  /** Answers every path that is not the API's. */
  readonly serve: (
    request: IncomingMessage,
    response: ServerResponse,
    frameAncestors: readonly string[],
  ) => void;
}

export interface WebFilesOptions {
  /** Sites whose pages stand in a frame of the app: the messenger's code to scan. */
  readonly framedSites?: readonly string[];
  /** Sites besides this one whose pictures may be shown (LIANGFEN_IMAGE_ORIGINS). */
  readonly imageOrigins?: readonly string[];
  /** Whether people reach the server by https: then browsers are told never to try without. */
  readonly overHttps?: boolean;
}

/**
 * @example
 * ```tsx
 * const files = readWebFiles('/srv/liangfen/web');
 * ```
 */
export function readWebFiles(
  directory: string,
  { framedSites = [], imageOrigins = [], overHttps = false }: WebFilesOptions = {},
): WebFiles {
  const files = new Map<string, WebFile>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(directory, path).split(sep).join('/')}`;
    files.set(url, readWebFile(path, url));
  }
  const page = files.get('/index.html');
  if (!page) throw new Error(`${directory} has no index.html; run npm run build`);
  const rules = readPageRules(files.get('/pages.json'));
  const stylesOf = readInlineStyles(files);
  const isOfDesk = rules.desk.map(addressTest);
  /** Null for an address that nothing of the app answers. */
  const pageOf = (pathname: string): WebFile | null => {
    const rule = rules.pages.find(
      ({ under }) => pathname === under || pathname.startsWith(`${under}/`),
    );
    if (rule) return files.get(rule.page) ?? page;
    return isOfDesk.some((matches) => matches(pathname)) ? page : null;
  };

  return {
    serve: (request, response, frameAncestors) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { allow: 'GET, HEAD', ...nothingOfPages }).end();
        return;
      }
      // Not parsed as a URL, which throws at "//": the app answers every path that is no file.
      const [pathname = '/'] = (request.url ?? '/').split('?');
      const file = files.get(pathname);
      if (!file && builtFile.test(pathname)) {
        response.writeHead(404, { 'cache-control': 'no-store', ...nothingOfPages }).end();
        return;
      }
      const found = file ?? pageOf(pathname);
      if (found === null && !request.headers.accept?.includes('text/html')) {
        refuseAddress(response);
        return;
      }
      // A person gets the app all the same: it says that there is no such page, and where to go.
      const status = found === null ? 404 : 200;
      const formTargets = pathname === paymentPath ? providerHosts : [];
      const scans = pathname === scanPath;
      const sent = found ?? page;
      const styles = stylesOf.get(sent) ?? null;
      const sites = { frameAncestors, formTargets, framedSites, imageOrigins };
      const rights = { ...sites, overHttps, scans, styles };
      const oembed = found === null ? null : oembedAddress(request, overHttps);
      void send(request, response, {
        file: oembed === null ? sent : linked(sent, oembed),
        status,
        rights,
        oembed,
      });
    },
  };
}

interface PageRules {
  readonly pages: readonly { readonly under: string; readonly page: string }[];
  readonly desk: readonly string[];
}

/** Reads which page of the build answers an address (`pages.ts` of the host app). */
function readPageRules(file: WebFile | undefined): PageRules {
  // Written by the host app's own build.
  return file ? (JSON.parse(file.bytes.toString()) as PageRules) : { pages: [], desk: ['/'] };
}

/**
 * Reads, by page, the hashes of every style element that may stand in it: those of its HTML, and those that its scripts
 * write (`styles.json` of the host app's build). A page that the list does not name, e.g. the reference, may write any
 * style.
 */
function readInlineStyles(files: ReadonlyMap<string, WebFile>): Map<WebFile, readonly string[]> {
  const list = files.get('/styles.json');
  const byPage = list ? (JSON.parse(list.bytes.toString()) as Record<string, string[]>) : {};
  const styles = new Map<WebFile, readonly string[]>();
  for (const [url, written] of Object.entries(byPage)) {
    const page = files.get(url);
    if (page === undefined) continue;
    const inPage = [...page.bytes.toString().matchAll(/<style>(.*?)<\/style>/gs)].map(
      ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
    );
    styles.set(page, [...new Set([...inPage, ...written])]);
  }
  return styles;
}

/** Reads a path like the router: `:name` is one part, `:name?` may be missing. */
function addressTest(path: string): (pathname: string) => boolean {
  const parts = path.split('/').slice(1);
  return (pathname) => {
    const given = pathname
      .replace(/(.)\/$/, '$1')
      .split('/')
      .slice(1);
    if (given.length > parts.length) return false;
    return parts.every((part, index) => {
      const text = given[index];
      if (text === undefined) return part.endsWith('?');
      return part.startsWith(':') ? text !== '' : text === part;
    });
  };
}

/** An answer that is no page loads nothing, stands in no frame, and is not guessed to be something else. */
const nothingOfPages = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;

function refuseAddress(response: ServerResponse): void {
  const problem = new ProblemError(404, 'NOT_FOUND', '没有这个地址，请检查后重试');
  const body = JSON.stringify(problem.toProblem());
  response.writeHead(404, {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...nothingOfPages,
  });
  response.end(body);
}

function readWebFile(path: string, url: string): WebFile {
  const bytes = readFileSync(path);
  const type = types[extname(path)] ?? 'application/octet-stream';
  return {
    bytes,
    gzipped: compressible.test(type) && bytes.length > 1_000 ? gzipSync(bytes) : null,
    brotli: null,
    type,
    etag: etagOf(bytes),
    // Built assets carry a hash in their name and never change.
    isForAnyPage: url.startsWith('/embed/') || url.startsWith('/openapi.'),
    cacheControl: url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

/** Another site asks for module scripts with CORS, like `fetch`; these files hold no secret. */
const forAnyPage = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

interface Sending {
  readonly file: WebFile;
  readonly status: 200 | 404;
  readonly rights: PageRights;
  /** Where to ask what stands in the place of a link to this page. */
  readonly oembed: string | null;
}

/** The page of one competition's screen, which says where its oEmbed answer is. */
function linked(page: WebFile, oembed: string): WebFile {
  const bytes = Buffer.from(withOembedLink(page.bytes.toString(), oembed));
  return { ...page, bytes, gzipped: null, brotli: null, etag: etagOf(bytes) };
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/** The rights that one page has and others have not. */
interface PageRights {
  readonly frameAncestors: readonly string[];
  /** A form of the page may be sent there. */
  readonly formTargets: readonly string[];
  readonly framedSites: readonly string[];
  readonly imageOrigins: readonly string[];
  readonly overHttps: boolean;
  /** Uses the camera, and reads its pictures with WebAssembly of our own. */
  readonly scans: boolean;
  /** Hashes of its style elements; null where it may write any. */
  readonly styles: readonly string[] | null;
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { file, status, rights, oembed }: Sending,
): Promise<void> {
  const headers = {
    etag: file.etag,
    'cache-control': status === 404 ? 'no-store' : file.cacheControl,
    vary: 'accept-encoding',
    ...safety(rights, request.headers.host ?? ''),
    ...(file.isForAnyPage ? forAnyPage : {}),
    ...(oembed === null ? {} : oembedHeader(oembed)),
  };
  if (status === 200 && request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const { body, encoding } = await encodedFor(file, request.headers['accept-encoding'] ?? '');
  response.writeHead(status, {
    ...headers,
    'content-type': file.type,
    'content-length': body.length,
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function encodedFor(
  file: WebFile,
  accepted: string,
): Promise<{ readonly body: Buffer; readonly encoding: 'br' | 'gzip' | null }> {
  // A megabyte of WebAssembly takes brotli many seconds, and a person stands there with the camera open.
  const isQuick = file.type !== types['.wasm'];
  if (file.gzipped !== null && isQuick && /\bbr\b/.test(accepted)) {
    file.brotli ??= toBrotli(file.bytes);
    return { body: await file.brotli, encoding: 'br' };
  }
  return file.gzipped !== null && /\bgzip\b/.test(accepted)
    ? { body: file.gzipped, encoding: 'gzip' }
    : { body: file.bytes, encoding: null };
}

/**
 * Allows no inline script, pictures only from here and from sites that the owner named, and frames only in allowed
 * sites.
 */
function safety(rights: PageRights, host: string): Record<string, string> {
  const { frameAncestors, formTargets, framedSites, imageOrigins } = rights;
  const { overHttps, scans, styles } = rights;
  // Older Safari does not count a WebSocket of the page's own site as 'self'.
  const sockets = /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : '';
  return {
    'content-security-policy': [
      "default-src 'self'",
      // 'wasm-unsafe-eval' lets no text become a script.
      `script-src 'self'${scans ? " 'wasm-unsafe-eval'" : ''}`,
      // The judge's phone opens without network, and can be installed.
      "worker-src 'self'",
      "manifest-src 'self'",
      // Browsers before 2022 read this line; newer ones read the two lines after it instead.
      "style-src 'self' 'unsafe-inline'",
      ...(styles === null
        ? []
        : [
            `style-src-elem 'self'${styles.map((hash) => ` '${hash}'`).join('')}`,
            "style-src-attr 'none'",
          ]),
      `img-src ${["'self'", ...imageOrigins, 'data:', 'blob:'].join(' ')}`,
      `connect-src 'self'${sockets}`,
      `frame-src ${["'self'", ...framedSites].join(' ')}`,
      "object-src 'none'",
      // No text becomes markup or a program except through the pages' three policies (docs/decisions/0441).
      "require-trusted-types-for 'script'",
      'trusted-types default liangfen-phone-worker liangfen-payment-form',
      "base-uri 'none'",
      `form-action ${["'self'", ...formTargets].join(' ')}`,
      `frame-ancestors ${["'self'", ...frameAncestors].join(' ')}`,
    ].join('; '),
    // A page of another site that opens ours gets no hand on it; ours opens the cashier's beside itself.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(overHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': `camera=(${scans ? 'self' : ''}), microphone=(), geolocation=()`,
  };
}
