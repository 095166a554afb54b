// Computed sizes and texts of pictures: scaling, cards, rows, bars, clocks, the sign-in ring and captions.
import { cutStage, revealSteps } from '@liangfen/rules';
import type { FinalScore, Look, Stage } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { zhCN } from '../messages/index.ts';
import { fitBox } from './canvas/fit-box.ts';
import { captionOf } from './caption.ts';
import { fittingSize, formatChange, formatClock, formatScore, textWidth } from './format.ts';
import { contestantChoices, fittedName, heldTitles } from './names.ts';
import { besideNames, stackedNames } from './parts/RowNames.tsx';
import { sampleLook, sampleMatch, sampleStages, sampleWorking } from './samples.ts';
import { barScale, barShare } from './stages/bar-share.ts';
import { boutsOf } from './stages/bouts.ts';
import { cardLayout, faceShape, titlesIn } from './stages/card-grid.ts';
import { ringArcs } from './stages/ring.ts';
import { rowPositions } from './stages/row-positions.ts';
import { titleLines } from './stages/title-lines.ts';
import { fittedWorking } from './stages/working-fit.ts';
import { countdownAt } from './use-countdown.ts';
import { workingTexts } from './working-texts.ts';

describe('the picture in its box', () => {
  it('is the base canvas, scaled, in 16 : 9 and in the preview', () => {
    expect(fitBox(3840, 2160)).toEqual({ width: 1920, height: 1080, scale: 2, left: 0, top: 0 });
    expect(fitBox(390, 220)).toMatchObject({ width: 1920, height: 1080 });
    expect(fitBox(390, 220).scale).toBeCloseTo(0.203, 3);
  });

  it.each([
    [3840, 1080],
    [2560, 1080],
    [1920, 1200],
    [1024, 768],
    [1000, 1000],
    [1080, 1920],
    [600, 4000],
    [5760, 500],
  ])('fills %i × %i without bars', (boxWidth, boxHeight) => {
    const { width, height, scale, left, top } = fitBox(boxWidth, boxHeight);
    expect(left).toBe(0);
    expect(top).toBe(0);
    expect(width * scale).toBeGreaterThan(boxWidth - 1);
    expect(height * scale).toBeGreaterThan(boxHeight - 1);
    expect(width).toBeGreaterThanOrEqual(1280);
    expect(height).toBeGreaterThanOrEqual(1080);
  });
});

/** The area below the title on the base canvas, on a wide wall and in portrait. */
const areas = [
  { width: 1728, height: 640 },
  { width: 2600, height: 640 },
  { width: 1152, height: 1836 },
];

describe('the names of a low row', () => {
  const room = { width: 1120, height: 72, most: 46 };
  const long = '《我和我的祖国》暨庆祝中华人民共和国成立七十七周年师生原创诗歌朗诵情景剧展演选段';

  it('stand in one line, at their size', () => {
    const set = besideNames({ programName: '追光者', contestant: '李雨桐' }, room);
    expect(set).toMatchObject({ name: { text: '追光者', size: 46 }, person: { text: '李雨桐' } });
  });

  it('that are too long lose the organisation, then the end of the program, never the person', () => {
    const set = besideNames(
      { programName: long, contestant: '马克思主义学院　阿卜杜热合曼江·买买提依明热合木图拉大' },
      room,
    );
    expect(set?.name?.text).toMatch(/^《我和我的祖国》.*…$/u);
    expect(set?.name?.size).toBeGreaterThanOrEqual(32);
    expect(set?.person.text).toBe('阿卜杜热合曼江·买买提依明热合木图拉大');
  });

  it('give up one line where a person alone would fill it', () => {
    expect(
      besideNames({ programName: long, contestant: long }, { ...room, width: 500 }),
    ).toBeNull();
  });
});

