/** Tests the complete data of each picture, and what a picture must not hold. */
import type { Program, Setting, Stage } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { cutStage } from '../reveal/reveal-steps.ts';
import { items, type Shape, Stagehand } from '../testing/index.ts';
import { nextProgram } from './next-program.ts';
import { stageOf } from './stage.ts';

const card = (id: string) => ({
  id,
  sort: Number(id.slice(1)),
  programName: `节目 ${id.slice(1)}`,
  contestant: `选手 ${id.slice(1)}`,
});
const [voice, stage] = items;
const combined: Partial<Setting> = { enableItem: true, enableScoreItemCombine: true };
const oneByOne: Partial<Setting> = { enableItem: true };
const timed: Partial<Setting> = { enableCountdown: true };

function onAir<Kind extends Stage['kind']>(show: Stagehand, kind: Kind) {
  const { stage: picture } = show.state;
  if (picture.kind !== kind) throw new Error(`${picture.kind} is on air`);
  return picture as Extract<Stage, { kind: Kind }>;
}

describe('the pictures of the flow', () => {
  it('the start page holds nothing', () => {
    expect(new Stagehand().state.stage).toEqual({ kind: 'START' });
  });

  it('the test holds the names of the test programs', () => {
    const show = new Stagehand();
    show.do({ type: 'OPEN_TEST' });
    expect(show.state.stage).toEqual({ kind: 'TEST', programs: ['t1', 't2', 't3'].map(card) });
  });

  it.each([
    [false, 1],
    [true, null],
  ])(
    'sign-in shows names without numbers if judges are anonymous: %s',
    (anonymousJudges, number) => {
      const show = new Stagehand({ judges: 2, signedIn: false, setting: { anonymousJudges } });
      show.do({ type: 'SIGN_IN_JUDGE', judgeId: 'j1' });
      show.do({ type: 'SHOW_SIGN_IN', signInShowType: 'TILE' });
      expect(show.state.stage).toEqual({
        kind: 'SIGN_IN',
        showType: 'TILE',
        judges: [
          { id: 'j1', number, name: '评委 1', signIn: true },
          { id: 'j2', number: number && 2, name: '评委 2', signIn: false },
        ],
        signed: 1,
        total: 2,
      });
      expect(
        stageOf({ ...show.state, linkData: { ...show.state.linkData, signInShowType: null } }),
      ).toMatchObject({ showType: 'TOTAL' });
    },
  );

  it('sign-in shows the title and the picture of a judge who has them', () => {
    const show = new Stagehand({
      parts: {
        judges: [
          {
            id: 'j1',
            number: 1,
            name: '评委 1',
            judgeGroupId: 'g',
            signIn: true,
            title: '声乐教授',
            photoUrl: '/f/j1.jpg',
          },
        ],
      },
    });
    show.do({ type: 'SHOW_SIGN_IN', signInShowType: 'TILE' });
    expect(onAir(show, 'SIGN_IN').judges).toEqual([
      {
        id: 'j1',
        number: 1,
        name: '评委 1',
        signIn: true,
        title: '声乐教授',
        photoUrl: '/f/j1.jpg',
      },
    ]);
  });

  it('a position whose program does not exist gives the start page', () => {
    const show = new Stagehand();
    for (const link of [
      'SPEECH',
      'SCORE',
      'SHOW_SCORE',
      'SHOW_RESULT',
      'BATTLE',
      'DETERMINE',
    ] as const) {
      expect(stageOf({ ...show.state, link })).toEqual({ kind: 'START' });
      expect(stageOf({ ...show.state, link: `TEST_${link}` })).toEqual({ kind: 'START' });
      expect(stageOf({ ...show.state, link, activeProgramId: 'z' })).toEqual({ kind: 'START' });
    }
  });
});

describe('the pictures of a ranking', () => {
  const pictures = (photos: Readonly<Record<string, object>>) => {
    const show = new Stagehand();
    const programGroups = show.state.programGroups.map((group) => ({
      ...group,
      programs: group.programs.map((one) => ({ ...one, ...photos[one.id] })),
    }));
    const stage = stageOf({ ...show.state, programGroups, link: 'RANK' });
    if (stage.kind !== 'RANKING') throw new RangeError('no ranking on air');
    return { stage, ids: stage.rows.map(({ programId }) => programId) };
  };

  it('have a column as soon as one program of the group has one, so that no row moves when it comes', () => {
    const { ids, stage: bare } = pictures({});
    expect(bare).not.toHaveProperty('pictured');
    const [first = '', second = ''] = ids;
    const { stage } = pictures({
      [first]: { photoUrl: '/f/a.jpg', markUrl: '/f/mark.png' },
      [second]: { markUrl: '/f/mark.png' },
    });
    expect(stage.pictured).toBe(true);
    expect(
      stage.rows.map(({ photoUrl, markUrl }) => photoUrl ?? markUrl ?? null).slice(0, 3),
    ).toEqual(['/f/a.jpg', '/f/mark.png', null]);
    expect(cutStage(stage, 0)).toMatchObject({ pictured: true, rows: [] });
  });
});

