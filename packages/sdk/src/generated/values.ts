// Generated from openapi.yaml by `npm run gen`. Do not edit.
import type {
  ActorRole,
  AfterFoul,
  ApiKeyScope,
  Approval,
  AudienceRowState,
  AudienceVoteKind,
  AwardBasis,
  BattleOutcome,
  BattleSideName,
  BattleStatus,
  BeyondTolerance,
  BlockedReason,
  Calculation,
  CardVerdict,
  CeremonyPart,
  ChecklistCode,
  ChecklistLevel,
  ClosedReason,
  CompetitionRole,
  CompetitionStatus,
  CompetitionTemplate,
  ConnectionRole,
  ConsoleWay,
  CorrectionEventType,
  DatabaseStatus,
  DeterminationReason,
  DisabledReason,
  DropKind,
  DropScope,
  EmbeddingState,
  FullMarksFit,
  FullMarksReading,
  GivenAs,
  GrantedRole,
  GroundKind,
  Holder,
  ImagePurpose,
  ImportSource,
  ImportState,
  ImportSubject,
  InvoiceState,
  ItemWeighting,
  LateScoreEventType,
  LateScoreState,
  LedgerDifferencePlace,
  LedgerField,
  LedgerKind,
  LedgerOrder,
  LeftOutReason,
  Link,
  ListField,
  MessengerPlace,
  MessengerPurpose,
  MessengerRefusal,
  MessengerWay,
  MissingScore,
  Mode,
  NextStepAdvice,
  NoChampionReason,
  Normalisation,
  OnAirEventType,
  OrderRefusal,
  OrderState,
  PanelAbsence,
  PaymentMeans,
  PhonePage,
  PictureOwner,
  PracticeName,
  PrintedSheet,
  ProblemCode,
  ProgramPhase,
  ProgramStanding,
  RankBy,
  RankNumbering,
  RankShowType,
  ReadinessStatus,
  RechargeSource,
  RecoveryLeftKind,
  RecoveryObstacle,
  Registration,
  ReminderOccasion,
  RemovalAttachmentKind,
  RemovalKeptReason,
  RemovedKind,
  RevealAwardKind,
  RevealChampionKind,
  RevealPartKind,
  RevealScope,
  RevealStyle,
  RoundKind,
  Rounding,
  RoundingStage,
  ScoreOrder,
  ScoreUnit,
  ScreenDataTable,
  ScreenSoundState,
  ScreenTheme,
  SecurityEventKind,
  SessionKind,
  SetupArea,
  ShowEventType,
  SignInShowType,
  SingleSignOnRefusal,
  SponsorLevel,
  SponsorLink,
  StatisticsSheets,
  TableFormat,
  TablePoints,
  TableStep,
  TeamRankBy,
  ThemeCorners,
  ThemeFigures,
  ThemePattern,
  TieBreakKind,
  TimePenaltyCause,
  TitleShowType,
  TitleType,
  ToleranceBetween,
  UncheckedPart,
  UndecidedKind,
  UnusedColumn,
  UserKind,
  WayInKind,
  WebhookDeliveryState,
  WebhookDisabled,
  WebhookEvent,
  WebhookMessageType,
  WebhookOutcome,
} from './schema.ts';

export const removalAttachmentKindValues = [
  'SCORES',
  'RECUSALS',
  'AWARDS',
  'PHOTOGRAPHS',
  'FOUGHT_BOUTS',
  'SHOWN_RESULTS',
] as const satisfies readonly RemovalAttachmentKind[];

export const removedKindValues = [
  'SCORES',
  'PROGRAMS',
  'JUDGES',
] as const satisfies readonly RemovedKind[];

export const recoveryObstacleValues = [
  'RECOVERED',
  'ENDED',
  'OTHER_STATUS',
  'SCORED_SINCE',
  'RULES_CHANGED',
  'GONE',
  'TAKEN',
  'FULL',
  'BOUT_SINCE',
  'ON_AIR',
] as const satisfies readonly RecoveryObstacle[];

export const recoveryLeftKindValues = [
  'CLEARED_SCORES',
  'SCORES_OF_GONE',
  'RECUSALS',
  'AWARDS',
  'GROUP',
  'JUDGE_GROUP',
  'NUMBER',
] as const satisfies readonly RecoveryLeftKind[];

export const removalKeptReasonValues = [
  'OFFICIAL_SCORES',
  'ON_AIR',
] as const satisfies readonly RemovalKeptReason[];