describe('cards', () => {
  const content = { figureEms: 2.72, nameEms: 3, groups: false, items: 0 };
  describe.each(areas)('on $width × $height', (area) => {
    it.each([1, 2, 3, 5, 7, 9, 12, 15, 24, 31, 45, 60])('%i cards fit', (count) => {
      const card = cardLayout({ ...content, count }, area);
      expect(card.columns * card.rows).toBeGreaterThanOrEqual(count);
      expect(card.columns * (card.width + card.gap) - card.gap).toBeLessThanOrEqual(area.width);
      expect(card.rows * (card.height + card.gap) - card.gap).toBeLessThanOrEqual(area.height);
    });
  });

  it.each([
    [1, 250],
    [3, 180],
    [7, 130],
    [15, 100],
    // Many cards form a wall, on which scores are as large as the cards allow.
    [31, 70],
    [60, 50],
  ])(
    'of %i judges have scores of at least %i px, which fill the width or height of the card',
    (count, size) => {
      const { figure, width, height, plate, nameHeight } = cardLayout(
        { ...content, count },
        { width: 1728, height: 640 },
      );
      expect(figure).toBeGreaterThanOrEqual(size);
      const wide = (figure * content.figureEms) / width;
      const high = figure / (height - plate * 1.3 - nameHeight - 22);
      expect(Math.max(wide, high)).toBeGreaterThan(0.75);
    },
  );

  it.each([1, 3, 7, 15])('of %i judges have names, even of 19 characters', (count) => {
    for (const nameEms of [2, 3, 4, 19]) {
      const card = cardLayout({ ...content, count, nameEms }, { width: 1728, height: 640 });
      expect(card.names).not.toBe('NONE');
      expect(card.name).toBeGreaterThanOrEqual(28);
    }
  });
});

describe('judges with long Latin names', () => {
  const area = { width: 1728, height: 640 };
  it.each([3, 5, 7, 9])('%i have them whole: no line breaks inside a word', (count) => {
    const [nameEms, wordEms] = [textWidth('Christopher Montgomery'), textWidth('Montgomery')];
    const content = { count, figureEms: 2.72, nameEms, wordEms, groups: false, items: 0 };
    const card = cardLayout(content, area);
    expect(card.name * wordEms).toBeLessThanOrEqual(card.width);
    expect(card.name).toBeGreaterThanOrEqual(28);
  });
});

describe('judges with photographs', () => {
  const content = { figureEms: 2.72, nameEms: 3, groups: false, items: 0 };
  const seen = { ...content, faces: true, titles: [6, 6, 26] };
  describe.each(areas)('on $width × $height', (area) => {
    it.each([1, 3, 5, 7, 9])('%i have photograph, name and title inside their cards', (count) => {
      const card = cardLayout({ ...seen, count }, area);
      expect(card.face).toBeGreaterThanOrEqual(72);
      expect(card.titleLines).toBeGreaterThan(0);
      expect(card.name).toBeGreaterThanOrEqual(28);
      expect(card.face * faceShape).toBeLessThanOrEqual(card.nameHeight);
      expect(card.nameHeight + card.plate * 1.3 + card.figure * 0.8).toBeLessThan(card.height);
      expect(card.rows * (card.height + card.gap) - card.gap).toBeLessThanOrEqual(area.height);
    });
  });

  it('have large scores beside their photographs', () => {
    const area = { width: 1728, height: 640 };
    expect(cardLayout({ ...seen, count: 7 }, area).figure).toBeGreaterThanOrEqual(90);
    expect(cardLayout({ ...seen, count: 9 }, area).figure).toBeGreaterThanOrEqual(84);
  });

  it('are shown as a wall of scores without photographs from sixteen up', () => {
    expect(cardLayout({ ...seen, count: 31 }, { width: 1728, height: 640 })).toEqual(
      cardLayout({ ...content, count: 31 }, { width: 1728, height: 640 }),
    );
  });

  it('have titles that are complete or omitted', () => {
    expect(titlesIn([6, 26], 200, 2)).toEqual({ titleLines: 1, titleEms: 6 });
    expect(titlesIn([6, 10, 26], 200, 2)).toEqual({ titleLines: 2, titleEms: 10 });
    expect(titlesIn([6, 10], 200, 1)).toEqual({ titleLines: 1, titleEms: 6 });
    expect(titlesIn([26], 200, 2)).toEqual({ titleLines: 0, titleEms: 0 });
    expect(titlesIn([], 200, 2)).toEqual({ titleLines: 0, titleEms: 0 });
  });
});

describe('ranking rows', () => {
  it.each([1, 6, 10, 11, 20])('%i fit below the title of any wall', (rows) => {
    for (const { width, height: below } of areas) {
      const area = { width, height: below + 116 };
      const positions = rowPositions(rows, area);
      for (let index = 0; index < rows; index += 1) {
        const { x, y } = positions.at(index);
        expect(x + positions.width).toBeLessThanOrEqual(width + 0.5);
        expect(y + positions.height).toBeLessThanOrEqual(area.height);
      }
      expect(positions.height).toBeGreaterThan(60);
    }
  });
});

