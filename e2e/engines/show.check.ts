/**
 * One show, played by the same script in every engine: desk, panel, wall, three phones, a judge in a portal's page, and
 * the audience. Each test is a row of docs/browsers.md, so its name says what somebody does.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desk, phone } from '../support/people.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { imageCode, type Product, startProduct } from '../support/product.ts';
import { organiserOf, panelAddress, type Stage, setStage } from '../support/stage.ts';
import { openChromium } from './chromium.ts';
import { openFirefox } from './firefox.ts';
import { downloaded, faultsOf, fill, isShown, open, press, shows, submit, until } from './steps.ts';
import type { Engine, Tab } from './tab.ts';
import { openWebKit } from './webkit.ts';

const engines = [
  {
    name: 'Chromium',
    program: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    start: openChromium,
  },
  { name: 'Firefox', program: '/usr/bin/firefox-esr', start: openFirefox },
  {
    name: 'WebKitGTK',
    program: `/usr/lib/${{ x64: 'x86_64', arm64: 'aarch64' }[process.arch as string]}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
    start: openWebKit,
  },
];

/** What some engines lack, and what the product does there. */
const standIns: readonly {
  readonly what: string;
  readonly has: () => boolean | Promise<boolean>;
  readonly otherwise: string;
}[] = [
  {
    what: 'the browser reads QR codes itself',
    has: async () => {
      if (!('BarcodeDetector' in window)) return false;
      // By the standard; the compiler's own library does not know it.
      const detector = window.BarcodeDetector as { getSupportedFormats: () => Promise<string[]> };
      return (await detector.getSupportedFormats()).includes('qr_code');
    },
    otherwise: 'a reader of ours does',
  },
  {
    what: 'the browser hands a link to other programs (`navigator.share`)',
    has: () => 'share' in navigator,
    otherwise: 'the button is left out; the link can be copied',
  },
  {
    what: 'a page can keep its screen awake (`navigator.wakeLock` is there)',
    has: () => 'wakeLock' in navigator,
    otherwise: 'the machine’s own setting holds',
  },
];

/** Small enough for pictures that a processor draws beside six other browsers. */
const wallOfAHall = { width: 1280, height: 720 };

for (const one of engines) describe(one.name, () => play(one));

