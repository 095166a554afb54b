/**
 * The content security policy of the pages blocks styles that somebody else has brought in (decision 0482); that it
 * allows ours is shown by all other files of this folder.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desk, Hall } from './support/people.ts';
import { type Product, sharedProduct } from './support/product.ts';

let product: Product;
let hall: Hall;

beforeAll(async () => {
  product = await sharedProduct();
  hall = await Hall.open(product.url);
});

afterAll(async () => {
  await hall?.close();
});

it.each([
  '/web/login',
  '/web/match/never-there',
  '/web/judge/never-there',
  '/web/live/never-there',
])('a style that somebody has put into %s does not apply', async (address) => {
  const page = await hall.page(desk);
  await page.goto(`${product.url}${address}`);
  await page.locator('#root > *').first().waitFor();
  const taken = await page.evaluate(() => {
    const styles = document.createElement('style');
    styles.textContent = '.brought-in { width: 7px }';
    const attributed = document.createElement('div');
    attributed.setAttribute('style', 'height: 7px');
    attributed.className = 'brought-in';
    document.head.append(styles);
    document.body.append(attributed);
    const { width, height } = attributed.getBoundingClientRect();
    return { hasStyles: width === 7, hasAttribute: height === 7 };
  });
  expect(taken).toEqual({ hasStyles: false, hasAttribute: false });
  await page.close();
});
