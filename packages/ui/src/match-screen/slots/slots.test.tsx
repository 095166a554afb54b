// Parts of a picture that the page draws itself: they get only what the hall may see at that step, and are replaced by
// ours when they throw.
import { cutStage, revealSteps } from '@liangfen/rules';
import { createLiangfenClient, type ScreenProblem } from '@liangfen/sdk';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LiangfenProvider } from '../../provider/index.ts';
import { MatchScreen } from '../MatchScreen.tsx';
import { MatchStage } from '../MatchStage.tsx';
import { ProgramCard, RankRow, ScoreCard } from '../match-stage.ts';
import { sampleMatch, sampleStages } from '../samples.ts';
import { createLine } from '../screen-line.test-parts.ts';
import type { ProgramCardProps, RankRowProps, ScoreCardProps, StageSlots } from './slots.ts';

afterEach(() => vi.restoreAllMocks());

const box = { width: 960, height: 540 };
/** A stopped clock, because texts are compared. */
const now = () => 0;

function stage(kind: keyof typeof sampleStages, revealStep: number | null, slots: StageSlots) {
  const match = sampleMatch(sampleStages[kind], { revealStep });
  return (
    <div style={box}>
      <MatchStage match={match} slots={slots} now={now} still />
    </div>
  );
}

describe('a part that the page draws', () => {
  it('has the place and size of ours, whatever it holds', async () => {
    const told: RankRowProps[] = [];
    const Own = (props: RankRowProps) => {
      told.push(props);
      return <div style={{ width: 9000, height: 9000 }}>{`我的 ${props.row.programName}`}</div>;
    };
    const view = await render(stage('RANKING', null, { RankRow: Own }));
    const rows = () => [...view.container.querySelectorAll('[data-lf-slot=RankRow]')];
    await expect.poll(() => rows().length).toBeGreaterThan(2);
    expect(rows()[0]?.textContent).toMatch(/^我的 /);
    const [first] = told;
    const row = rows()[0];
    expect([row?.clientWidth, row?.clientHeight]).toEqual([
      Math.round(first?.width ?? 0),
      Math.round(first?.height ?? 0),
    ]);
  });

  it('draws the same picture when it draws our part', async () => {
    const words = (container: Element) => container.querySelector('[data-scene]')?.textContent;
    const own: StageSlots = {
      ProgramCard: (props) => <ProgramCard {...props} />,
      ScoreCard: (props) => <ScoreCard {...props} />,
      RankRow: (props) => <RankRow {...props} />,
    };
    for (const kind of ['SPEECH', 'SCORING', 'SCORE_REVEAL', 'RESULT', 'RANKING'] as const) {
      const ours = await render(stage(kind, null, {}));
      const expected = words(ours.container);
      await ours.unmount();
      const theirs = await render(stage(kind, null, own));
      await expect.poll(() => theirs.container.querySelector('[data-lf-slot]')).not.toBeNull();
      await expect.poll(() => words(theirs.container)).toBe(expected);
      await theirs.unmount();
    }
  });

  it('gets the program while it is on, and above its scores', async () => {
    const places: ProgramCardProps['place'][] = [];
    const Own = ({ program, place }: ProgramCardProps) => {
      places.push(place);
      return <b>{`${program.sort} 号 ${program.programName}`}</b>;
    };
    const slots = { ProgramCard: Own };
    const view = await render(stage('SPEECH', null, slots));
    await expect.element(view.getByText(/号 /)).toBeVisible();
    await view.rerender(stage('SCORING', null, slots));
    await expect.poll(() => places.includes('TITLE')).toBe(true);
    expect(new Set(places)).toEqual(new Set(['STAGE', 'TITLE']));
  });
});