describe('the program list', () => {
  const list = (show: Stagehand) => onAir(show, 'PROGRAM_LIST');

  function long(programs: number, done: number): Stagehand {
    const show = new Stagehand({ programs });
    for (let n = 1; n <= done; n += 1) show.put(`a${n}`, { phase: 'RESULT', finalScore: 1 });
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    return show;
  }

  it('holds each program’s name, its phase, and its result if the hall has seen it', () => {
    const show = new Stagehand({ programs: 2 });
    show.play('a1', [90, 80, 70]);
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    expect(show.state.stage).toEqual({
      kind: 'PROGRAM_LIST',
      groupId: 'a',
      groupName: '第 1 组',
      rows: [
        { ...card('a1'), phase: 'RESULT', finalScore: 80, outcome: null, opponentId: null },
        { ...card('a2'), phase: 'WAITING', finalScore: null, outcome: null, opponentId: null },
      ],
      offset: 0,
      total: 2,
      nextProgramId: 'a2',
      decimals: 2,
    });
  });

  it('holds opponents and outcomes of a battle', () => {
    const show = new Stagehand({ programs: 2, setting: { mode: 'BATTLE' } });
    const pair = { programId: 'a1', opponentId: 'a2', test: false };
    show.do({ type: 'START_BATTLE', ...pair, confirm: false });
    show.do({ type: 'DETERMINE_BATTLE', ...pair });
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    expect(list(show).rows).toMatchObject([
      { id: 'a1', opponentId: 'a2', outcome: 'WIN', phase: 'DETERMINED' },
      { id: 'a2', opponentId: 'a1', outcome: 'LOSS' },
    ]);
    expect(list(show).nextProgramId).toBeNull();
  });

  it.each([
    // Columns: programs, finished programs, first row, number of rows.
    [24, 0, 0, 24],
    [30, 0, 0, 24],
    [30, 4, 0, 24],
    [30, 5, 1, 24],
    [30, 9, 5, 24],
    [30, 20, 6, 24],
    [30, 30, 6, 24],
    [3, 3, 0, 3],
  ])('of %i programs, %i done, begins with row %i and holds %i', (programs, done, offset, rows) => {
    const picture = list(long(programs, done));
    expect(picture).toMatchObject({
      offset,
      total: programs,
      nextProgramId: done < programs ? `a${done + 1}` : null,
    });
    expect(picture.rows).toHaveLength(rows);
    expect(picture.rows[0]?.id).toBe(`a${offset + 1}`);
  });

  it('of no group is empty', () => {
    const show = new Stagehand();
    expect(stageOf({ ...show.state, link: 'PROGRAM_LIST', activeProgramGroupId: null })).toEqual({
      kind: 'PROGRAM_LIST',
      groupId: null,
      groupName: '',
      rows: [],
      offset: 0,
      total: 0,
      nextProgramId: null,
      decimals: 2,
    });
  });
});

describe('the next program', () => {
  const rows = (...phases: (Partial<Program> & Pick<Program, 'phase'>)[]) => {
    const show = new Stagehand({ programs: phases.length });
    for (const [index, row] of phases.entries()) show.put(`a${index + 1}`, row);
    return show.state.programGroups[0]?.programs ?? [];
  };
  const half = [
    { itemId: 'voice', score: 1, phase: 'RESULT' as const },
    { itemId: 'stage', score: null, phase: 'WAITING' as const },
  ];
  const whole = half.map((item) => ({ ...item, phase: 'RESULT' as const }));

  it.each<[string, (Partial<Program> & Pick<Program, 'phase'>)[], string | null]>([
    [
      'the first that is waiting',
      [{ phase: 'RESULT' }, { phase: 'WAITING' }, { phase: 'WAITING' }],
      'a2',
    ],
    ['one that was left during its speech', [{ phase: 'SPEECH' }, { phase: 'WAITING' }], 'a1'],
    ['one that was left with open scoring', [{ phase: 'SCORING' }, { phase: 'WAITING' }], 'a1'],
    ['one that waits before one that was left', [{ phase: 'WAITING' }, { phase: 'SPEECH' }], 'a1'],
    [
      'one whose scores the hall has seen, wherever it stands',
      [{ phase: 'WAITING' }, { phase: 'SPEECH' }, { phase: 'REVEALED' }],
      'a3',
    ],
    [
      'one with items that are still to come',
      [{ phase: 'RESULT', programItemResults: half }, { phase: 'WAITING' }],
      'a1',
    ],
    [
      'none whose items are all published',
      [{ phase: 'RESULT', programItemResults: whole }, { phase: 'WAITING' }],
      'a2',
    ],
    [
      'none with a final score',
      [{ phase: 'RESULT', finalScore: 5, programItemResults: half }, { phase: 'WAITING' }],
      'a2',
    ],
    ['none that is or was in a bout', [{ phase: 'BATTLE' }, { phase: 'DETERMINED' }], null],
    [
      'none that is disabled',
      [{ phase: 'SPEECH', disabled: 'UNPAIRED' }, { phase: 'WAITING' }],
      'a2',
    ],
    ['none in an empty group', [], null],
  ])('is %s', (_, phases, id) => {
    expect(nextProgram(rows(...phases))?.id ?? null).toBe(id);
  });
});

