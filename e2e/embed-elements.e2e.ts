/** Embedding without React: the elements and the iframe on a portal's page, with the product on another origin. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameMessage } from '@liangfen/embed/frame';
import type { LiangfenScreenElement } from '@liangfen/embed/screen';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desk, Hall, phone, shows } from './support/people.ts';
import { openPortal, type Portal } from './support/portal.ts';
import { type Product, startProduct } from './support/product.ts';
import { createShow, type Show, scoringOf } from './support/show.ts';

let portal: Portal;
/** A portal that no organiser has listed. */
let stranger: Portal;
let product: Product;
let hall: Hall;

beforeAll(async () => {
  [portal, stranger] = await Promise.all([openPortal(), openPortal()]);
  product = await startProduct(undefined, { isDemo: false, portals: [portal.origin] });
  hall = await Hall.open(product.url);
});

afterAll(async () => {
  await hall?.close();
  await Promise.all([portal?.stop(), stranger?.stop(), product?.stop()]);
});

const elementFile = (path: string) => `<script type="module" src="${product.url}${path}"></script>`;

/** A page that pins the element's file by its hash, and the files that this one loads by an import map. */
async function pinnedPage(
  competitionId: string,
  ofPictures: (integrity: string) => string,
): Promise<string> {
  interface Pinned {
    readonly src: string;
    readonly integrity: string;
  }
  const file: Pinned & { readonly later: readonly Pinned[] } = await (
    await fetch(`${product.url}/embed/v1.json`)
  ).json();
  const later = file.later.map(({ src, integrity }) => [
    product.url + src,
    src.includes('pictures') ? ofPictures(integrity) : integrity,
  ]);
  return `
    <script>
      const problems = [];
      addEventListener('liangfen-error', ({ detail }) => problems.push(detail), true);
    </script>
    <script type="importmap">${JSON.stringify({ integrity: Object.fromEntries(later) })}</script>
    <script type="module" src="${product.url}${file.src}" integrity="${file.integrity}"
      crossorigin></script>
    <liangfen-screen competition="${competitionId}"></liangfen-screen>`;
}

/** Brings scoring on air, whose picture is in a file that the page loads only now. */
async function beginsScoring(page: Page, show: Show): Promise<void> {
  await show.operate(...scoringOf(show.programIds[0] ?? ''));
  await shows(page, /0\s*\/\s*0/);
}

async function score(page: Page, digits: string): Promise<void> {
  for (const digit of digits) {
    await page.getByRole('button', { name: digit, exact: true }).click();
  }
  await page.getByRole('button', { name: '提交' }).click();
}

/** A picture of one pixel. */
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const oneJudge = (name: string): Promise<Show> =>
  createShow(product, { name, judges: ['周慧敏'], programs: ['起风了'] });

describe('what programs read first', () => {
  it('the server hands out the contract of the repository', async () => {
    const answer = await fetch(`${product.url}/openapi.yaml`);
    expect(answer.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const contract = join(import.meta.dirname, '../openapi.yaml');
    expect(await answer.text()).toBe(readFileSync(contract, 'utf8'));
  });

  it('every address of the overview answers', async () => {
    const overview = await (await fetch(`${product.url}/llms.txt`)).text();
    const paths = [...overview.matchAll(/\]\((\/[^)]+)\)/g)].map(([, path]) => path);
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) {
      expect((await fetch(`${product.url}${path}`)).status, path).toBe(200);
    }
  });
});