describe('names', () => {
  it('omit the organisation if they would not fit otherwise, but never the person', () => {
    expect(contestantChoices('外国语学院\u3000张三')).toEqual(['外国语学院\u3000张三', '张三']);
    expect(contestantChoices('外国语学院 张三')).toEqual(['外国语学院 张三', '张三']);
    expect(contestantChoices('孙佳宁 / 郑启航')).toEqual(['孙佳宁 / 郑启航']);
    expect(contestantChoices('计算机学院合唱团')).toEqual(['计算机学院合唱团']);
    expect(contestantChoices('联合合唱团 🎤')).toEqual(['联合合唱团 🎤']);
    const room = { width: 300, most: 40, least: 28 };
    expect(fittedName(contestantChoices('经济学院\u3000张三'), room).text).toBe(
      '经济学院\u3000张三',
    );
    expect(fittedName(contestantChoices('信息与电子工程学院\u3000张三'), room)).toMatchObject({
      text: '张三',
      size: 40,
      lines: 1,
    });
  });

  it('shrink, then break into lines, and stay complete', () => {
    const long = '阿卜杜热合曼江·买买提依明热合木图拉大'.slice(0, 19);
    expect([...long]).toHaveLength(19);
    expect(fittedName([long], { width: 1000, most: 60, least: 28 })).toMatchObject({ lines: 1 });
    for (const width of [150, 300, 600]) {
      const { text, size } = fittedName([long], { width, most: 60, least: 28, lines: 2 });
      expect(text).toBe(long);
      expect(size).toBeGreaterThanOrEqual(28);
    }
  });

  it('of a dense table keep the contestant and shorten the program', () => {
    const row = {
      programName: '我们的征途是星辰大海与不灭的青春之歌大合唱',
      contestant: '材料学院\u3000阿卜杜热合曼',
    };
    const { name, person } = stackedNames(row, { width: 240, height: 68, most: 42 });
    expect(person.text).toBe('阿卜杜热合曼');
    expect(name?.text).toMatch(/…$/);
  });
});

describe('bars', () => {
  const zero = { floor: 0, top: 100, cut: false };

  it('begin at zero where the last is at most half as high as the first', () => {
    expect(barScale([100, 62, 50], 100)).toEqual(zero);
    expect(barScale([10, 0], 10)).toEqual({ ...zero, top: 10 });
    expect(barScale([null], null)).toEqual({ ...zero, top: null });
    expect(barScale([88, 88], 88)).toEqual({ ...zero, top: 88 });
  });

  it.each([
    // Highest, lowest, and where the bars begin.
    [91.03, 88.98, 87],
    [95.44, 88.69, 84],
    [95.441, 95.44, 95.439],
    [12, 9, 7],
    [3, 2, 1.5],
    [2, -3, -6],
    [-1, -5, -8],
  ])('of %d and %d begin at %d, so that the hall sees the difference', (top, low, floor) => {
    expect(barScale([top, null, low], top)).toEqual({ floor, top, cut: true });
    const scale = barScale([top, low], top);
    expect(barShare(top, scale)).toBe(1);
    expect(barShare(low, scale)).toBeGreaterThan(0.25);
    expect(barShare(low, scale)).toBeLessThanOrEqual(0.52);
  });

  it('keep the order and the proportion of the distances', () => {
    const scale = barScale([96, 93, 90], 96);
    const [first, second, third] = [96, 93, 90].map((score) => barShare(score, scale));
    expect(first).toBe(1);
    expect((first ?? 0) - (second ?? 0)).toBeCloseTo((second ?? 0) - (third ?? 0));
  });

  it('stand at the foot where there is no score, or one of zero', () => {
    expect(barShare(null, zero)).toBe(0);
    expect(barShare(0, { ...zero, top: 0 })).toBe(1);
    expect(barShare(-3, { ...zero, top: 0 })).toBeLessThan(0.1);
  });
});

describe('the sign-in ring', () => {
  it('is full only when all judges have signed in, and empty only when nobody has', () => {
    expect(ringArcs(0, 7)).toMatchObject({ lit: 0 });
    expect(ringArcs(7, 7)).toMatchObject({ lit: 7 });
    expect(ringArcs(1, 500).lit).toBe(1);
    expect(ringArcs(499, 500).lit).toBe(71);
    expect(new Set(ringArcs(1, 72).paths).size).toBe(72);
    expect(ringArcs(1, 1).paths).toHaveLength(1);
  });
});