describe('a program on air', () => {
  const head = { test: false, groupName: '第 1 组', program: card('a1'), item: null };
  const clock = { durationMs: 180_000, endsAt: 1_180_000, remainingMs: null };

  it('its speech holds name and clock', () => {
    const show = new Stagehand({ setting: timed });
    show.speech('a1');
    expect(show.state.stage).toEqual({ kind: 'SPEECH', ...head, clock });
  });

  it('its scoring holds how many have submitted, never a score', () => {
    const show = new Stagehand({ setting: timed });
    show.speech('a1');
    show.scoring('a1');
    show.score('j1', 'a1', 61.37);
    expect(show.state.stage).toEqual({
      kind: 'SCORING',
      ...head,
      submitted: 1,
      expected: 3,
      clock,
    });
    expect(stageOf({ ...show.state, window: null })).toMatchObject({ submitted: 0, expected: 0 });
  });

  it('it has its item beside it when items are scored one by one', () => {
    const show = new Stagehand({ items, setting: oneByOne });
    show.speech('a1', 'stage');
    expect(show.state.stage).toMatchObject({ item: stage });
  });

  it('a test is marked as one, and belongs to no group', () => {
    const show = new Stagehand();
    show.speech('t1', null, true);
    expect(show.state.stage).toMatchObject({ test: true, groupName: '', program: card('t1') });
  });

  it.each([
    ['TEST_SPEECH', 'SPEECH'],
    ['TEST_SCORE', 'SCORING'],
    ['TEST_SHOW_SCORE', 'SCORE_REVEAL'],
    ['TEST_SHOW_RESULT', 'RESULT'],
  ] as const)('the link %s of a test has the picture %s', (link, kind) => {
    const show = new Stagehand();
    show.speech('t1', null, true);
    expect(stageOf({ ...show.state, link })).toMatchObject({ kind, test: true });
  });

  it('its scores are cards, with their full mark', () => {
    const show = new Stagehand({ setting: { dropHighest: 1, decimals: 1 } });
    show.speech('a1');
    show.scoring('a1');
    for (const [judgeId, score] of [
      ['j1', 90],
      ['j2', 80],
      ['j3', 70],
    ] as const)
      show.score(judgeId, 'a1', score);
    show.reveal('a1');
    const of = (number: number, score: number, dropped: string | null) => ({
      number,
      name: `评委 ${number}`,
      groupName: '评委组',
      score,
      itemScores: [],
      dropped,
    });
    expect(show.state.stage).toEqual({
      kind: 'SCORE_REVEAL',
      ...head,
      items: [],
      cards: [of(1, 90, 'HIGHEST'), of(2, 80, null), of(3, 70, null)],
      vote: false,
      fullScore: 100,
      decimals: 1,
    });
  });

  it('with factors, a card of all items has the weighted sum of full marks; a vote ignores items', () => {
    const byFactor = items.map((item) => ({ ...item, proportion: 267, factor: 2.67 }));
    const setting = { ...combined, itemWeighting: 'FACTOR' } as const;
    const show = new Stagehand({ judges: 1, items: byFactor, setting });
    show.speech('a1');
    show.scoring('a1');
    show.items('j1', 'a1', { voice: 50, stage: 50 });
    show.reveal('a1');
    expect(show.state.stage).toMatchObject({ items: byFactor, fullScore: 534 });
    expect(onAir(show, 'SCORE_REVEAL').cards).toMatchObject([{ score: 267 }]);

    const vote = new Stagehand({
      judges: 1,
      items: byFactor,
      setting: { ...setting, mode: 'VOTE' },
    });
    vote.speech('a1');
    vote.scoring('a1');
    vote.score('j1', 'a1', 1);
    vote.reveal('a1');
    expect(vote.state.stage).toMatchObject({ fullScore: 100 });
  });

  it('its scores of one item have that item’s full mark, and scores of all items list them', () => {
    const half = [{ ...items[0], maxScore: 40 }, items[1]] as typeof items;
    const show = new Stagehand({ judges: 1, items: half, setting: oneByOne });
    show.speech('a1', 'voice');
    show.scoring('a1', 'voice');
    show.score('j1', 'a1', 30, 'voice');
    show.reveal('a1', 'voice');
    expect(show.state.stage).toMatchObject({ item: half[0], items: [], fullScore: 40 });
    expect(onAir(show, 'SCORE_REVEAL').cards).toMatchObject([{ score: 30, itemScores: [] }]);

    const together = new Stagehand({ judges: 1, items: half, setting: combined });
    together.speech('a1');
    together.scoring('a1');
    together.items('j1', 'a1', { voice: 30, stage: 80 });
    together.reveal('a1');
    expect(together.state.stage).toMatchObject({ item: null, items: half, fullScore: 100 });
    expect(onAir(together, 'SCORE_REVEAL').cards).toMatchObject([
      {
        score: 50,
        itemScores: [
          { itemId: 'voice', score: 30 },
          { itemId: 'stage', score: 80 },
        ],
      },
    ]);
  });

  it('votes are marked as votes', () => {
    const show = new Stagehand({ judges: 1, setting: { mode: 'VOTE', calculation: 'SUM' } });
    show.speech('a1');
    show.scoring('a1');
    show.score('j1', 'a1', 1);
    show.reveal('a1');
    expect(show.state.stage).toMatchObject({ kind: 'SCORE_REVEAL', vote: true, decimals: 0 });
    show.result('a1');
    expect(show.state.stage).toMatchObject({ kind: 'RESULT', vote: true, programScore: 1 });
  });
});

