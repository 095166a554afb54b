// A picture of each kind to look at a theme on: made-up people, with the competition's own name.
import type {
  Look,
  RankRow,
  ScoreCard,
  ScreenMatch,
  Stage,
  StageProgram,
} from '@liangfen/sdk/schema';
import type { themeEditor } from '../../messages/zh-CN/theme-editor.ts';

type Texts = typeof themeEditor;
export type PreviewKind = keyof Texts['preview'];

/** In the order of an evening; a type's members have no order. */
export const previewKinds: readonly PreviewKind[] = [
  'start',
  'scoring',
  'reveal',
  'ranking',
  'champion',
  'battle',
];

export function previewMatch(
  kind: PreviewKind,
  {
    name,
    look,
    sample,
  }: { readonly name: string; readonly look: Look; readonly sample: Texts['sample'] },
): ScreenMatch {
  return {
    competitionId: 'preview',
    version: 0,
    name,
    status: 'OFFICIAL',
    look,
    mode: kind === 'battle' ? 'BATTLE' : 'SCORE',
    link: links[kind],
    linkData: {
      signInShowType: null,
      rankShowType: kind === 'ranking' ? 'DEFAULT' : null,
      rankPageSize: 10,
      rankPageNo: 0,
      rankItemId: null,
      rankTotalSize: 0,
      programSize: 0,
      itemSize: [],
      revealStep: null,
    },
    activeProgramGroupId: null,
    activeProgramId: null,
    activeItemId: null,
    stage: stageOf(kind, sample),
  };
}

const links: Readonly<Record<PreviewKind, ScreenMatch['link']>> = {
  start: 'INIT',
  scoring: 'SCORE',
  reveal: 'SHOW_SCORE',
  ranking: 'RANK',
  champion: 'CHAMPION',
  battle: 'BATTLE',
};

const scores = [95.2, 97.8, 94.6, 93.1, 96];
const finals = [95.44, 93.9, 92.8, 90.15];

function stageOf(kind: PreviewKind, sample: Texts['sample']): Stage {
  const programs: StageProgram[] = sample.programs.map((programName, index) => ({
    id: `program-${index + 1}`,
    sort: index + 1,
    programName,
    contestant: sample.contestants[index] ?? '',
  }));
  const program = (index: number): StageProgram =>
    programs[index] ?? { id: 'program', sort: index + 1, programName: '', contestant: '' };
  const head = { test: false, groupName: sample.group, program: program(0), item: null };
  switch (kind) {
    case 'start':
      return { kind: 'START' };
    case 'scoring':
      return {
        kind: 'SCORING',
        ...head,
        submitted: 3,
        expected: 5,
        clock: { durationMs: 60_000, endsAt: null, remainingMs: 8_000 },
      };
    case 'reveal':
      return {
        kind: 'SCORE_REVEAL',
        ...head,
        items: [],
        cards: scores.map((score, index): ScoreCard & { score: number } => ({
          number: index + 1,
          name: sample.judges[index] ?? null,
          groupName: '',
          score,
          itemScores: [],
          dropped: score === 97.8 ? 'HIGHEST' : score === 93.1 ? 'LOWEST' : null,
        })),
        vote: false,
        fullScore: 100,
        decimals: 2,
      };
    case 'ranking':
      return {
        kind: 'RANKING',
        showType: 'DEFAULT',
        groupName: sample.group,
        item: null,
        pageNo: 0,
        pageSize: 10,
        totalSize: programs.length,
        rows: programs.map(
          ({ id, sort, programName, contestant }, index): RankRow => ({
            rank: index + 1,
            tied: false,
            programId: id,
            sort,
            programName,
            contestant,
            score: finals[index] ?? null,
            decidedBy: null,
          }),
        ),
        topScore: finals[0] ?? null,
        vote: false,
        decimals: 2,
      };
    case 'champion':
      return {
        kind: 'CHAMPION',
        groupName: sample.group,
        champions: [program(0)],
        score: finals[0] ?? null,
        runnerUp: null,
        vote: false,
        decimals: 2,
      };
    case 'battle': {
      const side = (index: number, score: number, times: number) => ({
        program: program(index),
        score,
        fouls: sample.fouls.map((foulName, at) => ({
          foulId: `foul-${at}`,
          foulName,
          times: at === 0 ? times : 0,
          allowed: 2,
        })),
        outcome: null,
      });
      return {
        kind: 'BATTLE',
        test: false,
        groupName: sample.group,
        bout: 2,
        red: side(1, 24, 1),
        blue: side(2, 19, 2),
        clock: { durationMs: 180_000, endsAt: null, remainingMs: 102_000 },
        status: 'PAUSED',
        hit: null,
        determination: null,
      };
    }
  }
}
