/** What a panel needs of the console: plain values with codes, each from one snapshot. */
import {
  type Advice,
  activeGroup,
  adviceFor,
  missingJudges,
  nextStep,
  type OperatorCommand,
  revealSteps,
  scoredItems,
  scoresItemsSeparately,
} from '@liangfen/rules';
import type {
  CurrentMatch,
  Item,
  JudgeRef,
  OperatorStep,
  ProgramGroup,
  RankShowType,
} from '@liangfen/sdk/schema';
import { type BoutState, boutStateOf } from './battle/bout.ts';
import { type Button, buttonOf, nextButton } from './command/button.ts';
import { type ConfirmationView, confirmationView } from './command/confirmation.ts';
import { beginsCovered, otherWay } from './command/other-way.ts';
import type { CallFailure, CommandFailure } from './command/outcome.ts';
import {
  type ConnectionState,
  type FeedReason,
  onlineJudgeIds,
  type PresenceSummary,
  presenceSummary,
} from './connection/connection.ts';
import { type OtherOperator, operatorOf, undoesAnothers } from './connection/operators.ts';
import type { ConsoleSnapshot } from './console-machine.ts';
import { flowCommand, type Panel, panelOf, panelsFor } from './flow/panel.ts';
import { chosenItem, type ProgramRow, programRows } from './flow/program-rows.ts';
import type { Notice } from './notice.ts';
import { paceOf, pacesOffered, withPace } from './ranking/rank-pace.ts';
import { type PageButton, pageButtons, rankTypeOnAir } from './ranking/rank-pages.ts';

/** Which page the host shows; `noToken` and `expired` lead to the control login. */
export type ConsolePage =
  | 'entering'
  | 'loading'
  | 'running'
  | 'error'
  | 'noToken'
  | 'expired'
  | 'notFound';

/**
 * @example
 * ```tsx
 * console.log(selectPage(snapshot)); // such as 'entering' or 'noToken'
 * ```
 */
export function selectPage({ value }: ConsoleSnapshot): ConsolePage {
  if (typeof value !== 'string') return value.inside === 'loading' ? 'loading' : 'running';
  return value === 'opening' ? 'entering' : value;
}

/**
 * Null until the console was entered.
 *
 * @example
 * ```tsx
 * console.log(selectMatch(snapshot)?.name);
 * ```
 */
export function selectMatch({ context }: ConsoleSnapshot): CurrentMatch | null {
  return context.match;
}

/**
 * The panel on the right; null unless running.
 *
 * @example
 * ```tsx
 * console.log(selectPanel(snapshot));
 * ```
 */
export function selectPanel(snapshot: ConsoleSnapshot): Panel | null {
  const flow = regions(snapshot)?.flow;
  return flow === undefined || flow === 'following' ? null : flow;
}

export interface FlowButton {
  readonly panel: Panel;
  /** What the screen shows now. */
  readonly onAir: boolean;
  /** The panel that is open. */
  readonly open: boolean;
}

/**
 * In the order of the spec; without sign-in and ranking in battle mode. Sends `CHOOSE_FLOW`.
 *
 * @example
 * ```tsx
 * for (const button of selectFlowButtons(snapshot)) console.log(button);
 * ```
 */
export function selectFlowButtons(snapshot: ConsoleSnapshot): readonly FlowButton[] {
  const { match } = snapshot.context;
  const open = selectPanel(snapshot);
  return panelsFor(match?.mode).map((panel) => ({
    panel,
    onAir: match !== null && panelOf(match.link) === panel && isFlowItself(match, panel),
    open: panel === open,
  }));
}

/** Whether the flow's own picture is on air, not a program of it. */
function isFlowItself(match: CurrentMatch, panel: Panel): boolean {
  const command = flowCommand(panel, match);
  return command === null || buttonOf(match, command).blocked?.reason === 'ALREADY_ON_AIR';
}

/**
 * Rows of the program list or the test panel; empty for other panels.
 *
 * @example
 * ```tsx
 * for (const row of selectRows(snapshot)) console.log(row);
 * ```
 */
