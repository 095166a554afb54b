/** The panel's own dialogs, one at a time: points typed for a side of the bout, and the choice of a group. */
import type { Blocked } from '@liangfen/rules';
import type { CurrentMatch } from '@liangfen/sdk/schema';
import { typedPoint } from '../battle/points.ts';
import { blockedFor } from '../command/pending.ts';
import { type ConsoleContext, told } from '../console-context.ts';
import { type RunEvent, runEvent } from '../console-events.ts';
import { changes, consoleSetup, type Known } from '../console-setup.ts';
import { blockedWarning } from '../feedback.ts';

/**
 * Makes the command of the typed points; the dialog is their confirmation. Null while there is no number, or zero.
 */
function pointRun({ scoreDialog }: ConsoleContext): RunEvent | null {
  const point = scoreDialog && typedPoint(scoreDialog.text);
  if (!scoreDialog || !point) return null;
  const command = { type: 'ADD_POINT', programId: scoreDialog.programId, point } as const;
  return { type: 'RUN', command, confirmed: true };
}

function groupRun({ pickedGroupId: groupId }: ConsoleContext): RunEvent | null {
  return runEvent(groupId === null ? null : { type: 'SWITCH_GROUP', groupId });
}

/** Returns the reason why no points can be given to a program now, whatever their number. */
function pointBlocked(match: CurrentMatch | null, programId: string): Blocked | null {
  return blockedFor(match, { type: 'ADD_POINT', programId, point: 1 });
}

function dialogOver({ scoreDialog }: ConsoleContext, match: CurrentMatch): Blocked | null {
  return scoreDialog && pointBlocked(match, scoreDialog.programId);
}

function toldBlocked(context: ConsoleContext, blocked: Blocked | null) {
  return blocked ? told(context, blockedWarning(blocked)) : {};
}

export const dialogParts = {
  guards: {
    mayScore: ({ context }: Known, programId: string) =>
      pointBlocked(context.match, programId) === null,
    lacksPoint: ({ context }: Known) => pointRun(context) === null,
    lacksGroup: ({ context }: Known) => context.pickedGroupId === null,
    isBusy: ({ context }: Known) => context.pending !== null && context.failure === null,
    isDialogOver: ({ context }: Known, match: CurrentMatch) => dialogOver(context, match) !== null,
  },
  actions: {
    openScore: changes<string>((_, programId) => ({ scoreDialog: { programId, text: '' } })),
    typeScore: changes<string>(({ scoreDialog }, text) => ({
      scoreDialog: scoreDialog && { ...scoreDialog, text },
    })),
    empty: changes(() => ({ scoreDialog: null, pickedGroupId: null })),
    warnPoint: changes<string>((context, programId) =>
      toldBlocked(context, pointBlocked(context.match, programId)),
    ),
    warnDialogOver: changes<CurrentMatch>((context, match) =>
      toldBlocked(context, dialogOver(context, match)),
    ),
  },
};

const dialogSetup = consoleSetup.extend(dialogParts);

const closed = dialogSetup.createStateConfig({
  entry: 'empty',
  on: {
    OPEN_SCORE_DIALOG: [
      {
        guard: { type: 'mayScore', params: ({ event }) => event.programId },
        target: 'score',
        actions: { type: 'openScore', params: ({ event }) => event.programId },
      },
      { actions: { type: 'warnPoint', params: ({ event }) => event.programId } },
    ],
    OPEN_GROUP_DIALOG: 'group',
  },
});

const score = dialogSetup.createStateConfig({
  on: {
    TYPE_SCORE: { actions: { type: 'typeScore', params: ({ event }) => event.text } },
    CONFIRM_DIALOG: [
      { guard: 'lacksPoint', actions: { type: 'warn', params: 'POINT_MISSING' } },
      { guard: 'isBusy', actions: { type: 'warn', params: 'COMMAND_IN_FLIGHT' } },
      { target: 'closed', actions: { type: 'run', params: ({ context }) => pointRun(context) } },
    ],
    CLOSE_DIALOG: 'closed',
    // The bout ended while the dialog was open.
    'feed.match': {
      guard: { type: 'isDialogOver', params: ({ event }) => event.match },
      target: 'closed',
      actions: { type: 'warnDialogOver', params: ({ event }) => event.match },
    },
  },
});

const group = dialogSetup.createStateConfig({
  on: {
    PICK_GROUP: {
      actions: { type: 'choose', params: ({ event }) => ({ pickedGroupId: event.groupId }) },
    },
    CONFIRM_DIALOG: [
      { guard: 'lacksGroup', actions: { type: 'warn', params: 'GROUP_NOT_SELECTED' } },
      { guard: 'isBusy', actions: { type: 'warn', params: 'COMMAND_IN_FLIGHT' } },
      { target: 'closed', actions: { type: 'run', params: ({ context }) => groupRun(context) } },
    ],
    CLOSE_DIALOG: 'closed',
  },
});

export const dialog = dialogSetup.createStateConfig({
  initial: 'closed',
  states: { closed, score, group },
});