export const blockedReasonValues = [
  'COMPETITION_ENDED',
  'STALE_VERSION',
  'GROUP_NOT_FOUND',
  'PROGRAM_NOT_FOUND',
  'PROGRAM_NOT_IN_GROUP',
  'ITEM_NOT_FOUND',
  'ITEM_REQUIRED',
  'REHEARSAL_DISABLED',
  'UNPAIRED',
  'OPPONENT_MISSING',
  'NOT_A_PAIR',
  'BATTLE_MODE_ONLY',
  'NOT_IN_BATTLE_MODE',
  'ALREADY_ON_AIR',
  'OTHER_PROGRAM_SCORING',
  'RERUN_NEEDS_CONFIRMATION',
  'NOT_IN_SPEECH',
  'AUDIENCE_PAGE_NEEDED',
  'AUDIENCE_VOTE_RUNNING',
  'AUDIENCE_VOTE_HELD',
  'AUDIENCE_VOTE_MISSING',
  'AUDIENCE_VOTE_COUNTING',
  'AUDIENCE_VOTE_UNSHOWN',
  'JUDGES_SCORING',
  'NOT_SCORING',
  'NO_SCORES',
  'JUDGES_MISSING',
  'MARKS_APART',
  'NOT_REVEALED',
  'BATTLE_NOT_STARTED',
  'BATTLE_DETERMINED',
  'BATTLE_RESTART_NEEDS_CONFIRMATION',
  'COUNTDOWN_OFF',
  'BATTLE_PAUSED',
  'BATTLE_NOT_PAUSED',
  'FOUL_NOT_FOUND',
  'POINT_MISSING',
  'NO_REVEAL',
  'STEP_OUT_OF_RANGE',
  'PAGE_OUT_OF_RANGE',
  'NO_RESULT',
  'REASON_REQUIRED',
  'LATE_SCORE_NOT_FOUND',
  'SECOND_PERSON_REQUIRED',
  'SECOND_PERSON_OFF',
  'PERSON_NOT_KNOWN',
  'SAME_PERSON',
  'NOT_PROPOSER',
  'CORRECTION_NOT_FOUND',
  'CORRECTION_PENDING',
  'CORRECTIONS_FULL',
  'CORRECTION_OUTDATED',
  'NOTHING_TO_UNDO',
  'NO_NEXT_STEP',
  'JUDGE_NOT_FOUND',
  'JUDGE_NOT_APPROVED',
  'JUDGE_NOT_SIGNED_IN',
  'JUDGE_SIGNED_OUT',
  'JUDGE_RECUSED',
  'ITEM_OF_OTHERS',
  'WINDOW_CLOSED',
  'SCORE_OF_REHEARSAL',
  'SCORE_SUPERSEDED',
  'RANKED_BY_PLACES',
  'TIME_PENALTY_UNFIT',
  'QUICK_SCORE_SPENT',
  'QUICK_SCORE_ONLY',
  'FORMER_PERFORMANCE',
  'SCORE_NOT_THERE',
  'SEAT_HAS_SCORED',
  'LAST_SCORE',
  'PANEL_UNCHANGED',
  'PROGRAM_NOT_ON_AIR',
  'SCORE_OUT_OF_RANGE',
  'SCORE_DECIMALS',
  'SCORE_STEP',
  'SCORE_INCOMPLETE',
  'VOTE_VALUE',
  'VOTE_LIMIT',
  'RESULT_OUT_OF_RANGE',
  'RANKING_NOT_FINAL',
  'NO_AWARDS',
  'PROGRAM_OUT',
  'OPPONENT_OUT',
  'STANDING_UNCHANGED',
  'BOUT_NOT_DECIDED',
  'FOUL_NOT_GIVEN',
  'DRAW_NOT_POSSIBLE',
  'FOUL_DECIDED_BOUT',
  'CLOCK_RUNNING',
  'CARDS_DECIDE',
  'CARDS_OFF',
] as const satisfies readonly BlockedReason[];

export const problemCodeValues = [
  'INVALID_REQUEST',
  'INVALID_JSON',
  'UNSUPPORTED_MEDIA_TYPE',
  'BODY_TOO_LARGE',
  'UNAUTHENTICATED',
  'SESSION_EXPIRED',
  'FORBIDDEN',
  'MAIN_ACCOUNT_ONLY',
  'ROLE_NOT_ENOUGH',
  'BROWSER_NAVIGATION_REFUSED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'UPGRADE_REQUIRED',
  'CONFLICT',
  'CHANGED_MEANWHILE',
  'HELD_IN_THE_HALL',
  'HALL_CODE_INVALID',
  'HALL_MOVED_ON',
  'HALL_NOT_THE_HOLDER',
  'HALL_NOT_VERIFIED',
  'HALL_TOO_LARGE',
  'IDEMPOTENCY_KEY_REUSED',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'NOT_IMPLEMENTED',
  'UNAVAILABLE',
  'LOGIN_FAILED',
  'SECOND_FACTOR_NEEDED',
  'SECOND_FACTOR_WRONG',
  'SECOND_FACTOR_REQUIRED',
  'REGISTRATION_CLOSED',
  'OWNER_NOT_PROVED',
  'IMAGE_CODE_WRONG',
  'LOGIN_NAME_TAKEN',
  'PASSWORD_WRONG',
  'PASSCODE_WRONG',
  'PASSCODE_NOT_SET',
  'NOT_ENOUGH_POINTS',
  'ALREADY_OFFICIAL',
  'CONFIRMATION_MISMATCH',
  'UNDECIDED',
  'NOT_RECOVERABLE',
  'SETTING_LOCKED',
  'PROPORTION_NOT_100',
  'ITEM_WEIGHT_UNFIT',
  'DROP_TOO_MANY',
  'PHONE_NUMBER_TAKEN',
  'JUDGE_NUMBER_TAKEN',
  'SIGN_UP_CLOSED',
  'ALREADY_SIGNED_UP',
  'NOT_SIGNED_UP',
  'INVITATION_INVALID',
  'SEAT_INVALID',
  'SEAT_TAKEN',
  'GROUP_NOT_EMPTY',
  'LAST_GROUP',
  'ON_AIR',
  'IN_USE',
  'ALREADY_AT_EDGE',
  'VOUCHER_INVALID',
  'VOUCHER_USED',
  'VOUCHER_EXPIRED',
  'PAYMENT_NOT_CONNECTED',
  'PAYMENT_AWAY',
  'NOTIFICATION_REFUSED',
  'TOO_MANY_STREAMS',
  'AUDIENCE_PAGE_CLOSED',
  'AUDIENCE_VOTE_OVER',
  'AUDIENCE_VOTE_FULL',
  'HEADERS_TOO_LARGE',
  'REQUEST_TIMEOUT',
  'EXPECTATION_FAILED',
  'FILE_REFUSED',
  'WORD_NOT_ALLOWED',
  'MAIL_NOT_CONNECTED',
  'MAIL_AWAY',
  'MAIL_CODE_WRONG',
  'RESET_LINK_ENDED',
] as const satisfies readonly ProblemCode[];

export const orderRefusalValues = [
  'ORDER_NOT_PAID',
  'ORDER_CLOSED',
  'REFUND_RUNNING',
  'ORDER_REFUNDED',
  'POINTS_SPENT',
  'INVOICE_LIVING',
  'REFUND_REFUSED',
] as const satisfies readonly OrderRefusal[];

