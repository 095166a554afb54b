/** Turns a step of the operator from a command into the call of its operation, and back, by the contract's table. */
import { type CommandRoute, commandRoutes } from './generated/commands.ts';
import type { OperatorCommand } from './generated/schema.ts';

export { commandRoutes };

export type CommandType = OperatorCommand['type'];

export type CommandOfType<Type extends CommandType> = Extract<OperatorCommand, { type: Type }>;

/** The operations that carry a command, one for each type. */
export type CommandOperation = (typeof commandRoutes)[CommandType][0];

type Fields = Readonly<Record<string, unknown>>;

/** The parts of a call that a command is read from; whatever else the call has is left alone. */
export interface CommandParts {
  readonly path: object;
  readonly query: object;
  readonly body?: object | undefined;
}

export interface CommandCall {
  readonly operation: CommandOperation;
  readonly input: { readonly path: Fields; readonly query: Fields; readonly body?: Fields };
}

/** Stands for null in a path, where no field can be left out (`/api/competition/{id}/console/speech/{programId}/0`). */
const none = '0';

/**
 * The call that carries a command out in a competition. Fields that are null are left out, or 0 in the path.
 *
 * @example
 * ```ts
 * const { operation, input } = callOfCommand('a3f81c9e', { type: 'SWITCH_GROUP', groupId: 'b72d4e10' });
 * // switchProgramGroup, { path: { id: 'a3f81c9e', groupId: 'b72d4e10' }, query: {} }
 * ```
 */
export function callOfCommand(competitionId: string, command: OperatorCommand): CommandCall {
  const [, path, query, body]: CommandRoute = commandRoutes[command.type];
  const fields: Fields = { ...command };
  const taken = (names: readonly string[]): [string, unknown][] =>
    names.map((name) => [name, fields[name] ?? undefined]);
  const given = (names: readonly string[]): Fields =>
    Object.fromEntries(taken(names).filter(([, value]) => value !== undefined));
  const inPath = taken(path).map(([name, value]) => [name, value ?? none]);
  return {
    operation: commandRoutes[command.type][0],
    input: {
      path: { id: competitionId, ...Object.fromEntries(inPath) },
      query: given(query),
      ...(body.length === 0 ? {} : { body: given(body) }),
    },
  };
}

/**
 * The command that a call of its operation asks for. The call is validated and has the contract's defaults, so that
 * each field that a command needs is there, or is null.
 *
 * @example
 * ```ts
 * const parts = { path: { id: 'a3f81c9e', groupId: 'b72d4e10' }, query: {} };
 * const command = commandOfCall('SWITCH_GROUP', parts); // { type: 'SWITCH_GROUP', groupId: 'b72d4e10' }
 * ```
 */
export function commandOfCall<Type extends CommandType>(
  type: Type,
  { path, query, body }: CommandParts,
): CommandOfType<Type> {
  const [, inPath, inQuery, inBody, nullable]: CommandRoute = commandRoutes[type];
  const fields: Fields = { ...path, ...query, ...body };
  const command = [...inPath, ...inQuery, ...inBody].flatMap((name): [string, unknown][] => {
    const value = fields[name];
    if (nullable.includes(name) && (value === undefined || value === none)) return [[name, null]];
    return value === undefined ? [] : [[name, value]];
  });
  // Safe: the table is refused by its generator when a command's fields are not those of its operation.
  return { type, ...Object.fromEntries(command) } as CommandOfType<Type>;
}