describe('what a part is told', () => {
  it('of a covered card is its number alone, and of a drop nothing before it is struck out', async () => {
    const whole = sampleStages.SCORE_REVEAL;
    const steps = revealSteps(whole);
    let step = 0;
    const wrong: unknown[] = [];
    const seen = new Set<string>();
    const Own = (props: ScoreCardProps) => {
      const shown = cutStage(whole, step);
      if (shown.kind !== 'SCORE_REVEAL') throw new Error(shown.kind);
      const { card, text, turned } = props;
      const of = shown.cards.find(({ number }) => number === card.number);
      if (turned) seen.add(`${card.number}`);
      const covered =
        card.name === null &&
        card.score === null &&
        card.dropped === null &&
        card.itemScores.length === 0 &&
        card.groupName === '' &&
        text === '';
      // The hall sees what the server sends at this step; the part may not get more.
      const fits = turned
        ? card.score === of?.score && (card.dropped === null || card.dropped === of?.dropped)
        : covered;
      if (!fits) wrong.push([step, props]);
      return <i>{`${card.number} ${turned ? text : '？'}`}</i>;
    };
    const slots = { ScoreCard: Own };
    const view = await render(stage('SCORE_REVEAL', 0, slots));
    await expect
      .poll(() => view.container.querySelectorAll('[data-lf-slot]').length)
      .toBe(whole.cards.length);
    for (step = 0; step < steps.length; step += 1) {
      await view.rerender(stage('SCORE_REVEAL', step, slots));
    }
    step = steps.length;
    await view.rerender(stage('SCORE_REVEAL', step, slots));
    await expect.poll(() => seen.size).toBe(whole.cards.length);
    expect(wrong).toEqual([]);
  });

  it('of a ranking are the open rows only, and their number grows with each step', async () => {
    const whole = sampleStages.RANKING;
    const steps = revealSteps(whole);
    let step = 0;
    const early: unknown[] = [];
    const Own = ({ row }: RankRowProps) => {
      const shown = cutStage(whole, step);
      if (shown.kind !== 'RANKING') throw new Error(shown.kind);
      if (!shown.rows.some(({ programId }) => programId === row.programId)) early.push([step, row]);
      return <i>{row.programName}</i>;
    };
    const slots = { RankRow: Own };
    const rows = () => view.container.querySelectorAll('[data-lf-slot]').length;
    const view = await render(stage('RANKING', 0, slots));
    expect(rows()).toBe(0);
    const counts: number[] = [];
    for (step = 1; step <= steps.length; step += 1) {
      const shown = cutStage(whole, step);
      if (shown.kind !== 'RANKING') throw new Error(shown.kind);
      await view.rerender(stage('RANKING', step, slots));
      await expect.poll(rows).toBe(shown.rows.length);
      counts.push(rows());
    }
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(early).toEqual([]);
  });
});

describe('a part that throws', () => {
  it('is replaced by ours, and reported once for all its rows', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const told: ScreenProblem[] = [];
    const line = createLine(sampleMatch(sampleStages.RANKING));
    const client = createLiangfenClient({ baseUrl: 'https://score.example', fetch: line.fetch });
    const slots: StageSlots = {
      RankRow: () => {
        throw new Error('行内的错误');
      },
    };
    const view = await render(
      <LiangfenProvider client={client}>
        <div style={box}>
          <MatchScreen
            competitionId="competition-1"
            slots={slots}
            onError={(problem) => told.push(problem)}
          />
        </div>
      </LiangfenProvider>,
    );
    await expect.poll(() => told.length).toBe(1);
    expect(told[0]).toMatchObject({ code: 'SLOT_FAILED', retryAt: null });
    expect(told[0]?.detail).toContain('RankRow');
    expect(told[0]?.detail).toContain('行内的错误');
    expect(warned.mock.calls.filter(([text]) => String(text).includes('行内的错误'))).toHaveLength(
      1,
    );
    const [best] = sampleStages.RANKING.rows;
    await expect.element(view.getByText(best?.programName ?? '', { exact: true })).toBeVisible();
    expect(view.container.querySelectorAll('[data-lf-slot]')).toHaveLength(0);
  });

  it('after a first success is replaced only where it throws', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const Own = ({ row }: RankRowProps) => {
      const [broken, setBroken] = useState(false);
      if (broken) throw new Error('按下之后');
      return (
        <button type="button" onClick={() => setBroken(true)}>
          {`第 ${row.rank} 名`}
        </button>
      );
    };
    const view = await render(stage('RANKING', null, { RankRow: Own }));
    const own = () => view.container.querySelectorAll('[data-lf-slot]').length;
    await expect.poll(own).toBeGreaterThan(2);
    const before = own();
    view.container.querySelector<HTMLElement>('[data-lf-slot] button')?.click();
    await expect.poll(own).toBe(before - 1);
  });

  it('or is not a component is replaced by ours, and named', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    // A page without type checks may pass an element in place of its component.
    const slots: StageSlots = Object.fromEntries([['RankRow', <i key="row" />]]);
    const view = await render(stage('RANKING', null, slots));
    await expect.poll(() => warned.mock.calls.flat().join()).toContain('slots.RankRow');
    const [best] = sampleStages.RANKING.rows;
    await expect.element(view.getByText(best?.programName ?? '', { exact: true })).toBeVisible();
  });
});
