// The stage in a page that gives it a look: which values the stage takes, which ones they replace, and what a wrong
// value does.
import { createLiangfenClient, createScreenClient } from '@liangfen/sdk';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LiangfenProvider, ScreenProvider } from '../../provider/index.ts';
import type { StageAppearance } from '../../theme/index.ts';
import { MatchScreen } from '../MatchScreen.tsx';
import { MatchStage } from '../MatchStage.tsx';
import { sampleLogo, samplePicture } from '../sample-pictures.ts';
import { sampleLook, sampleMatch, sampleStages } from '../samples.ts';
import { createLine } from '../screen-line.test-parts.ts';
import { hostLooks } from './use-host-look.ts';

afterEach(() => vi.restoreAllMocks());

const noNetwork = async () => new Response(null, { status: 503 });

function inProvider(stage: StageAppearance | undefined, children: ReactNode) {
  const client = createLiangfenClient({ baseUrl: 'https://score.example', fetch: noNetwork });
  return (
    <LiangfenProvider client={client} appearance={{ stage }}>
      <div style={{ width: 640, height: 360 }}>{children}</div>
    </LiangfenProvider>
  );
}

const organised = sampleMatch(sampleStages.START, {
  look: { ...sampleLook, theme: 'CRIMSON', primaryColour: '#00ff88', logo: samplePicture },
});

/** Returns the computed value of a token at the stage's heading. */
function token(container: Element, name: string): string {
  const word = container.querySelector('h1');
  return word === null ? '' : getComputedStyle(word).getPropertyValue(name);
}

const themeOf = (container: Element) =>
  container.querySelector('h1')?.closest('[data-lf-theme]')?.getAttribute('data-lf-theme');

describe('the page’s look of the stage', () => {
  it('replaces values of the competition’s look, and leaves the others', async () => {
    const stage: StageAppearance = { theme: 'GALAXY', tokens: { accent: '#ffcc00' } };
    const { container } = await render(inProvider(stage, <MatchStage match={organised} still />));
    await expect.poll(() => token(container, '--lf-accent')).toBe('#ffcc00');
    await expect.poll(() => token(container, '--lf-accent-soft')).toBe('rgba(255, 204, 0, 0.16)');
    expect(themeOf(container)).toBe('GALAXY');
    expect(container.querySelector('img')?.getAttribute('src')).toBe(samplePicture);
  });

  it('may be missing: the competition’s look is then used', async () => {
    const view = await render(inProvider(undefined, <MatchStage match={organised} still />));
    expect(themeOf(view.container)).toBe('CRIMSON');
    expect(token(view.container, '--lf-accent')).toBe('#00ff88');
  });

  const ownTheme = { colours: { bg: '#0b2a4a' }, pattern: 'GALAXY', corners: 'SQUARE' } as const;
  const ownLook = sampleMatch(sampleStages.START, {
    look: { ...sampleLook, theme: 'CRIMSON', ownTheme },
  });

  it('adds values to the competition’s own theme, and replaces it by a theme of the page', async () => {
    const stage: StageAppearance = { tokens: { accent: '#ffcc00' } };
    const view = await render(inProvider(stage, <MatchStage match={ownLook} still />));
    await expect.poll(() => token(view.container, '--lf-accent-soft')).toContain('255, 204, 0');
    expect(token(view.container, '--lf-bg')).toBe('#0b2a4a');
    await view.rerender(inProvider({ theme: 'GALAXY' }, <MatchStage match={ownLook} still />));
    await expect.poll(() => themeOf(view.container)).toBe('GALAXY');
    expect(token(view.container, '--lf-bg')).not.toBe('#0b2a4a');
  });

  it('is not needed for the competition’s own theme, whose colours are there from the first picture', async () => {
    const view = await render(inProvider(undefined, <MatchStage match={ownLook} still />));
    expect(token(view.container, '--lf-bg')).toBe('#0b2a4a');
    await expect.poll(() => token(view.container, '--lf-corners')).toBe('0');
    await view.rerender(inProvider(undefined, <MatchStage match={organised} still />));
    await expect.poll(() => token(view.container, '--lf-corners')).toBe('1');
  });

  it('does not delay the competition’s own theme: a screen waits with its picture until the theme is complete', async () => {
    // The code for own themes arrives when the test lets it.
    const { load, loaded } = hostLooks;
    let arrive = () => {};
    const arrived = new Promise<void>((done) => {
      arrive = done;
    });
    let here = false;
    vi.spyOn(hostLooks, 'loaded').mockImplementation(() => (here ? loaded() : null));
    vi.spyOn(hostLooks, 'load').mockImplementation(async () => {
      if (!here) await arrived;
      return load();
    });
    const line = createLine(ownLook);
    const client = createScreenClient({ baseUrl: 'https://score.example', fetch: line.fetch });
    const view = await render(
      <ScreenProvider client={client}>
        <MatchScreen competitionId="competition-1" />
      </ScreenProvider>,
    );
    const seen = new Set<string>();
    const look = () => {
      if (view.container.querySelector('h1') !== null) {
        seen.add(`${themeOf(view.container)} ${token(view.container, '--lf-corners')}`);
      }
    };
    const watch = new MutationObserver(look);
    watch.observe(view.container, { subtree: true, childList: true, attributes: true });
    await expect.poll(() => vi.mocked(hostLooks.load).mock.calls.length).toBeGreaterThan(0);
    expect(view.container.textContent).not.toContain('听见每一束光');
    here = true;
    arrive();
    await expect.element(view.getByText('听见每一束光').first()).toBeInTheDocument();
    await expect.poll(() => token(view.container, '--lf-corners')).toBe('0');
    watch.disconnect();
    expect([...seen].filter((one) => one.startsWith('CRIMSON'))).toEqual(['CRIMSON 0']);
  });

  it('does not change desk, panel and phone', async () => {
    const view = await render(
      inProvider({ theme: 'GALAXY', tokens: { accent: '#ffcc00' } }, <h1>的网站</h1>),
    );
    expect(themeOf(view.container)).toBe('WORKSPACE');
    expect(token(view.container, '--lf-accent')).not.toBe('#ffcc00');
  });

  it('can set logo, background and corner marks', async () => {
    const stage: StageAppearance = {
      logo: sampleLogo,
      background: samplePicture,
      marks: { topRight: sampleLogo, bottomLeft: samplePicture },
    };
    const { container } = await render(inProvider(stage, <MatchStage match={organised} still />));
    await expect.poll(() => container.querySelectorAll('[data-corner]').length).toBe(2);
    const marks = [...container.querySelectorAll('[data-corner]')];
    expect(marks.map((mark) => mark.getAttribute('data-corner'))).toEqual([
      'topRight',
      'bottomLeft',
    ]);
    expect(container.querySelector('img:not([data-corner])')?.getAttribute('src')).toBe(sampleLogo);
    expect(token(container, '--lf-backdrop')).toContain('url(');
  });

  it('removes the competition’s logo by `null`', async () => {
    const { container } = await render(
      inProvider({ logo: null }, <MatchStage match={organised} still />),
    );
    expect(container.querySelector('img')).toBeNull();
  });

  it('reaches a screen in the `ScreenProvider`, even before its first picture', async () => {
    const line = createLine(organised);
    const client = createScreenClient({ baseUrl: 'https://score.example', fetch: line.fetch });
    const appearance = { stage: { theme: 'DAYLIGHT', tokens: { accent: '#7a1fa2' } } } as const;
    const view = await render(
      <ScreenProvider client={client} appearance={appearance}>
        <MatchScreen competitionId="competition-1" theme="GALAXY" />
      </ScreenProvider>,
    );
    // Before and after the first picture the stage has no other theme.
    const themes = () =>
      [...view.container.querySelectorAll('[data-lf-theme]')].map((one) =>
        one.getAttribute('data-lf-theme'),
      );
    expect(new Set(themes())).toEqual(new Set(['DAYLIGHT']));
    await expect.element(view.getByText('听见每一束光').first()).toBeInTheDocument();
    await expect.poll(() => token(view.container, '--lf-accent')).toBe('#7a1fa2');
    expect(new Set(themes())).toEqual(new Set(['DAYLIGHT']));
  });
});

