// Out, absent, guest: whoever is out keeps the number and the marks, and is never ranked, awarded, promoted or crowned.
import type { Award, Program, ProgramStanding, RankRow, Stage } from '@liangfen/sdk/schema';
import { programStandingValues } from '@liangfen/sdk/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adviceFor,
  isRankingFinal,
  previewOf,
  projectMatch,
  publishedRanks,
  rankingOf,
  type ShowState,
  watchPublications,
} from '../../src/index.ts';
import { items, Stagehand } from '../../src/testing/index.ts';
import { runs } from '../rounds.ts';

const awards: Award[] = [
  { basis: 'RANK', awardName: '一等奖', fromRank: 1, toRank: 1 },
  { basis: 'RANK', awardName: '二等奖', fromRank: 2, toRank: 3 },
  { basis: 'HAND', awardName: '最佳台风', programIds: ['a1', 'a2', 'a3', 'a4'] },
];

function set(programId: string, standing: ProgramStanding, reason = '身体不适') {
  return { type: 'SET_STANDING', programId, standing, reason } as const;
}

const rank = { type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null } as const;
const ceremony = (part: 'PODIUM' | 'CHAMPION' | 'AWARDS') =>
  ({ type: 'SHOW_CEREMONY', part, covered: false }) as const;

/** Four programs, of which the first ones are played with these scores. */
function evening(scores: readonly number[]): Stagehand {
  const show = new Stagehand({ programs: 4, judges: 1, setting: { awards, promotedCount: 2 } });
  scores.forEach((score, index) => {
    show.play(`a${index + 1}`, [score]);
  });
  return show;
}

function ranks(show: Stagehand) {
  return rankingOf(show.state, 'a', null).map((row) => [row.programId, row.rank, row.score]);
}

const console = (show: Stagehand) => projectMatch(show.state, { role: 'CONSOLE' });
const wall = (show: Stagehand) => projectMatch(show.state, { role: 'SCREEN' }).stage;

describe('whoever is out', () => {
  it('keeps number and marks, has no rank, and those behind move up', () => {
    const show = evening([95, 90, 85, 80]);
    show.do(set('a1', 'DISQUALIFIED', '超龄'));
    expect(show.row('a1')).toMatchObject({
      sort: 1,
      finalScore: 95,
      standing: 'DISQUALIFIED',
      standingReason: '超龄',
    });
    expect(ranks(show)).toEqual([
      ['a2', 1, 90],
      ['a3', 2, 85],
      ['a4', 3, 80],
      ['a1', null, 95],
    ]);
    show.do(rank);
    expect(wall(show)).toMatchObject({ promotedPlaces: 2 });
    show.do(ceremony('CHAMPION'));
    expect(wall(show)).toMatchObject({ champions: [{ id: 'a2' }] });
    show.do(ceremony('AWARDS'));
    expect(
      (wall(show) as Extract<Stage, { kind: 'AWARDS' }>).awards.map(({ winners }) =>
        winners.map(({ id }) => id),
      ),
    ).toEqual([['a2', 'a3', 'a4'], ['a3', 'a4'], ['a2']]);
  });

  it.each(['ABSENT', 'WITHDRAWN', 'DISQUALIFIED', 'GUEST'] as const)(
    'as %s is not waited for by ranking and ceremony',
    (standing) => {
      const show = evening([95, 90, 85]);
      expect(isRankingFinal(show.state)).toBe(false);
      show.do(set('a4', standing));
      expect(isRankingFinal(show.state)).toBe(true);
      for (const part of ['PODIUM', 'CHAMPION', 'AWARDS'] as const) show.do(ceremony(part));
    },
  );

  it('crowns nobody where everybody is out', () => {
    const show = evening([95, 90, 85, 80]);
    for (const id of ['a1', 'a2', 'a3', 'a4']) show.do(set(id, 'WITHDRAWN'));
    expect(show.reason(ceremony('CHAMPION'))).toBe('RANKING_NOT_FINAL');
  });

  it('is not called on stage: the large button goes past it, and a hand on it is refused with the reason', () => {
    const show = evening([95]);
    show.do(set('a2', 'ABSENT'));
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    expect(wall(show)).toMatchObject({ nextProgramId: 'a3' });
    expect(adviceFor(console(show))).toMatchObject({
      command: { type: 'START_SPEECH', programId: 'a3' },
    });
    expect(
      show.reason({
        type: 'START_SPEECH',
        programId: 'a2',
        itemId: null,
        test: false,
        confirm: true,
      }),
    ).toBe('PROGRAM_OUT');
  });

  it('is left by the large button when it goes out on the stage, also under an open window', () => {
    const show = evening([]);
    show.speech('a1');
    show.do(set('a1', 'WITHDRAWN'));
    expect(adviceFor(console(show))).toMatchObject({
      kind: 'TAKE',
      command: { type: 'START_SPEECH', programId: 'a2' },
    });
    show.do({ type: 'UNDO' });
    show.scoring('a1');
    show.score('j1', 'a1', 90);
    show.do(set('a1', 'WITHDRAWN'));
    expect(adviceFor(console(show))).toMatchObject({ command: { type: 'SHOW_PROGRAM_LIST' } });
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    expect(adviceFor(console(show))).toMatchObject({ command: { programId: 'a2' } });
  });

  it('performs, is scored and shown as a guest, without a rank', () => {
    const show = evening([]);
    show.do(set('a1', 'GUEST', '上届冠军助演'));
    expect(adviceFor({ ...console(show), stage: { kind: 'INTERMISSION' } as Stage })).toMatchObject(
      {
        command: { programId: 'a1' },
      },
    );
    show.play('a1', [99]);
    expect(wall(show)).toMatchObject({
      programScore: 99,
      rank: null,
      leader: null,
      program: { standing: 'GUEST' },
    });
    show.play('a2', [80]);
    expect(wall(show)).toMatchObject({ rank: 1, rankedTotal: 1, mark: null });
  });

  it('is above no line of promotion, where fewer compete than could go on', () => {
    const show = evening([95, 90, 85, 80]);
    for (const id of ['a1', 'a2', 'a3']) show.do(set(id, 'WITHDRAWN'));
    show.do(rank);
    expect(wall(show)).toMatchObject({ promotedCount: 2, promotedPlaces: 1 });
  });

  it('is not ranked by an item either', () => {
    const setting = { enableItem: true, enableScoreItemCombine: true };
    const show = new Stagehand({ programs: 2, judges: 1, items, setting });
    for (const [id, value] of [
      ['a1', 90],
      ['a2', 80],
    ] as const) {
      show.speech(id);
      show.scoring(id);
      show.items('j1', id, { voice: value, stage: value });
      show.reveal(id);
      show.result(id);
    }
    show.do(set('a1', 'DISQUALIFIED'));
    expect(rankingOf(show.state, 'a', 'voice').map((row) => row.rank)).toEqual([1, null]);
  });
});

