// The screen on a connection that fails; the test makes the connection, because a healthy server never fails so.
import { createLiangfenClient } from '@liangfen/sdk';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LiangfenProvider } from '../provider/index.ts';
import { MatchScreen, type MatchScreenProps } from './MatchScreen.tsx';
import { sampleMatch, sampleStages } from './samples.ts';
import { createLine, type Line } from './screen-line.test-parts.ts';

function screen(fetch: Line['fetch'], props: Partial<MatchScreenProps> = {}) {
  const client = createLiangfenClient({ baseUrl: 'https://score.example', fetch });
  return (
    <StrictMode>
      <LiangfenProvider client={client}>
        <div style={{ width: 640, height: 360 }}>
          <MatchScreen competitionId="competition-1" {...props} />
        </div>
      </LiangfenProvider>
    </StrictMode>
  );
}

describe('MatchScreen', () => {
  it('shows the picture, and the next one when the operator moves on', async () => {
    const line = createLine(sampleMatch(sampleStages.SCORING));
    const view = await render(screen(line.fetch));
    await expect.element(view.getByText('评委打分中', { exact: true })).toBeInTheDocument();
    const next = sampleMatch(sampleStages.SCORE_REVEAL, { revealStep: 1 });
    const { link, linkData, activeProgramGroupId, activeProgramId, activeItemId, stage } = next;
    line.send({
      frame: 'change',
      from: 1,
      version: 2,
      serverTime: Date.now(),
      events: [
        {
          type: 'SCORES_REVEALED',
          version: 2,
          at: Date.now(),
          onAir: { link, linkData, activeProgramGroupId, activeProgramId, activeItemId, stage },
        },
      ],
    });
    await expect.element(view.getByText('96.50', { exact: true })).toBeInTheDocument();
    await view.unmount();
    await expect.poll(line.open).toBe(0);
  });

  it('keeps the last picture when the connection is cut, and only a preview says so', async () => {
    const lines = [
      createLine(sampleMatch(sampleStages.SPEECH)),
      createLine(sampleMatch(sampleStages.SPEECH)),
    ] as const;
    const onConnectionChange = vi.fn();
    const wall = await render(screen(lines[0].fetch, { onConnectionChange }));
    const preview = await render(screen(lines[1].fetch, { preview: true }));
    const seen = (view: typeof wall) => view.container.textContent ?? '';
    await expect.poll(() => seen(wall)).toContain('李雨桐');
    await expect.poll(() => seen(preview)).toContain('李雨桐');
    lines[0].cut();
    await expect
      .poll(() => onConnectionChange.mock.lastCall)
      .toEqual(['reconnecting', 'CONNECTION_LOST']);
    lines[1].cut();
    await expect.poll(() => seen(preview)).toContain('连接中断，正在重连');
    // The wall has been without its line for longer.
    expect(seen(wall)).not.toContain('连接中断');
    expect(seen(wall)).toContain('李雨桐');
    expect(seen(preview)).toContain('李雨桐');
  });

  it('says when there is no such competition', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      code: 'NOT_FOUND',
      detail: '没有找到这场比赛',
    };
    const view = await render(screen(async () => Response.json(problem, { status: 404 })));
    await expect.element(view.getByRole('heading', { name: '没有找到这场比赛' })).toBeVisible();
  });

  it('offers full screen while the pointer moves, and by the keyboard', async () => {
    // The tests run in a frame that may not go full screen; a page in a hall may.
    vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true);
    const line = createLine(sampleMatch(sampleStages.START));
    const view = await render(screen(line.fetch, { keys: true }));
    const button = view.getByRole('button', { name: '全屏' });
    const element = await vi.waitFor(() => button.element());
    expect(element.hasAttribute('data-near')).toBe(false);
    element.parentElement?.parentElement?.dispatchEvent(
      new PointerEvent('pointermove', { bubbles: true }),
    );
    await expect.poll(() => element.hasAttribute('data-near')).toBe(true);
    await expect.poll(() => element.hasAttribute('data-near'), { timeout: 6_000 }).toBe(false);
    expect(element.getAttribute('aria-keyshortcuts')).toBe('F');
    expect(element.getAttribute('tabindex')).toBeNull();
    const asked = vi.spyOn(HTMLElement.prototype, 'requestFullscreen').mockResolvedValue();
    await button.click();
    expect(asked).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  it('omits its backdrop for a mixer', async () => {
    const line = createLine(sampleMatch(sampleStages.START));
    const view = await render(screen(line.fetch, { transparent: true }));
    await expect.element(view.getByText('听见每一束光')).toBeInTheDocument();
    for (const element of view.container.querySelectorAll(
      '[data-transparent], [data-transparent] > div',
    )) {
      const { backgroundImage, backgroundColor } = getComputedStyle(element);
      expect([backgroundImage, backgroundColor]).toEqual(['none', 'rgba(0, 0, 0, 0)']);
    }
  });

  it('reloads when the operator asks, but not as a preview', async () => {
    const line = createLine(sampleMatch(sampleStages.START));
    const onReload = vi.fn();
    const onPreviewReload = vi.fn();
    const view = await render(
      <>
        {screen(line.fetch, { onReloadAsked: onReload })}
        {screen(line.fetch, { onReloadAsked: onPreviewReload, preview: true })}
      </>,
    );
    await expect.element(view.getByText('听见每一束光').first()).toBeInTheDocument();
    await expect.poll(line.open).toBe(2);
    line.send({ frame: 'reload', serverTime: Date.now() });
    await expect.poll(() => onReload.mock.calls).toHaveLength(1);
    expect(onPreviewReload).not.toHaveBeenCalled();
  });
});
