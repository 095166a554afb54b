/** Names in scripts that a hall's machine may lack: only they load a font, and figures beside them keep their place. */
import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from './support/opened.ts';
import { desk, type Hall, phone, shows, wall } from './support/people.ts';
import type { Product } from './support/product.ts';
import { createShow, type Show } from './support/show.ts';

const uyghur = 'ئابدۇلئەزىز';
const isFont = (request: Request) => request.resourceType() === 'font';

async function screenOf(hall: Hall, show: Show): Promise<{ screen: Page; fonts: string[] }> {
  const screen = await hall.page(wall);
  const fonts: string[] = [];
  screen.on('request', (request) => {
    if (isFont(request)) fonts.push(request.url());
  });
  await screen.goto(`${hall.url}/web/match/${show.id}`);
  return { screen, fonts };
}

function showOf(product: Product, ...programs: readonly string[]): Promise<Show> {
  return createShow(product, { name: '校园歌手赛', judges: ['周慧敏'], programs });
}

describe('the screen', () => {
  it('fetches no font for names in letters of the machine, and one font for a name in other letters', async ({
    product,
    hall,
  }) => {
    const plain = await showOf(product, '起风了', '孤勇者 Lonely Warrior 2');
    const rare = await showOf(product, '起风了', uyghur);
    for (const show of [plain, rare]) {
      await show.operate({ type: 'SHOW_PROGRAM_LIST' });
    }
    const ordinary = await screenOf(hall, plain);
    await shows(ordinary.screen, '孤勇者');
    await ordinary.screen.evaluate(() => document.fonts.ready);
    expect(ordinary.fonts).toEqual([]);

    const other = await screenOf(hall, rare);
    await shows(other.screen, uyghur);
    await expect.poll(() => other.fonts).toEqual([expect.stringContaining('/assets/arabic-')]);
    const [address = ''] = other.fonts;
    expect(new URL(address).origin).toBe(new URL(hall.url).origin);
    const answer = await fetch(address);
    expect(answer.headers.get('content-type')).toBe('font/woff2');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    await expect
      .poll(() =>
        other.screen.evaluate(
          (name) =>
            [...document.fonts].filter(({ status }) => status === 'loaded').length > 0 &&
            document.fonts.check('20px "Liangfen Names"', name),
          uyghur,
        ),
      )
      .toBe(true);
    expect(hall.faults).toEqual([]);
  });

  it('fetches one file for a rarer Chinese letter', async ({ product, hall }) => {
    const show = await showOf(product, '起风了');
    const { screen, fonts } = await screenOf(hall, show);
    await shows(screen, '校园歌手赛');
    const fetchedFor = async (letter: string) => {
      const before = fonts.length;
      await screen.evaluate((text) => document.fonts.load('64px "Liangfen Names"', text), letter);
      return fonts
        .slice(before)
        .map((url) => new URL(url).pathname.slice(0, '/assets/rare-0'.length));
    };
    expect(await fetchedFor('𫖯')).toEqual(['/assets/rare-0']);
    expect(await fetchedFor('𠮷')).toEqual(['/assets/rare-4']);
    expect(await fetchedFor('𨋢')).toEqual(['/assets/rare-3']);
  });
});

describe('a figure behind a name in Arabic script', () => {
  it('stays behind the name on screen, phone and desk, and the name keeps its direction', async ({
    product,
    hall,
  }) => {
    const show = await showOf(product, uyghur);
    const screen = await hall.page(wall);
    await screen.goto(`${hall.url}/web/match/${show.id}`);
    await shows(screen, '校园歌手赛');
    const judge = await hall.page(phone);
    await judge.goto(show.seats[0] ?? '');
    await shows(judge, '比赛即将开始');
    const organiser = await hall.page(desk);
    await organiser.goto(`${hall.url}/web/login`);
    await organiser.getByLabel('登录名').waitFor();
    for (const page of [screen, judge, organiser]) {
      const [name = 0, figure = 0] = await page.evaluate((text) => {
        const line = document.createElement('p');
        const parts = [text, '91.37'].map((own) => {
          const part = document.createElement('span');
          part.textContent = own;
          return part;
        });
        line.append(parts[0] ?? '', ' ', parts[1] ?? '');
        document.getElementById('root')?.append(line);
        const places = parts.map((part) => part.getBoundingClientRect().left);
        line.remove();
        return places;
      }, uyghur);
      expect(name).toBeLessThan(figure);
    }
    expect(hall.faults).toEqual([]);
  });
});
