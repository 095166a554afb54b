// The screen embedded in another page: its size, its direction of writing, and callbacks that may return anything.
import { createLiangfenClient } from '@liangfen/sdk';
import { type ReactNode, StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { LiangfenProvider } from '../provider/index.ts';
import { MatchScreen, type MatchScreenProps } from './MatchScreen.tsx';
import { MatchStage } from './MatchStage.tsx';
import { sampleMatch, sampleStages } from './samples.ts';
import { createLine, type Line } from './screen-line.test-parts.ts';

function inProvider(line: Line, children: ReactNode) {
  const client = createLiangfenClient({ baseUrl: 'https://score.example', fetch: line.fetch });
  return (
    <StrictMode>
      <LiangfenProvider client={client}>{children}</LiangfenProvider>
    </StrictMode>
  );
}

const screen = (props: Partial<MatchScreenProps> = {}) => (
  <MatchScreen competitionId="competition-1" {...props} />
);

/** Returns the painted size of the picture's canvas. */
function painted(container: Element): { width: number; height: number } {
  const caption = container.querySelector('[data-link]');
  const { width, height } = caption?.getBoundingClientRect() ?? new DOMRect();
  return { width: Math.round(width), height: Math.round(height) };
}

describe('the size of an embedded screen', () => {
  it.each([
    { parent: 'no height', style: { width: 640 }, height: 360 },
    { parent: 'only a minimum height', style: { width: 320, minHeight: 40 }, height: 180 },
    { parent: 'a size of its own', style: { width: 640, height: 200 }, height: 200 },
    { parent: 'the shape of a tall wall', style: { width: 200, height: 500 }, height: 500 },
  ])('in a parent with $parent it is $height px high', async ({ style, height }) => {
    const line = createLine(sampleMatch(sampleStages.START));
    const view = await render(inProvider(line, <div style={style}>{screen()}</div>));
    await expect.element(view.getByText('听见每一束光').first()).toBeInTheDocument();
    await expect.poll(() => painted(view.container)).toEqual({ width: style.width, height });
  });

  it('has its ratio even before the first picture, so that the page around it does not jump', async () => {
    const line = createLine(sampleMatch(sampleStages.START));
    line.cut();
    const view = await render(inProvider(line, <div style={{ width: 640 }}>{screen()}</div>));
    const box = view.container.querySelector('[data-lf-screen]');
    expect(box?.clientHeight).toBe(360);
  });

  it('is the same for a stage alone', async () => {
    const view = await render(
      <div style={{ width: 640 }}>
        <MatchStage match={sampleMatch(sampleStages.START)} />
      </div>,
    );
    await expect.poll(() => painted(view.container)).toEqual({ width: 640, height: 360 });
  });
});

describe('the direction of an embedded screen', () => {
  it('is that of its picture, even in a page that is written from right to left', async () => {
    const line = createLine(sampleMatch(sampleStages.SCORING));
    const view = await render(
      inProvider(
        line,
        <div dir="rtl" style={{ width: 640, height: 360 }}>
          {screen()}
        </div>,
      ),
    );
    const words = view.getByText('评委打分中', { exact: true });
    await expect.element(words).toBeInTheDocument();
    expect(getComputedStyle(words.element()).direction).toBe('ltr');
  });
});

describe('the callbacks of an embedded screen', () => {
  it.each([
    {
      host: 'an async function',
      wrap: (keep: (status: string) => void) => async (status: string) => keep(status),
    },
    {
      host: 'one that answers a number',
      wrap: (keep: (status: string) => void) => (status: string) => [keep(status)].length,
    },
  ])('may be $host, and the page around it keeps working', async ({ wrap }) => {
    const line = createLine(sampleMatch(sampleStages.SPEECH));
    const heard: string[] = [];
    // The type says that a host's function returns nothing; without types it may return anything.
    const onConnectionChange = wrap((status) => heard.push(status)) as NonNullable<
      MatchScreenProps['onConnectionChange']
    >;
    const view = await render(
      inProvider(
        line,
        <div style={{ width: 640 }}>
          <p>的网站</p>
          {screen({ onConnectionChange })}
        </div>,
      ),
    );
    await expect.element(view.getByText('李雨桐', { exact: true })).toBeInTheDocument();
    line.cut();
    await expect.poll(() => heard.at(-1)).toBe('reconnecting');
    await expect.element(view.getByText('的网站')).toBeInTheDocument();
    await expect.element(view.getByText('李雨桐', { exact: true })).toBeInTheDocument();
  });
});