describe('a result', () => {
  const result = (show: Stagehand) => onAir(show, 'RESULT');

  it('of the first program holds its score and no leader', () => {
    const show = new Stagehand();
    show.play('a1', [90, 80, 70]);
    expect(result(show)).toMatchObject({
      test: false,
      groupName: '第 1 组',
      program: card('a1'),
      item: null,
      itemScores: [],
      itemScore: null,
      programScore: 80,
      rank: 1,
      tied: false,
      rankedTotal: 1,
      leader: null,
      leaderChanged: false,
      vote: false,
    });
    expect(result(show).cards.map(({ score }) => score)).toEqual([90, 80, 70]);
    expect(result(show).working).toEqual(show.state.results.get('a1'));
  });

  it.each([
    [
      'lower: the leader is named',
      70,
      { rank: 2, leader: { programId: 'a1' }, leaderChanged: false },
    ],
    ['higher: it has the lead', 90, { rank: 1, leader: { programId: 'a2' }, leaderChanged: true }],
    ['the same: nobody leads', 80, { rank: 1, tied: true, leader: null, leaderChanged: false }],
  ])('after another is %s', (_, score, expected) => {
    const show = new Stagehand({ judges: 1 });
    show.play('a1', [80]);
    show.play('a2', [score]);
    expect(result(show)).toMatchObject({ ...expected, rankedTotal: 2 });
  });

  it('names no leader when it ties with the leader but is ranked below', () => {
    const show = new Stagehand({ judges: 2, setting: { tieBreaks: ['HIGHEST_JUDGE'] } });
    show.play('a1', [90, 70]);
    show.play('a2', [80, 80]);
    expect(result(show)).toMatchObject({ rank: 2, leader: null, leaderChanged: false });
    show.result('a1');
    expect(result(show)).toMatchObject({ rank: 1, leader: null, leaderChanged: false });
  });

  it('of a program that comes last does not change the leader', () => {
    const show = new Stagehand({ judges: 1 });
    for (const [index, score] of [90, 80, 70].entries()) show.play(`a${index + 1}`, [score]);
    expect(result(show)).toMatchObject({
      rank: 3,
      leader: { programId: 'a1' },
      leaderChanged: false,
    });
  });

  it.each<[string, Partial<Setting>, number | undefined]>([
    ['the full score of a mean', {}, 80],
    ['nothing where scores are added up', { calculation: 'SUM' }, undefined],
    ['nothing where votes are counted', { mode: 'VOTE' }, undefined],
    ['nothing where votes are added up', { mode: 'VOTE', calculation: 'SUM' }, undefined],
  ])('has as its full mark %s', (_, setting, fullScore) => {
    const show = new Stagehand({ judges: 1, setting: { fullScore: 80, ...setting } });
    show.play('a1', [1]);
    expect(result(show).fullScore).toBe(fullScore);
    expect('fullScore' in result(show)).toBe(fullScore !== undefined);
  });

  it('is ranked among results as the hall has seen them, not as they are known', () => {
    const show = new Stagehand({ judges: 1 });
    show.play('a1', [80]);
    show.play('a2', [70]);
    show.do({ type: 'CORRECT_RESULT', programId: 'a1', score: 60, reason: '抄错' });
    show.play('a3', [75]);
    expect(result(show)).toMatchObject({
      rank: 2,
      rankedTotal: 3,
      leader: { programId: 'a1', score: 80 },
    });
  });

  it('of a test has no rank', () => {
    const show = new Stagehand({ judges: 1 });
    show.play('a1', [80]);
    const of = { programId: 't1', itemId: null, test: true };
    show.do({ type: 'START_SPEECH', ...of, confirm: false });
    show.do({ type: 'START_SCORING', ...of, confirm: false });
    show.score('j1', 't1', 99);
    show.do({ type: 'SHOW_SCORE', ...of, confirm: false });
    show.do({ type: 'SHOW_RESULT', ...of });
    expect(result(show)).toMatchObject({
      test: true,
      programScore: 99,
      rank: null,
      tied: false,
      rankedTotal: 0,
      leader: null,
    });
  });

  it('of items that are scored together holds all items', () => {
    const show = new Stagehand({ judges: 1, items, setting: combined });
    show.speech('a1');
    show.scoring('a1');
    show.items('j1', 'a1', { voice: 90, stage: 80 });
    show.reveal('a1');
    show.result('a1');
    expect(result(show)).toMatchObject({
      itemScores: [
        { item: voice, score: 90 },
        { item: stage, score: 80 },
      ],
      itemScore: null,
      programScore: 86,
    });
    expect(result(show).working.parts.map(({ itemId }) => itemId)).toEqual(['voice', 'stage']);
  });

  function one(show: Stagehand, itemId: string, score: number): void {
    show.speech('a1', itemId);
    show.scoring('a1', itemId);
    show.score('j1', 'a1', score, itemId);
    show.reveal('a1', itemId);
  }

  it('of one item holds no final score, and no working of items that are still to come', () => {
    const show = new Stagehand({ judges: 1, items, setting: oneByOne });
    one(show, 'voice', 90);
    show.result('a1', 'voice');
    expect(result(show)).toMatchObject({
      item: voice,
      itemScores: [
        { item: voice, score: 90 },
        { item: stage, score: null },
      ],
      itemScore: 90,
      programScore: null,
      rank: null,
      rankedTotal: 0,
    });
    expect(result(show).working.parts.map(({ itemId }) => itemId)).toEqual(['voice']);
    expect(result(show).cards.map(({ score }) => score)).toEqual([90]);
    one(show, 'stage', 80);
    show.result('a1', 'stage');
    expect(result(show)).toMatchObject({
      itemScores: [{ score: 90 }, { score: 80 }],
      itemScore: 80,
      programScore: 86,
      rank: 1,
    });
    expect(result(show).cards.map(({ score }) => score)).toEqual([80]);
    expect(result(show).working.parts).toHaveLength(2);
  });

  it('of the second of three items shows the first item only if the hall has seen it', () => {
    const three = [...items, { id: 'dance', itemName: '舞蹈', proportion: 0, maxScore: 100 }];
    for (const covered of [false, true]) {
      const show = new Stagehand({ judges: 1, items: three, setting: oneByOne });
      one(show, 'voice', 90);
      show.do({ type: 'SHOW_RESULT', programId: 'a1', itemId: 'voice', test: false, covered });
      one(show, 'stage', 80);
      show.result('a1', 'stage');
      expect(result(show).itemScores.map(({ score }) => score)).toEqual([
        covered ? null : 90,
        80,
        null,
      ]);
    }
  });

  it('has the full mark of its item, and with the last item the weighted sum of all', () => {
    const small = [{ ...items[0], maxScore: 40 }, items[1]] as typeof items;
    const show = new Stagehand({ judges: 1, items: small, setting: oneByOne });
    one(show, 'voice', 30);
    show.result('a1', 'voice');
    expect(result(show)).toMatchObject({ itemScore: 30, programScore: null, fullScore: 40 });
    one(show, 'stage', 80);
    show.result('a1', 'stage');
    // 40 × 60 % + 100 × 40 % = 64.
    expect(result(show)).toMatchObject({ itemScore: 80, programScore: 50, fullScore: 64 });
  });

  it('of the last item shows the whole, including items that were left covered', () => {
    const show = new Stagehand({ judges: 1, items, setting: oneByOne });
    one(show, 'voice', 90);
    show.do({ type: 'SHOW_RESULT', programId: 'a1', itemId: 'voice', test: false, covered: true });
    one(show, 'stage', 80);
    show.result('a1', 'stage');
    expect(result(show).itemScores.map(({ score }) => score)).toEqual([90, 80]);
  });

  it('of one item of a later program names no leader, because the program has no rank yet', () => {
    const show = new Stagehand({ judges: 1, items, setting: oneByOne });
    for (const itemId of ['voice', 'stage']) {
      one(show, itemId, 80);
      show.result('a1', itemId);
    }
    show.speech('a2', 'voice');
    show.scoring('a2', 'voice');
    show.score('j1', 'a2', 90, 'voice');
    show.reveal('a2', 'voice');
    show.result('a2', 'voice');
    expect(result(show)).toMatchObject({
      rank: null,
      tied: false,
      rankedTotal: 1,
      leader: null,
      leaderChanged: false,
    });
  });

  it('of an unpublished item holds nothing of that item', () => {
    const show = new Stagehand({ judges: 1, items, setting: oneByOne });
    show.speech('a1', 'voice');
    show.scoring('a1', 'voice');
    show.score('j1', 'a1', 90, 'voice');
    expect(stageOf({ ...show.state, link: 'SHOW_RESULT' })).toMatchObject({
      itemScores: [
        { item: voice, score: null },
        { item: stage, score: null },
      ],
      itemScore: null,
      programScore: null,
      rank: null,
      leader: null,
      working: { parts: [] },
    });
  });

  it('has the judges’ totals in its working when highest and lowest are dropped by total', () => {
    const show = new Stagehand({
      judges: 1,
      items,
      setting: { ...oneByOne, dropScope: 'TOTAL' },
    });
    for (const itemId of ['voice', 'stage']) {
      one(show, itemId, 80);
      show.result('a1', itemId);
    }
    expect(result(show).working.parts.map(({ itemId }) => itemId)).toEqual([
      null,
      'voice',
      'stage',
    ]);
  });

  it('of anonymous judges names no judge, neither on cards nor in the working', () => {
    const show = new Stagehand({ setting: { anonymousJudges: true } });
    show.play('a1', [90, 80, 70]);
    expect(JSON.stringify(result(show))).not.toContain('评委 ');
    expect(result(show).working.parts[0]?.groups[0]?.scores.map(({ judgeId }) => judgeId)).toEqual([
      '0',
      '0',
      '0',
    ]);
  });
});

