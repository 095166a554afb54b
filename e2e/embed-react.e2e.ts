/** The four React components in a portal on another origin, with logins that the portal hands out and no cookie. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceFirst } from '../vite.shared.ts';
import { desk, Hall, phone, shows } from './support/people.ts';
import { openPortal, type Portal } from './support/portal.ts';
import type { PortalSettings } from './support/portal-page.tsx';
import { type Product, startProduct } from './support/product.ts';
import { createShow, type Show, scoringOf } from './support/show.ts';
import { flowButton } from './support/stage.ts';
import { translate } from './support/translator.ts';

let portal: Portal;
let product: Product;
let hall: Hall;
let show: Show;
let script: string;

beforeAll(async () => {
  portal = await openPortal();
  product = await startProduct(undefined, { isDemo: false, portals: [portal.origin] });
  hall = await Hall.open(product.url);
  show = await createShow(product, {
    name: '门户里的歌手赛',
    judges: ['周慧敏'],
    programs: ['起风了'],
  });
  script = await bundled();
});

afterAll(async () => {
  await hall?.close();
  await Promise.all([portal?.stop(), product?.stop()]);
});

/** The portal's page as its bundler builds it, in one file. */
async function bundled(): Promise<string> {
  const made = await build({
    ...sourceFirst,
    configFile: false,
    logLevel: 'silent',
    // The portal is built for production, whatever NODE_ENV the tests have.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'support/portal-page.tsx'),
        output: { codeSplitting: false },
      },
    },
  });
  const [output] = Array.isArray(made) ? made : [made];
  const file = output && 'output' in output ? output.output[0] : undefined;
  if (file?.type !== 'chunk') throw new Error('the portal’s page was not bundled');
  return file.code;
}

async function open(
  component: PortalSettings['component'],
  logins: readonly string[] = [],
  { of = show, isTranslated = false }: { of?: Show; isTranslated?: boolean } = {},
): Promise<Page> {
  const settings: PortalSettings = {
    server: product.url,
    component,
    competitionId: of.id,
    logins,
    seat: of.seats[0]?.split('#').pop() ?? '',
  };
  const page = await hall.page(component === 'JUDGE' ? phone : desk);
  if (isTranslated) await translate(page);
  // Each component gets an address of its own, so that the browser reuses nothing of the previous page.
  const address = portal.put(
    `/${component}`,
    `<body style="margin: 0"><div id="root" style="height: 100vh"></div>
      <script type="application/json" id="settings">${JSON.stringify(settings)}</script>
      <script type="module" src="/portal.js"></script>`,
  );
  portal.putScript('/portal.js', script);
  await page.goto(address);
  return page;
}

const organisersLogin = () => show.client.tokens.get({ kind: 'general' }) ?? '';

describe('a portal on another origin', () => {
  it('runs a program, and its operator, judge and wall see the same show', async () => {
    const { token } = await show.client.request('issueConsoleToken', { path: { id: show.id } });
    const [screen, judge, panel] = await Promise.all([
      open('SCREEN'),
      open('JUDGE'),
      // The first login has ended, so the portal is asked for another one without the operator noticing.
      open('PANEL', ['CONSOLE ended', token]),
    ]);
    await shows(judge, '比赛即将开始');
    await shows(screen, '门户里的歌手赛');
    await flowButton(panel, '节目单').click();
    await shows(screen, '起风了');
    await show.operate(...scoringOf(show.programIds[0] ?? ''));
    for (const digit of '95') {
      await judge.getByRole('button', { name: digit, exact: true }).click();
    }
    await judge.getByRole('button', { name: '提交' }).click();
    await shows(judge, '已送达');
    await shows(screen, /1\s*\/\s*1/);
    expect(await panel.getByText('请先登录门户').count()).toBe(0);
    for (const page of [screen, judge, panel]) expect(await page.context().cookies()).toEqual([]);
    expect(hall.faults.filter((fault) => !fault.includes('401'))).toEqual([]);
  });

  it('runs the same show on pages that a browser translates', async () => {
    const of = await createShow(product, {
      name: '被翻译的门户',
      judges: ['周慧敏'],
      programs: ['起风了'],
    });
    const { token } = await of.client.request('issueConsoleToken', { path: { id: of.id } });
    const [screen, judge, panel] = await Promise.all([
      open('SCREEN', [], { of, isTranslated: true }),
      open('JUDGE', [], { of, isTranslated: true }),
      open('PANEL', [token], { of, isTranslated: true }),
    ]);
    await shows(judge, '比赛即将开始');
    const target = { programId: of.programIds[0] ?? '', itemId: null, test: false } as const;
    await of.operate(...scoringOf(target.programId));
    await shows(screen, '评委打分中');
    for (const digit of '88') {
      await judge.getByRole('button', { name: digit, exact: true }).click();
    }
    await judge.getByRole('button', { name: '提交' }).click();
    await shows(judge, '已送达');
    await of.operate({ type: 'SHOW_SCORE', ...target, confirm: true });
    await of.operate({ type: 'SHOW_RESULT', ...target });
    for (const page of [screen, judge, panel]) await shows(page, '88.00');
    expect(hall.faults.filter((fault) => !fault.includes('401'))).toEqual([]);
  });

  it('has the organiser’s desk with the list, a competition and a change that is stored', async () => {
    const page = await open('DESK', [organisersLogin()]);
    await page.getByRole('link', { name: '门户里的歌手赛' }).click();
    await page.getByRole('heading', { name: /^门户里的歌手赛 彩排/ }).waitFor();
    await page.getByRole('link', { name: '节目', exact: true }).click();
    await page.getByRole('button', { name: '添加节目' }).click();
    await page.getByLabel('节目名称').fill('孤勇者');
    await page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click();
    await shows(page, '孤勇者');
    const { programGroups } = await show.client.request('listProgramGroups', {
      path: { id: show.id },
    });
    const names = programGroups.flatMap(({ programs }) => programs.map((one) => one.programName));
    expect(names).toEqual(['起风了', '孤勇者']);
    expect(await page.context().cookies()).toEqual([]);
  });
});
