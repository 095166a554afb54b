// The words of the contract's closed lists in English: what `@liangfen/rules/words` is in Chinese.
import type {
  AudienceVoteWords,
  tableColumnWords as chineseTableColumns,
  FullMarksWords,
  NormalisedWords,
  PracticeTexts,
  PracticeWord,
  QuickScoreWords,
  TimePenaltyWords,
  ToleranceWords,
} from '@liangfen/rules/words';
import type {
  ApiKeyScope,
  Approval,
  AudienceRowState,
  AwardBasis,
  BattleOutcome,
  BlockedReason,
  Calculation,
  CardVerdict,
  CeremonyPart,
  CompetitionRole,
  CompetitionStatus,
  CorrectionCommand,
  DeterminationReason,
  DropKind,
  DropScope,
  GivenAs,
  InvoiceState,
  ItemWeighting,
  Link,
  MissingScore,
  Mode,
  NoChampionReason,
  Normalisation,
  PracticeName,
  ProgramPhase,
  ProgramStanding,
  RankBy,
  RankNumbering,
  RankShowType,
  RechargeSource,
  RecoveryLeftKind,
  RecoveryObstacle,
  RemovedKind,
  RevealStyle,
  Rounding,
  RoundingStage,
  RoundKind,
  ScoreOrder,
  ScoreUnit,
  ScreenSoundState,
  ScreenTheme,
  SecurityEventKind,
  ShowEventType,
  SignInShowType,
  SponsorLevel,
  SponsorLink,
  TablePoints,
  TableStep,
  ThemeColours,
  ThemeCorners,
  ThemeFigures,
  ThemePattern,
  TieBreakKind,
  TitleShowType,
  TitleType,
  UndecidedKind,
  WebhookDeliveryState,
  WebhookDisabled,
  WebhookMessageType,
  WebhookOutcome,
} from '@liangfen/sdk/schema';

export const undecidedWords: Record<UndecidedKind, string> = {
  LATE_SCORES: 'Late scores that nobody has decided on',
  CORRECTIONS: 'Corrections that wait for a second person',
  RESULT_NOT_SHOWN: 'Programs with scores and without a result',
  BOUT_NOT_DECIDED: 'Bouts that were fought and not decided',
  NOT_PERFORMED: 'Programs that were not on stage',
  AUDIENCE_VOTE_NOT_SHOWN: 'Programs whose audience vote was not shown',
  CEREMONY_NOT_HELD: 'Awards that were not given',
};

export const removedKindWords: Record<RemovedKind, string> = {
  SCORES: 'Cleared results',
  PROGRAMS: 'Deleted programs',
  JUDGES: 'Deleted judges',
};

export const recoveryObstacleWords: Record<RecoveryObstacle, string> = {
  RECOVERED: 'Brought back already',
  ENDED: 'The competition has ended. Open it again with a reason first',
  OTHER_STATUS: 'These are results of the rehearsal, and the competition is official now',
  SCORED_SINCE: 'Something was scored since. Clear that first if you want these back',
  RULES_CHANGED: 'The scoring rules were changed since. Change them back first',
  GONE: 'Their programs or judges were deleted since. Bring those back first',
  TAKEN: 'The same person is a judge again. Delete that one first',
  FULL: 'The list is full. Delete what is not needed first',
  BOUT_SINCE: 'Its opponent has fought another bout since',
  ON_AIR: 'It would part the two of the running bout. Wait until that is decided',
};

export const recoveryLeftWords: Record<RecoveryLeftKind, string> = {
  CLEARED_SCORES: 'Scores were cleared since: only the list comes back ({count} scores do not)',
  SCORES_OF_GONE: '{count} {count|score|scores} of deleted programs or judges will not come back',
  RECUSALS: '{count} {count|recusal|recusals} of deleted programs or judges will not come back',
  AWARDS: '{count} {count|award|awards} were taken out or renamed, and have to be given anew',
  GROUP: '{count} had a group that is gone, and go to the first one',
  JUDGE_GROUP: '{count} had a judge group that is gone, and will be judged by everybody',
  NUMBER: '{count} had a number that somebody else has now, and go to the end',
};

export const modeWords: Record<Mode, string> = {
  SCORE: 'Scoring',
  VOTE: 'Voting',
  BATTLE: 'Battle',
};

export const statusWords: Record<CompetitionStatus, string> = {
  REHEARSAL: 'Rehearsal',
  OFFICIAL: 'Official',
  ENDED: 'Ended',
};

export const themeWords: Record<ScreenTheme, string> = {
  OBSIDIAN: 'Obsidian gold',
  GALAXY: 'Galaxy blue',
  CRIMSON: 'Crimson',
  DAYLIGHT: 'Daylight',
  PAPERCUT: 'Paper cut',
  ARENA: 'Arena',
};

export const themeColourWords: Record<keyof ThemeColours, string> = {
  bg: 'Ground',
  bgDeep: 'Ground, deepest',
  bgGlow: 'Ground, lightest',
  surface: 'Boards',
  surfaceRaised: 'Raised boards',
  surfaceSunken: 'Sunken boards',
  text: 'Words',
  textMuted: 'Lesser words',
  accent: 'Accent',
  accentStrong: 'Highlight',
  onAccent: 'Words on accent',
  second: 'Second colour',
  danger: 'Dropped, overtime',
  warning: 'Last ten seconds',
  redGround: 'Red side',
  redGroundDeep: "Red side's edge",
  onRed: 'Words on red',
  blueGround: 'Blue side',
  blueGroundDeep: "Blue side's edge",
  onBlue: 'Words on blue',
};

export const themePatternWords: Record<ThemePattern, string> = {
  NONE: 'None',
  OBSIDIAN: 'Rim of light',
  GALAXY: 'Stars',
  CRIMSON: 'Meander',
  DAYLIGHT: 'Hills',
  PAPERCUT: 'Paper flags',
  ARENA: 'Grid',
};

export const themeFiguresWords: Record<ThemeFigures, string> = { SANS: 'Sans', SERIF: 'Serif' };

export const themeCornersWords: Record<ThemeCorners, string> = {
  SQUARE: 'Square',
  SLIGHT: 'Slight',
  ROUND: 'Round',
};

export const sponsorLevelWords: Record<SponsorLevel, string> = {
  TITLE: 'Title sponsor',
  SPECIAL: 'Partner',
  SPONSOR: 'Sponsor',
  SUPPORT: 'Supporter',
};

