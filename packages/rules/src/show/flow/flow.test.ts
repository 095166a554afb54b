/** Tests which picture may go on air, and the state with which it begins. */
import type { CurrentMatch, LinkData } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { items, type Shape, Stagehand } from '../../testing/index.ts';
import type { OperatorCommand } from '../commands.ts';

type Link = CurrentMatch['link'];

const score: Shape = { items, setting: { enableItem: true, enableScoreItemCombine: true } };
const battle: Shape = { setting: { mode: 'BATTLE', enableCountdown: true } };
const rank = { type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null } as const;
const turn = { ...rank, type: 'TURN_RANK_PAGE', pageNo: 0 } as const;

describe('a picture is refused', () => {
  const table: [string, Shape, OperatorCommand[], OperatorCommand, string][] = [
    ['that is on air', score, [], { type: 'SHOW_START_PAGE' }, 'ALREADY_ON_AIR'],
    ['that is on air', score, [{ type: 'OPEN_TEST' }], { type: 'OPEN_TEST' }, 'ALREADY_ON_AIR'],
    [
      'that is on air',
      score,
      [{ type: 'SHOW_PROGRAM_LIST' }],
      { type: 'SHOW_PROGRAM_LIST' },
      'ALREADY_ON_AIR',
    ],
    [
      'that is on air',
      score,
      [{ type: 'SHOW_SIGN_IN', signInShowType: 'LIST' }],
      { type: 'SHOW_SIGN_IN', signInShowType: 'LIST' },
      'ALREADY_ON_AIR',
    ],
    [
      'but not in another display',
      score,
      [{ type: 'SHOW_SIGN_IN', signInShowType: 'LIST' }],
      { type: 'SHOW_SIGN_IN', signInShowType: 'TILE' },
      'ACCEPTED',
    ],
    [
      'but not after another picture',
      score,
      [{ type: 'SHOW_SIGN_IN', signInShowType: 'LIST' }, { type: 'SHOW_START_PAGE' }],
      { type: 'SHOW_SIGN_IN', signInShowType: 'LIST' },
      'ACCEPTED',
    ],
    ['for the group on air', score, [], { type: 'SWITCH_GROUP', groupId: 'a' }, 'ALREADY_ON_AIR'],
    ['for an unknown group', score, [], { type: 'SWITCH_GROUP', groupId: 'z' }, 'GROUP_NOT_FOUND'],
    [
      'but not for another group',
      { ...score, groups: 2 },
      [],
      { type: 'SWITCH_GROUP', groupId: 'b' },
      'ACCEPTED',
    ],
    [
      'that is on air',
      battle,
      [{ type: 'SHOW_BRACKET' }],
      { type: 'SHOW_BRACKET' },
      'ALREADY_ON_AIR',
    ],
    ['but not the bracket of a battle', battle, [], { type: 'SHOW_BRACKET' }, 'ACCEPTED'],
    [
      'but not the title of an act of another group',
      { ...score, groups: 2 },
      [],
      { type: 'SHOW_TITLE', titleShowType: 'OPENING', programId: 'b1' },
      'ACCEPTED',
    ],
    [
      'for sign-in without judges',
      battle,
      [],
      { type: 'SHOW_SIGN_IN', signInShowType: 'LIST' },
      'NOT_IN_BATTLE_MODE',
    ],
    ['for a ranking in a battle', battle, [], rank, 'NOT_IN_BATTLE_MODE'],
    ['for a page of a ranking in a battle', battle, [], turn, 'NOT_IN_BATTLE_MODE'],
    [
      'for the ranking of an unknown item',
      score,
      [],
      { ...rank, itemId: 'dance' },
      'ITEM_NOT_FOUND',
    ],
    ['for a page of an unknown item', score, [], { ...turn, itemId: 'dance' }, 'ITEM_NOT_FOUND'],
    ['but not for the ranking of an item', score, [], { ...rank, itemId: 'stage' }, 'ACCEPTED'],
    ['before the first page', score, [], { ...turn, pageNo: -1 }, 'PAGE_OUT_OF_RANGE'],
    ['after the last page', score, [], { ...turn, pageNo: 1 }, 'PAGE_OUT_OF_RANGE'],
    ['but not for the only page', score, [], turn, 'ACCEPTED'],
    [
      'but not for the only page of an empty ranking',
      { ...score, programs: 0 },
      [],
      turn,
      'ACCEPTED',
    ],
    ['for a step without a reveal', score, [], { type: 'STEP_REVEAL', step: 1 }, 'NO_REVEAL'],
    [
      'but not for a step in a ranking',
      score,
      [rank],
      { type: 'STEP_REVEAL', step: 1 },
      'ACCEPTED',
    ],
  ];

  it.each(table)('%s', (_, shape, before, command, reason) => {
    const show = new Stagehand(shape);
    for (const step of before) show.do(step);
    expect(show.reason(command)).toBe(reason);
  });

  it.each(['SPEECH', 'SCORE', 'SHOW_SCORE', 'SHOW_RESULT'] as const)(
    'a step of a reveal is allowed only with scores or a result on air, also in a test: %s',
    (link) => {
      const step = { type: 'STEP_REVEAL', step: 1 } as const;
      const expected = link.startsWith('SHOW_') ? 'ACCEPTED' : 'NO_REVEAL';
      for (const test of [false, true]) {
        const show = at(link, test);
        expect(show.reason(step)).toBe(expected);
      }
    },
  );
});

