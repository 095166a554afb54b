/** The fixtures that an end-to-end file needs once: a running product, a hall of browsers, and an organiser. */
import { randomUUID } from 'node:crypto';
import { test } from 'vitest';
import { Hall } from './people.ts';
import { sharedProduct } from './product.ts';
import { type Cast, organiserOf, setStage } from './stage.ts';

export const it = test
  // biome-ignore lint/correctness/noEmptyPattern: the names in this pattern are what Vitest provides
  .extend('product', { scope: 'file' }, ({}) => sharedProduct())
  .extend('hall', { scope: 'file' }, async ({ product }, { onCleanup }) => {
    const hall = await Hall.open(product.url);
    onCleanup(() => hall.close());
    return hall;
  })
  .extend('organiser', { scope: 'file' }, ({ product }) =>
    organiserOf(product, `organiser-${randomUUID().slice(0, 8)}`),
  )
  .extend(
    'setStage',
    { scope: 'file' },
    ({ product, organiser }) =>
      (cast: Cast) =>
        setStage(product, organiser, cast),
  );