describe('the elements on a portal', () => {
  it('a judge scores in one page, and the score arrives on the stage in another', async () => {
    const show = await oneJudge('门户里的一场');
    const wallPage = await hall.page(desk);
    await wallPage.goto(
      portal.put(
        '/screen',
        `<main style="width: 800px">${elementFile('/embed/v1.js')}
          <liangfen-screen competition="${show.id}"></liangfen-screen></main>`,
      ),
    );
    await shows(wallPage, '门户里的一场');
    const box = await wallPage.locator('liangfen-screen').boundingBox();
    expect(box).toMatchObject({ width: 800, height: 450 });

    const seat = show.seats[0]?.split('#').pop() ?? '';
    const judgePage = await hall.page(phone);
    await judgePage.goto(
      portal.put(
        '/judge',
        `<body style="margin: 0">${elementFile('/embed/judge/v1.js')}
          <liangfen-judge seat="${seat}"></liangfen-judge>`,
      ),
    );
    await shows(judgePage, '比赛即将开始');
    await show.operate(...scoringOf(show.programIds[0] ?? ''));
    await score(judgePage, '95');
    await shows(judgePage, '已送达');
    await shows(wallPage, /1\s*\/\s*1/);
    expect(await judgePage.context().cookies()).toEqual([]);
    expect(hall.faults).toEqual([]);
  });

  it('the stage takes its colours and pictures from the page, and follows their changes', async () => {
    const show = await oneJudge('门户的颜色');
    const page = await hall.page(desk);
    await page.goto(
      portal.put(
        '/coloured',
        `<style>:root { --liangfen-accent: #ffcc00 } .night { --liangfen-accent: #00ff88 }</style>
          ${elementFile('/embed/v1.js')}
          <liangfen-screen competition="${show.id}" theme="GALAXY" fixed-theme
            mark-top-right="${dot}"></liangfen-screen>`,
      ),
    );
    await shows(page, '门户的颜色');
    const stage = page.locator('liangfen-screen h1');
    const accent = () =>
      stage.evaluate((word) => getComputedStyle(word).getPropertyValue('--lf-accent'));
    const theme = () =>
      stage.evaluate((word) => word.closest('[data-lf-theme]')?.getAttribute('data-lf-theme'));
    await expect.poll(accent).toBe('#ffcc00');
    expect(await theme()).toBe('GALAXY');
    expect(await page.locator('liangfen-screen [data-corner=topRight]').count()).toBe(1);
    await page.evaluate(() => document.documentElement.classList.add('night'));
    await expect.poll(accent).toBe('#00ff88');
    await page.evaluate(() =>
      document
        .querySelector<HTMLElement>('liangfen-screen')
        ?.style.setProperty('--liangfen-accent', '#77dcff'),
    );
    await expect.poll(accent).toBe('#77dcff');
  });

  it('a page that pins the files by the hashes which the server gives runs them', async () => {
    const show = await oneJudge('钉住的文件');
    const page = await hall.page(desk);
    await page.goto(portal.put('/pinned', await pinnedPage(show.id, (integrity) => integrity)));
    await shows(page, '钉住的文件');
    await beginsScoring(page, show);
  });

  it('a file of pictures whose hash is not the pinned one is not run, and the screen says so', async () => {
    const show = await oneJudge('换掉的文件');
    const page = await hall.page(desk);
    const other = `sha384-${'A'.repeat(64)}`;
    await page.goto(portal.put('/altered', await pinnedPage(show.id, () => other)));
    await shows(page, '换掉的文件');
    await show.operate(...scoringOf(show.programIds[0] ?? ''));
    await expect
      .poll(() => page.evaluate('problems'))
      .toContainEqual(expect.objectContaining({ code: 'PICTURES_NOT_LOADED' }));
  });

  it('a file loaded with a query in its address draws every picture with one and the same React', async () => {
    const show = await oneJudge('带参数的地址');
    const page = await hall.page(desk);
    await page.goto(
      portal.put(
        '/query',
        `${elementFile('/embed/v1.js?release=7')}
          <liangfen-screen competition="${show.id}"></liangfen-screen>`,
      ),
    );
    await shows(page, '带参数的地址');
    await beginsScoring(page, show);
  });

  it('an element that is taken out of the page stops, and one that is moved goes on', async () => {
    const show = await oneJudge('搬来搬去');
    const page = await hall.page(desk);
    await page.goto(
      portal.put(
        '/moved',
        `${elementFile('/embed/v1.js')}<div id="first">
          <liangfen-screen competition="${show.id}"></liangfen-screen></div><div id="second"></div>`,
      ),
    );
    await shows(page, '搬来搬去');
    const isSamePicture = await page.evaluate(async () => {
      const screen = document.querySelector('liangfen-screen');
      const picture = () => screen?.shadowRoot?.querySelector('.liangfen-place')?.firstElementChild;
      const before = picture();
      if (screen !== null) document.querySelector('#second')?.append(screen);
      await new Promise((done) => setTimeout(done));
      return before !== undefined && before !== null && picture() === before;
    });
    expect(isSamePicture).toBe(true);
    const empty = await page.evaluate(async () => {
      const screen = document.querySelector('liangfen-screen');
      screen?.remove();
      await new Promise((done) => setTimeout(done));
      return screen?.shadowRoot?.querySelector('.liangfen-place')?.childElementCount;
    });
    expect(empty).toBe(0);
  });
});

