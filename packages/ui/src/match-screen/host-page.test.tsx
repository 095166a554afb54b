// The page around a screen: what it hears of the show, what it may do with the screen, and what needs its consent.
import { createLiangfenClient, type ScreenEvent } from '@liangfen/sdk';
import { createRef, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { zhCN } from '../messages/index.ts';
import { LiangfenProvider } from '../provider/index.ts';
import { MatchScreen, type MatchScreenHandle, type MatchScreenProps } from './MatchScreen.tsx';
import { sampleMatch, sampleStages } from './samples.ts';
import { createLine, type Line } from './screen-line.test-parts.ts';

afterEach(() => vi.restoreAllMocks());

async function renderScreen(line: Line, props: Partial<MatchScreenProps> = {}) {
  const client = createLiangfenClient({ baseUrl: 'https://score.example', fetch: line.fetch });
  const handle = createRef<MatchScreenHandle>();
  const view = await render(
    <StrictMode>
      <LiangfenProvider client={client}>
        <div style={{ width: 640 }}>
          <MatchScreen ref={handle} competitionId="competition-1" {...props} />
        </div>
      </LiangfenProvider>
    </StrictMode>,
  );
  return { view, handle };
}

function startPage() {
  return createLine(sampleMatch(sampleStages.START));
}

const shownText = '听见每一束光';

describe('what the page hears', () => {
  it('is `ready` once, with the first picture', async () => {
    const onReady = vi.fn();
    const { view } = await renderScreen(startPage(), { onReady });
    await expect.element(view.getByText(shownText).first()).toBeInTheDocument();
    expect(onReady).toHaveBeenCalledOnce();
  });

  it('is each event once, and of a score only that it was given', async () => {
    const line = createLine(sampleMatch(sampleStages.SCORING));
    const events: ScreenEvent[] = [];
    const { view } = await renderScreen(line, { onEvent: (event) => events.push(event) });
    await expect.element(view.getByText('评委打分中', { exact: true })).toBeInTheDocument();
    const at = Date.now();
    const scored = {
      type: 'SCORE_SUBMITTED',
      version: 2,
      at,
      submitted: 5,
      expected: 7,
      judgeId: 'judge-1',
    } as const;
    line.send({ frame: 'change', from: 1, version: 2, serverTime: at, events: [scored] });
    // The previous frame again, as after a connection that was cut between two frames.
    line.send({ frame: 'change', from: 1, version: 2, serverTime: at, events: [scored] });
    await expect.poll(() => events.length).toBe(1);
    expect(events).toEqual([
      { type: 'SCORE_SUBMITTED', version: 2, at, submitted: 5, expected: 7 },
    ]);
  });

  it('is the state of the connection, with its reason', async () => {
    const line = startPage();
    const heard: unknown[] = [];
    const { view } = await renderScreen(line, {
      onConnectionChange: (status, reason) => heard.push([status, reason]),
    });
    await expect.element(view.getByText(shownText).first()).toBeInTheDocument();
    line.cut();
    await expect.poll(() => heard.at(-1)).toEqual(['reconnecting', 'CONNECTION_LOST']);
    expect(heard).toContainEqual(['live', null]);
  });
});

describe('what the page may do', () => {
  it('is to read the picture in words', async () => {
    const line = startPage();
    const { handle } = await renderScreen(line);
    const { caption } = zhCN.screen;
    await expect
      .poll(() => handle.current?.snapshot())
      .toBe(caption.start.replace('{name}', sampleMatch(sampleStages.START).name));
  });

  it('is to read why there is no picture', async () => {
    const line = startPage();
    line.cut();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { handle } = await renderScreen(line);
    const { title, hint } = zhCN.noPicture.SERVER_AWAY;
    await expect.poll(() => handle.current?.snapshot()).toBe(`${title}，${hint}`);
  });

  it('is to reconnect the screen', async () => {
    const line = startPage();
    const fetched = vi.spyOn(line, 'fetch');
    const { view, handle } = await renderScreen(line);
    await expect.element(view.getByText(shownText).first()).toBeInTheDocument();
    const streams = () =>
      fetched.mock.calls.filter(([{ url }]) => url.includes('/screen/events')).length;
    const before = streams();
    handle.current?.reload();
    await expect.poll(streams).toBe(before + 1);
    await expect.poll(line.open).toBe(1);
  });

  it('is to make the screen fill the display, and to hear when the browser refuses', async () => {
    const { view, handle } = await renderScreen(startPage());
    await expect.element(view.getByText(shownText).first()).toBeInTheDocument();
    const asked = vi.spyOn(HTMLElement.prototype, 'requestFullscreen');
    asked.mockResolvedValueOnce();
    await handle.current?.enterFullscreen();
    expect(asked.mock.contexts[0]).toBe(view.container.querySelector('[data-lf-screen]'));
    asked.mockRejectedValueOnce(new TypeError('not allowed'));
    await expect(handle.current?.enterFullscreen()).rejects.toThrow('not allowed');
  });
});

describe('without the page’s consent', () => {
  const pressF = () => {
    const event = new KeyboardEvent('keydown', { key: 'f', bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('the key F stays with the page', async () => {
    vi.spyOn(HTMLElement.prototype, 'requestFullscreen').mockResolvedValue();
    const { view } = await renderScreen(startPage());
    await expect.element(view.getByText(shownText).first()).toBeInTheDocument();
    expect(pressF()).toBe(false);
    await view.unmount();
    const given = await renderScreen(startPage(), { keys: true });
    await expect.element(given.view.getByText(shownText).first()).toBeInTheDocument();
    expect(pressF()).toBe(true);
  });

  it('the screen does not keep the machine awake', async () => {
    const asked = vi.spyOn(navigator.wakeLock, 'request').mockRejectedValue(new Error('refused'));
    const { view } = await renderScreen(startPage());
    await expect.element(view.getByText(shownText).first()).toBeInTheDocument();
    expect(asked).not.toHaveBeenCalled();
    const awake = await renderScreen(startPage(), { wakeLock: true });
    await expect.element(awake.view.getByText(shownText).first()).toBeInTheDocument();
    expect(asked).toHaveBeenCalledWith('screen');
  });

  it('an order to reload reconnects the screen alone', async () => {
    const line = startPage();
    const fetched = vi.spyOn(line, 'fetch');
    const { view } = await renderScreen(line);
    await expect.element(view.getByText(shownText).first()).toBeInTheDocument();
    const streams = () =>
      fetched.mock.calls.filter(([{ url }]) => url.includes('/screen/events')).length;
    const before = streams();
    line.send({ frame: 'reload', serverTime: Date.now() });
    await expect.poll(streams).toBe(before + 1);
    await expect.element(view.getByText(shownText).first()).toBeInTheDocument();
  });
});
