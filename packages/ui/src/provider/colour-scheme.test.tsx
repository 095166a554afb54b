// The colour scheme and the direction of desk, panel and phone inside a page, whose own parts stay unchanged.
import { createLiangfenClient, createPhoneClient } from '@liangfen/sdk';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Desk } from '../backstage/index.ts';
import { ControlPanel } from '../control-panel/index.ts';
import { JudgeScoring, PhoneMessage } from '../judge-scoring/index.ts';
import { type ColourScheme, themes, useOverlayRoot } from '../theme/index.ts';
import { LiangfenProvider, type LiangfenProviderProps, PhoneProvider } from './index.ts';

afterEach(() => vi.restoreAllMocks());

/** A server that never answers, so that pages stay in their first state. */
const silent = () => new Promise<Response>(() => {});
const client = createLiangfenClient({ baseUrl: 'https://score.example', fetch: silent });

async function look(props: Partial<LiangfenProviderProps>, children: ReactNode = <p>话</p>) {
  const view = await render(
    <LiangfenProvider client={client} {...(props as object)}>
      {children}
    </LiangfenProvider>,
  );
  const inside = () => {
    const word = view.container.querySelector('p');
    const style = word === null ? null : getComputedStyle(word);
    return [style?.getPropertyValue('--lf-bg'), style?.colorScheme];
  };
  return { view, inside };
}

/** The system's preference; the returned function changes it. */
function system(dark: boolean) {
  const target = Object.assign(new EventTarget(), { matches: dark });
  const plain = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    // The stand-in has only the members that the tested code uses.
    query.includes('color-scheme') ? (target as unknown as MediaQueryList) : plain(query),
  );
  return (now: boolean) => {
    target.matches = now;
    target.dispatchEvent(new Event('change'));
  };
}

const light = [themes.WORKSPACE.bg, 'light'];
const dark = [themes.WORKSPACE_DARK.bg, 'dark'];

describe('the colour scheme', () => {
  it('is light by default, whatever the system prefers', async () => {
    system(true);
    expect((await look({})).inside()).toEqual(light);
  });

  it.each([
    ['light', light],
    ['dark', dark],
  ] as const)('is %s if the page says so', async (colorScheme, expected) => {
    expect((await look({ colorScheme })).inside()).toEqual(expected);
  });

  it('follows the system’s preference and its changes', async () => {
    const change = system(false);
    const { inside } = await look({ colorScheme: 'auto' });
    expect(inside()).toEqual(light);
    change(true);
    await expect.poll(inside).toEqual(dark);
  });

  it('is that of the theme when the page names one', async () => {
    const appearance = { theme: 'WORKSPACE_DARK', tokens: { bg: '#101418' } } as const;
    const { inside } = await look({ colorScheme: 'light', appearance });
    expect(inside()).toEqual(['#101418', 'dark']);
  });

  it('keeps the page’s own tokens when it is dark', async () => {
    const { inside } = await look({
      colorScheme: 'dark',
      appearance: { tokens: { bg: '#001122' } },
    });
    expect(inside()).toEqual(['#001122', 'dark']);
  });

  it.each([
    { host: 'dark', chosen: undefined, expected: 'dark' },
    { host: 'dark', chosen: 'LIGHT', expected: 'light' },
    { host: 'light', chosen: 'DARK', expected: 'dark' },
    { host: 'light', chosen: undefined, expected: 'light' },
  ] as const)(
    'of a panel in a $host page, chosen $chosen, is $expected',
    async ({ host, chosen, expected }) => {
      const { view } = await look(
        { colorScheme: host },
        <ControlPanel
          competitionId="c1"
          screenHref="/screen"
          onLoginNeeded={() => {}}
          {...(chosen === undefined ? {} : { appearance: chosen })}
        />,
      );
      await expect.poll(() => view.container.querySelector('main')).not.toBeNull();
      const main = view.container.querySelector('main');
      expect(main && getComputedStyle(main).colorScheme).toBe(expected);
    },
  );

  it.each(['light', 'dark'] as const)(
    'of a phone in its own provider is %s',
    async (colorScheme) => {
      const phone = createPhoneClient({ baseUrl: 'https://score.example', fetch: silent });
      const page = (scheme: ColourScheme) => (
        <PhoneProvider client={phone} colorScheme={scheme}>
          <p>话</p>
        </PhoneProvider>
      );
      const view = await render(page(colorScheme));
      const inside = () => {
        const style = getComputedStyle(view.getByText('话').element());
        return [style.getPropertyValue('--lf-bg'), style.colorScheme];
      };
      await expect.poll(inside).toEqual(colorScheme === 'light' ? light : dark);
      await view.rerender(page('light'));
      await expect.poll(inside).toEqual(light);
    },
  );
});

describe('a page that is written from right to left', () => {
  const WhereOverlaysGo = () => <output>{useOverlayRoot()?.dir ?? ''}</output>;
  const navigation = { hrefOf: () => '#', go: () => {}, openBeside: () => {} };
  const direction = (element: Element | null) => element && getComputedStyle(element).direction;

  it('keeps its own direction inside the provider', async () => {
    const { view } = await look({});
    view.container.dir = 'rtl';
    expect(direction(view.container.querySelector('p'))).toBe('rtl');
  });

  it.each([
    {
      component: 'ControlPanel',
      page: <ControlPanel competitionId="c1" screenHref="/" onLoginNeeded={() => {}} />,
    },
    { component: 'JudgeScoring', page: <JudgeScoring competitionId="c1" /> },
    {
      component: 'PhoneMessage',
      page: <PhoneMessage title="席位链接已失效" hint="请联系组织者" ways={{}} />,
    },
    {
      component: 'Desk',
      page: (
        <Desk navigation={navigation}>
          <main>话</main>
        </Desk>
      ),
    },
  ])('shows $component from left to right', async ({ page }) => {
    const { view } = await look({}, <div dir="rtl">{page}</div>);
    await expect.poll(() => direction(view.container.querySelector('main'))).toBe('ltr');
  });

  it('shows overlays of the desk from left to right as well', async () => {
    const { view } = await look(
      {},
      <div dir="rtl">
        <Desk navigation={navigation}>
          <WhereOverlaysGo />
        </Desk>
      </div>,
    );
    await expect.element(view.getByText('ltr', { exact: true })).toBeInTheDocument();
  });
});
