/** Where the bout on air stands, and what can be typed into its score dialog. */
import type { CurrentMatch } from '@liangfen/sdk/schema';

export type BoutState = 'none' | 'running' | 'paused' | 'determined';

export function boutStateOf(match: Pick<CurrentMatch, 'stage'> | null): BoutState {
  if (match?.stage.kind !== 'BATTLE') return 'none';
  return boutStates[match.stage.status];
}

const boutStates = { RUNNING: 'running', PAUSED: 'paused', DETERMINED: 'determined' } as const;

/** The typed points, or null when there is no number; points are sent as a number (spec § 5). */
export function typedPoint(text: string): number | null {
  const trimmed = text.trim();
  if (!/^[+-]?\d+(\.\d{1,3})?$/.test(trimmed)) return null;
  return Number(trimmed);
}

/** The quick points of the setting, e.g. "1, 2,-1"; what is no number is left out. */
export function quickPoints(convenientScore: string): readonly number[] {
  return convenientScore.split(/[,，]/).flatMap((text) => typedPoint(text) ?? []);
}
