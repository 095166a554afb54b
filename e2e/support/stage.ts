/** A competition made through the API, and its console and screen in a browser, for tests that begin at the panel. */
import { createLiangfenClient, type LiangfenClient } from '@liangfen/sdk';
import type { Mode, ScoreSettingPatch } from '@liangfen/sdk/schema';
import type { Page } from 'playwright-core';
import { desk, type Hall, phone, wall } from './people.ts';
import { imageCode, type Product } from './product.ts';

export interface Cast {
  readonly name: string;
  readonly mode: Mode;
  readonly score?: ScoreSettingPatch;
  readonly judges?: readonly string[];
  /** Names of programs by group; the first group comes with the competition. */
  readonly groups: readonly (readonly string[])[];
}

export interface SeatedJudge {
  readonly name: string;
  readonly signIn: () => Promise<unknown>;
  /** Submits one score per item; a single score is for the item on air or for the whole program. */
  readonly submit: (program: string, ...scores: readonly number[]) => Promise<unknown>;
}

export interface Stage {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly consoleToken: string;
  readonly organiser: LiangfenClient;
  readonly console: LiangfenClient;
  readonly judges: readonly SeatedJudge[];
}

/** Registers a new main account, and returns a client that is logged in with it. */
export async function organiserOf({ url }: Product, loginName: string): Promise<LiangfenClient> {
  const image = await fetch(`${url}/api/login/code/image`);
  const cookie = image.headers.get('set-cookie')?.split(';')[0] ?? '';
  const answer = await fetch(`${url}/api/user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ loginName, password: 'liangfen2026', code: imageCode }),
  });
  if (!answer.ok) throw new Error(`registering: ${await answer.text()}`);
  const { token }: { token: string } = await answer.json();
  return clientWith(url, token);
}

export function clientWith(url: string, token: string): LiangfenClient {
  return createLiangfenClient({ baseUrl: url, getToken: () => token });
}

export async function setStage(
  { url }: Product,
  organiser: LiangfenClient,
  cast: Cast,
): Promise<Stage> {
  const { name, mode } = cast;
  const { id } = await organiser.request('createCompetition', { body: { name, mode } });
  const at = { path: { id } };
  // Opening a seat does not sign a judge in here: the tests decide who signs in, and when.
  await organiser.request('updateBaseSetting', { ...at, body: { seatSignsIn: false } });
  if (cast.score !== undefined) {
    await organiser.request('updateScoreSetting', { ...at, body: cast.score });
  }
  await addPrograms(organiser, id, cast.groups);
  for (const judge of cast.judges ?? []) {
    await organiser.request('createJudge', { ...at, body: { name: judge } });
  }
  return seated({ url }, organiser, { id, name });
}

/** Opens the console of an existing competition, and seats all its judges. */
export async function seated(
  { url }: Pick<Product, 'url'>,
  organiser: LiangfenClient,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<Stage> {
  const at = { path: { id } };
  const { token } = await organiser.request('issueConsoleToken', at);
  const operator = clientWith(url, token);
  const { users } = await organiser.request('listApprovedJudges', at);
  const judges: SeatedJudge[] = [];
  for (const user of users) {
    const seat = await organiser.request('getSeat', { path: { id, judgeId: user.id } });
    const own = createLiangfenClient({ baseUrl: url });
    await own.logIn('openSeat', { body: { code: seat.code } });
    judges.push({
      name: user.name,
      signIn: () => own.request('signInJudge', at),
      submit: async (program, ...scores) => {
        const match = await operator.request('getCurrentMatch', at);
        const all = [...match.programGroups.flatMap((one) => one.programs), ...match.testPrograms];
        const programId = all.find(({ programName }) => programName === program)?.id ?? '';
        const { window } = match;
        if (window === null) throw new Error('nothing was ever scored');
        return own.request('submitScores', {
          path: { id, programId },
          body: {
            windowId: window.id,
            scores: scores.map((score, index) => ({
              itemId: window.itemIds[index] ?? null,
              score,
            })),
          },
        });
      },
    });
  }
  return { id, name, url, consoleToken: token, organiser, console: operator, judges };
}

async function addPrograms(
  organiser: LiangfenClient,
  id: string,
  groups: Cast['groups'],
): Promise<void> {
  const at = { path: { id } };
  const { programGroups: before } = await organiser.request('listProgramGroups', at);
  const { programGroups } = await organiser.request('updateProgramGroups', {
    ...at,
    body: {
      programGroups: groups.map((_, index) => {
        const groupName = `第 ${index + 1} 组`;
        const known = before[index]?.id;
        return known === undefined ? { groupName } : { id: known, groupName };
      }),
    },
  });
  for (const [index, names] of groups.entries()) {
    const programGroupId = programGroups[index]?.id ?? '';
    for (const programName of names) {
      await organiser.request('createProgram', { ...at, body: { programName, programGroupId } });
    }
  }
}

export async function signEverybodyIn({ judges }: Stage): Promise<void> {
  for (const judge of judges) await judge.signIn();
}

/**
 * The panel as the organiser's link opens it. Clicks in it wait while a command is on its way, as an operator does: the
 * screen may show a step before the panel has its answer.
 */
export function openPanel(hall: Hall, stage: Stage): Promise<Page> {
  return openPanelAt(panelAddress(stage), hall, desk);
}

/** The phone console. */
export function openMobilePanel(hall: Hall, stage: Stage): Promise<Page> {
  const address = panelAddress(stage).replace('/web/control/', '/web/mobile/control/');
  return openPanelAt(address, hall, phone);
}

async function openPanelAt(address: string, hall: Hall, size: typeof desk): Promise<Page> {
  const panel = await hall.page(size);
  await panel.addLocatorHandler(busy(panel), async () => {});
  await panel.goto(address);
  await flowButton(panel, '开场').waitFor();
  return panel;
}

function busy(panel: Page) {
  return panel.locator('[data-busy]');
}

/** Presses a key once the panel accepts one: while a command is on its way, it only answers 请稍候. */
export async function press(panel: Page, key: string): Promise<void> {
  await busy(panel).waitFor({ state: 'detached' });
  await panel.keyboard.press(key);
}

export function panelAddress({ url, id, consoleToken }: Stage): string {
  return `${url}/web/control/panel/${id}?token=${encodeURIComponent(consoleToken)}`;
}

export async function openScreen(hall: Hall, { url, id }: Stage): Promise<Page> {
  const screen = await hall.page(wall);
  await screen.goto(`${url}/web/match/${id}`);
  return screen;
}

export type Flow = '开场' | '测试打分' | '节目单' | '签到' | '排名';

export function flowButton(panel: Page, flow: Flow) {
  return panel.getByRole('navigation', { name: '流程' }).getByRole('button', { name: flow });
}

/** The button of a step in a program's row. */
export function step(panel: Page, program: string, action: string) {
  return panel.getByRole('button', { name: `${program} ${action}`, exact: true });
}

function row(panel: Page, program: string) {
  return panel.getByRole('row').filter({ hasText: program }).first();
}

/** Waits until a program's row shows the text. */
export async function rowSays(panel: Page, program: string, text: string): Promise<void> {
  const place = row(panel, program);
  try {
    await place.getByText(text).first().waitFor();
  } catch {
    throw new Error(`expected ${text} of ${program}, found: ${await place.innerText()}`);
  }
}

/** Answers a confirmation, found by a question that names its object, because the operator relies on that name. */
export async function answer(panel: Page, question: string | RegExp, label: string) {
  const dialog = panel.getByRole('dialog', { name: question });
  await dialog.getByRole('button', { name: label, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}
