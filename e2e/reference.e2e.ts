/** The rendered reference at /docs shows the contract of this server, and the page violates none of its own policies. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desk, Hall, shows } from './support/people.ts';
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

it('draws the operations', async () => {
  const page = await hall.page(desk);
  await page.goto(`${product.url}/docs`);
  await shows(page, '已公布的成绩');
  await shows(page, '给字幕机的数据（JSON）');
  expect(hall.faults).toEqual([]);
});