export const messengerRefusalValues = [
  'MESSENGER_NOT_CONNECTED',
  'MESSENGER_AWAY',
  'MESSENGER_CODE_USED',
  'MESSENGER_NO_PERMISSION',
  'MESSENGER_OUT_OF_RANGE',
  'MESSENGER_ADDRESS_NOT_ALLOWED',
  'MESSENGER_CORPORATION_UNKNOWN',
  'MESSENGER_BUSY',
  'MESSENGER_STATE_WRONG',
  'MESSENGER_TICKET_ENDED',
  'MESSENGER_BOUND_ELSEWHERE',
  'MESSENGER_LAST_WAY_IN',
  'MESSENGER_NO_CORPORATION',
  'MESSENGER_NOT_YOUR_CORPORATION',
  'MESSENGER_NOTICES_OFF',
  'MESSENGER_NO_GROUP',
] as const satisfies readonly MessengerRefusal[];

export const singleSignOnRefusalValues = [
  'SSO_NOT_CONNECTED',
  'SSO_AWAY',
  'SSO_CODE_USED',
  'SSO_NOT_TRUSTED',
  'SSO_ISSUER_DIFFERS',
  'SSO_STATE_WRONG',
  'SSO_TICKET_ENDED',
  'SSO_BOUND_ELSEWHERE',
  'SSO_LAST_WAY_IN',
  'SSO_TOO_MANY',
] as const satisfies readonly SingleSignOnRefusal[];

export const messengerWayValues = [
  'WEB',
  'INSIDE',
] as const satisfies readonly MessengerWay[];

export const messengerPlaceValues = [
  'DESK',
  'JUDGE',
] as const satisfies readonly MessengerPlace[];

export const messengerPurposeValues = [
  'LOGIN',
  'BIND',
] as const satisfies readonly MessengerPurpose[];

export const wayInKindValues = [
  'MESSENGER',
  'SINGLE_SIGN_ON',
  'API_KEY',
] as const satisfies readonly WayInKind[];

export const registrationValues = [
  'OPEN',
  'INVITED',
  'CLOSED',
] as const satisfies readonly Registration[];

export const userKindValues = [
  'MAIN',
  'SUB',
  'GUEST',
] as const satisfies readonly UserKind[];

export const competitionRoleValues = [
  'OWNER',
  'ADMIN',
  'EDITOR',
  'OPERATOR',
  'VIEWER',
  'AUDITOR',
] as const satisfies readonly CompetitionRole[];

export const grantedRoleValues = [
  'ADMIN',
  'EDITOR',
  'OPERATOR',
  'VIEWER',
  'AUDITOR',
] as const satisfies readonly GrantedRole[];

export const sessionKindValues = [
  'TOKEN',
  'DING',
  'SSO',
  'CONSOLE',
  'SEAT',
  'KEY',
] as const satisfies readonly SessionKind[];

export const consoleWayValues = [
  'ACCOUNT',
  'PASSCODE',
  'KEY',
] as const satisfies readonly ConsoleWay[];

export const securityEventKindValues = [
  'LOGIN',
  'LOGIN_FAILED',
  'LOCKED_OUT',
  'LOGOUT',
  'SESSION_ENDED',
  'ACCOUNT_MADE',
  'CONSOLE_OPENED',
  'SEAT_TAKEN',
  'REFUSED',
  'GRANT_CHANGED',
  'ROLE_CHANGED',
  'PASSWORD_CHANGED',
  'PASSCODE_CHANGED',
  'PASSWORD_RESET',
  'SECOND_FACTOR_ON',
  'SECOND_FACTOR_OFF',
  'SECOND_FACTOR_FAILED',
  'RECOVERY_CODES_MADE',
  'RESET_ASKED',
  'RESET_DONE',
  'MAIL_SET',
  'MAIL_REMOVED',
  'IDENTITY_BOUND',
  'IDENTITY_UNBOUND',
  'PERSON_BOUND',
  'PERSON_UNBOUND',
  'OWNER_PROVED',
  'ACCOUNT_CLOSED',
  'EXPORTED',
  'KEY_MADE',
  'KEY_REVOKED',
  'ADMIN_ACT',
] as const satisfies readonly SecurityEventKind[];

export const apiKeyScopeValues = [
  'results:read',
  'competition:write',
  'console',
  'judge',
] as const satisfies readonly ApiKeyScope[];

export const webhookEventValues = [
  'result.published',
  'ranking.published',
  'competition.ended',
] as const satisfies readonly WebhookEvent[];

export const webhookMessageTypeValues = [
  'result.published',
  'result.withdrawn',
  'ranking.published',
  'ranking.withdrawn',
  'competition.ended',
  'competition.reopened',
  'ping',
] as const satisfies readonly WebhookMessageType[];

export const webhookDisabledValues = [
  'BY_HAND',
  'GONE',
  'FAILING',
] as const satisfies readonly WebhookDisabled[];

export const webhookOutcomeValues = [
  'DELIVERED',
  'REFUSED',
  'TIMEOUT',
  'UNREACHABLE',
  'INSECURE',
  'NOT_PUBLIC',
] as const satisfies readonly WebhookOutcome[];

export const webhookDeliveryStateValues = [
  'WAITING',
  'DELIVERED',
  'GIVEN_UP',
] as const satisfies readonly WebhookDeliveryState[];

export const competitionStatusValues = [
  'REHEARSAL',
  'OFFICIAL',
  'ENDED',
] as const satisfies readonly CompetitionStatus[];

export const modeValues = [
  'SCORE',
  'VOTE',
  'BATTLE',
] as const satisfies readonly Mode[];

export const screenThemeValues = [
  'OBSIDIAN',
  'GALAXY',
  'CRIMSON',
  'DAYLIGHT',
  'PAPERCUT',
  'ARENA',
] as const satisfies readonly ScreenTheme[];

export const themePatternValues = [
  'NONE',
  'OBSIDIAN',
  'GALAXY',
  'CRIMSON',
  'DAYLIGHT',
  'PAPERCUT',
  'ARENA',
] as const satisfies readonly ThemePattern[];