export const approvalWords: Record<Approval, string> = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
};

export const calculationWords: Record<Calculation, string> = {
  MEAN: 'Mean',
  MEDIAN: 'Median',
  SUM: 'Sum',
};

export const dropScopeWords: Record<DropScope, string> = {
  ITEM: 'Per item',
  TOTAL: "Per judge's total",
};

export const itemWeightingWords: Record<ItemWeighting, string> = {
  PROPORTION: 'Share (100% in all)',
  FACTOR: 'Factor (score × factor)',
};

export const missingScoreWords: Record<MissingScore, string> = {
  AS_IS: 'Left out',
  MEAN_OF_OTHERS: 'Mean of the others',
  PRO_RATA: 'Sum scaled to the whole panel',
};

export const givenAsWords: Record<GivenAs, string> = {
  SCORE: 'A score',
  DEDUCTION: 'A deduction from the full mark',
  PENALTY: 'A penalty off the total',
};

export const roundingWords: Record<Rounding, string> = {
  HALF_UP: 'Half up',
  DOWN: 'Cut off, towards zero',
};

export const normalisationWords: Record<Normalisation, string> = {
  NONE: 'Compared as they are',
  MEAN_OF_PANELS: "By factor: × mean of the groups' means ÷ mean of the group",
  MEAN_OF_PROGRAMS: 'By factor: × mean of all programs ÷ mean of the group',
  T_SCORE: 'Standard score: 50 + 10 × (score − mean) ÷ standard deviation of the group',
};

export const audienceVoteWords: AudienceVoteWords = {
  LIKE: 'The audience: {figure}% liked it, {voters} voted',
  RATING: 'The audience: {figure} points on average, {voters} voted',
  nobody: 'Nobody in the audience voted',
};

export const normalisedWords: NormalisedWords = {
  byFactor:
    'Before: {own}; {panel} has a mean of {panelMean}, brought to {overallMean} by {factor}; {own} × {factor} = {score}',
  byDeviation:
    'Before: {own}; {panel} has a mean of {panelMean} and a standard deviation of {deviation}; 50 + 10 × ({own} − {panelMean}) ÷ {deviation} = {score}',
  flat: 'Before: {own}; all scores of {panel} are equal, which is a standard score of {score}',
  asItWas: '{panel} has no mean above 0: the score stays',
  everybody: 'all judges',
  about: '≈{figure}',
};

export const rankByWords: Record<RankBy, string> = {
  SCORE: 'Score',
  PLACES_SUM: "Sum of judges' places",
  PLACES_MAJORITY: 'Places by a majority of judges',
  SKATING: 'Skating system (ballroom, rules 5–11)',
};
export const scoreOrderWords: Record<ScoreOrder, string> = {
  HIGHER_FIRST: 'Higher first',
  LOWER_FIRST: 'Lower first, as times and strokes',
};
export const scoreUnitWords: Record<ScoreUnit, string> = {
  POINTS: 'points',
  SECONDS: 's',
  CLOCK: 'min:s',
  STROKES: 'strokes',
  FAULTS: 'faults',
  METRES: 'm',
  CENTIMETRES: 'cm',
  KILOGRAMS: 'kg',
  TIMES: 'times',
  PLACES: 'place',
};
export const roundingStageWords: Record<RoundingStage, string> = {
  EACH_STEP: 'At every step',
  FINAL: 'Only at the end',
};

export const rankNumberingWords: Record<RankNumbering, string> = {
  COMPETITION: 'With gaps (1, 2, 2, 4)',
  DENSE: 'Without gaps (1, 2, 2, 3)',
};

export const revealStyleWords: Record<RevealStyle, string> = {
  CARDS: 'Cards',
  SWEEP: 'Sweep',
  METER: 'Meter',
};

export const dropKindWords: Record<DropKind, string> = {
  HIGHEST: 'Highest dropped',
  LOWEST: 'Lowest dropped',
};

export const phaseWords: Record<ProgramPhase, string> = {
  WAITING: 'Waiting',
  SPEECH: 'On stage',
  SCORING: 'Scoring',
  REVEALED: 'Revealed',
  RESULT: 'Result shown',
  BATTLE: 'Under way',
  DETERMINED: 'Decided',
};

export const linkWords: Record<Link, string> = {
  INIT: 'Start page',
  PROGRAM_LIST: 'Running order',
  TITLE: 'Title',
  INTERMISSION: 'Intermission',
  AUDIENCE_VOTE: 'Audience vote',
  SIGN_IN: 'Check-in',
  RANK: 'Ranking',
  PODIUM: 'Podium',
  CHAMPION: 'Champion',
  AWARDS: 'Awards',
  BRACKET: 'Bracket',
  TEST: 'Test scoring',
  SPEECH: 'On stage',
  SCORE: 'Start scoring',
  SHOW_SCORE: 'Reveal scores',
  SHOW_RESULT: 'Show result',
  BATTLE: 'Start bout',
  PAUSE: 'Pause',
  RESUME: 'Resume',
  DETERMINE: 'Decide',
  TEST_SPEECH: 'Test: on stage',
  TEST_SCORE: 'Test: scoring',
  TEST_SHOW_SCORE: 'Test: reveal',
  TEST_SHOW_RESULT: 'Test: result',
  TEST_BATTLE: 'Test: bout',
  TEST_PAUSE: 'Test: pause',
  TEST_RESUME: 'Test: resume',
  TEST_DETERMINE: 'Test: decide',
};

export const sponsorLinkWords: Record<SponsorLink, string> = /* @__PURE__ */ (() => ({
  INIT: linkWords.INIT,
  PROGRAM_LIST: linkWords.PROGRAM_LIST,
  SIGN_IN: linkWords.SIGN_IN,
  TITLE: linkWords.TITLE,
  INTERMISSION: linkWords.INTERMISSION,
  SPEECH: linkWords.SPEECH,
  SCORE: 'Scoring',
  SHOW_SCORE: 'Reveal',
  SHOW_RESULT: 'Result',
  RANK: linkWords.RANK,
  PODIUM: linkWords.PODIUM,
  CHAMPION: linkWords.CHAMPION,
  AWARDS: linkWords.AWARDS,
  BRACKET: linkWords.BRACKET,
  BATTLE: 'Bout',
}))();

export const screenSoundWords: Record<ScreenSoundState, string> = {
  OFF: 'Off',
  BLOCKED: 'Waits for a press on the screen',
  ON: 'Sounds',
  NO_OUTPUT: 'No sound output there: connect one, then press on the screen',
  UNSUPPORTED: 'No audio in this browser',
};

