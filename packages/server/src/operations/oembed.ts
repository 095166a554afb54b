/** oEmbed (oembed.com): what a site or an editor puts in the place of a link to a match screen. */
import { notFound } from '../problem.ts';
import type { Operations } from './operation.ts';

const screenAddress = /^\/(?:web\/match|embed)\/([A-Za-z0-9_-]{1,64})\/?$/;
const productName = '亮分';
/** Names of competitions change seldom, and a reader may keep an old one for so long. */
const cacheSeconds = 3_600;

export const oembedOperations: Operations<'getOembed'> = {
  getOembed: async ({ query, request }, { ports }) => {
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
    const { width, height } = sizeWithin(query.maxwidth ?? 960, query.maxheight ?? 4_320);
    const { origin } = address;
    const title = escaped(found.name);
    return {
      version: '1.0',
      type: 'rich',
      title: found.name,
      provider_name: productName,
      provider_url: origin,
      html: `<iframe src="${origin}/embed/${competitionId}" width="${width}" height="${height}" allow="fullscreen; screen-wake-lock" style="border:0" title="${title}"></iframe>`,
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

/** The largest 16:9 within both. */
function sizeWithin(maxWidth: number, maxHeight: number) {
  const width = Math.min(maxWidth, Math.floor((maxHeight * 16) / 9));
  return { width, height: Math.round((width * 9) / 16) };
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
