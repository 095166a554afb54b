// What a screen's address may ask for: transparent layers, which hold nothing unrevealed, and compositions for the
// shape of a wall.
import { nextOnAir } from '@liangfen/rules';
import { createLiangfenClient } from '@liangfen/sdk';
import type { Stage, StageReveal } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { zhCN } from '../../messages/index.ts';
import { LiangfenProvider } from '../../provider/index.ts';
import { compositionOf } from '../canvas/composition.ts';
import { MatchScreen } from '../MatchScreen.tsx';
import { MatchStage } from '../MatchStage.tsx';
import { sampleMatch, sampleStages } from '../samples.ts';
import { designSize } from '../scene/Composed.tsx';
import { createLine } from '../screen-line.test-parts.ts';
import { ConnectedLayer } from './ConnectedLayer.tsx';
import { Layers } from './Layers.tsx';
import { screenLayers, screenOutputOf } from './screen-output.ts';

const noon = () => 1_795_420_800_000;

const noResults = { decimals: 0, rows: [] };

function layer(stage: Stage, of: 'lower-third' | 'corner' | 'ticker', revealStep: number | null) {
  const match = sampleMatch(stage, { revealStep });
  return (
    <div style={{ width: 960, height: 540 }}>
      <Layers match={match} layer={of} keyColour={null} now={noon} results={noResults} />
    </div>
  );
}

const longRows = <Row extends { readonly programName: string }>(rows: readonly Row[]): Row[] =>
  rows.map((row) => ({
    ...row,
    programName: `${row.programName}：渔舟唱晚·敦煌变奏曲（第三乐章）`,
  }));

const manyCards = (stage: StageReveal): StageReveal => {
  const [card] = stage.cards.filter(({ score }) => score !== null);
  if (card === undefined) throw new Error('no card is open');
  return { ...stage, cards: Array.from({ length: 31 }, (_, n) => ({ ...card, number: n + 1 })) };
};

describe('the address of a screen', () => {
  it('may ask for listed values, and other values are ignored', () => {
    expect(screenOutputOf('?layer=lower-third&key=00FF00&composition=wide&safe')).toEqual({
      layer: 'lower-third',
      keyColour: '#00ff00',
      composition: 'wide',
      safeAreas: true,
      testCard: false,
    });
    expect(screenOutputOf('?layer=all&key=red;}&composition=round&testcard')).toEqual({
      layer: null,
      keyColour: null,
      composition: null,
      safeAreas: false,
      testCard: true,
    });
  });
});

describe('a composition', () => {
  it.each([
    [3840, 2160, 'classic'],
    [390, 220, 'classic'],
    [1920, 1200, 'classic'],
    [3840, 1080, 'wide'],
    [5760, 1080, 'wide'],
    [1024, 768, 'square'],
    [1080, 1920, 'tall'],
  ] as const)('of a wall of %i × %i is %s', (width, height, composition) => {
    expect(compositionOf({ width, height })).toBe(composition);
  });

  it('follows the shape of the wall, unless the address asks for another', () => {
    const wide = { width: 3840, height: 1080 };
    expect(designSize(wide, null)).toBeNull();
    expect(designSize(wide, 'wide')).toBeNull();
    expect(designSize(wide, 'square')).toEqual({ width: 1920, height: 1440 });
  });

  it('shows the act beside its scores on a wide wall, and only there', async () => {
    const view = await render(
      <div style={{ width: 1920, height: 540 }}>
        <MatchStage match={sampleMatch(sampleStages.RESULT)} still announce={false} />
      </div>,
    );
    await expect.element(view.getByText('追光者', { exact: true })).toBeVisible();
    const panel = view.container.querySelector('.lfs-beside-panel');
    expect(panel?.textContent).toContain('追光者');
    const score = view.container.querySelector('.lfs-beside-picture');
    expect(score?.textContent).toContain('95.44');
    expect(score?.textContent).not.toContain('追光者');
  });

  it('puts the sides of a bout side by side on a wide wall and one above the other on a tall one', async () => {
    for (const [width, height, shape] of [
      [1920, 540, 'wide'],
      [800, 600, 'wide'],
      [540, 960, 'tall'],
    ] as const) {
      const view = await render(
        <div style={{ width, height }}>
          <MatchStage match={sampleMatch(sampleStages.BATTLE)} still announce={false} />
        </div>,
      );
      await expect.element(view.getByText('24', { exact: true })).toBeVisible();
      const [red, blue] = [...view.container.querySelectorAll('[data-part=points]')].map((one) =>
        one.getBoundingClientRect(),
      );
      if (red === undefined || blue === undefined) throw new Error('no points');
      if (shape === 'wide') expect(red.right).toBeLessThan(blue.left);
      else expect(red.bottom).toBeLessThan(blue.top);
      await view.unmount();
    }
  });
});