export const audienceRowWords: Record<AudienceRowState, string> = {
  WAITING: 'To come',
  ON_STAGE: 'On stage',
  DONE: 'Done',
};

export const titleShowTypeWords: Record<TitleShowType, string> = {
  OPENING: 'Opening title',
  NEXT_UP: 'Up next',
  JUST_NOW: 'Just now',
};

export const signInShowTypeWords: Record<SignInShowType, string> = {
  TOTAL: 'Count',
  TILE: 'Tiles',
  LIST: 'List',
};

export const rankShowTypeWords: Record<RankShowType, string> = { DEFAULT: 'List', PK: 'Bars' };

export const ceremonyPartWords: Record<CeremonyPart, string> = {
  PODIUM: 'Podium',
  CHAMPION: 'Champion',
  AWARDS: 'Awards',
};

export const awardBasisWords: Record<AwardBasis, string> = { RANK: 'By rank', HAND: 'Chosen' };

export const cardVerdictWords: Record<CardVerdict, string> = {
  UNANIMOUS: 'Unanimous decision',
  MAJORITY: 'Majority decision',
  SPLIT: 'Split decision',
};

export const determinationReasonWords: Record<DeterminationReason, string> = {
  EXCEEDED_FOULS: 'Too many fouls',
  LEAD_SCORE: 'Decisive lead',
  CARDS: "Judges' cards",
  OPERATOR: "Referee's decision",
  CORRECTED: 'Corrected',
};

export const outcomeWords: Record<BattleOutcome, string> = {
  WIN: 'Won',
  LOSS: 'Lost',
  DRAW: 'Drawn',
};

export const timePenaltyWords: TimePenaltyWords = {
  cause: { OVER: 'over time', UNDER: 'too short' },
  beyond: {
    OVER: 'more than {beyond} s over time: −{points}',
    UNDER: 'more than {beyond} s too short: −{points}',
  },
  atOnce: { OVER: 'over time: −{points}', UNDER: 'too short: −{points}' },
  again: '{row}, and −{points} for every {every} s more',
  reason: { OVER: 'Took {used}, {off} over time', UNDER: 'Took {used}, {off} too short' },
};

export const toleranceWords: ToleranceWords = {
  between: {
    COUNTED: 'the highest and the lowest that count (such as two middle marks)',
    MARK_AND_MEAN: "each judge's mark and the mean of what counts",
  },
  beyond: { TELL: 'the operator is told', COUNT_ALL: 'the operator is told, and all marks count' },
  row: 'from {from} at most {most} apart',
};

export const fullMarksWords: FullMarksWords = {
  fit: {
    FITS: 'Full marks in every item come to {total}',
    OTHER_TOTAL: 'Full marks in every item come to {total}, not to the full mark of {full}',
    WEIGHED_TWICE:
      'Items with different full marks and a share each are weighed twice: full marks in every item come to {total} (full mark {full})',
  },
  reading: {
    ADD_UP: 'Use factor 1: items are simply added up',
    FULL_SCORE: 'Make the full mark {total}',
    ITEM_FULL: "Make every item's full mark {full}",
  },
};

export const quickScoreWords: QuickScoreWords = {
  RANGE: 'Quick scores {scores} are not between {min} and {max}. Correct them before saving',
  RANGE_OF_ITEMS:
    "Quick scores {scores} are not between {min} and {max} (the items' highest full mark is {max}). Correct them before saving",
  STEP: 'Quick scores {scores} are no multiples of the step {steps}. Correct them before saving',
  DECIMALS:
    'Quick scores {scores} have more than {decimals} decimal places. Correct them before saving',
  list: ', ',
};

export const walkoverWord = 'Walkover';