describe('a ranking', () => {
  const shape: Shape = { judges: 1, programs: 4, setting: { rankPageSize: 2 } };
  const rank = { type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null } as const;
  const ranking = (show: Stagehand) => onAir(show, 'RANKING');

  it('holds one page and the top score', () => {
    const show = new Stagehand(shape);
    show.play('a1', [70]);
    show.play('a2', [90]);
    show.play('a3', [80]);
    show.do(rank);
    expect(ranking(show)).toMatchObject({
      showType: 'DEFAULT',
      groupName: '第 1 组',
      item: null,
      pageNo: 0,
      pageSize: 2,
      totalSize: 4,
      rows: [
        { programId: 'a2', score: 90, rank: 1 },
        { programId: 'a3', score: 80, rank: 2 },
      ],
      topScore: 90,
      vote: false,
      decimals: 2,
    });
    expect(ranking(show)).not.toHaveProperty('paceMs');
    show.do({ type: 'TURN_RANK_PAGE', rankShowType: 'DEFAULT', itemId: null, pageNo: 1 });
    expect(ranking(show).rows.map(({ programId }) => programId)).toEqual(['a1', 'a4']);
    show.do({ ...rank, rankShowType: 'PK', paceMs: 900 });
    expect(ranking(show)).toMatchObject({ showType: 'PK', pageSize: 6, paceMs: 900 });
  });

  it('does not give a later page the score of a leader whom the hall has not seen', () => {
    const show = new Stagehand(shape);
    show.play('a1', [70]);
    show.play('a2', [80]);
    show.play('a3', [60]);
    show.speech('a4');
    show.scoring('a4');
    show.score('j1', 'a4', 90);
    show.do({
      type: 'SHOW_SCORE',
      programId: 'a4',
      itemId: null,
      test: false,
      confirm: false,
      covered: true,
    });
    show.do({ type: 'SHOW_RESULT', programId: 'a4', itemId: null, test: false, covered: true });
    show.do({ ...rank, covered: true });
    show.do({ type: 'TURN_RANK_PAGE', rankShowType: 'DEFAULT', itemId: null, pageNo: 1 });
    show.do({ type: 'STEP_REVEAL', step: null });
    expect(ranking(show)).toMatchObject({
      rows: [
        { programId: 'a1', score: 70 },
        { programId: 'a3', score: 60 },
      ],
      topScore: 70,
    });
    show.do({ type: 'TURN_RANK_PAGE', rankShowType: 'DEFAULT', itemId: null, pageNo: 0 });
    show.do({ type: 'STEP_REVEAL', step: null });
    show.do({ type: 'TURN_RANK_PAGE', rankShowType: 'DEFAULT', itemId: null, pageNo: 1 });
    show.do({ type: 'STEP_REVEAL', step: null });
    expect(ranking(show).topScore).toBe(90);
  });

  it('gives a later page the leader’s score as top score once the hall has seen it, also of an item', () => {
    const show = new Stagehand({ ...shape, items, setting: { ...combined, rankPageSize: 1 } });
    for (const [id, voiceScore, stageScore] of [
      ['a1', 90, 10],
      ['a2', 40, 60],
    ] as const) {
      show.speech(id);
      show.scoring(id);
      show.items('j1', id, { voice: voiceScore, stage: stageScore });
      show.reveal(id);
      show.result(id);
    }
    const topOf = (itemId: string | null) => {
      show.do({ type: 'TURN_RANK_PAGE', rankShowType: 'DEFAULT', itemId, pageNo: 1 });
      return ranking(show).topScore;
    };
    expect([null, 'voice', 'stage'].map(topOf)).toEqual([58, 90, 60]);
  });

  it('gives a page its own highest score as top score when the leader is not known, and an empty page none', () => {
    const show = new Stagehand(shape);
    for (const [index, score] of [90, 80, 70].entries()) {
      show.put(`a${index + 1}`, { phase: 'RESULT', finalScore: score });
    }
    const at = (rankPageNo: number) =>
      stageOf({
        ...show.state,
        link: 'RANK',
        linkData: { ...show.state.linkData, rankPageSize: 2, rankPageNo },
      });
    expect(at(1)).toMatchObject({ rows: [{ score: 70 }, { score: null }], topScore: 70 });
    expect(at(9)).toMatchObject({ rows: [], topScore: null });
  });

  it('of an item is ordered by that item', () => {
    const show = new Stagehand({ ...shape, items, setting: oneByOne });
    show.put('a2', { programItemResults: [{ itemId: 'stage', score: 9, phase: 'RESULT' }] });
    show.do({ ...rank, itemId: 'stage' });
    expect(ranking(show)).toMatchObject({
      item: stage,
      topScore: 9,
      rows: [{ programId: 'a2' }, {}, {}, {}],
    });
  });

  it('of no group and without a display is empty', () => {
    const show = new Stagehand();
    expect(stageOf({ ...show.state, link: 'RANK', activeProgramGroupId: null })).toMatchObject({
      showType: 'DEFAULT',
      groupName: '',
      rows: [],
      topScore: null,
    });
  });

  it('has a podium on its first page only, once every program that performs has a score', () => {
    const show = new Stagehand({ ...shape, programs: 4, setting: { rankPageSize: 3 } });
    for (const [index, score] of [90, 80, 70].entries()) show.play(`a${index + 1}`, [score]);
    show.do(rank);
    expect(ranking(show).podium).toBeUndefined();
    show.play('a4', [60]);
    show.do(rank);
    expect(ranking(show).podium).toBe(true);
    show.do({ type: 'TURN_RANK_PAGE', rankShowType: 'DEFAULT', itemId: null, pageNo: 1 });
    expect(ranking(show).podium).toBeUndefined();
  });

  it.each([
    ['REHEARSAL_DISABLED', true],
    ['UNPAIRED', undefined],
  ] as const)('has its podium without a program that is %s: %s', (disabled, podium) => {
    const show = new Stagehand({ ...shape, setting: { rankPageSize: 4 } });
    for (const [index, score] of [90, 80, 70].entries()) show.play(`a${index + 1}`, [score]);
    show.put('a4', { disabled });
    show.do(rank);
    expect(ranking(show).podium).toBe(podium);
  });

  it('counts every program with a score for its podium, even if the rehearsal leaves it out', () => {
    const show = new Stagehand({ ...shape, setting: { rankPageSize: 3 } });
    for (const [index, score] of [90, 80, 70, 70].entries()) show.play(`a${index + 1}`, [score]);
    show.put('a4', { disabled: 'REHEARSAL_DISABLED' });
    show.do(rank);
    expect(ranking(show).podium).toBeUndefined();
  });
});

