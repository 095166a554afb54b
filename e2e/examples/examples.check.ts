/**
 * Builds every example as a partner would, from packed packages and on a site of its own, and checks that a score
 * arrives on its stage.
 */
import { randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLiangfenClient, type LiangfenClient } from '@liangfen/sdk';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { desk, Hall } from '../support/people.ts';
import { type Product, startProduct } from '../support/product.ts';
import { scoringOf } from '../support/show.ts';
import { organiserOf, type Stage, setStage } from '../support/stage.ts';
import { type Running, run, serve } from './commands.ts';
import { copyFilledIn } from './filled-in.ts';
import { folderSite, freePort } from './sites.ts';

const examples = join(import.meta.dirname, '../../examples');
const workshop = join(inject('workshop'), 'examples');

let product: Product;
let hall: Hall;
let organiser: LiangfenClient;
/** Everything that was started, latest first. */
const running: Running[] = [];
/** The packages of all examples, in one folder above them: installing each by itself would take four times as long. */
let installed: Promise<void>;

beforeAll(async () => {
  await run('mkdir', ['-p', workshop], { cwd: examples });
  installed = install();
  // A failure is reported by the test that waits for the packages.
  installed.catch(() => undefined);
  product = await startProduct();
  hall = await Hall.open(product.url);
  organiser = await organiserOf(product, `partner-${randomUUID().slice(0, 8)}`);
});

afterAll(async () => {
  await hall?.close();
  for (const one of running.reverse()) await one.stop();
  await product?.stop();
});

async function install(): Promise<void> {
  const dependencies: Record<string, string> = {};
  for (const folder of await readdir(examples)) {
    const manifest = await manifestOf(folder);
    for (const [name, version] of Object.entries(manifest)) {
      const known = dependencies[name];
      if (known !== undefined && known !== version) {
        throw new Error(`${folder} wants ${name} ${version}, another example ${known}`);
      }
      dependencies[name] = version;
    }
  }
  // Our packages come from the tarballs, also those that no example names but our packages need.
  for (const [name, tarball] of Object.entries(inject('packed'))) {
    dependencies[name] = `file:${tarball}`;
  }
  const manifest = { name: 'workshop', private: true, dependencies };
  await writeFile(join(workshop, 'package.json'), JSON.stringify(manifest));
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: workshop,
  });
}

async function manifestOf(folder: string): Promise<Record<string, string>> {
  try {
    const text = await readFile(join(examples, folder, 'package.json'), 'utf8');
    const { dependencies = {}, devDependencies = {} } = JSON.parse(text);
    return { ...dependencies, ...devDependencies };
  } catch {
    // A page without a bundler has no package.json.
    return {};
  }
}

/** Makes a competition, fills in the example with it, and lists the example's site. */
async function prepared(folder: string, origin: string): Promise<{ stage: Stage; at: string }> {
  const stage = await setStage(product, organiser, {
    name: `示例 ${folder}`,
    mode: 'SCORE',
    judges: ['周慧敏'],
    groups: [['起风了']],
  });
  await organiser.request('updateBaseSetting', {
    path: { id: stage.id },
    body: { embedOrigins: [origin] },
  });
  const at = join(workshop, folder);
  await copyFilledIn(join(examples, folder), at, {
    server: product.url,
    competitionId: stage.id,
    origin,
  });
  return { stage, at };
}

/** The judge scores; the operator shows the result. */
async function scored(stage: Stage, score: number): Promise<void> {
  const { programGroups } = await organiser.request('listProgramGroups', {
    path: { id: stage.id },
  });
  const programId = programGroups[0]?.programs[0]?.id ?? '';
  const target = { programId, itemId: null, test: false };
  const operate = (command: Parameters<typeof product.app.services.live.command>[2]) =>
    product.app.services.live.command(stage.id, { role: 'CONSOLE', id: 'operator' }, command, {
      commandId: null,
      seenVersion: null,
    });
  const [judge] = stage.judges;
  await judge?.signIn();
  for (const command of scoringOf(programId)) await operate(command);
  await judge?.submit('起风了', score);
  await operate({ type: 'SHOW_SCORE', ...target, confirm: true });
  await operate({ type: 'SHOW_RESULT', ...target });
}