export const practiceWords: Record<PracticeName, PracticeWord> = {
  SCHOOL_SINGING: {
    title: 'School singing contest (out of 10)',
    forWhom:
      'Singing contests of schools: one mark each, the highest and the lowest are dropped, the rest averaged; ties are told apart by more decimals',
  },
  SCHOOL_SPEECH: {
    title: 'Speech (6 + 4 points)',
    forWhom:
      'Speech contests with a printed sheet: the points of its items add up, the judges with the highest and the lowest total are dropped',
  },
  SPEECH_TIMED: {
    title: 'Speech (with time penalties)',
    forWhom:
      'Speeches of 6 to 8 minutes: a table says what overtime and too short a speech cost, and the operator takes it with one press',
  },
  FIGURE_SKATING_COMPONENTS: {
    title: 'Figure skating, program components',
    forWhom:
      'Five components by factor 0.8 in steps of 0.25, one highest and one lowest dropped each, rounded at every step; technical score and deductions are adjustments',
  },
  SNOWBOARD_RUN: {
    title: 'Snowboard, one run',
    forWhom:
      'Six judges give whole marks, the highest and the lowest are dropped; one run is one program',
  },
  TRAMPOLINE_EXECUTION: {
    title: 'Trampoline, execution',
    forWhom:
      'Five judges in steps of 0.1, the highest and the lowest are dropped, the other three added; difficulty is an adjustment',
  },
  COFFEE_CUPPING: {
    title: 'Coffee cupping',
    forWhom: 'Ten attributes of 10 in steps of 0.25, averaged over the cuppers and added up',
  },
  BRASS_BAND: {
    title: 'Brass band (two pieces)',
    forWhom: 'Test piece and own choice, 100 points each, added up; the test piece breaks ties',
  },
  DANCE_SHOW: {
    title: 'Dance show (marks added up)',
    forWhom: 'Dance shows on television: every judge gives 1 to 10, all are added up',
  },
  SONG_CONTEST: {
    title: 'Song contest (12, 10, 8 …)',
    forWhom:
      'A jury and the public give 12, 10, 8 down to 1, all added up, ties go by the public; each is given once, all others get 0',
  },
  GYMNASTICS_EXECUTION: {
    title: 'Gymnastics, execution',
    forWhom:
      'Judges give 10 minus deductions in steps of 0.1; up to 3 are averaged, from 4 one each is dropped, from 7 two each; difficulty is an adjustment',
  },
  GYMNASTICS_D_E: {
    title: 'Gymnastics, D + E',
    forWhom:
      'The D panel gives the difficulty, the E panel deductions from 10; each panel counts by itself, up to 3 are averaged, from 4 one each is dropped, from 7 two each',
  },
  SNOWBOARD_BEST_RUN: {
    title: 'Snowboard, best run',
    forWhom:
      'Three runs are three items of a program, scored one by one; the best counts, the second best decides ties',
  },
  CHEER_TWO_DAYS: {
    title: 'Cheer over two days (25% + 75%)',
    forWhom:
      'Day one counts 25%, day two 75%; the result of day one stands with the program, or comes with the promotion',
  },
  BALLROOM_CALL_BACK: {
    title: 'Ballroom, call-back',
    forWhom: 'Every adjudicator marks up to 6 couples for the next round; ranked by marks',
  },
  BALLROOM_FINAL: {
    title: 'Ballroom, final (skating system)',
    forWhom:
      'Six couples, five dances: each judge gives places 1 to 6 once in each dance, ranked by skating rules 5 to 11; couples and dances may be changed',
  },
  POOMSAE: {
    title: 'Taekwondo poomsae',
    forWhom:
      'Accuracy of 4 and presentation of 6, the highest and the lowest of each dropped; ties by presentation, then by what was dropped, then by the head judge',
  },
  ROBOT_TIMED_RUN: {
    title: 'Robots against the clock (faster of two runs)',
    forWhom:
      'Times in seconds, the faster of two runs counts, the shorter time is ahead; ties by the other run, penalties are adjustments',
  },
  FIELD_ATTEMPTS: {
    title: 'Field event (best of six attempts)',
    forWhom:
      'Jumps and throws: the best of six attempts, cut to centimetres; ties by the second best, a foul is 0',
  },
  INTERVIEW_PANELS: {
    title: 'Interviews in several rooms (mean of means)',
    forWhom:
      "Candidates for one post are heard by several panels, the highest and the lowest mark dropped: results are multiplied by the mean of the panels' means over the panel's own, and ranked together",
  },
  SCIENCE_FAIR_PANELS: {
    title: 'Science fair with several panels (standard scores)',
    forWhom:
      "Projects are shared among panels, five criteria of 20: each panel's results become standard scores by its mean and standard deviation, and are ranked together",
  },
  WUSHU_TAOLU: {
    title: 'Wushu forms',
    forWhom:
      'Panel A gives deductions from 5 for quality of movement, B overall performance of 3, C difficulty of 2, each averaged and added up; the head judge takes off from a phone; ties by difficulty, performance, quality',
  },
  AEROBIC_GYMNASTICS: {
    title: 'Aerobic gymnastics (A + E + half of D)',
    forWhom:
      'Artistry and execution drop one each of 4 judges, two each of 6, difficulty is divided by 2, all added up and cut off; a missing mark is the mean of the others; deductions of other judges are adjustments; where the middle marks are more than 0.3 to 0.6 apart, by their range, all marks count',
  },
  RHYTHMIC_GYMNASTICS: {
    title: 'Rhythmic gymnastics (DB + DA + A + E)',
    forWhom:
      'Difficulty of body and of apparatus are agreed by a panel each, artistry and execution are deductions from 10, one each of 4 judges dropped; all four added up, other penalties are adjustments',
  },
  DIVING: {
    title: 'Diving, one dive',
    forWhom:
      'In steps of 0.5, two highest and two lowest of 7 judges dropped, one each of 5, the others added and multiplied by the degree of difficulty; one dive is one program',
  },
  SYNCHRONISED_DIVING: {
    title: 'Synchronised diving, one dive',
    forWhom:
      'Three judges for each diver and five for synchronisation, one each dropped in every panel, the others added, times 0.6, times the degree of difficulty of the program',
  },
  BARISTA: {
    title: 'Barista (technical + sensory)',
    forWhom:
      'One technical score sheet of 71 and four sensory ones of 162 each are added up; overtime is an adjustment',
  },
  BOXING_CARDS: {
    title: "Boxing (judges' cards)",
    forWhom:
      'Three rounds: each judge gives ten to the winner of a round and nine or fewer to the other, ten each if even; rounds are added up and most cards win. Stoppages and disqualifications are awarded by the operator',
  },
  ROBOT_BOUTS: {
    title: 'Robot bouts (round robin)',
    forWhom:
      'Everybody meets everybody: three points for a win, one for a defeat, no draws; ties by the bouts among the tied, then by the difference. A bout that is forfeited is won by the opponent',
  },
  HACKATHON: {
    title: 'Hackathon',
    forWhom:
      'Originality, execution, usefulness and learning from 1 to 5 each, averaged over the judges and added up',
  },
  DEBATE_BALLOT: {
    title: 'Debate by ballot',
    forWhom: 'Two teams in a group, every judge has one vote; most votes win',
  },
  DEBATE_SPEAKERS: {
    title: 'Debate by speakers (best speaker)',
    forWhom:
      'Three speakers of each team get whole marks up to 100, averaged over several judges; a speaker is a program and the team its organisation: the first of the ranking is the best speaker, and organisations by their best 3 are the score of the teams; one debate is one group',
  },
  EXPERTS_AND_PUBLIC: {
    title: 'Experts and a public panel (95% + 5%)',
    forWhom:
      'A panel from the audience has seats of its own: each group is averaged, experts count 95%, the public 5%, experts break ties; shares are changed with the judge groups, and votes of the whole hall are not among them',
  },
};

export const practiceTexts: PracticeTexts = {
  same: 'By the rules of "{title}"',
  differs: 'By the rules of "{title}", changed: {fields}',
  list: ', ',
  judgeGroups: 'judge groups',
  items: 'items',
};

export const tieBreakWords: Record<TieBreakKind, string> = {
  ITEM: 'Item',
  GROUP: 'Judge group',
  UNROUNDED: 'Unrounded score',
  COUNTED_MEAN: 'Mean of counted scores',
  UNTRIMMED_MEAN: 'Mean of all scores',
  HIGHEST_JUDGE: "Highest judge's score",
  SECOND_BEST: "Second-best judge's score",
  MOST_HIGHEST: 'Number of highest scores',
  DROPPED: 'Sum of dropped scores',
  SECOND_BEST_ITEM: 'Second-best item',
  HEAD_JUDGE: "Head judge's ruling",
  SORT: 'Running order',
};