/** Plays a program, or a test program, as far as this link. */
function at(link: 'SPEECH' | 'SCORE' | 'SHOW_SCORE' | 'SHOW_RESULT', test: boolean): Stagehand {
  const show = new Stagehand({ judges: 1, setting: { enableCountdown: true } });
  const target = { programId: test ? 't1' : 'a1', itemId: null, test };
  const steps: (() => unknown)[] = [
    () => show.do({ type: 'START_SPEECH', ...target, confirm: false }),
    () => show.do({ type: 'START_SCORING', ...target, confirm: false }),
    () => {
      show.score('j1', target.programId, 90);
      show.do({ type: 'SHOW_SCORE', ...target, confirm: false });
    },
    () => show.do({ type: 'SHOW_RESULT', ...target }),
  ];
  const links: readonly Link[] = ['SPEECH', 'SCORE', 'SHOW_SCORE', 'SHOW_RESULT'];
  for (const step of steps.slice(0, links.indexOf(link) + 1)) step();
  return show;
}

describe('a picture of the flow', () => {
  const nothing: LinkData = {
    signInShowType: null,
    rankShowType: null,
    rankPageSize: 10,
    rankPageNo: 0,
    rankItemId: null,
    rankTotalSize: 3,
    programSize: 3,
    itemSize: [
      { itemId: 'voice', itemSize: 3 },
      { itemId: 'stage', itemSize: 3 },
    ],
    revealStep: null,
  };
  const rows: [OperatorCommand, Link, string, Partial<LinkData>][] = [
    [{ type: 'SHOW_START_PAGE' }, 'INIT', 'START_PAGE_SHOWN', {}],
    [{ type: 'OPEN_TEST' }, 'TEST', 'TEST_OPENED', {}],
    [{ type: 'SHOW_PROGRAM_LIST' }, 'PROGRAM_LIST', 'PROGRAM_LIST_SHOWN', {}],
    [
      { type: 'SHOW_SIGN_IN', signInShowType: 'TILE' },
      'SIGN_IN',
      'SIGN_IN_SHOWN',
      { signInShowType: 'TILE' },
    ],
    [rank, 'RANK', 'RANK_SHOWN', { rankShowType: 'DEFAULT' }],
    [
      { ...rank, rankShowType: 'PK', itemId: 'stage' },
      'RANK',
      'RANK_SHOWN',
      { rankShowType: 'PK', rankItemId: 'stage', rankPageSize: 6 },
    ],
    [turn, 'RANK', 'RANK_PAGE_TURNED', { rankShowType: 'DEFAULT' }],
  ];

  it.each(rows)(
    '%j leaves the program, and keeps nothing of the last picture',
    (command, link, type, data) => {
      const show = new Stagehand({
        ...score,
        judges: 1,
        setting: { ...score.setting, enableCountdown: true },
      });
      show.speech('a1');
      show.do(command);
      expect(show.state).toMatchObject({
        link,
        activeProgramId: null,
        activeItemId: null,
        window: null,
        clock: null,
        battle: null,
        held: [],
      });
      expect(show.state.linkData).toEqual({ ...nothing, ...data });
      expect(show.events.at(-1)).toMatchObject({ type, programId: null });
      expect(show.state.undo.at(-1)).toMatchObject({ type });
    },
  );
});

