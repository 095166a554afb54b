// A page's content security policy allows our styles, because they carry its nonce.
import { createLiangfenClient } from '@liangfen/sdk';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { LoadingPage } from '../judge-scoring/index.ts';
import { MatchStage } from '../match-screen/MatchStage.tsx';
import { sampleMatch, sampleStages } from '../match-screen/samples.ts';
import { Button } from '../primitives/Button.tsx';
import { inHostStyles } from '../primitives/in-host-styles.tsx';
import { LiangfenProvider } from './LiangfenProvider.tsx';

const HostedButton = inHostStyles(Button);
const contents: readonly [what: string, content: ReactNode][] = [
  ['of the style engine', <HostedButton key="1">好</HostedButton>],
  ['of the stage', <MatchStage key="2" match={sampleMatch(sampleStages.START)} />],
  ['of the phone', <LoadingPage key="3" />],
];

it.each(contents)(
  'every style %s carries the nonce, and is in the place that the page names',
  async (_, content) => {
    const host = document.createElement('div');
    document.body.append(host);
    const place = host.attachShadow({ mode: 'open' });
    const client = createLiangfenClient({ baseUrl: 'https://score.example' });
    await render(
      <LiangfenProvider client={client} styleTarget={place} nonce="of-this-page">
        {createPortal(content, place)}
      </LiangfenProvider>,
    );
    const styles = [...place.querySelectorAll('style')];
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.map(({ nonce }) => nonce)).toEqual(styles.map(() => 'of-this-page'));
    host.remove();
  },
);