export const tieBreakOrderWords: Record<TieBreakKind, string> = {
  ITEM: 'higher first',
  GROUP: 'higher first',
  UNROUNDED: 'higher first',
  COUNTED_MEAN: 'higher first',
  UNTRIMMED_MEAN: 'higher first',
  HIGHEST_JUDGE: 'higher first',
  SECOND_BEST: 'then the third best, and so on',
  MOST_HIGHEST: 'more first',
  DROPPED: 'higher first',
  SECOND_BEST_ITEM: 'then the third best, and so on',
  HEAD_JUDGE: 'ruled ahead first',
  SORT: 'earlier first',
};

export const tieBreakNamedText = '{tieBreak} "{name}"';
export const tieBreakChoiceText = '{tieBreak}, {order}';
export const tieBreakDecidedText = 'Tie, by {tieBreak}';

export const formerWords = {
  scored: 'Performance no. {number}: {score}, does not count',
  corrected: 'Performance no. {number}: {score} (corrected), does not count',
  unscored: 'Performance no. {number}: no result, does not count',
  item: '{item}: {text}',
};

export const workingWords = {
  clause: '; ',
  title: 'How it adds up',
  performance: 'Performance no. {number}',
  judgeTotals: "Each judge's total: {items}",
  mean: 'Mean of {count} {count|judge|judges} {formula}',
  median: 'Median of {count} {count|judge|judges} {formula}',
  sum: 'Sum of {count} {count|judge|judges} {formula}',
  votes: '{count} {count|judge|judges}, {formula} votes',
  dropped: 'Dropped highest {highest}, lowest {lowest}',
  droppedHighest: 'Dropped highest {highest}',
  droppedLowest: 'Dropped lowest {lowest}',
  dropSkipped: 'Too few scores: none dropped',
  deductions: 'Full mark less deduction: {formulas}',
  apartCounted:
    'The lowest and the highest mark that count, {marks}, are more than {limit} apart (mean {mean})',
  apartMarks: '{marks} more than {limit} away from the mean of what counts, {mean}',
  countAll: 'all marks count',
  dropRow: '{judges} scores, by "from {from}": highest {highest} and lowest {lowest} dropped',
  dropRowNone: '{judges} scores, fewer than in every row of the table: none dropped',
  filled: '{missing} marks are missing; the mean of the others stands for each: {formula}',
  proRata:
    'Marks are missing: the sum of {counted} judges is scaled to the {nominal} who would count',
  roundedDown: 'Cut off: {decimals} decimal places are kept, what follows is dropped',
  renormalised: 'A judge group has no scores: its weight went to the others',
  place: '{place}: {text}',
  groups: 'By judge group weight {formula}',
  item: '{item} {formula}',
  adjustment: '{reason} {amount}',
  factor: 'Times the difficulty {formula}',
  bestItems: 'The best {count} count: {items}',
  round: '{name} {formula}',
  earlierRound: 'Earlier round',
  ownRound: 'This round',
  noEarlier: 'No result of an earlier round: it counts as 0',
  total: 'Total {formula}',
  struck: 'The {scores} of {judge} was struck: {reason}',
  judge: 'judge {number} {name}',
  corrected: 'Corrected {from} → {to}: {reason}',
  correctedTo: 'Corrected to {to}: {reason}',
  unrounded: 'Compared in a tie: the unrounded score {value}',
  countedMean: 'Compared in a tie: the mean of counted scores {value}',
  secondBest:
    "Compared in a tie, one after another: judges' scores from the second best on, {value}",
  mostHighest: 'Compared in a tie: the highest score and how often it was given, {value}',
  droppedSum: 'Compared in a tie: the sum of dropped scores {value}',
  headJudge: 'Compared in a tie: how often the head judge ruled it ahead, {value}',
  secondBestItem: 'Compared in a tie, one after another: items from the second best on, {value}',
  list: ', ',
};

export const showEventWords: Record<ShowEventType, string> = {
  START_PAGE_SHOWN: 'Showed the start page',
  TEST_OPENED: 'Opened test scoring',
  PROGRAM_LIST_SHOWN: 'Showed the running order',
  SIGN_IN_SHOWN: 'Showed the check-in',
  TITLE_SHOWN: 'Title of an act shown',
  INTERMISSION_SHOWN: 'Intermission shown',
  AUDIENCE_VOTE_OPENED: 'Opened the audience vote for {program}',
  AUDIENCE_VOTE_CLOSED: 'Closed the audience vote for {program}',
  AUDIENCE_VOTE_SHOWN: 'Showed the audience vote for {program}',
  GROUP_SWITCHED: 'Switched to "{group}"',
  RANK_SHOWN: 'Showed the ranking',
  RANK_PAGE_TURNED: 'Turned a page of the ranking',
  CEREMONY_SHOWN: 'Showed the prize-giving',
  BRACKET_SHOWN: 'Showed the bracket',
  SPEECH_STARTED: 'Called to the stage: {program}',
  SCORING_OPENED: 'Opened scoring: {program}',
  SCORES_REVEALED: 'Revealed scores: {program}',
  RESULT_SHOWN: 'Showed result: {program}',
  REVEAL_STEPPED: 'Revealed one step',
  BATTLE_STARTED: 'Started bout: {program}',
  BATTLE_PAUSED: 'Paused the bout',
  BATTLE_RESUMED: 'Resumed the bout',
  FOUL_ADDED: 'Recorded a foul: {program}',
  POINT_ADDED: 'Gave points: {program}',
  BATTLE_DETERMINED: 'Decided the bout: {program}',
  RESULT_CORRECTED: 'Corrected the result: {program}',
  ADJUSTMENT_ADDED: 'Adjusted the result: {program}',
  STANDING_CHANGED: 'Set {program} to {standing}',
  SCORE_STRUCK: 'Struck or restored the score of {judge} for {program}',
  PANEL_RENEWED: "Counted {program} anew by today's judges",
  BOUT_CORRECTED: 'Corrected the bout of {program}',
  FOUL_TAKEN_OFF: 'Took a foul off: {program}',
  CLOCK_SET: 'Set the clock',
  COMMAND_UNDONE: 'Undid "{undone}" {program}',
  JUDGE_SIGNED_IN: 'Checked in',
  SCORE_SUBMITTED: 'Scored: {program}',
  LATE_SCORE_OFFERED: 'Late score {scores} for {program}, waiting for a decision',
  LATE_SCORE_ACCEPTED: 'Counted the late score of {judge} for {program}',
  LATE_SCORE_REFUSED: 'Did not count the late score {scores} of {judge} for {program}',
  CORRECTION_PROPOSED: 'Proposed a correction of {program}, waiting for a second person',
  CORRECTION_REFUSED: 'Refused the correction of {program}',
  CORRECTION_WITHDRAWN: 'Withdrew the correction of {program}',
  SCORES_LOOKED_AT: 'Looked at unpublished scores: {program}',
  SETUP_CHANGED: 'Changed the settings',
};

