/** The server answers 404 to addresses that pages.ts does not list, so pages.ts and the router must name the same ones. */
import { expect, test } from 'vitest';
import { deskPaths } from '../pages.ts';
import router from '../src/router.tsx?raw';

test('the router has exactly the addresses that the server answers', () => {
  const written = [...router.matchAll(/(?:path="|^ {2}')(\/[^"']*)["']/gm)].map(([, path]) => path);
  expect([...deskPaths].sort()).toEqual(written.sort());
});