function play({ name, program, start }: (typeof engines)[number]): void {
  const isThere = existsSync(program);
  let engine: Engine;
  let portal: Portal;
  let product: Product;
  let stage: Stage;
  let folder: string;
  let seats: string[];
  const people = new Map<string, Tab>();
  const judges: Tab[] = [];

  /** Somebody of the show, with a browser of their own. */
  const person = (name: string): Tab => {
    const found = people.get(name);
    if (found === undefined) throw new Error(`${name} has not come`);
    return found;
  };
  const comes = async (name: string, size: typeof desk, address: string): Promise<Tab> => {
    const tab = await engine.open(size);
    people.set(name, tab);
    await open(tab, address);
    return tab;
  };

  beforeAll(async () => {
    if (!isThere) return;
    folder = mkdtempSync(join(tmpdir(), 'liangfen-show-'));
    portal = await openPortal();
    product = await startProduct(undefined, { isDemo: false, portals: [portal.origin] });
    const organiser = await organiserOf(product, 'engines');
    stage = await setStage(product, organiser, {
      name: '江城歌会',
      mode: 'SCORE',
      score: { setting: { enableItem: false, dropHighest: 0, dropLowest: 0 } },
      groups: [['起风了']],
    });
    const at = { path: { id: stage.id } };
    await organiser.request('updateBaseSetting', {
      ...at,
      body: { seatSignsIn: true, look: { audiencePage: true } },
    });
    seats = [];
    for (const name of ['周慧敏', '陈志远', '林书雅', '王子轩']) {
      const judge = await organiser.request('createJudge', { ...at, body: { name } });
      const path = { id: stage.id, judgeId: judge.id };
      seats.push(`${product.url}${(await organiser.request('getSeat', { path })).path}`);
    }
    engine = await start(program);
  });

  afterAll(async () => {
    await engine?.stop();
    await product?.stop();
    await portal?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  const step = isThere ? it : it.skip;

  step('log in at the desk, with the picture’s code', async ({ task }) => {
    task.meta.version = engine.version;
    const organiser = await comes('organiser', desk, `${product.url}/web/login`);
    await fill(organiser, '登录名', 'engines');
    await fill(organiser, '密码', 'liangfen2026');
    await fill(organiser, '验证码', imageCode);
    await press(organiser, '登录');
    await shows(organiser, '江城歌会');
  });

  step('import programs from a CSV file', async () => {
    const organiser = person('organiser');
    await open(organiser, `${product.url}/web/backstage/${stage.id}/score/project`);
    await press(organiser, '导入');
    await shows(organiser, '下载模板');
    const file = join(folder, '节目.csv');
    writeFileSync(file, '\uFEFF节目名称,选手\n孤勇者,李沐晴\n');
    await organiser.choose(file);
    await press(organiser, '导入 1 个节目');
    await shows(organiser, '已导入 1 个节目');
    await press(organiser, '完成');
    await shows(organiser, '孤勇者');
  });

  step('take a seat on a phone by its link', async () => {
    for (const [index, seat] of seats.slice(0, 3).entries()) {
      const judge = await comes(`phone ${index + 1}`, phone, seat);
      await shows(judge, '比赛即将开始');
      judges.push(judge);
    }
  });

  step('take a seat in a page of another origin: <liangfen-judge>', async () => {
    const code = seats[3]?.split('#').pop() ?? '';
    const address = portal.put(
      '/judge',
      `<body style="margin: 0"><script type="module" src="${product.url}/embed/judge/v1.js"></script>
        <liangfen-judge seat="${code}"></liangfen-judge>`,
    );
    const judge = await comes('judge in a portal', phone, address);
    await shows(judge, '比赛即将开始');
    judges.push(judge);
  });

  step('open the panel, and bring pictures to wall and audience', async () => {
    const panel = await comes('operator', desk, panelAddress(stage));
    await shows(panel, '节目单');
    const wall = await comes('wall', wallOfAHall, `${product.url}/web/match/${stage.id}`);
    await shows(wall, '江城歌会');
    const audience = await comes('audience', phone, `${product.url}/web/live/${stage.id}`);
    await shows(audience, '江城歌会');
    await press(panel, /^节目单/);
    await shows(wall, '孤勇者');
  });

  step('embed the screen on another origin: <liangfen-screen> and an iframe', async () => {
    const address = portal.put(
      '/screen',
      `<script>
        window.heard = [];
        addEventListener('message', ({ origin, data }) => {
          if (origin === '${product.url}') heard.push(data.type);
        });
      </script>
      <script type="module" src="${product.url}/embed/v1.js"></script>
      <main style="width: 600px"><liangfen-screen competition="${stage.id}"></liangfen-screen></main>
      <iframe src="${product.url}/embed/${stage.id}?origin=${portal.origin}" width="600"></iframe>`,
    );
    const page = await comes('portal', desk, address);
    await shows(page, '孤勇者');
    await until(async () => {
      const heard = await page.run(() => ('heard' in window ? window.heard : []));
      expect(heard).toContain('liangfen:ready');
    });
  });

  step('score on phones and in the portal, and show the result everywhere', async () => {
    const panel = person('operator');
    await press(panel, '起风了 上场');
    await shows(person('wall'), '起风了');
    await shows(person('audience'), '起风了');
    await press(panel, '起风了 打分');
    for (const [index, judge] of judges.entries()) {
      await submit(judge, String(90 + 2 * index));
      await shows(judge, '已送达');
    }
    await shows(panel, '4/4');
    await press(panel, '起风了 亮分');
    await shows(person('wall'), '96');
    await press(panel, '起风了 出分');
    for (const name of ['wall', 'audience', 'portal']) await shows(person(name), '93.00');
    for (const judge of judges) await shows(judge, '最终得分');
  });

  step('open a phone again while the server is away, score, and deliver it later', async () => {
    const panel = person('operator');
    await press(panel, '孤勇者 上场');
    await press(panel, '孤勇者 打分');
    const [first, ...others] = judges;
    if (first === undefined) throw new Error('nobody has come');
    await shows(first, '孤勇者');
    await first.run(async () => void (await navigator.serviceWorker.ready));
    await product.restart(async () => {
      await open(first, `${product.url}/web/judge/${stage.id}`);
      await shows(first, '孤勇者');
      await submit(first, '88');
      await shows(first, '待上传');
    });
    await shows(first, '已送达');
    for (const judge of others) {
      await submit(judge, '88');
      await shows(judge, '已送达');
    }
    await shows(panel, '4/4');
    await press(panel, '孤勇者 亮分');
    await press(panel, '孤勇者 出分');
    for (const name of ['wall', 'audience', 'portal']) await shows(person(name), '88.00');
  });

  // Without a sound card Firefox's audio never starts; WebKitGTK and Chromium have one of their own for that.
  it.skipIf(!isThere || (name === 'Firefox' && !existsSync('/proc/asound/card0')))(
    'hear the wall',
    async () => {
      const wall = person('wall');
      const at = { path: { id: stage.id } };
      await wall.run(() => {
        const { start } = AudioScheduledSourceNode.prototype;
        AudioScheduledSourceNode.prototype.start = function (when) {
          Object.assign(window, { started: 1 });
          return start.call(this, when);
        };
      });
      await stage.console.request('setScreenSound', { ...at, body: { on: true, level: 70 } });
      // A press lets the page sound; where the browser wants one on its own button, that is offered.
      await wall.pressAt(640, 360);
      await until(async () => {
        if (await isShown(wall, '开启声音')) await press(wall, '开启声音');
        await stage.console.request('testScreenSound', at);
        expect(await wall.run(() => ('started' in window ? window.started : 0))).toBeGreaterThan(0);
      });
    },
  );

  step('show the ranking', async () => {
    await press(person('operator'), /^排名/);
    await press(person('operator'), '列表');
    await until(async () => {
      const text = await person('wall').run(() => document.body.innerText);
      expect(text.indexOf('起风了')).toBeGreaterThan(-1);
      expect(text.indexOf('孤勇者')).toBeGreaterThan(text.indexOf('起风了'));
    });
  });

  step('download the results as a workbook and as CSV', async () => {
    const organiser = person('organiser');
    await open(organiser, `${product.url}/web/backstage/${stage.id}/score/statistics`);
    await shows(organiser, '93.00');
    await press(organiser, '导出');
    await press(organiser, '下载排名表');
    const workbook = await downloaded(organiser, '.xlsx');
    expect(workbook.subarray(0, 2).toString()).toBe('PK');
    await press(organiser, '导出');
    await press(organiser, '下载排名表 CSV');
    expect((await downloaded(organiser, '.csv')).toString()).toContain('孤勇者');
  });

  for (const { what, has, otherwise } of standIns) {
    step(what, async ({ task }) => {
      task.meta.seen = (await person('wall').run(has)) ? 'yes' : otherwise;
    });
  }

  step('no error and no blocked content in any page', async () => {
    for (const [name, tab] of people) expect(await faultsOf(tab), name).toEqual([]);
  });
}

declare module 'vitest' {
  interface TaskMeta {
    /** Of the engine. */
    version?: string;
    /** What docs/browsers.md says instead of yes. */
    seen?: string;
  }
}
