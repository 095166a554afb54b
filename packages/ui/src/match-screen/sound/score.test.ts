// Which parts of a show are heard: the step just taken, once, and nothing that was missed or undone.
import { revealSteps } from '@liangfen/rules';
import type { Stage } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { sampleStages } from '../samples.ts';
import type { SceneReport } from './scene-report.ts';
import { type Due, heardOf } from './score.ts';

const clocks = { now: 50_000, serverNow: 1_000_000 };

function report(stage: Stage, more: Partial<SceneReport> = {}): SceneReport {
  return {
    serial: 1,
    fresh: true,
    returned: false,
    stage,
    steps: revealSteps(stage),
    step: 0,
    dueAt: null,
    still: false,
    ...more,
  };
}

const heard = (
  before: SceneReport | null,
  after: SceneReport | null,
  pending: readonly Due[] = [],
) => heardOf(before, after, pending, clocks);
const kinds = (...of: Parameters<typeof heard>) => heard(...of).now.map(({ kind }) => kind);

const reveal = sampleStages.SCORE_REVEAL;
const cards = revealSteps(reveal);

describe('a reveal', () => {
  it('sounds each step that the operator takes, once', () => {
    for (const [index, step] of cards.entries()) {
      const before = report(reveal, { step: index });
      const expected = step.kind === 'STRIKE' ? 'STRIKE' : 'CARD';
      expect(kinds(before, report(reveal, { step: index + 1 }))).toEqual([expected]);
      expect(kinds(before, before)).toEqual([]);
    }
  });

  it('is silent on a screen that connects late, for the steps taken before', () => {
    expect(kinds(null, report(reveal, { fresh: false, step: cards.length }))).toEqual([]);
    expect(kinds(null, report(reveal, { step: 3 }))).toEqual([]);
  });

  it('sounds only the last step when several are taken at once', () => {
    expect(kinds(report(reveal), report(reveal, { step: 4 }))).toEqual(['CARD']);
  });

  it('is silent for a step back, which also stops a sound in progress', () => {
    const back = heard(report(reveal, { step: 4 }), report(reveal, { step: 3 }));
    expect(back).toMatchObject({ now: [], hush: true, due: [] });
  });

  it('schedules the next step when it plays by itself, and does not sound it twice', () => {
    const playing = report(reveal, { step: 1, dueAt: 50_720 });
    const { due } = heard(report(reveal, { step: 0 }), playing);
    expect(due).toEqual([{ at: 50_720, cue: { kind: 'CARD', position: 1 }, step: 2 }]);
    const came = { ...clocks, now: 50_724 };
    const next = report(reveal, { step: 2, dueAt: 51_440 });
    expect(heardOf(playing, next, due, came).now).toEqual([]);
    // The operator took the step earlier: it sounds now, and the scheduled sound is dropped.
    const early = heardOf(playing, report(reveal, { step: 2 }), due, { ...clocks, now: 50_300 });
    expect(early).toMatchObject({ now: [{ kind: 'CARD' }], due: [] });
  });

  it('ends with its picture', () => {
    expect(heard(report(reveal, { dueAt: 51_000 }), null)).toEqual({
      now: [],
      hush: true,
      due: [],
    });
    const other = report(sampleStages.SPEECH, { serial: 2 });
    expect(heard(report(reveal), other).hush).toBe(true);
  });
});

describe('a result', () => {
  const stage = sampleStages.RESULT;
  const at = (kind: string) => revealSteps(stage).findIndex((step) => step.kind === kind);
  const taken = (of: Stage, kind: string, still = false) =>
    heard(report(of, { step: at(kind), still }), report(of, { step: at(kind) + 1, still })).now;

  it('sounds as long as its digits roll, and has only the final sound when nothing moves', () => {
    // 95.60 has five characters, each of which starts to roll 110 ms after the one before.
    expect(taken(stage, 'TOTAL')).toEqual([{ kind: 'ROLL', ms: 2_440 }]);
    expect(taken(stage, 'TOTAL', true)).toEqual([{ kind: 'STOP' }]);
  });

  it('has a sound for a change of leader, and none without a change', () => {
    expect(taken({ ...stage, leaderChanged: true }, 'LEADER')).toEqual([{ kind: 'LEAD' }]);
    expect(taken({ ...stage, leaderChanged: false }, 'LEADER')).toEqual([]);
  });
});