export const stepWords: Record<ShowEventType, string> = {
  START_PAGE_SHOWN: 'start page',
  TEST_OPENED: 'test scoring',
  PROGRAM_LIST_SHOWN: 'running order',
  SIGN_IN_SHOWN: 'check-in',
  TITLE_SHOWN: 'Title',
  INTERMISSION_SHOWN: 'Intermission',
  AUDIENCE_VOTE_OPENED: 'audience vote',
  AUDIENCE_VOTE_CLOSED: 'end of the audience vote',
  AUDIENCE_VOTE_SHOWN: 'result of the audience vote',
  GROUP_SWITCHED: 'switch group',
  RANK_SHOWN: 'ranking',
  RANK_PAGE_TURNED: 'ranking page',
  CEREMONY_SHOWN: 'prize-giving',
  BRACKET_SHOWN: 'bracket',
  SPEECH_STARTED: 'on stage',
  SCORING_OPENED: 'start scoring',
  SCORES_REVEALED: 'reveal scores',
  RESULT_SHOWN: 'show result',
  REVEAL_STEPPED: 'reveal step',
  BATTLE_STARTED: 'start bout',
  BATTLE_PAUSED: 'pause',
  BATTLE_RESUMED: 'resume',
  FOUL_ADDED: 'foul',
  POINT_ADDED: 'points',
  BATTLE_DETERMINED: 'decision',
  RESULT_CORRECTED: 'correction',
  ADJUSTMENT_ADDED: 'adjustment',
  STANDING_CHANGED: 'change of standing',
  SCORE_STRUCK: 'score struck or restored',
  PANEL_RENEWED: "counted by today's judges",
  BOUT_CORRECTED: 'correction of a bout',
  FOUL_TAKEN_OFF: 'foul taken off',
  CLOCK_SET: 'clock set',
  COMMAND_UNDONE: 'undo',
  JUDGE_SIGNED_IN: "judge's check-in",
  SCORE_SUBMITTED: 'submitted score',
  LATE_SCORE_OFFERED: 'late score',
  LATE_SCORE_ACCEPTED: 'count late score',
  LATE_SCORE_REFUSED: 'leave out late score',
  CORRECTION_PROPOSED: 'propose correction',
  CORRECTION_REFUSED: 'refuse correction',
  CORRECTION_WITHDRAWN: 'withdraw correction',
  SCORES_LOOKED_AT: 'look at unpublished scores',
  SETUP_CHANGED: 'settings',
};

export const performedWord = '{program} (performance {number})';

export const undoneVersionText = 'step {version}';
export const correctionWords: Record<CorrectionCommand['type'], string> = {
  CORRECT_RESULT: 'Corrected to {score}',
  ADD_ADJUSTMENT: 'Adjustment {amount}',
  CORRECT_BOUT: 'Correction of the bout',
  ACCEPT_LATE_SCORE: 'Counts the late score',
  STRIKE_SCORE: "Strikes or restores a judge's score",
  RENEW_PANEL: "Counts by today's judges",
};
export const proposedByText = 'Proposed by {person}';
export const coveredWord = 'Unpublished';

export const rechargeSourceWords: Record<RechargeSource, string> = {
  ORDER: 'Purchase',
  VOUCHER: 'Voucher code',
  REFUND: 'Taken back for a refund',
  REFUND_RETURNED: 'Refund failed, returned',
  GIFT: 'Gift',
};

export const invoiceStateWords: Record<InvoiceState, string> = {
  APPLIED: 'Requested',
  ISSUED: 'Issued',
  REJECTED: 'Rejected',
  REVERSED: 'Reversed',
};

export const titleTypeWords: Record<TitleType, string> = {
  PERSONAL: 'Person',
  CORPORATION: 'Organisation',
};

export const competitionRoleWords: Record<CompetitionRole, string> = {
  OWNER: 'Owner',
  ADMIN: 'Administrator',
  EDITOR: 'Editor',
  OPERATOR: 'Operator',
  VIEWER: 'Viewer',
  AUDITOR: 'Auditor',
};

export const competitionRoleHints: Record<CompetitionRole, string> = {
  OWNER: 'Owns the competition and its points, gives roles',
  ADMIN: 'Sets up and opens the console. Sees phone numbers, seat links and points',
  EDITOR: 'Edits programs and judges. Sees no full phone numbers, seat links, passcode or points',
  OPERATOR:
    'Opens the console, sees lists and results. Changes no lists or settings, sees no points',
  VIEWER: 'Sees settings, lists, results and the ledger. Changes nothing',
  AUDITOR: 'Sees the ledger, its verification and the security log only',
};

export const apiKeyScopeWords: Record<ApiKeyScope, string> = {
  'results:read': 'Read results',
  'competition:write': 'Create and set up competitions',
  console: 'Operate the console',
  judge: "Get judges' seats",
};