describe('a layer', () => {
  it('holds no score that no step has shown', async () => {
    for (const of of ['lower-third', 'corner', 'ticker'] as const) {
      for (const stage of [sampleStages.RESULT, sampleStages.SCORE_REVEAL, sampleStages.RANKING]) {
        const view = await render(layer(stage, of, 0));
        const name = of === 'ticker' ? '第 12 届' : stage.kind === 'RANKING' ? '排名' : '追光者';
        await expect.element(view.getByText(name).first()).toBeInTheDocument();
        expect(view.container.textContent, `${of} ${stage.kind}`).not.toMatch(/\d\d\.\d\d/);
        await view.unmount();
      }
    }
  });

  it('is not ahead of the wall: a result that arrives is not shown at once', async () => {
    const view = await render(layer(sampleStages.SCORING, 'lower-third', null));
    await expect.element(view.getByText('5 / 7', { exact: true })).toBeInTheDocument();
    await view.rerender(layer(sampleStages.RESULT, 'lower-third', null));
    await expect.element(view.getByText('追光者', { exact: true })).toBeInTheDocument();
    expect(view.container.textContent).not.toContain('95.44');
  });

  it('shows a screen that connects late what has been revealed', async () => {
    const view = await render(layer(sampleStages.RESULT, 'lower-third', null));
    await expect.element(view.getByText('95.44', { exact: true })).toBeInTheDocument();
    await expect.element(view.getByText('当前第 1 名', { exact: true })).toBeInTheDocument();
  });

  it.each([
    ['a ranking', { ...sampleStages.RANKING, rows: longRows(sampleStages.RANKING.rows) }, '排名'],
    ['a podium', { ...sampleStages.PODIUM, rows: longRows(sampleStages.PODIUM.rows) }, '颁奖'],
    ['a reveal by 31 judges', manyCards(sampleStages.SCORE_REVEAL), '追光者'],
  ] as const)('keeps %s complete and readable inside its strip', async (_, stage, title) => {
    const view = await render(layer(stage, 'lower-third', null));
    const words = view.getByText(title, { exact: true });
    await expect.element(words).toBeInTheDocument();
    const strip = view.container.querySelector('.lfs-layer-third');
    const moving = strip?.getAnimations({ subtree: true }) ?? [];
    await Promise.all(moving.map(({ finished }) => finished));
    const bounds = strip?.getBoundingClientRect();
    const chips = [...(strip?.querySelectorAll('.lfs-layer-chips span') ?? [])];
    expect(chips.length).toBeGreaterThan(0);
    for (const one of [words.element(), ...chips, ...(strip?.children ?? [])]) {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual((bounds?.left ?? 0) - 1);
      expect(right).toBeLessThanOrEqual((bounds?.right ?? 0) + 1);
      expect(top).toBeGreaterThanOrEqual((bounds?.top ?? 0) - 1);
      expect(bottom).toBeLessThanOrEqual((bounds?.bottom ?? 0) + 1);
    }
    const name = words.element();
    if (!(name instanceof HTMLElement)) throw new Error('no words');
    expect(name.offsetHeight).toBeLessThan(
      Number.parseFloat(getComputedStyle(name).fontSize) * 1.5,
    );
  });

  it.each([
    ['CHAMPION', sampleStages.CHAMPION.champions[0]?.programName ?? ''],
    ['AWARDS', sampleStages.AWARDS.awards.at(-1)?.awardName ?? ''],
    ['BRACKET', '对阵图'],
    ['INTERMISSION', '中场休息'],
  ] as const)('has a text while %s is on air', async (kind, said) => {
    const view = await render(layer(sampleStages[kind], 'lower-third', null));
    await expect.element(view.getByText(said, { exact: true })).toBeInTheDocument();
  });

  it('hangs the mark before a title, so that names begin in one line', async () => {
    const program = { ...sampleStages.SPEECH.program, programName: '《追光者》（独唱）' };
    const view = await render(layer({ ...sampleStages.SPEECH, program }, 'lower-third', null));
    const name = view.container.querySelector('strong');
    expect(name?.textContent).toBe('《追光者》（独唱）');
    expect(Number.parseFloat(getComputedStyle(name ?? view.container).textIndent)).toBeLessThan(0);
  });

  it('announces both sides of a bout, and names the winner with 刚刚', async () => {
    const view = await render(layer(sampleStages.TITLE_BOUT_NEXT, 'lower-third', null));
    await expect.element(view.getByText('如愿', { exact: true })).toBeInTheDocument();
    await expect.element(view.getByText('起风了', { exact: true })).toBeInTheDocument();
    await expect.element(view.getByText('下一个', { exact: true })).toBeInTheDocument();
    expect(view.container.textContent).not.toContain('胜');
    await view.rerender(layer(sampleStages.TITLE_BOUT_JUST_NOW, 'lower-third', null));
    await expect.element(view.getByText('24', { exact: true })).toBeInTheDocument();
    expect(view.container.querySelector('[data-won]')?.textContent).toContain('如愿');
    await view.unmount();
    const rest = await render(layer(sampleStages.INTERMISSION_BOUT, 'lower-third', null));
    const next = rest.getByText('下一个 如愿 对 起风了', { exact: true });
    await expect.element(next).toBeInTheDocument();
  });

  it.each(screenLayers)('%s has no background, no cursor and no buttons', async (of) => {
    const line = createLine(sampleMatch(sampleStages.SPEECH));
    const client = createLiangfenClient({ baseUrl: 'https://score.example', fetch: line.fetch });
    const view = await render(
      <LiangfenProvider client={client}>
        <div style={{ width: 640, height: 360 }}>
          <MatchScreen competitionId="competition-1" output={{ layer: of }} keys />
        </div>
      </LiangfenProvider>,
    );
    const said = of === 'ticker' ? '第 12 届「星光杯」校园歌手大赛' : '追光者';
    await expect.element(view.getByText(said, { exact: true }).first()).toBeInTheDocument();
    for (const one of view.container.querySelectorAll(
      '[data-lf-screen], .lfs-match-screen, .lfs-scaled-canvas-box, .lfs-scaled-canvas-base',
    )) {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      expect([backgroundColor, backgroundImage]).toEqual(['rgba(0, 0, 0, 0)', 'none']);
    }
    expect(
      getComputedStyle(view.container.querySelector('[data-lf-screen]') ?? document.body).cursor,
    ).toBe('none');
    expect(view.container.querySelector('button')).toBeNull();
    await view.unmount();
  });

  it('is empty while there is no picture: 正在连接 must never be on air', async () => {
    const never = createLiangfenClient({
      baseUrl: 'https://score.example',
      fetch: () => new Promise<Response>(() => {}),
    });
    const view = await render(
      <LiangfenProvider client={never}>
        <MatchScreen
          competitionId="competition-1"
          output={{ layer: 'corner', keyColour: '#00ff00' }}
        />
      </LiangfenProvider>,
    );
    const screen = view.container.querySelector('[data-lf-screen]');
    expect(screen?.textContent?.replace(/\s/g, '').replace(/^.*\}/s, '')).toBe('');
    expect(getComputedStyle(screen ?? document.body).backgroundColor).toBe('rgb(0, 255, 0)');
  });
});

