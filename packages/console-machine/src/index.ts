/** The operator's console as a state machine: the machine, its actors, and what a panel reads of it. */
export { type ConsoleActorsOptions, createConsoleActors } from './actors.ts';
export {
  type BoutState,
  mostPoints,
  type PointProblem,
  pointProblem,
  typedPoint,
} from './battle/bout.ts';
export type { Button } from './command/button.ts';
export type { Confirmable, ConfirmationKind, ConfirmationView } from './command/confirmation.ts';
export type { LeftOut } from './command/left-out.ts';
export { beginsCovered, isReveal } from './command/other-way.ts';
export type { CallFailure, CommandFailure, FailureMessage } from './command/outcome.ts';
export {
  type ConnectionState,
  type FeedReason,
  type JudgeSeen,
  judgeSeen,
  type PresenceSummary,
  type PresentPage,
} from './connection/connection.ts';
export type { OtherOperator } from './connection/operators.ts';
export type { ConsoleContext, ConsoleInput } from './console-context.ts';
export type { ConsoleEvent, OperatorEvent } from './console-events.ts';
export { type ConsoleSnapshot, consoleMachine } from './console-machine.ts';
export type { Panel } from './flow/panel.ts';
export type { BattleRow, ProgramRow } from './flow/program-rows.ts';
export type { NewsCode, Notice, WarningCode } from './notice.ts';
export type { PageButton } from './ranking/rank-pages.ts';
export {
  type ArmedView,
  type ConsolePage,
  type FlowButton,
  type GroupChoice,
  type ItemChoice,
  type OpenDialog,
  type OtherWay,
  type RankingChoice,
  type Submissions,
  selectAdvice,
  selectArmed,
  selectArmsFirst,
  selectBout,
  selectBusy,
  selectButton,
  selectConfirmation,
  selectConnection,
  selectDialog,
  selectFailure,
  selectFlowButtons,
  selectGroups,
  selectItems,
  selectMatch,
  selectNextStep,
  selectNotice,
  selectOtherWay,
  selectPage,
  selectPanel,
  selectPresence,
  selectRanking,
  selectRows,
  selectSignIn,
  selectStepBack,
  selectSubmissions,
  selectUndo,
} from './selectors.ts';
