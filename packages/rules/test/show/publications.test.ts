// What was published outside the hall ends equal to what may be read, in whatever order and how often the news arrive.
import type { PublishedRanking, PublishedResult } from '@liangfen/sdk/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nextStep,
  type Publication,
  projectMatch,
  publicationsBetween,
  publishedRanks,
  type ShowCommand,
  type ShowState,
  watchPublications,
} from '../../src/index.ts';
import { Stagehand } from '../../src/testing/index.ts';
import { runs } from '../rounds.ts';

interface News {
  readonly version: number;
  readonly publication: Publication;
}

const readable = (state: ShowState): PublishedResult[] =>
  publishedRanks(
    state,
    state.programGroups.map(({ id }) => id),
  ).map(({ result }) => result);

/** A listener as docs/webhooks.md describes it: the largest version of each thing holds. */
class Listener {
  private readonly results = new Map<string, { version: number; result: PublishedResult | null }>();
  private readonly rankings: { version: number; ranking: PublishedRanking }[] = [];
  private readonly takenBack: (News & {
    publication: Extract<Publication, { kind: 'RANKING_WITHDRAWN' }>;
  })[] = [];
  private readAt = -1;

  hear({ version, publication }: News): void {
    switch (publication.kind) {
      case 'RESULT':
        this.keep(publication.result.programId, version, publication.result);
        return;
      case 'RESULT_WITHDRAWN':
        this.keep(publication.programId, version, null);
        return;
      case 'RANKING':
        this.rankings.push({ version, ranking: publication.ranking });
        return;
      case 'RANKING_WITHDRAWN':
        this.takenBack.push({ version, publication });
    }
  }

  /** Asks `result/published`: what it answers replaces everything up to its version. */
  read(state: ShowState): void {
    if (state.version <= this.readAt) return;
    this.readAt = state.version;
    for (const [id, { version }] of this.results) {
      if (version <= this.readAt) this.results.delete(id);
    }
    for (const result of readable(state)) this.keep(result.programId, state.version, result, true);
  }

  private keep(id: string, version: number, result: PublishedResult | null, read = false): void {
    if (!read && version <= this.readAt) return;
    if (version >= (this.results.get(id)?.version ?? -1)) this.results.set(id, { version, result });
  }

  held(): PublishedResult[] {
    return sorted([...this.results.values()].flatMap(({ result }) => result ?? []));
  }

  ranking(groupId: string): PublishedRanking | null {
    const held = this.rankings
      .filter(
        ({ version, ranking }) => ranking.groupId === groupId && !this.isOver(version, ranking),
      )
      .sort((a, b) => b.version - a.version);
    return held[0]?.ranking ?? null;
  }

  private isOver(at: number, { groupId, item, pageNo }: PublishedRanking): boolean {
    return this.takenBack.some(
      ({ version, publication: { groupId: of, page } }) =>
        of === groupId &&
        version > at &&
        (page === null || (page.itemId === (item?.id ?? null) && page.pageNo === pageNo)),
    );
  }
}

function sorted(results: readonly PublishedResult[]): PublishedResult[] {
  return [...results].sort((a, b) => (a.programId < b.programId ? -1 : 1));
}

type Setup = 'CLEAR' | 'RENAME' | 'REMOVE' | 'GROUP_RENAME';

/** Changes the lists as an organiser does, with a version of its own. */
function changed(state: ShowState, setup: Setup): ShowState {
  const version = state.version + 1;
  const [group, ...others] = state.programGroups;
  if (group === undefined) return { ...state, version };
  const [first, ...rest] = group.programs;
  switch (setup) {
    case 'CLEAR': {
      const { mode } = state.setting;
      return { ...new Stagehand({ programs: 3, setting: { mode } }).state, version };
    }
    case 'RENAME': {
      const renamed = first ? [{ ...first, programName: `改名 ${version}` }] : [];
      return {
        ...state,
        version,
        programGroups: [{ ...group, programs: [...renamed, ...rest] }, ...others],
      };
    }
    case 'REMOVE':
      // The desk refuses to remove who is on air, and a changed list forgets what could be undone (decision 0027).
      if (state.window !== null || state.battle !== null || state.activeProgramId !== null) {
        return { ...state, version };
      }
      return {
        ...state,
        version,
        checkpoints: [],
        undo: [],
        programGroups: [{ ...group, programs: rest }, ...others],
      };
    case 'GROUP_RENAME':
      return {
        ...state,
        version,
        programGroups: [{ ...group, groupName: `组 ${version}` }, ...others],
      };
  }
}