describe('in a battle', () => {
  it('the bout of somebody who is out is gone past, and starting it says why', () => {
    const show = new Stagehand({ programs: 4, setting: { mode: 'BATTLE' } });
    show.do(set('a2', 'WITHDRAWN'));
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    expect(adviceFor(console(show))).toMatchObject({ command: { programId: 'a3' } });
    const bout = (programId: string, opponentId: string) =>
      show.reason({ type: 'START_BATTLE', programId, opponentId, test: false, confirm: true });
    expect(bout('a1', 'a2')).toBe('OPPONENT_OUT');
    expect(bout('a2', 'a1')).toBe('PROGRAM_OUT');
  });

  it('whoever goes out in a bout does not win it, and no champion is out', () => {
    const show = new Stagehand({ programs: 2, setting: { mode: 'BATTLE' } });
    const bout = { programId: 'a1', opponentId: 'a2', test: false } as const;
    show.do({ type: 'START_BATTLE', ...bout, confirm: false });
    show.do(set('a1', 'DISQUALIFIED'));
    expect(show.reason({ type: 'DETERMINE_BATTLE', ...bout })).toBe('PROGRAM_OUT');
    show.do({ type: 'UNDO' });
    show.do({ type: 'DETERMINE_BATTLE', ...bout });
    show.do({ type: 'SHOW_BRACKET' });
    expect(wall(show)).toMatchObject({ champion: { id: 'a1' } });
    show.do(set('a1', 'DISQUALIFIED'));
    show.do({ type: 'SHOW_START_PAGE' });
    show.do({ type: 'SHOW_BRACKET' });
    expect(wall(show)).toMatchObject({ champion: null });
  });
});