export const blockedWords: Record<BlockedReason, string> = {
  AUDIENCE_PAGE_NEEDED:
    "The audience's page is not open. Open it under the look of the screen first",
  AUDIENCE_VOTE_RUNNING: 'The audience is still voting. Close that vote first',
  AUDIENCE_VOTE_HELD:
    'The audience has voted on this performance; once is enough. Undo takes a slip back',
  AUDIENCE_VOTE_MISSING:
    'This program has no audience vote to close or show. Reload and look again',
  AUDIENCE_VOTE_COUNTING:
    'Ballots begun before the close arrive for two seconds. Show the result after that',
  AUDIENCE_VOTE_UNSHOWN:
    'The audience vote on this performance was not shown. Close and show it before the act goes on again',
  JUDGES_SCORING: 'The judges are scoring. Show their scores before this picture',
  COMPETITION_ENDED: 'The competition has ended. Its results are in the statistics',
  STALE_VERSION: 'The show has moved on. Look at the picture and try again',
  GROUP_NOT_FOUND: 'This program group no longer exists. Reload and try again',
  PROGRAM_NOT_FOUND: 'This program no longer exists. Reload and try again',
  PROGRAM_NOT_IN_GROUP: 'This program is not in the current group. Switch groups first',
  ITEM_NOT_FOUND: 'This item no longer exists. Reload and try again',
  ITEM_REQUIRED: 'Choose an item first',
  REHEARSAL_DISABLED:
    'A rehearsal plays the first and last programs of each group. Choose one of them',
  UNPAIRED: 'This program has no opponent. Add a program to the group, or move this one',
  OPPONENT_MISSING: 'Choose an opponent first',
  NOT_A_PAIR: 'These two do not meet in one bout. Follow the pairs of the running order',
  BATTLE_MODE_ONLY: 'Only battles have this step. Use the scoring steps',
  NOT_IN_BATTLE_MODE: 'Battles do not have this step. Use the battle steps',
  ALREADY_ON_AIR: 'This is on the screen already. Go on with the next step',
  OTHER_PROGRAM_SCORING: 'Another program is being scored. Finish it first',
  RERUN_NEEDS_CONFIRMATION: 'This program has been on already. Confirm to run it again',
  NOT_IN_SPEECH: 'Call the program to the stage first',
  NOT_SCORING: 'Start scoring first',
  NO_SCORES: 'No judge has submitted yet. Wait for at least one score',
  MARKS_APART: 'Marks lie too far apart. Let the judges look again, or confirm to reveal now',
  JUDGES_MISSING: 'Some judges have not submitted. Wait for them, or confirm to reveal now',
  NOT_REVEALED: 'Reveal the scores first',
  BATTLE_NOT_STARTED: 'Start this bout first',
  BATTLE_DETERMINED: 'This bout has been decided. Correct it to change winner, points or fouls',
  BATTLE_RESTART_NEEDS_CONFIRMATION: 'Starting again clears points and fouls. Please confirm',
  COUNTDOWN_OFF: 'The countdown is off. Turn it on in the scoring settings',
  BATTLE_PAUSED: 'The bout is paused. Resume it first',
  BATTLE_NOT_PAUSED: 'The bout is not paused',
  FOUL_NOT_FOUND: 'This foul no longer exists. Reload and try again',
  POINT_MISSING: 'Enter the points',
  NO_REVEAL: 'Nothing here is revealed in steps. Reveal scores, a result or the ranking first',
  STEP_OUT_OF_RANGE: 'There is no such step',
  PAGE_OUT_OF_RANGE: 'There is no such page',
  NO_RESULT: 'There is no final score yet. Show the result first',
  REASON_REQUIRED: 'Enter a reason',
  SECOND_PERSON_REQUIRED: 'Corrections here need a second account. Propose it first',
  SECOND_PERSON_OFF: 'Corrections here need no second person. Correct it directly',
  PERSON_NOT_KNOWN: 'Corrections need a console opened with an account. Open it from the desk',
  SAME_PERSON: 'Another account has to confirm what you proposed, at its own console',
  NOT_PROPOSER: 'Only the account that proposed it can withdraw it. Others can refuse it',
  CORRECTION_NOT_FOUND: 'This correction has been dealt with. Reload to see',
  CORRECTION_PENDING: 'A correction of this program waits already. Decide on it first',
  CORRECTIONS_FULL: 'Too many corrections wait. Confirm or refuse some first',
  CORRECTION_OUTDATED:
    'The result has changed since this was proposed. Refuse or withdraw it and propose it anew',
  LATE_SCORE_NOT_FOUND: 'This late score has been dealt with. Reload to see',
  NOTHING_TO_UNDO: 'There is nothing to undo',
  NO_NEXT_STEP: 'There is no next step now. Wait for the show, or choose in the console',
  JUDGE_NOT_FOUND: 'This judge no longer exists. Reload and try again',
  JUDGE_NOT_APPROVED: 'Your application has not been approved. Please ask the organiser',
  JUDGE_NOT_SIGNED_IN: 'Check in before you score',
  JUDGE_SIGNED_OUT: 'The staff has checked you out. Ask them if you are to go on scoring',
  JUDGE_RECUSED: 'You do not judge this program',
  ITEM_OF_OTHERS: 'Another judge group gives this item. Refresh to see yours',
  WINDOW_CLOSED: 'Scoring has closed. The operator decides whether your score counts',
  TIME_PENALTY_UNFIT:
    'The table of times takes nothing here, took it already, or takes another amount. Refresh to see it',
  RANKED_BY_PLACES:
    "Judges' places rank here, so another score changes no rank. Strike or add a judge's score",
  QUICK_SCORE_SPENT:
    'You gave this score to another program of the group; each quick score is given once',
  QUICK_SCORE_ONLY: 'Only quick scores, each once; all other programs get the lowest score',
  FORMER_PERFORMANCE: 'It was given for an earlier performance and cannot count in this one',
  SCORE_NOT_THERE:
    'This judge has no score of this program to strike or restore. Refresh and look again',
  SEAT_HAS_SCORED:
    'Another judge of this seat has scored, and a seat counts once. To count this one, strike that score first',
  LAST_SCORE:
    'Without it no score of this program would count. Score it again, or correct the result',
  PANEL_UNCHANGED: 'The judges are as they were when the result was shown: nothing to count anew',
  SCORE_OF_REHEARSAL:
    'This score is from the rehearsal, or from before the scores were cleared. It does not count',
  SCORE_SUPERSEDED: 'You gave a newer score on another phone. That one counts',
  PROGRAM_NOT_ON_AIR: 'This program is not being scored. Look at the current one',
  SCORE_OUT_OF_RANGE: 'This score is outside the range. Correct it and submit again',
  SCORE_DECIMALS: 'This score has too many decimals. Correct it and submit again',
  SCORE_STEP: 'This score is off the step of marks. Correct it and submit again',
  SCORE_INCOMPLETE: 'Some items have no score. Fill in all of them and submit',
  VOTE_VALUE: 'A vote is given or not. Choose again',
  VOTE_LIMIT: 'You have used all your votes in this group. Take one back first',
  RESULT_OUT_OF_RANGE: 'The result would leave the range of ±9999999. Use a smaller figure',
  RANKING_NOT_FINAL: 'Some programs of this group have no score yet. Show their results first',
  PROGRAM_OUT:
    'This program is out. Let it compete again, or take part unranked, before it comes on',
  OPPONENT_OUT:
    'The opponent is out, so this bout is not fought. Let the opponent compete again to fight it',
  BOUT_NOT_DECIDED: 'The bout is not decided yet. While it runs, add points or take a foul off',
  FOUL_NOT_GIVEN: 'This side has no such foul',
  DRAW_NOT_POSSIBLE:
    'This group is no round robin, or its points know no draw: every bout has a winner. Choose "Round robin" and points with draws to allow them',
  FOUL_DECIDED_BOUT:
    'This foul has lost the bout. Say whether the decision stays, or is taken back and the bout goes on',
  CLOCK_RUNNING: 'The clock is running. Pause it before you set it',
  CARDS_DECIDE:
    "The judges' cards decide these bouts, so that no points are added. To add points, take the rounds of the cards out of the scoring settings",
  CARDS_OFF: "These bouts have no judges' cards. Say which side has won",
  STANDING_UNCHANGED: 'The program has this standing already',
  NO_AWARDS: 'This group has no award to give. Write awards and their winners at the desk first',
};