describe('a page with a content security policy, and with styles for every element', () => {
  const pinned = async (): Promise<{ readonly styles: readonly string[] }> =>
    (await fetch(`${product.url}/embed/v1.json`)).json();
  const everything = `<style nonce="of-the-page">
    * { color: red !important; letter-spacing: 1em !important; text-transform: uppercase !important }
    h1 { display: none !important }</style>`;

  it.each([
    [
      'by hash',
      async () => (await pinned()).styles.map((hash) => `'${hash}'`).join(' '),
      { nonce: '', styles: '' },
    ],
    [
      'by nonce',
      async () => "'nonce-of-the-page'",
      { nonce: 'nonce="of-the-page"', styles: everything },
    ],
  ])(
    'allowed %s, every style of the screen applies, and no style of the page does',
    async (_, styles, given) => {
      const show = await oneJudge('门户的规矩');
      const page = await hall.page(desk);
      const policy = [
        "default-src 'none'",
        `script-src 'nonce-of-the-page' ${product.url}`,
        `connect-src ${product.url} ${product.url.replace('http', 'ws')}`,
        'img-src data:',
        `style-src ${await styles()}`,
      ].join('; ');
      await page.goto(
        portal.put(
          `/policy${given.nonce.length}`,
          `<meta http-equiv="Content-Security-Policy" content="${policy}">
          <script nonce="of-the-page">
            const refused = [];
            addEventListener('securitypolicyviolation', ({ violatedDirective, sample, blockedURI }) =>
              refused.push([violatedDirective, blockedURI, sample].join(' ')));
          </script>${given.styles}${elementFile('/embed/v1.js')}
          <liangfen-screen competition="${show.id}" ${given.nonce} mark-top-right="${dot}"></liangfen-screen>`,
        ),
      );
      await shows(page, '门户的规矩');
      const title = page.locator('liangfen-screen h1').filter({ visible: true }).first();
      const looks = await title.evaluate((words) => {
        const { color, textTransform } = getComputedStyle(words);
        const box = words.closest('.lfs-filling');
        return { color, textTransform, ratio: box && getComputedStyle(box).aspectRatio };
      });
      expect(looks).toMatchObject({ textTransform: 'none', ratio: '16 / 9' });
      expect(looks.color).not.toBe('rgb(255, 0, 0)');
      await show.operate(...scoringOf(show.programIds[0] ?? ''));
      // Nobody has signed in: no score is expected yet.
      await shows(page, /0\s*\/\s*0/);
      expect(await page.evaluate('refused')).toEqual([]);
    },
  );
});

describe('a screen and the page around it', () => {
  /** A page that records each event of the element as its name and its detail. */
  const listening = (attributes: string) => `
    <script>
      const heard = [];
      for (const name of ['ready', 'error', 'event', 'connection-change', 'reload-asked']) {
        addEventListener('liangfen-' + name, ({ detail }) => heard.push([name, detail]), true);
      }
    </script>
    ${elementFile('/embed/v1.js')}<liangfen-screen ${attributes}></liangfen-screen>`;
  type Heard = readonly [name: string, detail: unknown];
  const heardIn = (page: Page) => page.evaluate<Heard[]>('heard');
  const problemIn = async (page: Page) =>
    (await heardIn(page)).find(([name]) => name === 'error')?.[1];

  it('the page hears that the screen is ready, the state of its connection, and what happens in the show', async () => {
    const show = await oneJudge('门户听得见');
    const page = await hall.page(desk);
    await page.goto(portal.put('/heard', listening(`competition="${show.id}"`)));
    await shows(page, '门户听得见');
    await show.operate(...scoringOf(show.programIds[0] ?? ''));
    await expect
      .poll(() => heardIn(page))
      .toEqual(
        expect.arrayContaining([
          ['ready', null],
          ['connection-change', { status: 'live', reason: null }],
          ['event', expect.objectContaining({ type: 'SCORING_OPENED' })],
        ]),
      );
    const snapshot = () =>
      page.evaluate(() =>
        document.querySelector<LiangfenScreenElement>('liangfen-screen')?.snapshot(),
      );
    await expect.poll(snapshot).toContain('起风了');
  });

  it('a page that nobody listed is told so, with its own address and what to do', async () => {
    const show = await oneJudge('没有列出的门户');
    const page = await hall.page(desk);
    await page.goto(stranger.put('/heard', listening(`competition="${show.id}"`)));
    await expect
      .poll(() => problemIn(page))
      .toMatchObject({
        code: 'ORIGIN_NOT_LISTED',
        detail: expect.stringContaining(stranger.origin),
      });
    await shows(page, '这个网站还不能显示这场比赛');
  });

  it('a missing attribute is named', async () => {
    const page = await hall.page(desk);
    await page.goto(portal.put('/missing', listening('')));
    await expect
      .poll(() => problemIn(page))
      .toMatchObject({
        code: 'WRONG_PROPS',
        detail: expect.stringContaining('缺少属性 competition'),
      });
    await shows(page, '大屏还没有设置好');
  });

  it('keys belong to the page unless it hands them over, and an order to reload reaches the screen alone', async () => {
    const show = await oneJudge('门户的按键');
    const page = await hall.page(desk);
    await page.goto(portal.put('/keys', listening(`competition="${show.id}"`)));
    await shows(page, '门户的按键');
    const isTaken = () =>
      page.evaluate(() => {
        const key = new KeyboardEvent('keydown', { key: 'f', bubbles: true, cancelable: true });
        return !document.body.dispatchEvent(key);
      });
    expect(await isTaken()).toBe(false);
    await page.evaluate(() =>
      document.querySelector('liangfen-screen')?.toggleAttribute('keys', true),
    );
    await expect.poll(isTaken).toBe(true);

    await page.evaluate('heard.length = 0');
    product.app.services.live.reloadScreens(show.id);
    // The same page goes on: one that had loaded again would have an empty list and another `ready`.
    await expect
      .poll(() => heardIn(page))
      .toEqual(
        expect.arrayContaining([
          ['reload-asked', null],
          ['connection-change', { status: 'live', reason: null }],
        ]),
      );
    expect((await heardIn(page)).map(([name]) => name)).not.toContain('ready');
  });
});