export const themeFiguresValues = [
  'SANS',
  'SERIF',
] as const satisfies readonly ThemeFigures[];

export const themeCornersValues = [
  'SQUARE',
  'SLIGHT',
  'ROUND',
] as const satisfies readonly ThemeCorners[];

export const screenSoundStateValues = [
  'OFF',
  'BLOCKED',
  'ON',
  'NO_OUTPUT',
  'UNSUPPORTED',
] as const satisfies readonly ScreenSoundState[];

export const sponsorLevelValues = [
  'TITLE',
  'SPECIAL',
  'SPONSOR',
  'SUPPORT',
] as const satisfies readonly SponsorLevel[];

export const sponsorLinkValues = [
  'INIT',
  'PROGRAM_LIST',
  'SIGN_IN',
  'TITLE',
  'INTERMISSION',
  'SPEECH',
  'SCORE',
  'SHOW_SCORE',
  'SHOW_RESULT',
  'RANK',
  'PODIUM',
  'CHAMPION',
  'AWARDS',
  'BRACKET',
  'BATTLE',
] as const satisfies readonly SponsorLink[];

export const tieBreakKindValues = [
  'UNROUNDED',
  'COUNTED_MEAN',
  'UNTRIMMED_MEAN',
  'HIGHEST_JUDGE',
  'SECOND_BEST',
  'MOST_HIGHEST',
  'DROPPED',
  'SECOND_BEST_ITEM',
  'HEAD_JUDGE',
  'ITEM',
  'GROUP',
  'SORT',
] as const satisfies readonly TieBreakKind[];

export const calculationValues = [
  'MEAN',
  'MEDIAN',
  'SUM',
] as const satisfies readonly Calculation[];

export const itemWeightingValues = [
  'PROPORTION',
  'FACTOR',
] as const satisfies readonly ItemWeighting[];

export const missingScoreValues = [
  'AS_IS',
  'MEAN_OF_OTHERS',
  'PRO_RATA',
] as const satisfies readonly MissingScore[];

export const dropScopeValues = [
  'ITEM',
  'TOTAL',
] as const satisfies readonly DropScope[];

export const roundingStageValues = [
  'EACH_STEP',
  'FINAL',
] as const satisfies readonly RoundingStage[];

export const roundingValues = [
  'HALF_UP',
  'DOWN',
] as const satisfies readonly Rounding[];

export const scoreOrderValues = [
  'HIGHER_FIRST',
  'LOWER_FIRST',
] as const satisfies readonly ScoreOrder[];

export const rankByValues = [
  'SCORE',
  'PLACES_SUM',
  'PLACES_MAJORITY',
  'SKATING',
] as const satisfies readonly RankBy[];

export const normalisationValues = [
  'NONE',
  'MEAN_OF_PANELS',
  'MEAN_OF_PROGRAMS',
  'T_SCORE',
] as const satisfies readonly Normalisation[];

export const scoreUnitValues = [
  'POINTS',
  'SECONDS',
  'CLOCK',
  'STROKES',
  'FAULTS',
  'METRES',
  'CENTIMETRES',
  'KILOGRAMS',
  'TIMES',
  'PLACES',
] as const satisfies readonly ScoreUnit[];

export const revealStyleValues = [
  'CARDS',
  'SWEEP',
  'METER',
] as const satisfies readonly RevealStyle[];

export const rankNumberingValues = [
  'COMPETITION',
  'DENSE',
] as const satisfies readonly RankNumbering[];

export const cardVerdictValues = [
  'UNANIMOUS',
  'MAJORITY',
  'SPLIT',
] as const satisfies readonly CardVerdict[];

export const toleranceBetweenValues = [
  'COUNTED',
  'MARK_AND_MEAN',
] as const satisfies readonly ToleranceBetween[];

export const beyondToleranceValues = [
  'TELL',
  'COUNT_ALL',
] as const satisfies readonly BeyondTolerance[];

export const timePenaltyCauseValues = [
  'OVER',
  'UNDER',
] as const satisfies readonly TimePenaltyCause[];

export const givenAsValues = [
  'SCORE',
  'DEDUCTION',
  'PENALTY',
] as const satisfies readonly GivenAs[];

export const awardBasisValues = [
  'RANK',
  'HAND',
] as const satisfies readonly AwardBasis[];

export const fullMarksFitValues = [
  'FITS',
  'OTHER_TOTAL',
  'WEIGHED_TWICE',
] as const satisfies readonly FullMarksFit[];

export const fullMarksReadingValues = [
  'ADD_UP',
  'FULL_SCORE',
  'ITEM_FULL',
] as const satisfies readonly FullMarksReading[];

export const practiceNameValues = [
  'SCHOOL_SINGING',
  'SCHOOL_SPEECH',
  'SPEECH_TIMED',
  'FIGURE_SKATING_COMPONENTS',
  'SNOWBOARD_RUN',
  'TRAMPOLINE_EXECUTION',
  'COFFEE_CUPPING',
  'BRASS_BAND',
  'DANCE_SHOW',
  'SONG_CONTEST',
  'GYMNASTICS_EXECUTION',
  'GYMNASTICS_D_E',
  'SNOWBOARD_BEST_RUN',
  'CHEER_TWO_DAYS',
  'BALLROOM_CALL_BACK',
  'BALLROOM_FINAL',
  'POOMSAE',
  'ROBOT_TIMED_RUN',
  'FIELD_ATTEMPTS',
  'DEBATE_BALLOT',
  'DEBATE_SPEAKERS',
  'EXPERTS_AND_PUBLIC',
  'INTERVIEW_PANELS',
  'SCIENCE_FAIR_PANELS',
  'WUSHU_TAOLU',
  'AEROBIC_GYMNASTICS',
  'RHYTHMIC_GYMNASTICS',
  'DIVING',
  'SYNCHRONISED_DIVING',
  'BARISTA',
  'HACKATHON',
  'BOXING_CARDS',
  'ROBOT_BOUTS',
] as const satisfies readonly PracticeName[];