describe('the step', () => {
  it('needs a program of the list, a reason, and something to change', () => {
    const show = evening([95]);
    expect(show.reason(set('nobody', 'ABSENT'))).toBe('PROGRAM_NOT_FOUND');
    expect(show.reason(set('t1', 'ABSENT'))).toBe('PROGRAM_NOT_FOUND');
    expect(show.reason(set('a1', 'ABSENT', ' '))).toBe('REASON_REQUIRED');
    expect(show.reason(set('a1', 'COMPETING'))).toBe('STANDING_UNCHANGED');
    show.do(set('a1', 'WITHDRAWN', '发烧'));
    expect(show.reason(set('a1', 'WITHDRAWN', '发烧'))).toBe('STANDING_UNCHANGED');
    show.do(set('a1', 'WITHDRAWN', '受伤'));
    expect(show.row('a1').standingReason).toBe('受伤');
  });

  it('says before it is taken which published ranks change, from what to what', () => {
    const show = evening([95, 90, 85]);
    show.do(rank);
    const context = { now: show.now, newId: () => 'new' };
    const preview = previewOf(show.state, set('a1', 'DISQUALIFIED'), context);
    if (!preview.accepted) throw new Error(preview.reason);
    expect(
      preview.preview.rankChanges?.map(({ programId, from, to }) => [programId, from, to]),
    ).toEqual([
      ['a1', 1, null],
      ['a2', 2, 1],
      ['a3', 3, 2],
    ]);
    const unseen = previewOf(show.state, set('a4', 'ABSENT'), context);
    expect(unseen).not.toHaveProperty('preview.rankChanges');
  });

  it('leaves the ranking on air as the hall had it, until it is shown again', () => {
    const show = evening([95, 90]);
    show.do(rank);
    const seen = wall(show);
    show.do(set('a1', 'DISQUALIFIED'));
    expect(wall(show)).toEqual(seen);
    show.do(rank);
    expect(wall(show)).toMatchObject({
      rows: [
        { programId: 'a2', rank: 1 },
        {},
        {},
        { programId: 'a1', rank: null, standing: 'DISQUALIFIED' },
      ],
    });
  });

  it('is told to whoever follows from outside, and so is taking it back', () => {
    const show = evening([95, 90]);
    for (const command of [set('a1', 'WITHDRAWN'), { type: 'UNDO' } as const]) {
      const { state } = show;
      const decision = show.ask(command);
      if (!decision.accepted) throw new Error(decision.reason);
      const after = watchPublications(state, decision.decided);
      show.do(command);
      expect(after(show.state)).toMatchObject([
        { kind: 'RESULT', revised: true, result: { programId: 'a1', score: 95 } },
      ]);
    }
  });
});

// ------------------------------------------------------------------ random evenings

const ids = ['a1', 'a2', 'a3', 'a4', 'a5'] as const;
const id = fc.constantFrom(...ids);
type Move =
  | { readonly kind: 'PLAY'; readonly id: string; readonly score: number }
  | { readonly kind: 'STAND'; readonly id: string; readonly standing: ProgramStanding }
  | { readonly kind: 'BACK' | 'RANK' | 'PODIUM' | 'CHAMPION' | 'AWARDS' | 'LEAVE' };
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ kind: fc.constant('PLAY' as const), id, score: fc.integer({ min: 70, max: 75 }) }),
  fc.record({
    kind: fc.constant('STAND' as const),
    id,
    standing: fc.constantFrom(...programStandingValues),
  }),
  fc.constantFrom<Move>(
    ...(['BACK', 'RANK', 'PODIUM', 'CHAMPION', 'AWARDS', 'LEAVE'] as const).map((kind) => ({
      kind,
    })),
  ),
);

function take(show: Stagehand, next: Move): void {
  show.now += 1_000;
  switch (next.kind) {
    case 'PLAY': {
      const target = { programId: next.id, itemId: null, test: false };
      show.try({ type: 'START_SPEECH', ...target, confirm: true });
      if (show.try({ type: 'START_SCORING', ...target, confirm: true }).accepted) {
        show.score('j1', next.id, next.score);
        show.try({ type: 'SHOW_SCORE', ...target, confirm: true });
        show.try({ type: 'SHOW_RESULT', ...target });
      }
      return;
    }
    case 'STAND':
      show.try(set(next.id, next.standing));
      return;
    case 'BACK':
      show.try({ type: 'UNDO' });
      return;
    case 'RANK':
      show.try(rank);
      return;
    case 'LEAVE':
      show.try({ type: 'SHOW_PROGRAM_LIST' });
      return;
    case 'PODIUM':
    case 'CHAMPION':
    case 'AWARDS':
      show.try(ceremony(next.kind));
  }
}