/** The example's page is open before the judge scores, and shows the score without being loaded again. */
async function seesAScoreArrive(stage: Stage, address: string): Promise<void> {
  const page = await hall.page(desk);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.goto(address);
  await page.getByText('正在直播').waitFor();
  const frame = page.locator('iframe');
  const holder = (await frame.count()) === 0 ? page : page.frameLocator('iframe');
  await holder.getByText(stage.name).filter({ visible: true }).first().waitFor();
  await scored(stage, 93.5);
  await holder.getByText('93.5').filter({ visible: true }).first().waitFor();
  expect(await page.context().cookies()).toEqual([]);
  expect(hall.faults).toEqual([]);
  expect(refused).toEqual([]);
}

/** How each folder of examples/ is built and checked. */
const ways: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  'html-element': shownAsItIs,
  iframe: shownAsItIs,
  'vite-react': builtByVite,
  'vue-element': builtByVite,
  next: servedByNext,
  'node-backend': readsResults,
};

async function shownAsItIs(folder: string): Promise<void> {
  const site = await folderSite();
  running.push(site);
  const { stage, at } = await prepared(folder, site.origin);
  site.show(at);
  await seesAScoreArrive(stage, site.origin);
}

async function builtByVite(folder: string): Promise<void> {
  const site = await folderSite();
  running.push(site);
  const { stage, at } = await prepared(folder, site.origin);
  await installed;
  await run('npx', ['--no-install', 'vite', 'build'], { cwd: at });
  if (folder === 'vite-react') await allowStylesByHash(join(at, 'dist/index.html'));
  site.show(join(at, 'dist'));
  await seesAScoreArrive(stage, site.origin);
}

/** A site of plain files has no nonce to give, so its policy names the styles by their hashes. */
async function allowStylesByHash(file: string): Promise<void> {
  const hashes = join(workshop, 'node_modules/@liangfen/ui/dist/style-hashes.json');
  const { MatchScreen }: { MatchScreen: readonly string[] } = JSON.parse(
    await readFile(hashes, 'utf8'),
  );
  const policy = `style-src 'self' ${MatchScreen.map((hash) => `'${hash}'`).join(' ')}`;
  const html = await readFile(file, 'utf8');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  await writeFile(file, html.replace('<head>', `<head>${meta}`));
}

/** The HTML from the server, before any script, holds the stage's styles with the nonce of the policy. */
async function isStyledFromTheServer(origin: string): Promise<void> {
  const answer = await fetch(origin);
  const policy = answer.headers.get('content-security-policy') ?? '';
  const [, nonce] = /style-src 'self' 'nonce-([^']+)'/.exec(policy) ?? [];
  const html = await answer.text();
  expect(html).toContain('data-lf-screen');
  expect(html).toMatch(new RegExp(`<style nonce="${nonce}"[^>]*>[^<]*[.]lfs-filling`));
}

async function servedByNext(folder: string): Promise<void> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const { stage, at } = await prepared(folder, origin);
  await installed;
  await run('npx', ['--no-install', 'next', 'build'], { cwd: at });
  running.push(
    await serve('npx', ['--no-install', 'next', 'start', '--port', `${port}`], { cwd: at }, origin),
  );
  await isStyledFromTheServer(origin);
  await seesAScoreArrive(stage, origin);
}

async function readsResults(folder: string): Promise<void> {
  const port = await freePort();
  const { stage, at } = await prepared(folder, `http://localhost:${port}`);
  const { key } = await organiser.request('createApiKey', {
    body: { name: '门户后端', scopes: ['results:read'] },
  });
  await installed;
  const ranking = `http://localhost:${port}/ranking`;
  const env = {
    LIANGFEN_SERVER: product.url,
    LIANGFEN_COMPETITION: stage.id,
    LIANGFEN_KEY: key,
    PORT: `${port}`,
  };
  running.push(await serve('node', ['server.js'], { cwd: at, env }, ranking));
  await scored(stage, 93.5);
  const answer = await (await fetch(ranking)).json();
  expect(answer[0].rows).toEqual([{ rank: 1, name: '起风了', score: 93.5 }]);
  // The key opens nothing else.
  const withKey = createLiangfenClient({ baseUrl: product.url, apiKey: key });
  await expect(withKey.request('deleteCompetition', { path: { id: stage.id } })).rejects.toThrow();
}

it('every folder of examples is checked here', async () => {
  const entries = await readdir(examples, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(Object.keys(ways).sort()).toEqual(folders.sort());
});

it.concurrent.each(Object.entries(ways))('%s', (folder, way) => way(folder));