export function selectRows(snapshot: ConsoleSnapshot): readonly ProgramRow[] {
  const { match, itemId } = snapshot.context;
  const panel = selectPanel(snapshot);
  if (match === null || (panel !== 'programList' && panel !== 'test')) return [];
  return programRows(match, { test: panel === 'test', itemId });
}

export interface GroupChoice {
  readonly groups: readonly ProgramGroup[];
  readonly active: ProgramGroup | null;
  /** With one group there is nothing to choose. */
  readonly offered: boolean;
}

/**
 * @example
 * ```tsx
 * console.log(selectGroups(snapshot));
 * ```
 */
export function selectGroups({ context: { match } }: ConsoleSnapshot): GroupChoice {
  const groups = match?.programGroups ?? [];
  return { groups, active: match && activeGroup(match), offered: groups.length > 1 };
}

export interface ItemChoice {
  readonly items: readonly Item[];
  readonly itemId: string | null;
}

/**
 * The sub-item selector of the program list, or null where the spec shows none (§ 2).
 *
 * @example
 * ```tsx
 * console.log(selectItems(snapshot));
 * ```
 */
export function selectItems(snapshot: ConsoleSnapshot): ItemChoice | null {
  const { match, itemId } = snapshot.context;
  if (match === null || selectPanel(snapshot) !== 'programList') return null;
  if (!scoresItemsSeparately(match, false)) return null;
  return { items: scoredItems(match), itemId: chosenItem(match, itemId) };
}

/**
 * What the large button says, whether it can be pressed or not.
 *
 * @example
 * ```tsx
 * console.log(selectAdvice(snapshot)?.kind);
 * ```
 */
export function selectAdvice({ context: { match } }: ConsoleSnapshot): Advice | null {
  return match && adviceFor(match);
}

/**
 * The highlighted button; null when nothing suggests itself. Sends `TAKE_NEXT_STEP`.
 *
 * @example
 * ```tsx
 * console.log(selectNextStep(snapshot));
 * ```
 */
export function selectNextStep({ context: { match } }: ConsoleSnapshot): Button | null {
  return match && nextButton(match);
}

/** The same reveal begun the other way: covered and opened step by step, or playing by itself. */
export interface OtherWay {
  readonly button: Button;
  readonly covered: boolean;
  /** What is looked at is looked at the other way (`ARM`); else it is run (`RUN`). */
  readonly armed: boolean;
}

/**
 * Of the step that is looked at, else of the next one; null where nothing is revealed.
 *
 * @example
 * ```tsx
 * console.log(selectOtherWay(snapshot));
 * ```
 */
export function selectOtherWay({ context }: ConsoleSnapshot): OtherWay | null {
  const { match, armed, rankPaceMs } = context;
  const command = match && (armed?.command ?? nextStep(match));
  const other = match && command && otherWay(match, withPace(command, rankPaceMs));
  if (!other) return null;
  return {
    button: buttonOf(match, other),
    covered: beginsCovered(match, other),
    armed: armed !== null,
  };
}

/**
 * Steps back within the reveal that the operator steps; null at its beginning and while none is stepped.
 *
 * @example
 * ```tsx
 * const back = selectStepBack(snapshot);
 * if (back !== null) console.log('one step back is', back.type);
 * ```
 */
export function selectStepBack({ context: { match } }: ConsoleSnapshot): OperatorCommand | null {
  const step = match?.linkData.revealStep ?? null;
  if (!match || step === null) return null;
  const at = Math.min(step, revealSteps(match.stage).length);
  return at === 0 ? null : { type: 'STEP_REVEAL', step: at - 1 };
}

/**
 * Null when there is nothing to undo. Sends `RUN` with its command.
 *
 * @example
 * ```tsx
 * console.log(selectUndo(snapshot));
 * ```
 */