describe('a bout on air', () => {
  it('whose sides are no longer a pair counts as the first bout', () => {
    const show = new Stagehand({ programs: 3, setting: { mode: 'BATTLE' } });
    const pair = { programId: 'a1', opponentId: 'a2', test: false };
    show.do({ type: 'START_BATTLE', ...pair, confirm: false });
    const { battle } = show.state;
    expect(
      stageOf({ ...show.state, battle: battle && { ...battle, redId: 'a3', blueId: 'a1' } }),
    ).toMatchObject({ kind: 'BATTLE', bout: 1, red: { program: card('a3') } });
  });

  it('holds both sides, their fouls and how many are allowed, the last hit and the decision', () => {
    const show = new Stagehand({ programs: 4, setting: { mode: 'BATTLE', enableCountdown: true } });
    const pair = { programId: 'a3', opponentId: 'a4', test: false };
    show.do({ type: 'START_BATTLE', ...pair, confirm: false });
    show.do({ type: 'ADD_FOUL', programId: 'a4', foulId: 'push' });
    show.do({ type: 'ADD_POINT', programId: 'a3', point: 2 });
    const side = (id: string, score: number, pushes: number, outcome: string | null = null) => ({
      program: card(id),
      score,
      fouls: [
        { foulId: 'push', foulName: '推人', times: pushes, allowed: 2 },
        { foulId: 'late', foulName: '迟到', times: 0, allowed: 0 },
      ],
      outcome,
    });
    const bout = {
      kind: 'BATTLE',
      test: false,
      groupName: '第 1 组',
      bout: 2,
      red: side('a3', 2, 0),
      blue: side('a4', 0, 1),
      clock: show.state.clock,
      status: 'RUNNING',
      hit: { programId: 'a3', point: 2, foulId: null, version: 3 },
      determination: null,
    };
    expect(show.state.stage).toEqual(bout);
    show.do({ type: 'DETERMINE_BATTLE', ...pair });
    expect(show.state.stage).toEqual({
      ...bout,
      red: side('a3', 2, 0, 'WIN'),
      blue: side('a4', 0, 1, 'LOSS'),
      clock: show.state.clock,
      status: 'DETERMINED',
      determination: show.state.battle?.determination,
    });
  });

  it('counts up after the end where the organiser wants that, as an act does, and judging does not', () => {
    const countsUp = { enableCountdown: true, countsUp: true } as const;
    const bout = new Stagehand({ setting: { mode: 'BATTLE', ...countsUp } });
    const pair = { programId: 'a1', opponentId: 'a2', test: false };
    bout.do({ type: 'START_BATTLE', ...pair, confirm: false });
    expect(bout.state.stage).toMatchObject({ clock: { ...bout.state.clock, countsUp: true } });
    const act = new Stagehand({ setting: countsUp });
    act.do({ type: 'START_SPEECH', programId: 'a1', itemId: null, test: false, confirm: false });
    expect(act.state.stage).toMatchObject({ clock: { ...act.state.clock, countsUp: true } });
    act.do({ type: 'START_SCORING', programId: 'a1', itemId: null, test: false, confirm: false });
    expect(act.state.stage).not.toHaveProperty('clock.countsUp');
  });

  it('of a test is the first bout, without a group', () => {
    const show = new Stagehand({ setting: { mode: 'BATTLE' } });
    show.do({
      type: 'START_BATTLE',
      programId: 't1',
      opponentId: 't2',
      test: true,
      confirm: false,
    });
    expect(show.state.stage).toMatchObject({
      kind: 'BATTLE',
      test: true,
      groupName: '',
      bout: 1,
      clock: null,
    });
  });

  it('with a deleted side gives the start page', () => {
    const show = new Stagehand({ setting: { mode: 'BATTLE' } });
    show.do({
      type: 'START_BATTLE',
      programId: 'a1',
      opponentId: 'a2',
      test: false,
      confirm: false,
    });
    for (const gone of [{ redId: 'z' }, { blueId: 'z' }]) {
      const { battle } = show.state;
      expect(stageOf({ ...show.state, battle: battle && { ...battle, ...gone } })).toEqual({
        kind: 'START',
      });
    }
  });
});
