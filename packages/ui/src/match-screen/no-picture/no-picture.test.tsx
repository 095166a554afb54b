// A screen without a picture says why: to the audience, to the page around it, and once in the developer's console.
import {
  createLiangfenClient,
  type LiangfenClient,
  type NoPictureCode,
  type ScreenProblem,
} from '@liangfen/sdk';
import type { EmbeddingState } from '@liangfen/sdk/schema';
import { embeddingStateValues } from '@liangfen/sdk/values';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { zhCN } from '../../messages/index.ts';
import { LiangfenProvider } from '../../provider/index.ts';
import { MatchScreen, type MatchScreenProps } from '../MatchScreen.tsx';
import { sampleMatch, sampleStages } from '../samples.ts';
import { createLine } from '../screen-line.test-parts.ts';

type Answer = (request: Request) => Promise<Response>;

afterEach(() => vi.restoreAllMocks());

let number = 0;
/** A new id for each test, because the console names a problem only once for each competition and server. */
function newId(): string {
  number += 1;
  return `competition-of-test-${number}`;
}
const newServer = () => `https://${newId()}.example`;

const isCheck = ({ url }: Request) => new URL(url).pathname.endsWith('/screen/embedding');
const isStream = ({ url }: Request) => new URL(url).pathname.endsWith('/screen/events');
const problem = (status: number, code: string) =>
  Response.json({ type: 'about:blank', title: '', status, code, detail: '' }, { status });
const noNetwork = (): never => {
  throw new TypeError('no network');
};

function clientOf(fetch: Answer): LiangfenClient {
  return createLiangfenClient({ baseUrl: newServer(), fetch });
}

async function renderWithout(fetch: Answer | null, props: Partial<MatchScreenProps> = {}) {
  const told: ScreenProblem[] = [];
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const screen = (
    <MatchScreen competitionId={newId()} onError={(one) => told.push(one)} {...props} />
  );
  const view = await render(
    <StrictMode>
      <div style={{ width: 640 }}>
        {fetch === null ? (
          screen
        ) : (
          <LiangfenProvider client={clientOf(fetch)}>{screen}</LiangfenProvider>
        )}
      </div>
    </StrictMode>,
  );
  return { view, told, warned };
}

/** A server whose answers this page may not read, except that of the embedding check, which every page may read. */
const hidden =
  (state: EmbeddingState): Answer =>
  async (request) =>
    isCheck(request) ? Response.json({ state }) : noNetwork();

const cases: readonly { code: NoPictureCode; when: string; fetch: Answer }[] = [
  ...embeddingStateValues
    .filter((state) => state !== 'ALLOWED')
    .map((code) => ({ code, when: 'the server says so', fetch: hidden(code) })),
  { code: 'SERVER_AWAY', when: 'nothing answers', fetch: async () => noNetwork() },
  {
    code: 'SERVER_AWAY',
    when: 'the site is allowed and the line alone does not come about',
    fetch: hidden('ALLOWED'),
  },
  {
    code: 'SERVER_BUSY',
    when: 'it asks to wait',
    fetch: async () => problem(503, 'UNAVAILABLE'),
  },
  {
    code: 'WRONG_SERVER',
    when: 'a page answers instead',
    fetch: async () =>
      new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
  },
  {
    code: 'WRONG_SERVER',
    when: 'another server has no such address',
    fetch: async () => new Response('Not found', { status: 404 }),
  },
  {
    code: 'COMPETITION_NOT_FOUND',
    when: 'no competition could have that id',
    fetch: async () => problem(400, 'INVALID_REQUEST'),
  },
  {
    code: 'COMPETITION_NOT_FOUND',
    when: 'a server that knows no check answers so',
    fetch: async () => problem(404, 'NOT_FOUND'),
  },
  {
    code: 'REFUSED',
    when: 'the line alone is refused',
    fetch: async (request) =>
      isCheck(request) ? Response.json({ state: 'ALLOWED' }) : problem(403, 'FORBIDDEN'),
  },
];

