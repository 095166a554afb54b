// A screen whose code for the pictures is still loading: the hall never sees a gap, and is told that the picture is old.
import { createLiangfenClient, type ScreenProblem } from '@liangfen/sdk';
import type { ConnectionReport, ScreenMatch } from '@liangfen/sdk/schema';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ScreenProvider } from '../provider/index.ts';
import { pictures } from './late-parts.ts';
import { MatchScreen } from './MatchScreen.tsx';
import { sampleMatch, sampleStages } from './samples.ts';
import { createLine } from './screen-line.test-parts.ts';

afterEach(() => vi.restoreAllMocks());

/** Holds back the code for the pictures until the test lets it arrive or fail. */
function codeOnItsWay() {
  const { load } = pictures;
  let resolve = () => {};
  let reject: (reason: Error) => void = () => {};
  const promise = new Promise<void>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  vi.spyOn(pictures, 'loaded').mockReturnValue(null);
  vi.spyOn(pictures, 'load').mockImplementation(async () => {
    await promise;
    return load();
  });
  return { resolve, reject };
}

async function screenOf(first: ScreenMatch) {
  const line = createLine(first);
  const reports: ConnectionReport[] = [];
  const told: ScreenProblem[] = [];
  const onReady = vi.fn();
  const client = createLiangfenClient({
    baseUrl: 'https://score.example',
    fetch: async (request) => {
      if (request.url.endsWith('/screen/report')) reports.push(await request.clone().json());
      return line.fetch(request);
    },
  });
  const view = await render(
    <StrictMode>
      <ScreenProvider client={client}>
        <div style={{ width: 640, height: 360 }}>
          <MatchScreen
            competitionId="competition-1"
            onReady={onReady}
            onError={(problem) => told.push(problem)}
          />
        </div>
      </ScreenProvider>
    </StrictMode>,
  );
  return { view, line, reports, told, onReady };
}

function moveOn(line: ReturnType<typeof createLine>, to: ScreenMatch) {
  const { link, linkData, activeProgramGroupId, activeProgramId, activeItemId, stage } = to;
  const at = Date.now();
  line.send({
    frame: 'change',
    from: 1,
    version: 2,
    serverTime: at,
    events: [
      {
        type: 'SCORING_OPENED',
        version: 2,
        at,
        onAir: { link, linkData, activeProgramGroupId, activeProgramId, activeItemId, stage },
      },
    ],
  });
}

/** A text of the opening. */
const opening = '听见每一束光';
const scoring = '评委打分中';

describe('while the code of the pictures is on its way, a screen', () => {
  it('shows the opening, which does not need this code', async () => {
    codeOnItsWay();
    const { view, onReady } = await screenOf(sampleMatch(sampleStages.START));
    await expect.element(view.getByText(opening)).toBeInTheDocument();
    expect(onReady).toHaveBeenCalledOnce();
  });

  it('keeps the present picture until the next one can be drawn', async () => {
    const arrive = codeOnItsWay();
    const { view, line } = await screenOf(sampleMatch(sampleStages.START));
    await expect.element(view.getByText(opening)).toBeInTheDocument();
    const scenes: number[] = [];
    const watch = new MutationObserver(() =>
      scenes.push(view.container.querySelectorAll('[data-scene] > *').length),
    );
    watch.observe(view.container, { subtree: true, childList: true });
    moveOn(line, sampleMatch(sampleStages.SCORING));
    await expect.element(view.getByText(opening)).toBeInTheDocument();
    expect(view.container.textContent).not.toContain(scoring);
    arrive.resolve();
    await expect.element(view.getByText(scoring, { exact: true })).toBeInTheDocument();
    await expect.poll(() => view.container.textContent).not.toContain(opening);
    watch.disconnect();
    expect(scenes.length).toBeGreaterThan(0);
    expect(Math.min(...scenes), 'a layer without a picture in it').toBeGreaterThan(0);
  });

  it('that is opened in the middle of a show begins with the picture on air', async () => {
    const arrive = codeOnItsWay();
    const { view, onReady } = await screenOf(sampleMatch(sampleStages.SCORING));
    await expect.element(view.getByRole('heading', { name: '正在连接' })).toBeInTheDocument();
    expect(onReady).not.toHaveBeenCalled();
    arrive.resolve();
    await expect.element(view.getByText(scoring, { exact: true })).toBeInTheDocument();
    await expect.poll(() => onReady.mock.calls).toHaveLength(1);
  });
});

describe('when the code of the pictures does not come, a screen', () => {
  it('tells the page and the operator that it still shows an older picture', async () => {
    const arrive = codeOnItsWay();
    const { view, line, told, reports } = await screenOf(sampleMatch(sampleStages.START));
    await expect.element(view.getByText(opening)).toBeInTheDocument();
    arrive.reject(new TypeError('Failed to fetch dynamically imported module'));
    moveOn(line, sampleMatch(sampleStages.SCORING));
    await expect.poll(() => told.map(({ code }) => code)).toEqual(['PICTURES_NOT_LOADED']);
    await expect.poll(() => reports.at(-1)?.version).toBe(1);
    await expect.element(view.getByText(opening)).toBeInTheDocument();
  });
});