function honoured(stage: Stage): string[] {
  const ranked = (rows: readonly RankRow[]) =>
    rows.flatMap((row) => (row.rank === null ? [] : [row.programId]));
  switch (stage.kind) {
    case 'RANKING':
      return [
        ...ranked(stage.rows),
        ...stage.rows
          .slice(0, stage.promotedPlaces ?? 0)
          .flatMap(({ programId, score }) => (score === null ? [] : [programId])),
      ];
    case 'PODIUM':
      return ranked(stage.rows);
    case 'CHAMPION':
      return [...stage.champions, ...(stage.runnerUp ? [stage.runnerUp.program] : [])].map(
        (program) => program.id,
      );
    case 'AWARDS':
      return stage.awards.flatMap(({ winners }) => winners.map((program) => program.id));
    case 'RESULT':
      return stage.rank === null ? [] : [stage.program.id];
    case 'START':
    case 'TEST':
    case 'SIGN_IN':
    case 'PROGRAM_LIST':
    case 'TITLE':
    case 'INTERMISSION':
    case 'AUDIENCE_VOTE':
    case 'SPEECH':
    case 'SCORING':
    case 'SCORE_REVEAL':
    case 'BATTLE':
    case 'BRACKET':
      return [];
  }
}

const isOut = ({ standing = 'COMPETING' }: Program) => standing !== 'COMPETING';
const programsOf = (show: Stagehand) =>
  show.state.programGroups.flatMap(({ programs }) => programs);

describe('in every evening', () => {
  const shape = {
    programs: ids.length,
    judges: 1,
    setting: { awards: [...awards], promotedCount: 2, tieBreaks: [] },
  };

  it('nobody who is out is ranked, promoted, awarded or crowned', () => {
    fc.assert(
      fc.property(fc.array(move, { minLength: 5, maxLength: 40 }), (moves) => {
        const show = new Stagehand(shape);
        for (const next of moves) {
          take(show, next);
          const out = new Set(
            programsOf(show)
              .filter(isOut)
              .map((program) => program.id),
          );
          for (const row of rankingOf(show.state, 'a', null)) {
            if (out.has(row.programId)) expect(row).toMatchObject({ rank: null, tied: false });
          }
          for (const { rank: place, result } of publishedRanks(show.state, ['a'])) {
            if (out.has(result.programId)) expect(place).toBeNull();
          }
          // A picture that was on air before stays as the hall had it.
          if (show.events.at(-1)?.type.match(/^(RANK|CEREMONY|RESULT)_SHOWN$/)) {
            expect(honoured(show.state.stage).filter((one) => out.has(one))).toEqual([]);
          }
        }
      }),
      runs(200),
    );
  });

  it('the ranks of the others are those of an evening without whoever is out, and numbers stay', () => {
    fc.assert(
      fc.property(fc.array(move, { minLength: 5, maxLength: 40 }), (moves) => {
        const show = new Stagehand(shape);
        for (const next of moves) take(show, next);
        expect(programsOf(show).map(({ sort }) => sort)).toEqual([1, 2, 3, 4, 5]);
        const without = {
          ...show.state,
          programGroups: show.state.programGroups.map((group) => ({
            ...group,
            programs: group.programs.filter((program) => !isOut(program)),
          })),
        };
        const rows = rankingOf(show.state, 'a', null);
        const among = rankingOf(without, 'a', null);
        expect(rows.slice(0, among.length)).toEqual(among);
      }),
      runs(200),
    );
  });

  it('an undo restores exactly, and so does the standing before', () => {
    fc.assert(
      fc.property(
        fc.array(move, { maxLength: 25 }),
        id,
        fc.constantFrom(...programStandingValues),
        (moves, whom, standing) => {
          const show = new Stagehand(shape);
          for (const next of moves) take(show, next);
          const { version: _, operatorVersion: __, lastStep: ___, ...before } = show.state;
          if (!show.try(set(whom, standing, '另一个原因')).accepted) return;
          show.do({ type: 'UNDO' });
          const { version: _1, operatorVersion: _2, lastStep: _3, ...after } = show.state;
          // The undo list holds at most twelve steps, so the oldest may be gone; and what the hall saw meanwhile, a rank or a
          // lead, it has seen.
          const bounded = { checkpoints: [], undo: [], leadTold: true, shown: null };
          const told = { leader: null, leaderChanged: false };
          const settled = (state: Pick<ShowState, 'stage'>) => ({
            ...state,
            ...bounded,
            stage: state.stage.kind === 'RESULT' ? { ...state.stage, ...told } : state.stage,
          });
          expect(settled(after)).toEqual(settled(before));
        },
      ),
      runs(200),
    );
  });
});
