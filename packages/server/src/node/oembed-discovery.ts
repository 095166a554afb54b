/** How a site finds what to put in the place of a screen's address: a link in the page, and the same as a header (oembed.com § 4). */
import type { IncomingMessage } from 'node:http';
import { isScreenAddress } from '../operations/oembed.ts';

const type = 'application/json+oembed';
/** Goes into a page and a header, and is the caller's word. */
const plainHost = /^[A-Za-z0-9.:[\]-]{1,255}$/;

/** Returns the address of the oEmbed answer about the requested page; null where there is none. */
export function oembedAddress(
  { url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  overHttps: boolean,
): string | null {
  const { host = '' } = headers;
  if (!plainHost.test(host)) return null;
  const origin = `${overHttps ? 'https' : 'http'}://${host}`;
  if (!URL.canParse(url, origin)) return null;
  const page = new URL(url, origin);
  if (!isScreenAddress(page)) return null;
  const asked = new URL('/api/oembed', origin);
  asked.searchParams.set('url', `${origin}${page.pathname}${page.search}`);
  asked.searchParams.set('format', 'json');
  return asked.href;
}

export function oembedHeader(address: string): Readonly<Record<string, string>> {
  return { link: `<${address}>; rel="alternate"; type="${type}"` };
}

/** Puts the link at the end of the page's head. */
export function withOembedLink(page: string, address: string): string {
  const link = `<link rel="alternate" type="${type}" href="${address.replaceAll('&', '&amp;')}" />`;
  return page.replace('</head>', () => `  ${link}\n  </head>`);
}
