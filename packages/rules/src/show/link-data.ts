/** Makes the start values of a picture: link data without a choice, and a clock where the competition has one. */
import type { LinkData } from '@liangfen/sdk/schema';
import { startClock } from '../countdown.ts';
import { emptyLinkData } from './assemble.ts';
import type { DecideContext } from './commands.ts';
import { rankSizes } from './ranking-of.ts';
import type { Position, ShowState } from './state.ts';

export function resetLinkData(state: ShowState): LinkData {
  return { ...emptyLinkData(state.setting.rankPageSize), ...rankSizes(state, null) };
}

export function newClock(state: ShowState, context: DecideContext): Position['clock'] {
  return state.setting.enableCountdown
    ? startClock(state.setting.countdownSeconds, context.now)
    : null;
}