export const competitionTemplateValues = [
  'SINGER',
  'SPEECH',
  'DANCE',
  'DEBATE',
  'ROBOT',
  'BALLOT',
] as const satisfies readonly CompetitionTemplate[];

export const undecidedKindValues = [
  'LATE_SCORES',
  'CORRECTIONS',
  'RESULT_NOT_SHOWN',
  'BOUT_NOT_DECIDED',
  'NOT_PERFORMED',
  'AUDIENCE_VOTE_NOT_SHOWN',
  'CEREMONY_NOT_HELD',
] as const satisfies readonly UndecidedKind[];

export const checklistCodeValues = [
  'PROGRAMS',
  'JUDGES',
  'SIMULATED_JUDGES',
  'PENDING_JUDGES',
  'PROPORTIONS',
  'PAIRING',
  'DROP_COUNT',
  'ITEM_GROUPS',
  'MISSING_SCORES',
  'EARLIER_SCORES',
  'QUICK_SCORES',
  'LOST_WINNERS',
  'PASSCODE',
  'OFFICIAL',
  'POINTS',
  'SIGNED_IN',
] as const satisfies readonly ChecklistCode[];

export const checklistLevelValues = [
  'OK',
  'WARNING',
  'MISSING',
] as const satisfies readonly ChecklistLevel[];

export const approvalValues = [
  'PENDING',
  'APPROVED',
  'REJECTED',
] as const satisfies readonly Approval[];

export const listFieldValues = [
  'NUMBER',
  'NAME',
  'PHONE_NUMBER',
  'PROGRAM_NAME',
  'CONTESTANT',
  'GROUP',
  'ORGANISATION',
  'TITLE',
  'FACTOR',
  'EARLIER_SCORE',
  'EARLIER_FROM',
  'JUDGE_GROUP',
] as const satisfies readonly ListField[];

export const unusedColumnValues = [
  'UNKNOWN_TITLE',
  'NO_TITLE',
  'ANOTHER_COLUMN',
  'NOT_WANTED',
] as const satisfies readonly UnusedColumn[];

export const leftOutReasonValues = [
  'HIDDEN',
  'FILTERED',
  'EXAMPLE',
  'REPEATED_HEADER',
  'SECTION',
  'BREAK',
  'TOTAL',
  'SIGNATURE',
  'NOTE',
] as const satisfies readonly LeftOutReason[];

export const importSubjectValues = [
  'JUDGES',
  'PROGRAMS',
] as const satisfies readonly ImportSubject[];

export const importSourceValues = [
  'SPREADSHEET',
  'BEFORE',
  'ADDRESS_BOOK',
] as const satisfies readonly ImportSource[];

export const importStateValues = [
  'READING',
  'STORING',
  'DONE',
  'FAILED',
] as const satisfies readonly ImportState[];

export const statisticsSheetsValues = [
  'ALL',
  'RANKING',
  'TEAMS',
  'DETAIL',
  'MATRIX',
  'ADJUSTMENTS',
  'JUDGES',
  'BOUTS',
  'BOUT_COURSE',
  'LEDGER',
] as const satisfies readonly StatisticsSheets[];

export const printedSheetValues = [
  'SUMMARY',
  'TEAMS',
  'SCORE_SHEET',
  'TALLY_SHEET',
  'BOUT_SHEET',
  'BRACKET',
] as const satisfies readonly PrintedSheet[];

export const tableFormatValues = [
  'XLSX',
  'CSV',
] as const satisfies readonly TableFormat[];

export const imagePurposeValues = [
  'LOGO',
  'COVER',
  'BACKGROUND',
  'PHOTO',
] as const satisfies readonly ImagePurpose[];

export const pictureOwnerValues = [
  'PROGRAM',
  'JUDGE',
] as const satisfies readonly PictureOwner[];

export const holderValues = [
  'HERE',
  'HALL',
  'HOME',
] as const satisfies readonly Holder[];

export const programPhaseValues = [
  'WAITING',
  'SPEECH',
  'SCORING',
  'REVEALED',
  'RESULT',
  'BATTLE',
  'DETERMINED',
] as const satisfies readonly ProgramPhase[];

export const disabledReasonValues = [
  'REHEARSAL_DISABLED',
  'UNPAIRED',
] as const satisfies readonly DisabledReason[];

export const programStandingValues = [
  'COMPETING',
  'ABSENT',
  'WITHDRAWN',
  'DISQUALIFIED',
  'GUEST',
] as const satisfies readonly ProgramStanding[];

export const battleOutcomeValues = [
  'WIN',
  'LOSS',
  'DRAW',
] as const satisfies readonly BattleOutcome[];

export const panelAbsenceValues = [
  'RECUSED',
  'NOT_SIGNED_IN',
] as const satisfies readonly PanelAbsence[];

export const battleSideNameValues = [
  'RED',
  'BLUE',
] as const satisfies readonly BattleSideName[];

export const roundKindValues = [
  'ROUND',
  'FINAL',
  'THIRD_PLACE',
  'PLACEMENT',
  'RE_ENTRY',
  'EXHIBITION',
  'ROUND_ROBIN',
] as const satisfies readonly RoundKind[];

export const tablePointsValues = [
  'WIN_3_DRAW_1',
  'WIN_2_DRAW_1',
  'WIN_1_DRAW_HALF',
  'WIN_2_LOSS_1',
  'WIN_3_LOSS_1',
] as const satisfies readonly TablePoints[];

export const tableStepValues = [
  'HEAD_TO_HEAD',
  'HEAD_DIFFERENCE',
  'HEAD_SCORED',
  'DIFFERENCE',
  'SCORED',
] as const satisfies readonly TableStep[];

export const dropKindValues = [
  'HIGHEST',
  'LOWEST',
] as const satisfies readonly DropKind[];

