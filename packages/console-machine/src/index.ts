/** The operator's console as a state machine: the machine, its actors, and what a panel reads of it. */
export { type ConsoleActorsOptions, createConsoleActors } from './actors.ts';
export {
  mostPoints,
  type PointProblem,
  pointProblem,
  typedPoint,
} from './battle/points.ts';
export type { Button } from './command/button.ts';
export {
  type OtherWay,
  selectAdvice,
  selectBusy,
  selectButton,
  selectConfirmation,
  selectFailure,
  selectFeedback,
  selectNextStep,
  selectOtherWay,
  selectStepBack,
  selectUndo,
} from './command/command-selectors.ts';
export type { ConfirmationView } from './command/confirmation.ts';
export type { Leaving } from './command/leaving.ts';
export type { LeftOut } from './command/left-out.ts';
export { beginsCovered, isReveal } from './command/other-way.ts';
export type { CallFailure, CommandFailure, FailureMessage } from './command/outcome.ts';
export type { ConfirmationKind } from './command/pending-command.ts';
export { type ArmedView, selectArmed, selectArmsFirst } from './command/preview-selectors.ts';
export {
  type ConnectionState,
  type JudgeSeen,
  judgeSeen,
  type PresenceSummary,
  type PresentPage,
} from './connection/connection.ts';
export { selectConnection, selectPresence } from './connection/connection-selectors.ts';
export type { FeedReason } from './connection/feed-reason.ts';
export type { OtherOperator } from './connection/other-operator.ts';
export type { ConsoleContext, ConsoleInput } from './console-context.ts';
export type { ConsoleEvent, OperatorEvent } from './console-events.ts';
export { type ConsoleSnapshot, consoleMachine } from './console-machine.ts';
export { type OpenDialog, selectDialog } from './dialog/dialog-selectors.ts';
export type { Feedback, NewsCode, WarningCode } from './feedback.ts';
export type { Bout, RowInBout } from './flow/battle-row.ts';
export {
  type FlowButton,
  type GroupChoice,
  type ItemChoice,
  type Submissions,
  selectBout,
  selectFlowButtons,
  selectGroups,
  selectItems,
  selectPanel,
  selectRows,
  selectSignIn,
  selectSubmissions,
} from './flow/flow-selectors.ts';
export type { Panel } from './flow/panel.ts';
export type { BattleRow, ProgramRow } from './flow/program-row.ts';
export { type ConsolePage, selectMatch, selectPage } from './page-selectors.ts';
export type { PageButton } from './ranking/rank-pages.ts';
export { type RankingChoice, selectRanking } from './ranking/ranking-selectors.ts';
export { selectStatus } from './rehearsal/rehearsal-selectors.ts';