describe('the ticker', () => {
  it('writes scores as the wall does, omits ranks while a new result may change them, and keeps running', async () => {
    const row = {
      programId: 'a1',
      sort: 1,
      programName: '《青花瓷》',
      contestant: '',
      decidedBy: null,
    };
    let answer = { version: 1, decimals: 2, rows: [{ ...row, rank: 1, tied: false, score: 88 }] };
    const client = createLiangfenClient({
      baseUrl: 'https://score.example',
      fetch: async () => Response.json(answer),
    });
    const ticker = (stage: Stage, version: number) => (
      <LiangfenProvider client={client}>
        <div style={{ width: 960, height: 540 }}>
          <ConnectedLayer
            client={client}
            match={{ ...sampleMatch(stage, { revealStep: null }), version }}
            layer="ticker"
            keyColour={null}
            now={noon}
          />
        </div>
      </LiangfenProvider>
    );
    const view = await render(ticker(sampleStages.SPEECH, 1));
    const strip = () => view.container.querySelector('.lfs-layer-run > div');
    const said = () => strip()?.firstElementChild?.textContent ?? '';
    await expect.poll(said, { timeout: 10_000 }).toContain('第 1 名 《青花瓷》 88.00');
    const running = strip();

    answer = { version: 2, decimals: 2, rows: [{ ...row, rank: 2, tied: false, score: 88 }] };
    await view.rerender(ticker(sampleStages.RESULT, 2));
    expect(said()).toContain('《青花瓷》 88.00');
    expect(said()).not.toContain('名');
    await expect.poll(said, { timeout: 20_000 }).toContain('第 2 名 《青花瓷》 88.00');
    expect(strip()).toBe(running);
  });

  it.each([
    ['PROGRAM_LIST', true],
    ['TITLE_NEXT', true],
    ['INTERMISSION', true],
    ['TITLE_OPENING', false],
    ['INTERMISSION_OPEN', false],
    ['SPEECH', false],
  ] as const)('names the next program with %s: %s', async (name, says) => {
    const view = await render(layer(sampleStages[name], 'ticker', null));
    const said = () => view.container.querySelector('.lfs-layer-run')?.textContent ?? '';
    await expect.poll(said).not.toBe('');
    expect(said().includes(zhCN.screen.programList.next)).toBe(says);
  });

  it.each(['PROGRAM_LIST_BATTLE', 'TITLE_BOUT_NEXT', 'INTERMISSION_BOUT'] as const)(
    'names both sides of the bout that is next on %s',
    async (name) => {
      const view = await render(layer(sampleStages[name], 'ticker', null));
      const said = () => view.container.querySelector('.lfs-layer-run')?.textContent ?? '';
      const next = nextOnAir(sampleStages[name]);
      if (next === null || next.opponent === null) throw new Error('no bout is next');
      await expect.poll(said).toContain(next.program.programName);
      expect(said()).toContain(next.opponent.programName);
    },
  );
});

describe('the test card', () => {
  it('needs no server, shows the size of the wall, and flashes after a click', async () => {
    const client = createLiangfenClient({
      baseUrl: 'https://score.example',
      fetch: () => Promise.reject(new Error('asked')),
    });
    const view = await render(
      <LiangfenProvider client={client}>
        <div style={{ width: 640, height: 360 }}>
          <MatchScreen competitionId="competition-1" output={{ testCard: true }} />
        </div>
      </LiangfenProvider>,
    );
    await expect.element(view.getByText('测试卡', { exact: true })).toBeInTheDocument();
    await expect
      .element(view.getByText(new RegExp(`^${window.innerWidth} × ${window.innerHeight}，`)))
      .toBeInTheDocument();
    await view.getByRole('button').click();
    await expect.element(view.getByRole('button', { name: '再点一下停止' })).toBeInTheDocument();
    await expect
      .poll(() => view.container.querySelector('[data-flash]') !== null, { interval: 20 })
      .toBe(true);
  });
});
