/** The server answers 404 for what is not listed in pages.ts, so that list and the router must name the same addresses. */
import { expect, test } from 'vitest';
import { deskPaths } from '../pages.ts';
import router from '../src/router.tsx?raw';

test('every address of the router is one that the server answers, and the other way round', () => {
  const written = [...router.matchAll(/(?:path="|^ {2}')(\/[^"']*)["']/gm)].map(([, path]) => path);
  expect([...deskPaths].sort()).toEqual(written.sort());
});
