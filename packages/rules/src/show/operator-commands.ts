/** Tables by an operator's command, in which every entry keeps the type of its own command. */
import type { BlockedReason, CurrentMatch } from '@liangfen/sdk/schema';
import type { Change } from './change.ts';
import type { DecideContext, Decision, OperatorCommand } from './commands.ts';
import type { ShowState } from './state.ts';

type Commands = { readonly [Command in OperatorCommand as Command['type']]: Command };

export type CommandType = keyof Commands;
export type CommandOf<Type extends CommandType> = Commands[Type];

/** Why each command may not run now, or null. */
export type Gates<Type extends CommandType> = {
  readonly [One in Type]: (match: CurrentMatch, command: CommandOf<One>) => BlockedReason | null;
};

/** What each command does, once its gate has let it pass. */
export type Changes<Type extends CommandType> = {
  readonly [One in Type]: (
    state: ShowState,
    command: CommandOf<One>,
    context: DecideContext,
  ) => Change | Decision;
};

/**
 * Joins the four slices into one table: a command without a slice does not compile. Marked as pure where it is called,
 * because otherwise every page that takes anything of the rules would load all gates and all changes.
 */
export function joined<Flow, Score, Battle, Amend>(
  flow: Flow,
  score: Score,
  battle: Battle,
  amend: Amend,
): Flow & Score & Battle & Amend {
  return { ...flow, ...score, ...battle, ...amend };
}