export function selectUndo({ context }: ConsoleSnapshot): {
  readonly button: Button;
  readonly undoes: OperatorStep;
  /** Whose it is when it is another operator's step; it is asked about first. */
  readonly anothers: boolean;
  readonly operator: OtherOperator | null;
} | null {
  const { match } = context;
  const undoes = match?.undo.at(-1);
  if (!match || !undoes) return null;
  const anothers = undoesAnothers(context, match) !== null;
  const operator = anothers ? operatorOf(context, undoes) : null;
  return { button: buttonOf(match, { type: 'UNDO' }), undoes, anothers, operator };
}

/** The step that is looked at before it is taken. */
export interface ArmedView {
  readonly button: Button;
  /** As the hall would get it; null until it was worked out. */
  readonly match: CurrentMatch | null;
  /** It is being worked out, for the first time or anew. */
  readonly working: boolean;
  readonly failure: CallFailure | null;
}

/**
 * Null while nothing is looked at. Send `TAKE` or `DISARM`.
 *
 * @example
 * ```tsx
 * console.log(selectArmed(snapshot) === null ? 'no step is armed' : 'a step is armed');
 * ```
 */
export function selectArmed(snapshot: ConsoleSnapshot): ArmedView | null {
  const { armed, match } = snapshot.context;
  if (armed === null || match === null) return null;
  const { command, preview, failure } = armed;
  const region = regions(snapshot)?.preview;
  return {
    button: buttonOf(match, command),
    match: preview && { ...match, ...preview },
    working: typeof region === 'object' && region.armed === 'working',
    failure,
  };
}

/**
 * Whether every step that brings another picture is looked at first.
 *
 * @example
 * ```tsx
 * if (selectArmsFirst(snapshot)) console.log('a step is looked at before it is taken');
 * ```
 */
export function selectArmsFirst({ context }: ConsoleSnapshot): boolean {
  return context.armsFirst;
}

/**
 * Any other command with why it is blocked and what it would ask.
 *
 * @example
 * ```tsx
 * const button = selectButton(snapshot, { type: 'SHOW_PROGRAM_LIST' });
 * console.log(button);
 * ```
 */
export function selectButton(snapshot: ConsoleSnapshot, command: OperatorCommand): Button | null {
  const { match } = snapshot.context;
  return match && buttonOf(match, command);
}

/**
 * The open confirmation; answered with `CONFIRM` or `CANCEL`.
 *
 * @example
 * ```tsx
 * const asked = selectConfirmation(snapshot);
 * if (asked !== null) console.log(asked);
 * ```
 */
export function selectConfirmation(snapshot: ConsoleSnapshot): ConfirmationView | null {
  const { match, pending } = snapshot.context;
  if (regions(snapshot)?.command !== 'confirming' || !match || !pending) return null;
  return confirmationView(match, pending, onlineJudgeIds(snapshot.context));
}

/**
 * A command is on its way or its picture is awaited: buttons show that they wait.
 *
 * @example
 * ```tsx
 * const busy = selectBusy(snapshot);
 * if (busy !== null) console.log('on its way:', busy.type);
 * ```
 */
export function selectBusy(snapshot: ConsoleSnapshot): OperatorCommand | null {
  const command = regions(snapshot)?.command;
  const isBusy = command === 'sending' || command === 'settling';
  return isBusy ? (snapshot.context.pending?.command ?? null) : null;
}

/**
 * @example
 * ```tsx
 * const notice = selectNotice(snapshot);
 * if (notice !== null) console.log(notice);
 * ```
 */
export function selectNotice({ context }: ConsoleSnapshot): Notice | null {
  return context.notice;
}

/**
 * Of the last command, or of entering; `retry` when `RETRY` sends the same once more.
 *
 * @example
 * ```tsx
 * console.log(selectFailure(snapshot)?.failure);
 * ```
 */
export function selectFailure(
  snapshot: ConsoleSnapshot,
): { readonly failure: CommandFailure; readonly retry: boolean } | null {
  const { failure } = snapshot.context;
  if (failure === null) return null;
  return { failure, retry: snapshot.matches('error') || failure.status === 0 };
}

/**
 * @example
 * ```tsx
 * console.log(selectBout(snapshot));
 * ```
 */