export const linkValues = [
  'INIT',
  'PROGRAM_LIST',
  'SIGN_IN',
  'TITLE',
  'INTERMISSION',
  'AUDIENCE_VOTE',
  'RANK',
  'PODIUM',
  'CHAMPION',
  'AWARDS',
  'BRACKET',
  'TEST',
  'SPEECH',
  'SCORE',
  'SHOW_SCORE',
  'SHOW_RESULT',
  'BATTLE',
  'PAUSE',
  'RESUME',
  'DETERMINE',
  'TEST_SPEECH',
  'TEST_SCORE',
  'TEST_SHOW_SCORE',
  'TEST_SHOW_RESULT',
  'TEST_BATTLE',
  'TEST_PAUSE',
  'TEST_RESUME',
  'TEST_DETERMINE',
] as const satisfies readonly Link[];

export const signInShowTypeValues = [
  'TOTAL',
  'TILE',
  'LIST',
] as const satisfies readonly SignInShowType[];

export const titleShowTypeValues = [
  'OPENING',
  'NEXT_UP',
  'JUST_NOW',
] as const satisfies readonly TitleShowType[];

export const rankShowTypeValues = [
  'DEFAULT',
  'PK',
] as const satisfies readonly RankShowType[];

export const audienceVoteKindValues = [
  'LIKE',
  'RATING',
] as const satisfies readonly AudienceVoteKind[];

export const revealScopeValues = [
  'PROGRAM',
  'ITEM',
] as const satisfies readonly RevealScope[];

export const revealPartKindValues = [
  'RANK',
  'LEADER',
  'WORKING',
] as const satisfies readonly RevealPartKind[];

export const revealChampionKindValues = [
  'CHAMPION',
  'DECISION',
] as const satisfies readonly RevealChampionKind[];

export const revealAwardKindValues = [
  'AWARD',
  'WINNERS',
] as const satisfies readonly RevealAwardKind[];

export const noChampionReasonValues = [
  'UNDECIDED',
  'NO_FINAL',
  'SEVERAL_BOUTS',
  'SEVERAL_FINALS',
  'WINNER_OUT',
  'NOBODY_LEFT',
  'TABLE_OPEN',
  'TABLE_TIED',
] as const satisfies readonly NoChampionReason[];

export const determinationReasonValues = [
  'EXCEEDED_FOULS',
  'LEAD_SCORE',
  'OPERATOR',
  'CARDS',
  'CORRECTED',
] as const satisfies readonly DeterminationReason[];

export const battleStatusValues = [
  'RUNNING',
  'PAUSED',
  'DETERMINED',
] as const satisfies readonly BattleStatus[];

export const lateScoreStateValues = [
  'WAITING',
  'ACCEPTED',
  'REFUSED',
] as const satisfies readonly LateScoreState[];

export const showEventTypeValues = [
  'START_PAGE_SHOWN',
  'TEST_OPENED',
  'PROGRAM_LIST_SHOWN',
  'SIGN_IN_SHOWN',
  'TITLE_SHOWN',
  'INTERMISSION_SHOWN',
  'AUDIENCE_VOTE_OPENED',
  'AUDIENCE_VOTE_CLOSED',
  'AUDIENCE_VOTE_SHOWN',
  'GROUP_SWITCHED',
  'RANK_SHOWN',
  'RANK_PAGE_TURNED',
  'CEREMONY_SHOWN',
  'BRACKET_SHOWN',
  'SPEECH_STARTED',
  'SCORING_OPENED',
  'SCORES_REVEALED',
  'RESULT_SHOWN',
  'REVEAL_STEPPED',
  'BATTLE_STARTED',
  'BATTLE_PAUSED',
  'BATTLE_RESUMED',
  'FOUL_ADDED',
  'POINT_ADDED',
  'BATTLE_DETERMINED',
  'RESULT_CORRECTED',
  'ADJUSTMENT_ADDED',
  'STANDING_CHANGED',
  'SCORE_STRUCK',
  'PANEL_RENEWED',
  'BOUT_CORRECTED',
  'FOUL_TAKEN_OFF',
  'CLOCK_SET',
  'COMMAND_UNDONE',
  'JUDGE_SIGNED_IN',
  'SCORE_SUBMITTED',
  'LATE_SCORE_OFFERED',
  'LATE_SCORE_ACCEPTED',
  'LATE_SCORE_REFUSED',
  'CORRECTION_PROPOSED',
  'CORRECTION_REFUSED',
  'CORRECTION_WITHDRAWN',
  'SCORES_LOOKED_AT',
  'SETUP_CHANGED',
] as const satisfies readonly ShowEventType[];

export const actorRoleValues = [
  'MANAGER',
  'CONSOLE',
  'JUDGE',
  'SYSTEM',
] as const satisfies readonly ActorRole[];

export const onAirEventTypeValues = [
  'START_PAGE_SHOWN',
  'TEST_OPENED',
  'PROGRAM_LIST_SHOWN',
  'SIGN_IN_SHOWN',
  'TITLE_SHOWN',
  'INTERMISSION_SHOWN',
  'AUDIENCE_VOTE_OPENED',
  'AUDIENCE_VOTE_CLOSED',
  'AUDIENCE_VOTE_SHOWN',
  'GROUP_SWITCHED',
  'RANK_SHOWN',
  'RANK_PAGE_TURNED',
  'CEREMONY_SHOWN',
  'BRACKET_SHOWN',
  'SPEECH_STARTED',
  'SCORING_OPENED',
  'SCORES_REVEALED',
  'RESULT_SHOWN',
  'REVEAL_STEPPED',
  'BATTLE_STARTED',
  'BATTLE_PAUSED',
  'BATTLE_RESUMED',
  'FOUL_ADDED',
  'POINT_ADDED',
  'BATTLE_DETERMINED',
  'RESULT_CORRECTED',
  'ADJUSTMENT_ADDED',
  'STANDING_CHANGED',
  'SCORE_STRUCK',
  'PANEL_RENEWED',
  'BOUT_CORRECTED',
  'FOUL_TAKEN_OFF',
  'CLOCK_SET',
  'COMMAND_UNDONE',
  'LATE_SCORE_ACCEPTED',
] as const satisfies readonly OnAirEventType[];