const id = fc.constantFrom('a1', 'a2', 'a3');
const target = { itemId: null, test: false, confirm: true };
type Step = ShowCommand | Setup | 'ON' | 'ALL_SCORE' | 'READ';
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Step>('ON') },
  { weight: 5, arbitrary: fc.constant<Step>('ALL_SCORE') },
  { weight: 4, arbitrary: fc.constant<Step>({ type: 'UNDO' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Step>('CLEAR', 'RENAME', 'REMOVE', 'GROUP_RENAME', 'READ'),
  },
  fc.constant<Step>({ type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null }),
  id.map((programId): Step => ({ type: 'START_SPEECH', programId, ...target })),
  id.map((programId): Step => ({ type: 'START_SCORING', programId, ...target })),
  id.map((programId): Step => ({ type: 'SHOW_RESULT', programId, itemId: null, test: false })),
  id.map((programId): Step => ({ type: 'CORRECT_RESULT', programId, score: 80, reason: '复核' })),
  id.map(
    (programId): Step => ({ type: 'SET_STANDING', programId, standing: 'WITHDRAWN', reason: '伤' }),
  ),
  fc.constant<Step>({
    type: 'START_BATTLE',
    programId: 'a1',
    opponentId: 'a2',
    test: false,
    confirm: true,
  }),
  id.map((programId): Step => {
    const opponentId = programId === 'a1' ? 'a2' : 'a1';
    return { type: 'DETERMINE_BATTLE', programId, opponentId, test: false };
  }),
);

/** Plays the evening; returns what was told, with where the listener asks for itself. */
function told(show: Stagehand, steps: readonly Step[]): (News | ShowState)[] {
  const news: (News | ShowState)[] = [];
  const tell = ({ version }: ShowState, publications: readonly Publication[]) => {
    for (const publication of publications) news.push({ version, publication });
  };
  for (const next of steps) {
    show.now += 1_000;
    if (next === 'READ') news.push(show.state);
    else if (typeof next !== 'string') operate(show, next, tell);
    else if (next === 'ON') {
      const suggested = nextStep(projectMatch(show.state, { role: 'CONSOLE' }));
      if (suggested) {
        operate(show, 'confirm' in suggested ? { ...suggested, confirm: true } : suggested, tell);
      }
    } else if (next === 'ALL_SCORE') {
      const { window } = show.state;
      if (!window?.open) continue;
      for (const { id: judgeId } of show.state.judges) {
        const scores = [{ itemId: null, score: 77 + (show.state.version % 9) }];
        const { programId, id: windowId } = window;
        operate(show, { type: 'SUBMIT_SCORES', judgeId, programId, scores, windowId }, tell);
      }
    } else {
      const before = show.state;
      show.state = changed(before, next);
      tell(show.state, publicationsBetween(before, show.state));
    }
  }
  return news;
}

function operate(
  show: Stagehand,
  command: ShowCommand,
  tell: (after: ShowState, publications: readonly Publication[]) => void,
): void {
  const before = show.state;
  const decision = show.ask(command);
  if (!decision.decided) return;
  const after = watchPublications(before, decision.decided);
  show.do(command);
  tell(show.state, after(show.state));
}

function listen(news: readonly (News | ShowState)[]): Listener {
  const listener = new Listener();
  for (const one of news) {
    if ('publication' in one) listener.hear(one);
    else listener.read(one);
  }
  return listener;
}

describe('whoever follows from outside', () => {
  const evening = fc.record({
    mode: fc.constantFrom('SCORE' as const, 'SCORE' as const, 'BATTLE' as const),
    steps: fc.array(step, { minLength: 10, maxLength: 60 }),
  });

  it('ends with what may be read, whatever is undone, done again, cleared, renamed or removed', () => {
    let takenBack = 0;
    fc.assert(
      fc.property(evening, fc.infiniteStream(fc.nat()), ({ mode, steps }, order) => {
        const show = new Stagehand({ programs: 3, setting: { mode } });
        const news = told(show, steps);
        const expected = sorted(readable(show.state));
        expect(listen(news).held()).toEqual(expected);
        // Repeated, and in any order.
        const mixed = [...news, ...news]
          .map((one) => ({ one, place: order.next().value ?? 0 }))
          .sort((a, b) => a.place - b.place)
          .map(({ one }) => one);
        expect(listen(mixed).held()).toEqual(expected);
        expect(listen(mixed).ranking('a')).toEqual(listen(news).ranking('a'));
        takenBack += news.filter(
          (one) => 'publication' in one && one.publication.kind === 'RESULT_WITHDRAWN',
        ).length;
      }),
      runs(150),
    );
    expect(takenBack).toBeGreaterThan(0);
  });

  it('is right again after lost news by asking once', () => {
    fc.assert(
      fc.property(evening, fc.infiniteStream(fc.boolean()), ({ mode, steps }, arrives) => {
        const show = new Stagehand({ programs: 3, setting: { mode } });
        const kept = told(show, steps).filter(() => arrives.next().value === true);
        const listener = listen([...kept, show.state]);
        expect(listener.held()).toEqual(sorted(readable(show.state)));
        // What comes late says nothing about later versions.
        for (const one of kept) if ('publication' in one) listener.hear(one);
        expect(listener.held()).toEqual(sorted(readable(show.state)));
      }),
      runs(60),
    );
  });

  it('hears that an undone ranking is taken back, and not that the next picture hides it', () => {
    const show = new Stagehand({ programs: 3 });
    show.play('a1', [90, 91, 92]);
    const rank = { type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null } as const;
    const hidden = told(show, [rank, { type: 'SHOW_PROGRAM_LIST' }]);
    expect(listen(hidden).ranking('a')?.rows).toHaveLength(3);
    const undone = told(show, [rank, { type: 'UNDO' }]);
    expect(listen([...hidden, ...undone]).ranking('a')).toBeNull();
  });

  it('hears of every result of a competition that is deleted, and again when it comes back', () => {
    const show = new Stagehand({ programs: 3 });
    show.play('a1', [90, 91, 92]);
    expect(publicationsBetween(show.state, null)).toEqual([
      { kind: 'RESULT_WITHDRAWN', programId: 'a1' },
      { kind: 'RANKING_WITHDRAWN', groupId: 'a', page: null },
    ]);
    expect(publicationsBetween(null, show.state)).toMatchObject([
      { kind: 'RESULT', revised: false, result: { programId: 'a1', score: 91 } },
    ]);
  });
});