describe('numbers and words', () => {
  it('never round a score', () => {
    expect(formatScore(95.1, 2)).toBe('95.10');
    expect(formatScore(95.125, 2)).toBe('95.125');
    expect(formatScore(0, 0)).toBe('0');
    expect(formatChange(-2.5)).toBe('−2.5');
    expect(formatChange(5)).toBe('+5');
  });

  it('write clocks', () => {
    expect(formatClock(0)).toBe('0:00');
    expect(formatClock(125)).toBe('2:05');
    expect(formatClock(3725)).toBe('1:02:05');
  });

  it('count whole seconds of the server’s time', () => {
    const clock = { durationMs: 60_000, endsAt: 100_000, remainingMs: null };
    expect(countdownAt(clock, 40_000)).toMatchObject({ seconds: 60, state: 'ENOUGH' });
    expect(countdownAt(clock, 89_999)).toMatchObject({ seconds: 11, state: 'ENOUGH' });
    expect(countdownAt(clock, 90_000)).toMatchObject({ seconds: 10, state: 'LAST_TEN' });
    expect(countdownAt(clock, 100_000)).toMatchObject({ seconds: 0, state: 'UP', share: 0 });
    expect(countdownAt(clock, 0).seconds).toBe(60);
    expect(countdownAt(clock, 107_900).over).toBeNull();
  });

  it('count up after zero where the organiser wants that, and not while they stand', () => {
    const clock = { durationMs: 60_000, endsAt: 100_000, remainingMs: null, countsUp: true };
    expect(countdownAt(clock, 99_999).over).toBeNull();
    expect(countdownAt(clock, 100_000)).toMatchObject({ over: 0, state: 'UP' });
    expect(countdownAt(clock, 107_900)).toMatchObject({ over: 7, seconds: 0, state: 'UP' });
    expect(countdownAt({ ...clock, endsAt: null, remainingMs: 0 }, 107_900).over).toBeNull();
  });

  it('choose sizes and line breaks', () => {
    expect(fittingSize('追光者', { width: 1600, most: 190, least: 84 })).toBe(190);
    expect(fittingSize('很'.repeat(80), { width: 1600, most: 190, least: 84 })).toBe(84);
    expect(titleLines('校园歌手大赛').lines).toEqual(['校园歌手大赛']);
    expect(titleLines('江城市第 12 届「星光杯」全国高校青年歌手邀请赛暨颁奖典礼').lines).toEqual([
      '江城市第 12 届「星光杯」',
      '全国高校青年歌手邀请赛暨颁奖典礼',
    ]);
  });

  it.each([
    ['江城大学师生情《我和我的祖国家》', ['江城大学师生情', '《我和我的祖国家》']],
    ['纪念舞台剧《我和我的祖国》首演十周年', ['纪念舞台剧', '《我和我的祖国》首演十周年']],
    ['百年校庆之夜·《光荣与梦想》师生汇报演出', ['百年校庆之夜·', '《光荣与梦想》师生汇报演出']],
  ])('break the opening title %s outside its 《》', (name, lines) => {
    expect(titleLines(name).lines).toEqual(lines);
  });

  it('keep a 《title》 unbroken if it fits in a line and the text in its lines', () => {
    const room = { size: 40, lines: 2, width: 400 };
    expect(heldTitles('情景剧朗诵《我和我的祖国》', room)).toEqual([
      '情景剧朗诵',
      '《我和我的祖国》',
      '',
    ]);
    expect(heldTitles('《光》与《影》二重唱联合演出', room)).toHaveLength(5);
    // Unbroken, the first title would need a third line; the second is longer than a line.
    const full = '诗歌朗诵情景《我和我的祖国》选段三章';
    expect(heldTitles(full, room)).toEqual([full]);
    const long = '《在那遥远的地方有位好姑娘》组曲';
    expect(heldTitles(long, room)).toEqual([long]);
    expect(heldTitles('情景剧《光》', { ...room, lines: 1 })).toEqual(['情景剧《光》']);
  });

  it('pair the rows of a battle', () => {
    const rows = sampleStages.PROGRAM_LIST_BATTLE.rows;
    expect(boutsOf(rows)).toHaveLength(4);
    const alone = rows.slice(0, 3).map((row, index) => ({
      ...row,
      opponentId: index === 2 ? null : row.opponentId,
    }));
    expect(boutsOf(alone).map((bout) => bout.length)).toEqual([2, 1]);
  });

  it('tell the working of a score', () => {
    const said = (working: FinalScore) =>
      workingTexts(working, { vote: false, depth: 'SHORT' }, zhCN.screen.result.working);
    expect(said(sampleWorking)).toEqual([
      '去掉最高 97.80、最低 93.10',
      '5 位评委平均 478.20 ÷ 5 = 95.64',
      '超时 12 秒 −0.20',
      '合计 95.64 − 0.20 = 95.44',
    ]);
    expect(said(sampleStages.RESULT_ITEMS.working)).toEqual([
      '音准与节奏 96.20 × 40% = 38.48',
      expect.any(String),
      expect.any(String),
      expect.stringMatching(/^合计 38\.48 \+ .* = 95\.62$/),
    ]);
  });
});