describe('the iframe', () => {
  const framed = (show: Show, origin: string) =>
    `<iframe id="stage" src="${product.url}/embed/${show.id}?origin=${origin}" width="640"
      allow="fullscreen; screen-wake-lock" style="border: 0"></iframe>
    <script>
      const heard = [];
      addEventListener('message', (event) => {
        if (event.origin === '${product.url}') heard.push(event.data);
      });
    </script>`;
  const heardIn = (page: Page) => page.evaluate<FrameMessage[]>('heard');

  it('shows the stage to a listed portal, and tells it its height and its connection', async () => {
    const show = await oneJudge('框里的一场');
    const page = await hall.page(desk);
    await page.goto(portal.put('/frame', framed(show, portal.origin)));
    await page.frameLocator('#stage').getByText('框里的一场').first().waitFor();
    await expect
      .poll(() => heardIn(page))
      .toEqual(
        expect.arrayContaining([
          { type: 'liangfen:size', height: 360 },
          { type: 'liangfen:connection-change', status: 'live', reason: null },
          { type: 'liangfen:ready' },
        ]),
      );
  });

  it('says nothing to a portal that its address does not name', async () => {
    const show = await oneJudge('别人的框');
    const page = await hall.page(desk);
    await page.goto(portal.put('/other', framed(show, 'https://elsewhere.example')));
    await page.frameLocator('#stage').getByText('别人的框').first().waitFor();
    expect(await heardIn(page)).toEqual([]);
  });

  it('is refused to a page that nobody listed', async () => {
    const show = await oneJudge('没有列出的网站');
    const page = await hall.page(desk);
    const refused = page.waitForEvent('console', (message) =>
      message.text().includes('frame-ancestors'),
    );
    await page.goto(stranger.put('/frame', framed(show, stranger.origin)));
    await refused;
  });
});

describe('oEmbed', () => {
  const ask = (query: string) => fetch(`${product.url}/api/oembed?${query}`);

  it('turns the address of a screen into its frame, as large as the limits allow', async () => {
    const show = await oneJudge('「<春>」 & 秋');
    const url = encodeURIComponent(`${product.url}/web/match/${show.id}`);
    const answer = await (await ask(`url=${url}&maxwidth=800&maxheight=300`)).json();
    expect(answer).toMatchObject({ type: 'rich', title: '「<春>」 & 秋', width: 533, height: 300 });
    expect(answer.html).toContain(`src="${product.url}/embed/${show.id}"`);
    expect(answer.html).toContain('title="「&lt;春&gt;」 &amp; 秋"');
  });

  it('knows only screens of this server', async () => {
    for (const address of [
      `${product.url}/web/match/nobody`,
      `${product.url}/web/judge/c1`,
      'https://elsewhere.example/web/match/c1',
      'no address',
    ]) {
      expect((await ask(`url=${encodeURIComponent(address)}`)).status, address).toBe(404);
    }
  });
});
