// A page with a content security policy takes our styles, because they carry its nonce.
import { createLiangfenClient } from '@liangfen/sdk';
import { createPortal } from 'react-dom';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../primitives/Button.tsx';
import { LiangfenProvider } from './LiangfenProvider.tsx';

it('every style carries the nonce, in the place that the page names', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  const place = host.attachShadow({ mode: 'open' });
  const client = createLiangfenClient({ baseUrl: 'https://score.example' });
  await render(
    <LiangfenProvider client={client} styleTarget={place} nonce="of-this-page">
      {createPortal(<Button>好</Button>, place)}
    </LiangfenProvider>,
  );
  const styles = [...place.querySelectorAll('style')];
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.map(({ nonce }) => nonce)).toEqual(styles.map(() => 'of-this-page'));
  host.remove();
});
