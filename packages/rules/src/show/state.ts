/** The whole live state of one competition, and its parts; nothing here touches a clock or a store. */
import type {
  Adjustment,
  BattleHit,
  Clock,
  CurrentMatch,
  Determination,
  FinalScore,
  OnAir,
  OperatorStep,
  Program,
  ProgramGroup,
  ProgramStanding,
  ProposedCorrection,
  ScoringWindow,
  ShowEventType,
  SubmittedScore,
  TieKeys,
} from '@liangfen/sdk/schema';
import type { ScoringJudgeGroup } from '../final-score.ts';
import type { ShownChange, ShownResult } from './shown-result.ts';

/** One judge's scores for one program, by item id; the whole is kept under {@link WHOLE}. */
export type JudgeScores = ReadonlyMap<string, SubmittedScore>;
/** All scores of one program, by judge id. */
export type ProgramScores = ReadonlyMap<string, JudgeScores>;

/** A score of a performance that does not count, and who gave it. */
export interface FormerScore {
  readonly judgeId: string;
  readonly score: SubmittedScore;
}

/** The key under which a score without an item is kept; also the item id that calls write for "no item". */
export const WHOLE = '0';

/** The scores and adjustments of performances that do not count any more, or not again. */
export interface FormerShare {
  readonly scores: readonly FormerScore[];
  readonly adjustments: readonly Adjustment[];
}

/** What the numbers of performances are drawn from; it only grows, so that no number is given twice. */
export interface Performed {
  /** By program, or by program and item: the highest number given so far. */
  readonly highest: Readonly<Record<string, number>>;
  /** By window: the performance that it was opened for. The first performance's windows are left out. */
  readonly windows: Readonly<Record<string, number>>;
}

/**
 * Every score of the competition. `settled` may be shared by several states and is never written
 * by the rules; `recent` holds what came since and wins. The owner of the state folds the one into
 * the other with `settleScores` when no older state is in use.
 */
export interface ScoreBook {
  readonly settled: Map<string, ProgramScores>;
  readonly recent: ReadonlyMap<string, ProgramScores>;
}

/** The started bout; scores and fouls stand in the program rows. */
export interface BattleState {
  readonly redId: string;
  readonly blueId: string;
  readonly test: boolean;
  readonly status: 'RUNNING' | 'PAUSED' | 'DETERMINED';
  readonly hit: BattleHit | null;
  readonly determination: Determination | null;
  /** The judges' cards have decided it, and are shown. */
  readonly byCards?: true;
}

/** Where the show stands, without what can be worked out from it (the stage). */
export interface Position extends Omit<OnAir, 'stage'> {
  readonly window: ScoringWindow | null;
  /** The clock of the speech, the scoring or the bout. */
  readonly clock: Clock | null;
  readonly battle: BattleState | null;
  /** Absent in states that were stored before the list existed. */
  readonly held?: readonly HeldResult[];
  /** Whether the hall knew before that the result on air leads. Absent in older states: it did not. */
  readonly leadTold?: boolean;
}

/** A result or standing that was changed after its ranking went on air: the picture keeps the old one (decision 0211). */
export interface HeldResult {
  readonly programId: string;
  readonly score: number | null;
  readonly items: Readonly<Record<string, number | null>>;
  readonly tieKeys: TieKeys | null;
  /** The standing in which the picture has the program; left out where it competes. */
  readonly standing?: ProgramStanding;
}

/** The changes of one command, kept so that the operator can take it back (product decisions § 5). */
export interface Checkpoint {
  readonly version: number;
  readonly type: ShowEventType;
  readonly programId: string | null;
  /** Left out by checkpoints that were stored before steps had an author. */
  readonly operatorId?: string | null;
  readonly before: {
    readonly position: Position;
    readonly programs: readonly Program[];
    readonly results: readonly ResultChange[];
    /** Left out by checkpoints that were stored before the state kept what the hall had seen. */
    readonly shown?: readonly ShownChange[];
  };
}

