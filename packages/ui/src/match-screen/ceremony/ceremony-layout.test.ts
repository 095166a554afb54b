// The layout of the ceremony: names and bouts stay inside their area and do not overlap, on any wall and in any number.
import { cutStage, revealSteps } from '@liangfen/rules';
import type { BracketSlot, StageBracket } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { zhCN } from '../../messages/index.ts';
import { captionOf } from '../caption.ts';
import { extremeStages } from '../sample-extremes.ts';
import { sampleMatch, samplePrograms, sampleStages } from '../samples.ts';
import { shownBands } from './bracket-bands.ts';
import { bracketPositions } from './bracket-positions.ts';
import { sampleBracket } from './ceremony-samples.ts';
import { laureateGap, laureateGrid, laureatesPerPage } from './laureate-grid.ts';

const areas = [
  { width: 1728, height: 480, tall: false },
  { width: 2600, height: 480, tall: false },
  { width: 1152, height: 1640, tall: true },
];

/** The columns of the only band. */
function columnsOf(stage: StageBracket) {
  return shownBands(stage)[0]?.columns ?? [];
}

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

  it.each([
    [4, 0.4],
    [8, 0.7],
    [16, 0.65],
  ])('a bracket of %i fills its wall', (count, share) => {
    for (const decided of [0, count / 2]) {
      const { boxes } = bracketPositions(columnsOf(sampleBracket(many(count), { decided })), area);
      const first = boxes.filter(({ column }) => column === 0);
      const filled = first.reduce((sum, { height }) => sum + height, 0);
      expect(filled / area.height).toBeGreaterThan(share);
      // A later round has larger boxes, also while nobody stands in it yet.
      const second = boxes.find(({ column }) => column === 1);
      expect(second?.height ?? 0).toBeGreaterThanOrEqual(first[0]?.height ?? 0);
    }
  });

  it.each([2, 3, 4, 5, 7, 8, 9, 15, 16])('the boxes of a bracket of %i do not touch', (count) => {
    for (const decided of [0, 1, count - 1]) {
      const positions = bracketPositions(columnsOf(sampleBracket(many(count), { decided })), area);
      expect(positions.champion.x + positions.champion.width).toBeLessThanOrEqual(area.width);
      for (const one of positions.boxes) {
        expect(one.y).toBeGreaterThanOrEqual(0);
        expect(one.y + one.height).toBeLessThanOrEqual(area.height);
        for (const other of positions.boxes) {
          if (one === other || one.column !== other.column) continue;
          const upper = one.y < other.y ? one : other;
          expect(Math.abs(one.y - other.y)).toBeGreaterThan(upper.height);
        }
        const next = positions.columns[one.column + 1] ?? 0;
        expect(one.x + positions.width).toBeLessThan(next);
      }
    }
  });
});

const eight = sampleBracket(many(8), { decided: 7 });
const [, semi, final] = eight.rounds;
if (semi === undefined || final === undefined)
  throw new Error('a bracket of eight has three rounds');
/** The two that lost the semi-finals meet between these and the final. */
const withThirdPlace: StageBracket = {
  ...eight,
  rounds: [
    ...eight.rounds.slice(0, 2),
    { ...final, groupName: '季军赛', roundKind: 'THIRD_PLACE', slots: final.slots.map(unjoined) },
    {
      ...final,
      roundKind: 'FINAL',
      slots: final.slots.map(({ bout, red, blue }) => ({
        bout,
        red: { ...red, fromRound: 1 },
        blue: blue && { ...blue, fromRound: 1 },
      })),
    },
  ],
};

function unjoined({ bout, red, blue }: BracketSlot): BracketSlot {
  return { bout, red: { ...red, from: null }, blue: blue && { ...blue, from: null } };
}

/** The men have their champion, the women are still fighting. */
function twoDivisions(count: number): StageBracket {
  const men = sampleBracket(many(count), { decided: count - 1 });
  const women = sampleBracket(many(count), { decided: count / 2 });
  const named = ({ rounds }: StageBracket, division: string) =>
    rounds.map((round) => ({ ...round, division }));
  return {
    ...men,
    champion: null,
    rounds: [...named(men, '男子'), ...named(women, '女子')],
    divisions: [
      { division: '男子', champion: men.champion, noChampion: null },
      { division: '女子', champion: null, noChampion: 'UNDECIDED' },
    ],
  };
}

describe('a bracket', () => {
  it('draws a line for every program that went on, and open lines for the rounds to come', () => {
    const columns = columnsOf(sampleBracket(many(8), { decided: 4 }));
    const { lines } = bracketPositions(columns, { width: 1728, height: 800 });
    expect(lines.filter(({ open }) => !open)).toHaveLength(4);
    // Two lines lead into the final, one to the champion.
    expect(lines.filter(({ open }) => open)).toHaveLength(3);
  });

  it('omits rounds that are too large to read once a smaller round exists', () => {
    const stage = sampleBracket(many(32), { decided: 31 });
    const sizes = (shown: StageBracket) =>
      columnsOf(shown).map(({ main }) => main.round.slots.length);
    expect(stage.rounds.map(({ slots }) => slots.length)).toEqual([16, 8, 4, 2, 1]);
    expect(sizes(stage)).toEqual([8, 4, 2, 1]);
    expect(sizes({ ...stage, rounds: stage.rounds.slice(0, 1) })).toEqual([16]);
  });

  it.each([...areas])(
    'on $width × $height stands a third place below the final, and touches nothing',
    (area) => {
      const columns = columnsOf(withThirdPlace);
      expect(columns.map(({ beside }) => beside.length)).toEqual([0, 0, 1]);
      const { boxes, lines } = bracketPositions(columns, area);
      const last = boxes.filter(({ column }) => column === 2);
      expect(last.map(({ name }) => name)).toEqual([null, '季军赛']);
      for (const [at, one] of boxes.entries()) {
        expect(one.y + one.height).toBeLessThanOrEqual(area.height);
        const others = boxes.slice(at + 1).filter(({ column }) => column === one.column);
        for (const other of others) {
          const upper = one.y < other.y ? one : other;
          expect(Math.abs(one.y - other.y)).toBeGreaterThan(upper.height);
        }
      }
      expect(lines.filter(({ open }) => !open)).toHaveLength(6);
    },
  );

  it('has a band for each division as long as both can be read, and else that of the bout to come', () => {
    const two = twoDivisions(4);
    expect(shownBands(two).map(({ division, champion }) => [division, champion === null])).toEqual([
      ['男子', false],
      ['女子', true],
    ]);
    expect(shownBands(twoDivisions(16)).map(({ division }) => division)).toEqual(['女子']);
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
    expect(said({ ...extremeStages.BRACKET_WALKOVER })).toContain('不战而胜（对手 ');
    expect(said(extremeStages.BRACKET_EMPTY)).toBe('对阵图，还没有对阵');
  });
});