export const lateScoreEventTypeValues = [
  'LATE_SCORE_OFFERED',
  'LATE_SCORE_REFUSED',
] as const satisfies readonly LateScoreEventType[];

export const correctionEventTypeValues = [
  'CORRECTION_PROPOSED',
  'CORRECTION_REFUSED',
  'CORRECTION_WITHDRAWN',
] as const satisfies readonly CorrectionEventType[];

export const setupAreaValues = [
  'BASE',
  'SCORE_SETTING',
  'STATUS',
  'PROGRAMS',
  'JUDGES',
  'SCORES',
  'EVERYTHING',
] as const satisfies readonly SetupArea[];

export const groundKindValues = [
  'COMPETITION',
  'SETTING',
  'ITEMS',
  'FOULS',
  'LOOK',
  'PROGRAM_GROUP',
  'PROGRAM',
  'JUDGE_GROUP',
  'JUDGE',
  'POSITION',
] as const satisfies readonly GroundKind[];

export const connectionRoleValues = [
  'SCREEN',
  'CONSOLE',
  'JUDGE',
] as const satisfies readonly ConnectionRole[];

export const phonePageValues = [
  'SCORING',
  'OTHER',
] as const satisfies readonly PhonePage[];

export const closedReasonValues = [
  'DRAINING',
  'SEAT_TAKEN',
  'SESSION_REVOKED',
  'COMPETITION_DELETED',
  'TOO_SLOW',
] as const satisfies readonly ClosedReason[];

export const screenDataTableValues = [
  'NOW',
  'CARDS',
  'RESULTS',
] as const satisfies readonly ScreenDataTable[];

export const nextStepAdviceValues = [
  'TAKE',
  'AWAIT_SIGN_IN',
  'AWAIT_SCORES',
  'AWAIT_BOUT',
  'SHOW_OVER',
  'NO_PROGRAM',
  'COMPETITION_ENDED',
] as const satisfies readonly NextStepAdvice[];

export const ceremonyPartValues = [
  'PODIUM',
  'CHAMPION',
  'AWARDS',
] as const satisfies readonly CeremonyPart[];

export const afterFoulValues = [
  'KEEP',
  'REOPEN',
] as const satisfies readonly AfterFoul[];

export const embeddingStateValues = [
  'ALLOWED',
  'ORIGIN_NOT_LISTED',
  'COMPETITION_NOT_FOUND',
  'SDK_TOO_OLD',
] as const satisfies readonly EmbeddingState[];

export const audienceRowStateValues = [
  'WAITING',
  'ON_STAGE',
  'DONE',
] as const satisfies readonly AudienceRowState[];

export const teamRankByValues = [
  'BEST_MEMBERS',
  'MEDALS',
] as const satisfies readonly TeamRankBy[];

export const ledgerOrderValues = [
  'OLDEST_FIRST',
  'NEWEST_FIRST',
] as const satisfies readonly LedgerOrder[];

export const ledgerKindValues = [
  'SHOW',
  'SCORE',
  'CORRECTION',
  'SIGN_IN',
  'LOOK',
  'SETUP',
] as const satisfies readonly LedgerKind[];

export const ledgerFieldValues = [
  'JUDGE_SCORE',
  'ITEM_SCORE',
  'FINAL_SCORE',
  'CURRENT_SCORE',
  'FOULS',
] as const satisfies readonly LedgerField[];

export const ledgerDifferencePlaceValues = [
  'CHAIN',
  'SIGNATURE',
  'LOG',
  'SCORE',
  'RESULT',
  'ADJUSTMENT',
  'LATE_SCORE',
  'ROW',
  'JUDGE',
  'SETTING',
  'POSITION',
  'BALLOTS',
] as const satisfies readonly LedgerDifferencePlace[];

export const uncheckedPartValues = [
  'BEFORE_GROUND',
  'REPLAY',
  'PICTURES',
  'PEOPLE',
  'BASE',
  'UNSIGNED',
  'SIGNATURES',
  'OUTSIDE',
  'TIMES',
  'ADDED',
] as const satisfies readonly UncheckedPart[];

export const rechargeSourceValues = [
  'ORDER',
  'VOUCHER',
  'REFUND',
  'REFUND_RETURNED',
  'GIFT',
] as const satisfies readonly RechargeSource[];

export const paymentMeansValues = [
  'ALIPAY',
  'DEMO',
  'NONE',
] as const satisfies readonly PaymentMeans[];

export const orderStateValues = [
  'CREATED',
  'WAIT_BUYER_PAY',
  'PAID',
  'REFUNDING',
  'REFUNDED',
  'CLOSED',
] as const satisfies readonly OrderState[];

export const titleTypeValues = [
  'PERSONAL',
  'CORPORATION',
] as const satisfies readonly TitleType[];

export const invoiceStateValues = [
  'APPLIED',
  'ISSUED',
  'REJECTED',
  'REVERSED',
] as const satisfies readonly InvoiceState[];

export const reminderOccasionValues = [
  'SIGN_IN',
  'SCORE',
] as const satisfies readonly ReminderOccasion[];

export const readinessStatusValues = [
  'READY',
  'NOT_READY',
] as const satisfies readonly ReadinessStatus[];

export const databaseStatusValues = [
  'UP',
  'DOWN',
] as const satisfies readonly DatabaseStatus[];