describe('a screen without a picture', () => {
  it.each(cases)('says $code when $when', async ({ code, fetch }) => {
    const { view, told, warned } = await renderWithout(fetch);
    const { title, hint } = zhCN.noPicture[code];
    await expect.element(view.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(view.getByText(hint)).toBeVisible();
    expect(told.map((one) => one.code)).toEqual([code]);
    const lines = warned.mock.calls.map(([line]) => String(line));
    expect(lines).toEqual([`[liangfen] ${code}: ${told[0]?.detail}`]);
  });

  it('names the site, the competition and the server to the developer', async () => {
    const { told } = await renderWithout(hidden('ORIGIN_NOT_LISTED'));
    await expect
      .poll(() => told.map(({ detail }) => detail).join())
      .toContain(window.location.origin);
    const other = await renderWithout(hidden('COMPETITION_NOT_FOUND'), {
      competitionId: 'a3f81c9e',
    });
    await expect.poll(() => other.told.map(({ detail }) => detail).join()).toContain('a3f81c9e');
    expect(other.told[0]?.detail).toMatch(/https:\/\/competition-of-test-\d+\.example/);
  });

  it('says when it will try again, and `null` when it will not', async () => {
    const { told } = await renderWithout(hidden('ORIGIN_NOT_LISTED'));
    await expect.poll(() => told.length).toBe(1);
    expect(told[0]?.retryAt).toBeGreaterThan(0);
    const stopped = await renderWithout(async () => problem(404, 'NOT_FOUND'));
    await expect.poll(() => stopped.told.length).toBe(1);
    expect(stopped.told[0]?.retryAt).toBeNull();
  });

  it('shows the picture by itself as soon as the site is listed', async () => {
    const line = createLine(sampleMatch(sampleStages.START));
    let listed = false;
    const onReady = vi.fn();
    const { view, told } = await renderWithout(
      async (request) => {
        if (listed) return line.fetch(request);
        return isCheck(request) ? Response.json({ state: 'ORIGIN_NOT_LISTED' }) : noNetwork();
      },
      { onReady },
    );
    await expect.poll(() => told.length).toBe(1);
    expect(onReady).not.toHaveBeenCalled();
    listed = true;
    await expect.element(view.getByText('听见每一束光').first()).toBeInTheDocument();
    expect(onReady).toHaveBeenCalledOnce();
    await expect
      .poll(() => view.container.textContent)
      .not.toContain(zhCN.noPicture.ORIGIN_NOT_LISTED.title);
  });

  it('keeps the last picture, and tells the page that the picture is no longer current', async () => {
    const line = createLine(sampleMatch(sampleStages.SPEECH));
    const { view, told } = await renderWithout(line.fetch);
    await expect.element(view.getByText('李雨桐', { exact: true })).toBeInTheDocument();
    line.cut();
    await expect.poll(() => told.map(({ code }) => code)).toEqual(['SERVER_AWAY']);
    await expect.element(view.getByText('李雨桐', { exact: true })).toBeInTheDocument();
    expect(view.container.textContent).not.toContain(zhCN.noPicture.SERVER_AWAY.title);
  });

  it('removes the picture of a deleted competition', async () => {
    const line = createLine(sampleMatch(sampleStages.SPEECH));
    const { view, told } = await renderWithout(async (request) =>
      isCheck(request) ? Response.json({ state: 'COMPETITION_NOT_FOUND' }) : line.fetch(request),
    );
    await expect.element(view.getByText('李雨桐', { exact: true })).toBeInTheDocument();
    line.send({ frame: 'closed', serverTime: Date.now(), reason: 'COMPETITION_DELETED' });
    const { title } = zhCN.noPicture.COMPETITION_NOT_FOUND;
    await expect.element(view.getByRole('heading', { name: title })).toBeVisible();
    expect(told.map(({ code }) => code)).toEqual(['COMPETITION_NOT_FOUND']);
  });

  it('keeps working after a callback has thrown', async () => {
    const mistakes: unknown[] = [];
    const listen = (event: ErrorEvent) => {
      mistakes.push(event.error);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('error', listen, { capture: true });
    const { view } = await renderWithout(hidden('ORIGIN_NOT_LISTED'), {
      onError: () => {
        throw new Error('of the host');
      },
    });
    const { title } = zhCN.noPicture.ORIGIN_NOT_LISTED;
    await expect.element(view.getByRole('heading', { name: title })).toBeVisible();
    await expect.poll(() => mistakes.length).toBe(1);
    window.removeEventListener('error', listen, { capture: true });
  });
});

describe('a screen that the page around it has not set up', () => {
  it('names the missing provider, and does not throw', async () => {
    const { view, told, warned } = await renderWithout(null);
    const { title } = zhCN.noPicture.NO_PROVIDER;
    await expect.element(view.getByRole('heading', { name: title })).toBeVisible();
    expect(told.map(({ code }) => code)).toEqual(['NO_PROVIDER']);
    expect(told[0]?.detail).toContain('<LiangfenProvider server="https://…">');
    expect(warned.mock.calls.length).toBeLessThanOrEqual(1);
  });

  it.each([undefined, null, '', 17])('names competitionId when it is %s', async (given) => {
    // A page without type checks may pass this.
    const competitionId = given as unknown as string;
    const { view, told } = await renderWithout(async () => noNetwork(), { competitionId });
    const { title } = zhCN.noPicture.WRONG_PROPS;
    await expect.element(view.getByRole('heading', { name: title })).toBeVisible();
    expect(told.map(({ code }) => code)).toEqual(['WRONG_PROPS']);
    expect(told[0]?.detail).toContain('competitionId');
  });
});

describe('a competition that cannot be reached', () => {
  it('is looked up by the embedding check without a token', async () => {
    const asked: Request[] = [];
    const { told } = await renderWithout(async (request) => {
      asked.push(request);
      return hidden('ORIGIN_NOT_LISTED')(request);
    });
    await expect.poll(() => told.length).toBe(1);
    const checks = asked.filter(isCheck);
    expect(checks.length).toBeGreaterThan(0);
    for (const { headers } of checks) expect(headers.has('Authorization')).toBe(false);
    expect(asked.some(isStream)).toBe(true);
  });
});
