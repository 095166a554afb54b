/** Says how fast a ranking plays by itself: as the operator chose, else as the competition is set (decision 0212). */
import { type OperatorCommand, rankingPaceMs } from '@liangfen/rules';
import type { CurrentMatch } from '@liangfen/sdk/schema';

/** Nothing faster is offered: a row must be read before the next one comes. */
const paces = [rankingPaceMs, 1_000, 1_500, 2_000, 3_000] as const;

export function paceOf(match: Pick<CurrentMatch, 'setting'> | null, chosen: number | null): number {
  return chosen ?? match?.setting.rankPaceMs ?? rankingPaceMs;
}

/** Returns the paces to choose from, the fastest first. The competition's own is among them, whatever it is. */
export function pacesOffered(
  match: Pick<CurrentMatch, 'setting'>,
  chosen: number | null,
): readonly number[] {
  const all = new Set([...paces, paceOf(match, null), paceOf(match, chosen)]);
  return [...all].sort((a, b) => a - b);
}

/** Gives the chosen pace to a command that shows a ranking; other commands have none. */
export function withPace(command: OperatorCommand, chosen: number | null): OperatorCommand {
  if (command.type !== 'SHOW_RANK' || chosen === null) return command;
  return { ...command, paceMs: chosen };
}