/** Which roles of sub-accounts may call an operation; a main account may call all of them, and no role is asked for any other. */
export const operationRoles = {
  createCompetition: ['ADMIN'],
  createExample: ['ADMIN'],
  getEmbeddingOwners: ['ADMIN'],
  getBaseSetting: ['ADMIN', 'EDITOR', 'OPERATOR', 'VIEWER'],
  updateBaseSetting: ['ADMIN'],
  getScoreSetting: ['ADMIN', 'EDITOR', 'OPERATOR', 'VIEWER'],
  updateScoreSetting: ['ADMIN'],
  renameCompetition: ['ADMIN'],
  getCompetitionStatus: ['ADMIN', 'EDITOR', 'OPERATOR', 'VIEWER', 'AUDITOR'],
  getChecklist: ['ADMIN', 'EDITOR', 'OPERATOR', 'VIEWER'],
  copyCompetition: ['ADMIN'],
  promoteCompetition: ['ADMIN'],
  makeOfficial: ['ADMIN'],
  endCompetition: ['ADMIN'],
  listUndecided: ['ADMIN'],
  reopenCompetition: ['ADMIN'],
  forecastChange: ['ADMIN', 'EDITOR', 'OPERATOR'],
  listRemoved: ['ADMIN', 'EDITOR'],
  recoverRemoved: ['ADMIN', 'EDITOR'],
  getInvitation: ['ADMIN'],
  createInvitation: ['ADMIN'],
  revokeInvitation: ['ADMIN'],
  getStatistics: ['ADMIN', 'OPERATOR', 'VIEWER'],
  getResultOverview: ['ADMIN', 'OPERATOR', 'VIEWER'],
  getTeamResults: ['ADMIN', 'OPERATOR', 'VIEWER'],
  listPublishedResults: ['ADMIN', 'OPERATOR', 'VIEWER'],
  exportPublishedResults: ['ADMIN', 'OPERATOR', 'VIEWER'],
  cleanScores: ['ADMIN'],
  exportStatistics: ['ADMIN', 'OPERATOR', 'VIEWER'],
  exportSheet: ['ADMIN', 'OPERATOR', 'VIEWER'],
  getProgramDetail: ['ADMIN', 'OPERATOR', 'VIEWER'],
  getLedger: ['ADMIN', 'VIEWER', 'AUDITOR'],
  getLedgerTimeline: ['ADMIN', 'VIEWER', 'AUDITOR'],
  getMatchAt: ['ADMIN', 'VIEWER', 'AUDITOR'],
  verifyLedger: ['ADMIN', 'VIEWER', 'AUDITOR'],
  exportEvidence: ['ADMIN', 'AUDITOR'],
  listApprovedJudges: ['ADMIN', 'EDITOR', 'OPERATOR', 'VIEWER'],
  holdTwin: ['ADMIN'],
  getTwin: ['ADMIN'],
  startTwin: ['ADMIN'],
  stopTwin: ['ADMIN'],
  checkJudgePhone: ['ADMIN', 'EDITOR'],
  createJudge: ['ADMIN', 'EDITOR'],
  importJudgesFromBefore: ['ADMIN', 'EDITOR'],
  importJudgesFromExcel: ['ADMIN', 'EDITOR'],
  importJudgesFromAddressBook: ['ADMIN', 'EDITOR'],
  approveJudge: ['ADMIN', 'EDITOR'],
  joinJudgeGroup: ['ADMIN', 'EDITOR'],
  signOutJudge: ['ADMIN', 'OPERATOR'],
  replaceJudge: ['ADMIN'],
  pageJudges: ['ADMIN', 'EDITOR', 'OPERATOR', 'VIEWER'],
  removeJudges: ['ADMIN', 'EDITOR'],
  updateJudge: ['ADMIN', 'EDITOR'],
  deleteJudges: ['ADMIN', 'EDITOR'],
  moveJudgeUp: ['ADMIN', 'EDITOR'],
  moveJudgeDown: ['ADMIN', 'EDITOR'],
  reorderJudges: ['ADMIN', 'EDITOR'],
  listJudgeGroups: ['ADMIN', 'EDITOR', 'OPERATOR', 'VIEWER'],
  updateJudgeGroups: ['ADMIN', 'EDITOR'],
  listSeats: ['ADMIN'],
  getSeat: ['ADMIN'],
  renewSeat: ['ADMIN'],
  listProgramGroups: ['ADMIN', 'EDITOR', 'OPERATOR', 'VIEWER'],
  createProgram: ['ADMIN', 'EDITOR'],
  importProgramsFromBefore: ['ADMIN', 'EDITOR'],
  importProgramsFromExcel: ['ADMIN', 'EDITOR'],
  updateProgram: ['ADMIN', 'EDITOR'],
  deletePrograms: ['ADMIN', 'EDITOR'],
  removePrograms: ['ADMIN', 'EDITOR'],
  setProgramStanding: ['ADMIN', 'OPERATOR'],
  strikeJudgeScore: ['ADMIN', 'OPERATOR'],
  renewProgramPanel: ['ADMIN', 'OPERATOR'],
  sortPrograms: ['ADMIN', 'EDITOR'],
  updateProgramGroups: ['ADMIN', 'EDITOR'],
  getRefusedRows: ['ADMIN', 'EDITOR'],
  listImports: ['ADMIN', 'EDITOR'],
  uploadImage: ['ADMIN', 'EDITOR'],
  importPhotos: ['ADMIN', 'EDITOR'],
  getPoint: ['ADMIN'],
  listRechargeRecords: ['ADMIN'],
  listConsumeRecords: ['ADMIN'],
  exportPointRecords: ['ADMIN'],
  listPlans: ['ADMIN'],
  listSecurityEvents: ['AUDITOR'],
  exportSecurityEvents: ['AUDITOR'],
  getAddressBook: ['ADMIN', 'EDITOR'],
  findInAddressBook: ['ADMIN', 'EDITOR'],
  issueConsoleToken: ['ADMIN', 'OPERATOR'],
} as const satisfies Readonly<Record<string, readonly GrantedRole[]>>;

export type RuledOperation = keyof typeof operationRoles;

/** The one answer for the server, which refuses, and for pages, which do not offer what would be refused. */
export function roleMayCall(role: CompetitionRole, operation: RuledOperation): boolean {
  return role === 'OWNER' || operationRoles[operation].some((each) => each === role);
}