export const webhookMessageWords: Record<WebhookMessageType, string> = {
  'result.published': 'Result published',
  'result.withdrawn': 'Result withdrawn',
  'ranking.published': 'Ranking published',
  'ranking.withdrawn': 'Ranking withdrawn',
  'competition.ended': 'Competition ended',
  'competition.reopened': 'Competition reopened',
  ping: 'Test',
};

export const webhookOutcomeWords: Record<WebhookOutcome, string> = {
  DELIVERED: 'received',
  REFUSED: 'not accepted',
  TIMEOUT: 'no answer within ten seconds',
  UNREACHABLE: 'cannot be reached',
  INSECURE: 'certificate not trusted',
  NOT_PUBLIC: 'no public address, or a port that is not allowed',
};

export const webhookStateWords: Record<WebhookDeliveryState, string> = {
  WAITING: 'Waiting',
  DELIVERED: 'Delivered',
  GIVEN_UP: 'Given up',
};

export const webhookDisabledWords: Record<WebhookDisabled, string> = {
  BY_HAND: 'Off',
  GONE: 'Off: the recipient wants no more',
  FAILING: 'Off: nothing delivered for three days',
};

export const securityEventWords: Record<SecurityEventKind, string> = {
  LOGIN: 'Login',
  LOGIN_FAILED: 'Failed login',
  LOCKED_OUT: 'Too many failures, has to wait',
  LOGOUT: 'Logout',
  SESSION_ENDED: 'Login ended',
  ACCOUNT_MADE: 'Registration',
  CONSOLE_OPENED: 'Console opened',
  SEAT_TAKEN: 'Seat moved to another phone',
  REFUSED: 'Refused for want of rights',
  GRANT_CHANGED: 'Sub-account or grant changed',
  ROLE_CHANGED: 'Role of a sub-account changed',
  PASSWORD_CHANGED: 'Password changed',
  PASSCODE_CHANGED: 'Console passcode changed',
  PASSWORD_RESET: 'Password reset by the administrator',
  SECOND_FACTOR_ON: 'Two-step login turned on',
  SECOND_FACTOR_OFF: 'Two-step login turned off',
  SECOND_FACTOR_FAILED: 'Wrong code at two-step login',
  RECOVERY_CODES_MADE: 'New recovery codes',
  RESET_ASKED: 'Reset by mail asked for',
  RESET_DONE: 'Password reset by mail',
  MAIL_SET: 'Mail address for a reset set',
  MAIL_REMOVED: 'Mail address for a reset removed',
  IDENTITY_BOUND: 'Identity of the single sign-on bound',
  PERSON_BOUND: 'Person of the messenger bound',
  PERSON_UNBOUND: 'Person of the messenger unbound',
  OWNER_PROVED: 'Owner confirmed',
  IDENTITY_UNBOUND: 'Identity of the single sign-on unbound',
  ACCOUNT_CLOSED: 'Account closed',
  EXPORTED: 'Export',
  KEY_MADE: 'API key made',
  KEY_REVOKED: 'API key revoked',
  ADMIN_ACT: 'Act of the service operator',
};

export const roundKindWords: Record<RoundKind, string> = {
  ROUND: 'Ordinary round',
  FINAL: 'Final',
  THIRD_PLACE: 'Third place',
  PLACEMENT: 'Placement',
  RE_ENTRY: 'Re-entry',
  EXHIBITION: 'Exhibition',
  ROUND_ROBIN: 'Round robin',
};

export const noChampionWords: Record<NoChampionReason, string> = {
  UNDECIDED: 'The final is not decided yet',
  NO_FINAL: 'It cannot be told which group is the final',
  SEVERAL_BOUTS:
    'The group of the final has several bouts, and it cannot be told which is the final',
  SEVERAL_FINALS: 'There are several finals, and it cannot be told which gives the champion',
  WINNER_OUT: 'The winner of the final is out of the ranking',
  TABLE_OPEN: 'the round robin has bouts left',
  TABLE_TIED: 'the first place of the round robin is shared',
  NOBODY_LEFT: 'Both sides of the final are out',
};

export const standingWords: Record<ProgramStanding, string> = {
  COMPETING: 'Competing',
  ABSENT: 'Did not start',
  WITHDRAWN: 'Withdrawn',
  DISQUALIFIED: 'Disqualified',
  GUEST: 'Not ranked',
};

export const placesWords = { told: 'Places {each}, sum {total}', list: ', ' };

export const tablePointsWords: Record<TablePoints, string> = {
  WIN_3_DRAW_1: '3 for a win, 1 for a draw',
  WIN_2_DRAW_1: '2 for a win, 1 for a draw',
  WIN_1_DRAW_HALF: '1 for a win, 0.5 for a draw',
  WIN_2_LOSS_1: '2 for a win, 1 for a defeat, no draws',
  WIN_3_LOSS_1: '3 for a win, 1 for a defeat, no draws',
};

export const tableStepWords: Record<TableStep, string> = {
  HEAD_TO_HEAD: 'points against each other',
  HEAD_DIFFERENCE: 'difference against each other',
  HEAD_SCORED: 'points scored against each other',
  DIFFERENCE: 'difference in all bouts',
  SCORED: 'points scored in all bouts',
};

export const tableColumnWords: Record<keyof typeof chineseTableColumns, string> = {
  rank: 'Rank',
  program: 'Program',
  contestant: 'Contestant',
  played: 'Played',
  won: 'Won',
  drawn: 'Drawn',
  lost: 'Lost',
  scored: 'For',
  conceded: 'Against',
  difference: 'Diff',
  points: 'Points',
  decidedBy: 'Equal points by',
};

export const tableRuleText =
  'Equal points: first the bouts among the tied (points, difference, points scored), again among those still tied, then all bouts (difference, points scored); equal in all of it shares the rank';
