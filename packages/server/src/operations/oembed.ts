/** oEmbed (oembed.com): what a site or an editor puts in the place of a link to a match screen. */
import { notFound, ProblemError } from '../problem.ts';
import type { Operations } from './operation.ts';

const screenAddress = /^\/(?:web\/match|embed)\/([A-Za-z0-9_-]{1,64})\/?$/;
const productName = '亮分';
/** Names of competitions change seldom, and a reader may keep an old one for so long. */
const cacheSeconds = 3_600;

/** Width by height of each composition; the hall's usual wall where the address names none. */
const shapes: Readonly<Record<string, number>> = {
  classic: 16 / 9,
  wide: 32 / 9,
  square: 4 / 3,
  tall: 9 / 16,
};
/** What an address may ask of the page for walls and mixers; the page for portals cannot do it. */
const ofWalls = ['composition', 'layer', 'key', 'safe', 'testcard'];
const ofPortals = ['label', 'theme', 'keys', 'wake-lock', 'background'];

export function isScreenAddress({ pathname }: Pick<URL, 'pathname'>): boolean {
  return screenAddress.test(pathname);
}

export const oembedOperations: Operations<'getOembed'> = {
  getOembed: async ({ query, request }, { ports }) => {
    if ((query.format ?? 'json') !== 'json') {
      throw new ProblemError(501, 'NOT_IMPLEMENTED', '这里只答 JSON，请用 format=json');
    }
    const address = addressOf(query.url);
    const competitionId = screenAddress.exec(address?.pathname ?? '')?.[1];
    // Frames only our own addresses: another server's link is not ours to frame.
    if (address === null || address.host !== request.headers.get('host')) throw notFound('大屏');
    if (competitionId === undefined) throw notFound('大屏');
    const found = await ports.database.query
      .selectFrom('competition')
      .select('name')
      .where('id', '=', competitionId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (found === undefined) throw notFound('比赛');
    const { width, height } = sizeWithin(
      query.maxwidth ?? 960,
      query.maxheight ?? 4_320,
      shapes[address.searchParams.get('composition') ?? 'classic'] ?? 16 / 9,
    );
    const { origin } = address;
    const title = escaped(found.name);
    return {
      version: '1.0',
      type: 'rich',
      title: found.name,
      provider_name: productName,
      provider_url: origin,
      html: `<iframe src="${escaped(framed(address, competitionId))}" width="${width}" height="${height}" allow="fullscreen; screen-wake-lock" style="border:0" title="${title}"></iframe>`,
      width,
      height,
      cache_age: cacheSeconds,
    };
  },
};

function addressOf(text: string): URL | null {
  try {
    const address = new URL(text);
    return /^https?:$/.test(address.protocol) ? address : null;
  } catch {
    return null;
  }
}

/** The address to stand in the frame: the portal's page, or the wall's own where it was asked for what only walls have. */
function framed({ origin, pathname, searchParams }: URL, competitionId: string): string {
  const isOfWalls =
    pathname.startsWith('/web/match/') && ofWalls.some((name) => searchParams.has(name));
  const page = new URL(`${isOfWalls ? '/web/match' : '/embed'}/${competitionId}`, origin);
  for (const name of isOfWalls ? ofWalls : ofPortals) {
    const value = searchParams.get(name);
    if (value !== null) page.searchParams.set(name, value);
  }
  return page.href;
}

/** The largest of the shape within both. */
function sizeWithin(maxWidth: number, maxHeight: number, shape: number) {
  const width = Math.max(1, Math.min(maxWidth, Math.floor(maxHeight * shape)));
  return { width, height: Math.max(1, Math.min(maxHeight, Math.round(width / shape))) };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