describe('leaving', () => {
  it('closes an open scoring, which can be opened again, and keeps what was revealed', () => {
    for (const [link, phase] of [
      ['SPEECH', 'SPEECH'],
      ['SCORE', 'SPEECH'],
      ['SHOW_SCORE', 'REVEALED'],
      ['SHOW_RESULT', 'RESULT'],
    ] as const) {
      const show = at(link, false);
      show.do({ type: 'SHOW_PROGRAM_LIST' });
      expect(show.row('a1').phase).toBe(phase);
    }
  });

  it('closes the scoring of the open item', () => {
    const show = new Stagehand({ items, setting: { enableItem: true } });
    show.speech('a1', 'voice');
    show.scoring('a1', 'voice');
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    expect(show.row('a1').programItemResults).toEqual([
      { itemId: 'voice', score: null, phase: 'SPEECH' },
    ]);
  });

  it.each([
    ['running', false, 'WAITING'],
    ['decided', true, 'DETERMINED'],
  ] as const)('a %s bout: both sides are %s', (_, decided, phase) => {
    const show = new Stagehand(battle);
    const pair = { programId: 'a1', opponentId: 'a2', test: false };
    show.do({ type: 'START_BATTLE', ...pair, confirm: false });
    if (decided) show.do({ type: 'DETERMINE_BATTLE', ...pair });
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    expect([show.row('a1').phase, show.row('a2').phase]).toEqual([phase, phase]);
  });
});