/** A program's stored result, or `null` when it has none. */
export interface ResultChange {
  readonly programId: string;
  readonly result: FinalScore | null;
}

/**
 * The state the server decides on: everything the console sees, and what nobody is sent.
 * `judges` are the approved ones, ordered by number. The lists a console sees are the lists the
 * rules read, so that a guard in a browser and the server can never disagree.
 */
export interface ShowState extends CurrentMatch {
  readonly judgeGroups: readonly ScoringJudgeGroup[];
  /** Judge id → programs from which the judge is recused (回避). */
  readonly recusals: ReadonlyMap<string, readonly string[]>;
  readonly scoreBook: ScoreBook;
  readonly results: ReadonlyMap<string, FinalScore>;
  /** What the hall has seen of published results; has an entry exactly while something of the program is published. */
  readonly shown: ReadonlyMap<string, ShownResult>;
  readonly held: readonly HeldResult[];
  readonly leadTold: boolean;
  /** The key from which the numbers on anonymous cards are drawn; nobody is sent it. */
  readonly cardKey: string;
  readonly adjustments: ReadonlyMap<string, readonly Adjustment[]>;
  readonly clock: Clock | null;
  readonly battle: BattleState | null;
  readonly checkpoints: readonly Checkpoint[];
  /** Programs whose scoring was opened and left in the middle, so that a score for them is late and not early. */
  readonly leftProgramIds: readonly string[];
  /** What performances were given that count no more, by program. */
  readonly former: ReadonlyMap<string, FormerShare>;
  readonly performed: Performed;
  /** The windows of this evening: whatever was given in another belongs to a rehearsal. Null where nobody wrote them down. */
  readonly openedWindowIds: readonly string[] | null;
}

/**
 * The part of a {@link ShowState} that is stored as one value; the rest are rows, and the stage is
 * worked out anew. It is written when an operator's event is, not with every score: who has
 * submitted is read from the score rows.
 */
export interface LiveState extends Position {
  readonly operatorVersion: number;
  /** Left out by states that were stored before steps had an author. */
  readonly lastStep?: OperatorStep | null;
  /** Absent while none waits, and in states that were stored before corrections could wait. */
  readonly corrections?: readonly ProposedCorrection[];
  readonly checkpoints: readonly Checkpoint[];
  /** Absent in states that were stored before the list existed. */
  readonly leftProgramIds?: readonly string[];
  /** Absent while nothing was performed again. */
  readonly performed?: Performed;
  /** Written from the moment the scores of a rehearsal are cleared; absent before, and in older states. */
  readonly openedWindowIds?: readonly string[];
}

/** The rows and settings a {@link ShowState} is assembled from; `live` is null before the first event. */
export interface ShowParts {
  readonly competitionId: string;
  readonly version: number;
  readonly name: CurrentMatch['name'];
  readonly status: CurrentMatch['status'];
  readonly look: CurrentMatch['look'];
  readonly setting: CurrentMatch['setting'];
  readonly items: CurrentMatch['items'];
  readonly fouls: CurrentMatch['fouls'];
  readonly programGroups: readonly ProgramGroup[];
  readonly testPrograms: readonly Program[];
  readonly judges: CurrentMatch['judges'];
  readonly judgeGroups: readonly ScoringJudgeGroup[];
  readonly recusals: ShowState['recusals'];
  readonly scores: Map<string, ProgramScores>;
  readonly results: ShowState['results'];
  /** Older rows have none: everything they published counts as shown. */
  readonly shown?: ShowState['shown'];
  readonly cardKey?: string;
  readonly adjustments: ShowState['adjustments'];
  readonly lateScores: CurrentMatch['lateScores'];
  /** Left out where nothing was performed again. */
  readonly former?: ShowState['former'];
  readonly live: LiveState | null;
}