export function selectBout({ context }: ConsoleSnapshot): BoutState {
  return boutStateOf(context.match);
}

/** Judges of the scoring window by who has submitted; empty without a window. */
export interface Submissions {
  readonly submitted: number;
  readonly expected: number;
  readonly missing: readonly JudgeRef[];
}

/**
 * @example
 * ```tsx
 * console.log(selectSubmissions(snapshot));
 * ```
 */
export function selectSubmissions({ context: { match } }: ConsoleSnapshot): Submissions {
  return {
    submitted: match?.window?.submitted.length ?? 0,
    expected: match?.window?.expected.length ?? 0,
    missing: match ? missingJudges(match) : [],
  };
}

/**
 * Sorted by number; judges without a number last.
 *
 * @example
 * ```tsx
 * console.log(selectSignIn(snapshot));
 * ```
 */
export function selectSignIn({ context: { match } }: ConsoleSnapshot) {
  const judges = [...(match?.judges ?? [])].sort(
    (a, b) => (a.number ?? Number.MAX_SAFE_INTEGER) - (b.number ?? Number.MAX_SAFE_INTEGER),
  );
  return {
    judges,
    signed: judges.filter((judge) => judge.signIn).length,
    showType: match?.linkData.signInShowType ?? null,
  };
}

export interface RankingChoice {
  readonly items: readonly Item[];
  readonly itemId: string | null;
  /** Null until a display type is chosen. */
  readonly rankShowType: RankShowType | null;
  /** Whether one begins covered unless its button says otherwise. */
  readonly covered: boolean;
  /** Of one that plays by itself; send `CHOOSE_RANK_PACE`. */
  readonly paceMs: number;
  readonly paces: readonly number[];
  /** Send `TURN_PAGE`. */
  readonly pages: readonly PageButton[];
}

/**
 * @example
 * ```tsx
 * console.log(selectRanking(snapshot));
 * ```
 */
export function selectRanking(snapshot: ConsoleSnapshot): RankingChoice {
  const { match, rankItemId: itemId, rankPaceMs } = snapshot.context;
  const shown = regions(snapshot)?.ranking === 'shown';
  return {
    items: match ? scoredItems(match) : [],
    itemId,
    rankShowType: shown ? rankTypeOnAir(match) : null,
    covered: match?.setting.rankCovered ?? false,
    paceMs: paceOf(match, rankPaceMs),
    paces: match ? pacesOffered(match, rankPaceMs) : [],
    pages: match && shown ? pageButtons(match, itemId) : [],
  };
}

export type OpenDialog =
  | { readonly kind: 'score'; readonly programId: string; readonly text: string }
  | { readonly kind: 'group'; readonly groupId: string | null };

/**
 * @example
 * ```tsx
 * console.log(selectDialog(snapshot));
 * ```
 */
export function selectDialog(snapshot: ConsoleSnapshot): OpenDialog | null {
  const { scoreDialog, pickedGroupId } = snapshot.context;
  const dialog = regions(snapshot)?.dialog;
  if (dialog === 'score' && scoreDialog) return { kind: 'score', ...scoreDialog };
  return dialog === 'group' ? { kind: 'group', groupId: pickedGroupId } : null;
}

/**
 * @example
 * ```tsx
 * console.log(selectConnection(snapshot).state);
 * ```
 */
export function selectConnection(snapshot: ConsoleSnapshot): {
  readonly state: ConnectionState;
  readonly reason: FeedReason | null;
} {
  const { connection, trouble } = snapshot.context;
  const lost = regions(snapshot)?.connection === 'lost';
  return { state: lost ? 'lost' : connection, reason: trouble };
}

/**
 * @example
 * ```tsx
 * console.log(selectPresence(snapshot).judgeIds);
 * ```
 */
export function selectPresence({ context }: ConsoleSnapshot): PresenceSummary {
  return presenceSummary(context);
}

function regions({ value }: ConsoleSnapshot) {
  if (typeof value === 'string' || value.inside === 'loading') return null;
  return value.inside.running;
}