describe('another group', () => {
  const two: Shape = { ...score, groups: 2, programs: 2 };
  const toB = { type: 'SWITCH_GROUP', groupId: 'b' } as const;

  it.each([
    [[], 'INIT'],
    [[{ type: 'SHOW_SIGN_IN', signInShowType: 'TILE' }], 'SIGN_IN'],
    [[{ ...rank, rankShowType: 'PK' }], 'RANK'],
    [[{ type: 'OPEN_TEST' }], 'PROGRAM_LIST'],
    [[{ type: 'SHOW_PROGRAM_LIST' }], 'PROGRAM_LIST'],
    [
      [{ type: 'START_SPEECH', programId: 'a1', itemId: null, test: false, confirm: false }],
      'PROGRAM_LIST',
    ],
  ] as [OperatorCommand[], Link][])('after %j is on air as %s', (before, link) => {
    const show = new Stagehand(two);
    for (const step of before) show.do(step);
    const { rankShowType, signInShowType } = show.state.linkData;
    show.do(toB);
    expect(show.state).toMatchObject({ link, activeProgramGroupId: 'b', activeProgramId: null });
    expect(show.state.linkData).toMatchObject({
      rankShowType: link === 'RANK' ? rankShowType : null,
      signInShowType: link === 'SIGN_IN' ? signInShowType : null,
      rankPageSize: link === 'RANK' ? 6 : 10,
      rankPageNo: 0,
    });
  });

  it.each(
    Object.entries({
      INIT: 'INIT',
      PODIUM: 'PROGRAM_LIST',
      CHAMPION: 'PROGRAM_LIST',
      AWARDS: 'PROGRAM_LIST',
      BRACKET: 'PROGRAM_LIST',
      SIGN_IN: 'SIGN_IN',
      RANK: 'RANK',
      PROGRAM_LIST: 'PROGRAM_LIST',
      TEST: 'PROGRAM_LIST',
      SPEECH: 'PROGRAM_LIST',
      SCORE: 'PROGRAM_LIST',
      SHOW_SCORE: 'PROGRAM_LIST',
      SHOW_RESULT: 'PROGRAM_LIST',
      BATTLE: 'PROGRAM_LIST',
      TITLE: 'PROGRAM_LIST',
      AUDIENCE_VOTE: 'PROGRAM_LIST',
      INTERMISSION: 'INTERMISSION',
      PAUSE: 'PROGRAM_LIST',
      RESUME: 'PROGRAM_LIST',
      DETERMINE: 'PROGRAM_LIST',
      TEST_SPEECH: 'PROGRAM_LIST',
      TEST_SCORE: 'PROGRAM_LIST',
      TEST_SHOW_SCORE: 'PROGRAM_LIST',
      TEST_SHOW_RESULT: 'PROGRAM_LIST',
      TEST_BATTLE: 'PROGRAM_LIST',
      TEST_PAUSE: 'PROGRAM_LIST',
      TEST_RESUME: 'PROGRAM_LIST',
      TEST_DETERMINE: 'PROGRAM_LIST',
    } satisfies Record<Link, Link>),
  )('at the link %s is on air as %s', (link, next) => {
    const show = new Stagehand(two);
    show.state = { ...show.state, link: link as Link };
    show.do(toB);
    expect(show.state.link).toBe(next);
  });

  it('has no clock of the last one', () => {
    const show = new Stagehand({ ...two, setting: { ...score.setting, enableCountdown: true } });
    show.speech('a1');
    show.do(toB);
    expect(show.state.clock).toBeNull();
  });

  it('has its own number of programs', () => {
    const show = new Stagehand(two);
    const [a, b] = show.state.programGroups;
    if (!a || !b) throw new Error('two groups');
    show.state = { ...show.state, programGroups: [a, { ...b, programs: b.programs.slice(1) }] };
    show.do(toB);
    expect(show.state.linkData).toMatchObject({ programSize: 1, rankTotalSize: 1 });
  });

  it.each(['SPEECH', 'SCORE', 'SHOW_SCORE', 'SHOW_RESULT'] as const)(
    'after a test that is at %s shows its list',
    (link) => {
      const show = at(link, true);
      show.state = { ...show.state, activeProgramGroupId: null };
      show.do({ type: 'SWITCH_GROUP', groupId: 'a' });
      expect(show.state.link).toBe('PROGRAM_LIST');
    },
  );
});