describe('what an undo brings back', () => {
  const { BATTLE, BATTLE_WON } = sampleStages;
  const blow = { programId: BATTLE.red.program.id, point: 3, foulId: null, version: 41 };

  it.each([
    ['a decision', report(BATTLE), report(BATTLE_WON)],
    ['a blow', report(BATTLE), report({ ...BATTLE, hit: blow })],
    ['a step', report(reveal, { step: 2 }), report(reveal, { step: 3 })],
  ])('%s is heard when it happens, and not when it returns', (_name, before, after) => {
    expect(kinds(before, after)).toHaveLength(1);
    expect(kinds(before, { ...after, returned: true })).toEqual([]);
  });
});

describe('a clock', () => {
  const speech = (endsAt: number | null): Stage => ({
    ...sampleStages.SPEECH,
    clock: { durationMs: 180_000, endsAt, remainingMs: endsAt === null ? 4_000 : null },
  });

  it('ticks ten times, on the seconds of the picture, and then sounds that time is up', () => {
    const { due } = heard(null, report(speech(clocks.serverNow + 12_000)));
    expect(due).toHaveLength(11);
    expect(due[0]).toMatchObject({ at: 52_000, cue: { kind: 'TICK', left: 10 } });
    expect(due[10]).toMatchObject({ at: 62_000, cue: { kind: 'TIME_UP' } });
  });

  it('has no ticks for seconds that have passed, and none while it is stopped', () => {
    expect(heard(null, report(speech(clocks.serverNow + 2_500))).due).toHaveLength(3);
    expect(heard(null, report(speech(clocks.serverNow - 1)))).toMatchObject({ due: [] });
    expect(heard(null, report(speech(null)))).toMatchObject({ due: [] });
  });
});

describe('a bout', () => {
  const bout = sampleStages.BATTLE;
  const hit = (version: number) => ({ programId: 'p', point: 1, foulId: null, version });

  it('sounds a hit, a new leader, and its end, each once', () => {
    const level = { ...bout, red: { ...bout.red, score: 3 }, blue: { ...bout.blue, score: 3 } };
    const before = report({ ...level, hit: hit(5), determination: null });
    const leads = report({
      ...level,
      red: { ...level.red, score: 4 },
      hit: hit(6),
      determination: null,
    });
    expect(kinds(before, before)).toEqual([]);
    expect(kinds(before, leads)).toEqual(['LEAD']);
    const more = report({
      ...level,
      red: { ...level.red, score: 5 },
      hit: hit(7),
      determination: null,
    });
    expect(kinds(leads, more)).toEqual(['HIT']);
    const won = report(sampleStages.BATTLE_WON);
    expect(kinds(more, won)).toEqual(['WINNER']);
    expect(kinds(won, won)).toEqual([]);
  });

  it('is silent on a screen that connects after the decision', () => {
    expect(kinds(null, report(sampleStages.BATTLE_WON, { fresh: false }))).toEqual([]);
  });
});

describe('a ceremony', () => {
  const stands = sampleStages.PODIUM;
  const places = revealSteps(stands);

  it('sounds the last stand of the podium as the winner, the others as cards', () => {
    const sounded = places.map(
      (_, step) => kinds(report(stands, { step }), report(stands, { step: step + 1 }))[0],
    );
    expect(sounded.at(-1)).toBe('WINNER');
    expect(new Set(sounded.slice(0, -1))).toEqual(new Set(['CARD']));
  });

  it('sounds for a bracket when it has its champion, and not before', () => {
    const [open, won] = [sampleStages.BRACKET, sampleStages.BRACKET_CHAMPION];
    expect(kinds(null, report(open))).toEqual([]);
    expect(kinds(report(open), report(won))).toEqual(['WINNER']);
    expect(kinds(report(won), report(won))).toEqual([]);
    expect(kinds(null, report(won, { serial: 2 }))).toEqual(['WINNER']);
    expect(kinds(null, report(won, { fresh: false }))).toEqual([]);
  });
});
