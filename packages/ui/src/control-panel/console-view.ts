// Everything the panel shows, as one plain value: made from a snapshot of the machine, or in a story.
import {
  type ArmedView,
  type Bout,
  type Button,
  type ConfirmationView,
  type ConsoleSnapshot,
  type FlowButton,
  type GroupChoice,
  type ItemChoice,
  type OpenDialog,
  type OperatorEvent,
  type OtherWay,
  type Panel,
  type PresenceSummary,
  type ProgramRow,
  type RankingChoice,
  type Submissions,
  selectAdvice,
  selectArmed,
  selectArmsFirst,
  selectBout,
  selectBusy,
  selectConfirmation,
  selectConnection,
  selectDialog,
  selectFlowButtons,
  selectGroups,
  selectItems,
  selectMatch,
  selectNextStep,
  selectOtherWay,
  selectPanel,
  selectPresence,
  selectRanking,
  selectRows,
  selectSignIn,
  selectStatus,
  selectStepBack,
  selectSubmissions,
  selectUndo,
} from '@liangfen/console-machine';
import type { Advice, OperatorCommand } from '@liangfen/rules';
import type { CompetitionStatus, CurrentMatch } from '@liangfen/sdk/schema';

export interface ConsoleView {
  readonly match: CurrentMatch;
  readonly panel: Panel;
  readonly flowButtons: readonly FlowButton[];
  readonly rows: readonly ProgramRow[];
  readonly groups: GroupChoice;
  readonly items: ItemChoice | null;
  /** The advice on the large button; `next` is its step, if it has one. */
  readonly advice: Advice;
  readonly next: Button | null;
  /** The previewed step, or the next one, begun the other way: covered, or playing by itself. */
  readonly otherWay: OtherWay | null;
  readonly stepBack: OperatorCommand | null;
  readonly undo: ReturnType<typeof selectUndo>;
  readonly confirmation: ConfirmationView | null;
  /** The command on its way. */
  readonly busy: OperatorCommand | null;
  readonly dialog: OpenDialog | null;
  readonly connection: ReturnType<typeof selectConnection>['state'];
  readonly presence: PresenceSummary;
  readonly submissions: Submissions;
  readonly signIn: ReturnType<typeof selectSignIn>;
  readonly ranking: RankingChoice;
  /** The bout on air, where its rows are. */
  readonly bout: Bout | null;
  /** Whether the show counts. */
  readonly status: CompetitionStatus;
  /** The step that is looked at before it is taken. */
  readonly armed: ArmedView | null;
  readonly armsFirst: boolean;
}

export type SendToConsole = (event: OperatorEvent) => void;

/**
 * Null unless the console is running.
 *
 * @example
 * ```tsx
 * const view = consoleView(snapshot);
 * console.log(view?.match.name);
 * ```
 */
export function consoleView(snapshot: ConsoleSnapshot): ConsoleView | null {
  const match = selectMatch(snapshot);
  const panel = selectPanel(snapshot);
  const advice = selectAdvice(snapshot);
  const status = selectStatus(snapshot);
  if (match === null || panel === null || advice === null || status === null) return null;
  return {
    match,
    panel,
    flowButtons: selectFlowButtons(snapshot),
    rows: selectRows(snapshot),
    groups: selectGroups(snapshot),
    items: selectItems(snapshot),
    advice,
    next: selectNextStep(snapshot),
    otherWay: selectOtherWay(snapshot),
    stepBack: selectStepBack(snapshot),
    undo: selectUndo(snapshot),
    confirmation: selectConfirmation(snapshot),
    busy: selectBusy(snapshot),
    dialog: selectDialog(snapshot),
    connection: selectConnection(snapshot).state,
    presence: selectPresence(snapshot),
    submissions: selectSubmissions(snapshot),
    signIn: selectSignIn(snapshot),
    ranking: selectRanking(snapshot),
    bout: selectBout(snapshot),
    status,
    armed: selectArmed(snapshot),
    armsFirst: selectArmsFirst(snapshot),
  };
}
