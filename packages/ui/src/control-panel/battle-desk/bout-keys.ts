// The keys of the running bout: red under the left hand, blue under the right, as they stand on the wall.
import type { Bout, RowInBout } from '@liangfen/console-machine';
import type { SendToConsole } from '../console-view.ts';

export interface SideKeys {
  readonly points: readonly string[];
  readonly fouls: readonly string[];
  readonly custom: string;
  readonly determine: string;
}

/**
 * Points above, fouls under them, rare keys at the bottom: Q W E beside U I O, A S D beside J K L. Blue's fourth key
 * stands inwards, because P looks at the next step. None of the panel's own keys (P, Z, ?, digits) is among them.
 * Source: decision 0221.
 */
export const sideKeys: Readonly<Record<'RED' | 'BLUE', SideKeys>> = {
  RED: { points: ['q', 'w', 'e', 'r'], fouls: ['a', 's', 'd', 'f'], custom: 'x', determine: 'c' },
  BLUE: { points: ['u', 'i', 'o', 'y'], fouls: ['j', 'k', 'l', 'h'], custom: 'm', determine: 'n' },
};

export const clockKey = 'b';

type ConsoleEvent = Parameters<SendToConsole>[0];

/** Returns the event of a key in this bout, or null. A blocked one is sent too: the console answers why. */
export function boutKeyEvent({ red, blue }: Bout, key: string): ConsoleEvent | null {
  const pressed = key.toLowerCase();
  if (pressed === clockKey) {
    const { clock } = red.battle;
    return clock && { type: 'RUN', command: clock.command };
  }
  return sideEvent(red, sideKeys.RED, pressed) ?? sideEvent(blue, sideKeys.BLUE, pressed);
}

function sideEvent(
  { program, battle }: RowInBout,
  keys: SideKeys,
  pressed: string,
): ConsoleEvent | null {
  if (pressed === keys.custom) return { type: 'OPEN_SCORE_DIALOG', programId: program.id };
  if (pressed === keys.determine) return { type: 'RUN', command: battle.determine.command };
  const button =
    battle.points[keys.points.indexOf(pressed)] ?? battle.fouls[keys.fouls.indexOf(pressed)];
  return button === undefined ? null : { type: 'RUN', command: button.add.command };
}
