// The layout of the ceremony: names and bouts stay inside their area and do not overlap, on any wall and in any number.
import { cutStage, revealSteps } from '@liangfen/rules';
import { describe, expect, it } from 'vitest';
import { zhCN } from '../../messages/index.ts';
import { captionOf } from '../caption.ts';
import { extremeStages } from '../sample-extremes.ts';
import { sampleMatch, samplePrograms, sampleStages } from '../samples.ts';
import { bracketPositions, shownRounds } from './bracket-positions.ts';
import { sampleBracket } from './ceremony-samples.ts';
import { laureateGap, laureateGrid, laureatesPerPage } from './laureate-grid.ts';

const areas = [
  { width: 1728, height: 480, tall: false },
  { width: 2600, height: 480, tall: false },
  { width: 1152, height: 1640, tall: true },
];

/** Makes this many different programs. */
function many(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    sort: index + 1,
    programName: `${samplePrograms[index % samplePrograms.length]?.programName} ${index}`,
    contestant: samplePrograms[index % samplePrograms.length]?.contestant ?? '',
  }));
}

describe.each(areas)('on $width × $height', ({ tall, ...area }) => {
  it.each(Array.from({ length: laureatesPerPage }, (_, index) => index + 1))(
    '%i honoured programs fit in, with names that can be read from the last row',
    (count) => {
      const grid = laureateGrid(many(count), area, tall);
      const rows = Math.ceil(count / grid.columns);
      expect(grid.columns * (grid.width + laureateGap) - laureateGap).toBeLessThanOrEqual(
        area.width,
      );
      expect(rows * (grid.height + laureateGap) - laureateGap).toBeLessThanOrEqual(area.height);
      expect(grid.nameSize).toBeGreaterThanOrEqual(40);
    },
  );

  it.each([1, 2, 3, 5, 12])('photographs of %i programs leave their names readable', (count) => {
    const programs = many(count).map((one) => ({ ...one, photoUrl: '/p.webp' }));
    const bare = laureateGrid(programs, area, tall);
    const pictured = laureateGrid(programs, area, tall, true);
    expect(bare.photo).toBe(0);
    if (count <= 3) expect(pictured.photo).toBeGreaterThanOrEqual(120);
    if (pictured.photo === 0) expect(pictured.nameSize).toBe(bare.nameSize);
    else expect(pictured.nameSize).toBeGreaterThanOrEqual(48);
    expect(pictured.photo).toBeLessThan(pictured.height);
  });

  it.each([2, 3, 4, 5, 7, 8, 9, 15, 16])('the boxes of a bracket of %i do not touch', (count) => {
    for (const decided of [0, 1, count - 1]) {
      const { rounds } = sampleBracket(many(count), { decided });
      const positions = bracketPositions(shownRounds(rounds), area);
      expect(positions.champion.x + positions.champion.width).toBeLessThanOrEqual(area.width);
      for (const one of positions.boxes) {
        expect(one.y).toBeGreaterThanOrEqual(0);
        expect(one.y + positions.height).toBeLessThanOrEqual(area.height);
        for (const other of positions.boxes) {
          if (one === other || one.round !== other.round) continue;
          expect(Math.abs(one.y - other.y)).toBeGreaterThan(positions.height);
        }
        const next = positions.columns[one.round + 1] ?? 0;
        expect(one.x + positions.width).toBeLessThan(next);
      }
    }
  });
});

describe('a bracket', () => {
  it('draws a line for every program that went on, and open lines for the rounds to come', () => {
    const { rounds } = sampleBracket(many(8), { decided: 4 });
    const { lines } = bracketPositions(rounds, { width: 1728, height: 800 });
    expect(lines.filter(({ open }) => !open)).toHaveLength(4);
    // Two lines lead into the final, one to the champion.
    expect(lines.filter(({ open }) => open)).toHaveLength(3);
  });

  it('omits rounds that are too large to read once a smaller round exists', () => {
    const { rounds } = sampleBracket(many(32), { decided: 31 });
    expect(rounds.map(({ slots }) => slots.length)).toEqual([16, 8, 4, 2, 1]);
    expect(shownRounds(rounds).map(({ slots }) => slots.length)).toEqual([8, 4, 2, 1]);
    expect(shownRounds(rounds.slice(0, 1))).toHaveLength(1);
  });
});

describe('the caption', () => {
  const said = (stage: Parameters<typeof sampleMatch>[0]) =>
    captionOf(sampleMatch(stage), zhCN.screen);
  const steps = (stage: Parameters<typeof sampleMatch>[0]) =>
    Array.from({ length: revealSteps(stage).length + 1 }, (_, step) => said(cutStage(stage, step)));

  it('of a champion announces one, then names the champion, then the lead', () => {
    expect(steps(sampleStages.CHAMPION)).toEqual([
      '冠军即将揭晓',
      '冠军：追光者，李雨桐',
      '冠军：追光者，李雨桐，得分 95.44，领先亚军 0.34 分',
    ]);
  });

  it('of champions who share the first place names all of them', () => {
    expect(said(sampleStages.CHAMPION_TIED)).toBe(
      '并列冠军：追光者，李雨桐、稻香，孙佳宁 / 郑启航，得分 95.44，2 个节目同为 95.44，并列第一',
    );
  });

  it('of awards gives the award’s name, then its winner', () => {
    expect(steps(sampleStages.AWARDS).slice(0, 3)).toEqual([
      '颁奖，等待揭晓',
      '最佳人气，等待揭晓',
      '最佳人气：孤勇者，计算机学院合唱团',
    ]);
  });

  it('of the podium begins with the third place', () => {
    expect(steps(sampleStages.PODIUM).at(0)).toBe('颁奖台，等待揭晓');
    expect(steps(sampleStages.PODIUM).at(1)).toBe('季军：夜空中最亮的星');
  });

  it('of a bracket names the round, and the winner and loser of each bout', () => {
    expect(said(sampleStages.BRACKET_CHAMPION)).toBe('对阵图，决赛；冠军：追光者；追光者 胜 稻香');
    expect(said(extremeStages.BRACKET_EMPTY)).toBe('对阵图，还没有对阵');
  });
});