describe('a ranking', () => {
  const pages: Shape = { programs: 5, judges: 1, setting: { rankPageSize: 2 } };
  const data = (show: Stagehand) => {
    const { rankPageNo, revealStep, rankCovered, rankPaceMs } = show.state.linkData;
    return { rankPageNo, revealStep, rankCovered, rankPaceMs };
  };
  const open = { revealStep: null, rankCovered: undefined, rankPaceMs: undefined };

  it('begins open with its first page, covered with its last', () => {
    const show = new Stagehand(pages);
    show.do(rank);
    expect(data(show)).toEqual({ ...open, rankPageNo: 0 });
    // Without a chosen pace the link data do not name one.
    expect(show.state.linkData).not.toHaveProperty('rankPaceMs');
    show.do({ ...rank, covered: true, paceMs: 900 });
    expect(data(show)).toEqual({
      rankPageNo: 2,
      revealStep: 0,
      rankCovered: true,
      rankPaceMs: 900,
    });
  });

  it('whose pages are all full ends with a full page, and an empty one begins with its first page', () => {
    for (const [programs, last] of [
      [4, 1],
      [0, 0],
    ] as const) {
      const show = new Stagehand({ ...pages, programs });
      show.do({ ...rank, covered: true });
      expect(show.state.linkData.rankPageNo).toBe(last);
    }
  });

  it('of no group has only its first page', () => {
    const show = new Stagehand(pages);
    show.state = { ...show.state, activeProgramGroupId: null };
    expect(show.reason(turn)).toBe('ACCEPTED');
    expect(show.reason({ ...turn, pageNo: 1 })).toBe('PAGE_OUT_OF_RANGE');
  });

  it('that began covered is covered on pages towards the first place, and open on pages already seen', () => {
    const show = new Stagehand(pages);
    show.do({ ...rank, covered: true, paceMs: 900 });
    show.do({ ...turn, pageNo: 1 });
    expect(data(show)).toMatchObject({ rankPageNo: 1, revealStep: 0, rankPaceMs: 900 });
    show.do({ ...turn, pageNo: 2 });
    expect(data(show)).toMatchObject({ rankPageNo: 2, rankCovered: true });
    expect(show.state.linkData.revealStep).toBeGreaterThan(50);
    show.do({ ...turn, pageNo: 2 });
    expect(show.state.linkData.revealStep).toBe(0);
  });

  it('that began open stays open when it is turned, whatever the competition’s setting is', () => {
    const show = new Stagehand({
      ...pages,
      setting: { rankPageSize: 2, rankCovered: true, rankPaceMs: 500 },
    });
    show.do({ ...rank, covered: false, paceMs: 900 });
    show.do({ ...turn, pageNo: 1 });
    expect(data(show)).toEqual({ ...open, rankPageNo: 1, rankPaceMs: 900 });
  });

  it.each([
    ['another display', { ...turn, rankShowType: 'PK' as const, pageNo: 0 }],
    ['another item', { ...turn, itemId: 'voice', pageNo: 1 }],
  ])('that is turned to %s begins as the competition’s setting says', (_, command) => {
    const show = new Stagehand({
      ...pages,
      items,
      setting: { rankPageSize: 2, enableItem: true, rankCovered: true, rankPaceMs: 500 },
    });
    show.do({ ...rank, covered: false, paceMs: 900 });
    show.do(command);
    expect(data(show)).toMatchObject({ revealStep: 0, rankCovered: true, rankPaceMs: 500 });
  });

  it('whose page is turned from another picture begins as the competition’s setting says', () => {
    const show = new Stagehand(pages);
    show.do({ ...rank, covered: true, paceMs: 900 });
    show.do({ type: 'SHOW_START_PAGE' });
    show.do({ ...turn, pageNo: 1 });
    expect(data(show)).toEqual({ ...open, rankPageNo: 1 });
  });

  it('keeps its results while its pages are turned, and takes new ones with another display', () => {
    const show = new Stagehand({ ...pages, programs: 3 });
    show.play('a1', [90]);
    show.do(rank);
    show.do({ type: 'CORRECT_RESULT', programId: 'a1', score: 10, reason: '抄错' });
    const scoreOnAir = () => show.state.stage.kind === 'RANKING' && show.state.stage.rows[0]?.score;
    expect(scoreOnAir()).toBe(90);
    show.do(turn);
    expect(scoreOnAir()).toBe(90);
    show.do({ ...turn, rankShowType: 'PK' });
    expect(scoreOnAir()).toBe(10);
  });
});

describe('a step of a reveal', () => {
  it('stays between the first and the last, may be `null` for all, and is not in the undo list', () => {
    const show = at('SHOW_RESULT', false);
    const undo = show.state.undo;
    show.do({ type: 'STEP_REVEAL', step: 99 });
    const last = show.state.linkData.revealStep ?? 0;
    expect(last).toBeGreaterThan(0);
    expect(last).toBeLessThan(99);
    expect(show.events.at(-1)).toMatchObject({ type: 'REVEAL_STEPPED', programId: 'a1' });
    expect(show.state.linkData.programSize).toBe(3);
    show.do({ type: 'STEP_REVEAL', step: -3 });
    expect(show.state.linkData.revealStep).toBe(0);
    show.do({ type: 'STEP_REVEAL', step: null });
    expect(show.state.linkData.revealStep).toBeNull();
    expect(show.state.undo).toEqual(undo);
  });
});
