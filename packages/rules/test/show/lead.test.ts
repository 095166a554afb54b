// A change of the lead is told once, when it happens: never at a repeat, at a correction that keeps the order, or at an undo.
import type { StageResult } from '@liangfen/sdk/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { revealSteps } from '../../src/index.ts';
import { Stagehand } from '../../src/testing/index.ts';
import { runs } from '../rounds.ts';

const reason = '抄错';
const onAir = (show: Stagehand): StageResult => {
  const { stage } = show.state;
  if (stage.kind !== 'RESULT') throw new Error(stage.kind);
  return stage;
};

/** Two have performed; the first leads, and the hall knows it. */
function led(): Stagehand {
  const show = new Stagehand();
  show.play('a1', [92, 92, 92]);
  show.play('a2', [90, 90, 90]);
  return show;
}

describe('the lead', () => {
  it('is told when somebody gets ahead of all others', () => {
    const show = led();
    show.play('a3', [95, 95, 95]);
    expect(onAir(show)).toMatchObject({ leaderChanged: true, leader: { programId: 'a3' } });
  });

  it.each<[string, (show: Stagehand) => void]>([
    ['the leader is shown again', (show) => show.result('a1')],
    [
      'its cards and its result are shown again',
      (show) => {
        show.reveal('a1');
        show.result('a1');
      },
    ],
    [
      'a correction leaves it first',
      (show) => {
        show.do({ type: 'CORRECT_RESULT', programId: 'a1', score: 91.5, reason });
        show.result('a1');
      },
    ],
    [
      'an adjustment leaves it first',
      (show) => {
        show.do({ type: 'ADD_ADJUSTMENT', programId: 'a1', amount: -0.5, reason });
        show.result('a1');
      },
    ],
    [
      'an undo brings the picture back',
      (show) => {
        show.result('a1');
        show.do({ type: 'SHOW_PROGRAM_LIST' });
        show.do({ type: 'UNDO' });
      },
    ],
    [
      'a third has come between',
      (show) => {
        show.play('a3', [80, 80, 80]);
        show.result('a1');
      },
    ],
    [
      'another result was corrected meanwhile, which the hall has not seen',
      (show) => {
        show.do({ type: 'SHOW_PROGRAM_LIST' });
        show.do({ type: 'CORRECT_RESULT', programId: 'a2', score: 99, reason });
        show.result('a1');
      },
    ],
  ])('is not told anew when %s', (_, again) => {
    const show = led();
    again(show);
    expect(onAir(show)).toMatchObject({ rank: 1, leader: null, leaderChanged: false });
  });

  it('is not told anew when its picture comes back by an undo', () => {
    const show = led();
    show.play('a3', [95, 95, 95]);
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    show.do({ type: 'UNDO' });
    expect(onAir(show)).toMatchObject({ rank: 1, leaderChanged: false });
  });

  it('is not told anew when its result is corrected on air and stays first', () => {
    const show = led();
    show.play('a3', [95, 95, 95]);
    show.do({ type: 'CORRECT_RESULT', programId: 'a3', score: 94, reason });
    expect(onAir(show)).toMatchObject({ programScore: 94, leaderChanged: false });
  });

  it('is told when a correction changes it, and the hall sees that', () => {
    const show = led();
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    show.do({ type: 'CORRECT_RESULT', programId: 'a2', score: 99, reason });
    show.result('a2');
    expect(onAir(show)).toMatchObject({ leaderChanged: true, leader: { programId: 'a2' } });
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    show.result('a2');
    expect(onAir(show).leaderChanged).toBe(false);
  });

  it('is told when a tie for the first rank ends', () => {
    const show = new Stagehand();
    show.play('a1', [90, 90, 90]);
    show.play('a2', [90, 90, 90]);
    show.do({ type: 'CORRECT_RESULT', programId: 'a1', score: 91, reason });
    show.result('a1');
    expect(onAir(show).leaderChanged).toBe(true);
  });

  it('is told by all steps of a reveal that is stepped, and by none of the next', () => {
    const show = led();
    show.play('a3', [95, 95, 95]);
    const covered = (programId: string) =>
      show.do({ type: 'SHOW_RESULT', programId, itemId: null, test: false, covered: true });
    covered('a1');
    const repeat = revealSteps(onAir(show)).length;
    for (let step = 1; step <= repeat; step += 1) show.do({ type: 'STEP_REVEAL', step });
    expect(onAir(show).leaderChanged).toBe(false);
    show.do({ type: 'CORRECT_RESULT', programId: 'a2', score: 99, reason });
    covered('a2');
    const steps = revealSteps(onAir(show)).length;
    for (let step = 1; step <= steps; step += 1) {
      show.do({ type: 'STEP_REVEAL', step });
      expect([step, onAir(show).leaderChanged]).toEqual([step, true]);
    }
    show.do({ type: 'SHOW_PROGRAM_LIST' });
    covered('a2');
    expect(onAir(show).leaderChanged).toBe(false);
  });
});

describe('whatever the operator does', () => {
  type Step = readonly ['show' | 'correct' | 'adjust' | 'list' | 'undo', number, number];
  const programs = ['a1', 'a2', 'a3'];

  /** Who is ahead of all others, by what the hall has seen. */
  function alone(seen: ReadonlyMap<string, number>): string | null {
    const [first, second] = [...seen].sort((a, b) => b[1] - a[1]);
    if (first === undefined || second === undefined || first[1] === second[1]) return null;
    return first[0];
  }

  it('the lead is told exactly when the hall sees somebody get ahead', () => {
    const step: fc.Arbitrary<Step> = fc.tuple(
      fc.constantFrom('show', 'show', 'correct', 'adjust', 'list', 'undo'),
      fc.nat(2),
      fc.integer({ min: 88, max: 92 }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const show = new Stagehand();
        const seen = new Map<string, number>();
        const back = (id: string, score: number | null) =>
          score === null ? seen.delete(id) : seen.set(id, score);
        const look = (isUndo: boolean) => {
          const { stage, shown } = show.state;
          // What is taken back was never seen, whichever picture it leaves.
          if (isUndo) for (const id of seen.keys()) back(id, shown.get(id)?.score ?? null);
          if (stage.kind !== 'RESULT' || stage.programScore === null) return;
          const before = alone(seen);
          seen.set(stage.program.id, stage.programScore);
          const now = alone(seen);
          const gotAhead = now === stage.program.id && before !== now && !isUndo;
          expect(stage.leaderChanged).toBe(gotAhead);
        };
        for (const program of programs) {
          show.play(program, [90, 90, 90]);
          look(false);
        }
        for (const [what, which, score] of steps) {
          const programId = programs[which] ?? '';
          const before = show.events.length;
          switch (what) {
            case 'show':
              show.try({ type: 'SHOW_RESULT', programId, itemId: null, test: false });
              break;
            case 'correct':
              show.try({ type: 'CORRECT_RESULT', programId, score, reason });
              break;
            case 'adjust':
              show.try({ type: 'ADD_ADJUSTMENT', programId, amount: score - 90, reason });
              break;
            case 'list':
              show.try({ type: 'SHOW_PROGRAM_LIST' });
              break;
            case 'undo':
              show.try({ type: 'UNDO' });
              break;
          }
          // What was refused changes no picture.
          if (show.events.length > before) look(show.events.at(-1)?.type === 'COMMAND_UNDONE');
        }
      }),
      runs(100),
    );
  });
});
