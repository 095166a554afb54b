/** Reads which panel is open, and what the operator can choose there: flows, rows, groups, sub-items, judges. */
import { activeGroup, missingJudges, scoredItems, scoresItemsSeparately } from '@liangfen/rules';
import type { CurrentMatch, Item, JudgeRef, ProgramGroup } from '@liangfen/sdk/schema';
import { selectBoutStatus } from '../battle/battle-selectors.ts';
import { buttonOf } from '../command/button.ts';
import type { ConsoleSnapshot } from '../console-machine.ts';
import { regions } from '../regions.ts';
import { type Bout, boutOf } from './battle-row.ts';
import { choosesFirst, flowCommand, type Panel, panelOf, panelsFor } from './panel.ts';
import type { ProgramRow } from './program-row.ts';
import { chosenItem, programRows } from './program-rows.ts';

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
  /** Whether the screen shows it now. */
  readonly onAir: boolean;
  /** Whether its panel is open. */
  readonly open: boolean;
  /** Whether pressing it changes the picture on air; otherwise it opens its panel only. */
  readonly changesPicture: boolean;
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
    changesPicture: !choosesFirst(panel),
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
  return programRows(match, {
    test: panel === 'test',
    itemId,
    bout: selectBoutStatus(snapshot),
  });
}

/**
 * The bout on air with its two rows; null while none is on air, or its rows are not on the panel that is open.
 *
 * @example
 * ```tsx
 * const bout = selectBout(snapshot);
 * if (bout !== null) console.log(bout.status, bout.red.program.currentScore);
 * ```
 */
export function selectBout(snapshot: ConsoleSnapshot): Bout | null {
  const status = selectBoutStatus(snapshot);
  return status && boutOf(selectRows(snapshot), status);
}

export interface GroupChoice {
  readonly groups: readonly ProgramGroup[];
  readonly active: ProgramGroup | null;
  /** Whether there is a choice; with one group there is none. */
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