describe('a wrong value in the page’s look', () => {
  it('is named in the console once, and the stage is shown', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    // A page without type checks may pass this.
    const stage = JSON.parse(
      '{"theme":"NEON","tokens":{"accent":"not a colour of test","acent":"#fff","text":7},"logo":"ftp://x","marks":{"topLeft":"x.png"}}',
    );
    const both = (
      <>
        <MatchStage match={organised} still />
        <MatchStage match={organised} still />
      </>
    );
    const view = await render(inProvider(stage, both));
    await expect.poll(() => warned.mock.calls.length).toBe(6);
    const lines = warned.mock.calls.map(([line]) => String(line));
    for (const wrong of [
      'NEON',
      'not a colour of test',
      'acent',
      ' text ',
      'logo',
      'marks.topLeft',
    ]) {
      expect([wrong, lines.filter((line) => line.includes(wrong)).length]).toEqual([wrong, 1]);
    }
    expect(themeOf(view.container)).toBe('CRIMSON');
    await expect.element(view.getByText('听见每一束光').first()).toBeInTheDocument();
    await view.rerender(inProvider({ ...stage }, both));
    expect(warned.mock.calls.length).toBe(6);
  });
});

describe('a page that is written from right to left', () => {
  it('does not change a picture', async () => {
    const measured = async (dir: 'ltr' | 'rtl') => {
      const { container, unmount } = await render(
        <div dir={dir}>
          {inProvider(undefined, <MatchStage match={sampleMatch(sampleStages.RANKING)} still />)}
        </div>,
      );
      const stage = container.querySelector('[data-link]');
      const at = stage?.getBoundingClientRect() ?? new DOMRect();
      const words = [...container.querySelectorAll('[data-link] *')]
        .filter((one) => one.children.length === 0 && one.textContent !== '')
        .map((one) => {
          const { left, top, width } = one.getBoundingClientRect();
          return [
            one.textContent,
            Math.round(left - at.left),
            Math.round(top - at.top),
            Math.round(width),
          ];
        });
      await unmount();
      return words;
    };
    const plain = await measured('ltr');
    expect(plain.length).toBeGreaterThan(10);
    expect(await measured('rtl')).toEqual(plain);
  });
});