describe('the working of a score below the picture', () => {
  const step = (index: number) => `第 ${index} 组：12 位评委平均 1092.50 ÷ 12 ≈ 91.04`;

  it('is in two rows if it fits, or else in three rows of smaller text', () => {
    const few = Array.from({ length: 4 }, (_, index) => step(index));
    expect(fittedWorking(zhCN.screen.result.working.title, few.slice(0, 3), 1728)).toEqual({
      lines: few.slice(0, 3),
      size: 34,
      rows: 2,
      small: false,
    });
    expect(fittedWorking(zhCN.screen.result.working.title, few, 1728)).toEqual({
      lines: few,
      size: 28,
      rows: 3,
      small: true,
    });
  });

  it('is set in larger words and more rows on a high wall', () => {
    const lines = [0, 1].map(step);
    const { size, rows, small } = fittedWorking(
      zhCN.screen.result.working.title,
      lines,
      1057,
      true,
    );
    expect({ size, rows, small }).toEqual({ size: 44, rows: 4, small: false });
  });

  it('omits its first lines instead of cutting one off, so that the last still leads to the score', () => {
    const many = Array.from({ length: 20 }, (_, index) => step(index));
    const { lines, rows } = fittedWorking(zhCN.screen.result.working.title, many, 1728);
    expect(rows).toBe(3);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines).toEqual(many.slice(-lines.length));
  });
});

describe('captions', () => {
  it('tell only what the picture shows', () => {
    const at = (stage: Stage, step: number) =>
      captionOf(sampleMatch(cutStage(stage, step)), zhCN.screen);
    expect(at(sampleStages.SCORE_REVEAL, 0)).toBe('追光者，亮分');
    expect(at(sampleStages.SCORE_REVEAL, 2)).toBe('追光者，亮分；周明轩 96.50；林静怡 95.20');
    expect(at(sampleStages.RESULT, 0)).not.toContain('95.44');
    expect(at({ ...sampleStages.RESULT, leaderChanged: false }, 99)).toBe(
      '追光者，得分 95.44，第 1 名',
    );
  });

  it('tell that the lead changes hands only once the new score is shown', () => {
    const said = Array.from({ length: revealSteps(sampleStages.RESULT).length + 1 }, (_, step) =>
      captionOf(sampleMatch(cutStage(sampleStages.RESULT, step)), zhCN.screen),
    );
    expect(said.at(-1)).toBe('领先易主：追光者 95.44，超过 稻香 95.10，领先 0.34');
    expect(said.filter((text) => text.includes('领先易主') && !text.includes('95.44'))).toEqual([]);
    expect(said[0]).not.toContain('领先易主');
  });

  it('use the competition’s word for the act', () => {
    const said = (look: Partial<Look>) =>
      captionOf(
        { ...sampleMatch(sampleStages.SPEECH), look: { ...sampleLook, ...look } },
        zhCN.screen,
      );
    expect(said({})).toMatch(/，表演中$/);
    expect(said({ performanceWord: '演讲' })).toMatch(/，演讲中$/);
  });

  it('name both sides of an announced bout, and the winner once the hall has seen the decision', () => {
    const said = (stage: Stage) => captionOf(sampleMatch(stage), zhCN.screen);
    const sides = '如愿，王若曦 对 起风了，赵一鸣';
    expect(said(sampleStages.TITLE_BOUT)).toBe(`第 2 场：${sides}`);
    expect(said(sampleStages.TITLE_BOUT_NEXT)).toBe(`下一个：${sides}`);
    const justNow = `刚刚：${sides}；如愿获胜，24 比 19`;
    expect(said(sampleStages.TITLE_BOUT_JUST_NOW)).toBe(justNow);
    const unseen = { ...sampleStages.TITLE_BOUT, showType: 'JUST_NOW' } as const;
    expect(said(unseen)).toBe(`刚刚：${sides}`);
    expect(said(sampleStages.INTERMISSION_BOUT)).toBe('中场休息，下一个：如愿 对 起风了');
  });

  it('exist for every picture', () => {
    for (const stage of Object.values(sampleStages)) {
      expect(captionOf(sampleMatch(stage), zhCN.screen)).not.toMatch(/[{}]|undefined/);
    }
  });
});
