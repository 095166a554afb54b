/** Turns the words of a command line into a request, or into a sentence about what is wrong with them. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type AdminRequest, type CommandName, readAdminRequest } from '../../admin/commands.ts';
import { WrongInput } from '../../admin/fields.ts';
import {
  changingOptions,
  commandLines,
  commandNames,
  type Operand,
  type Option,
  sharedOptions,
} from './command-line.ts';
import { helpFor, helpWhenWrong, startsWith } from './help.ts';

export type ReadArguments =
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'wrong'; readonly sentence: string; readonly help: string }
  | {
      readonly kind: 'run';
      readonly request: AdminRequest;
      readonly json: boolean;
      readonly yes: boolean;
    };

export interface Surroundings {
  readonly operator: string;
  /** Returns the file as base64. Throws FileRefused. */
  readonly readFile: (path: string, mostBytes: number) => string;
}

/** The command is right, and the file it names is not. */
export class FileRefused extends Error {}

/** The options of all commands, so that options may stand before the command's name; the check below is per command. */
const known = Object.fromEntries(
  [
    ...commandNames.flatMap((name) => Object.entries(commandLines[name].options)),
    ...Object.entries({ ...changingOptions, ...sharedOptions }),
  ].map(([name, { value }]) => [
    name,
    { type: value === null ? ('boolean' as const) : ('string' as const) },
  ]),
);

export function readArguments(args: readonly string[], around: Surroundings): ReadArguments {
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: { ...known, h: { type: 'boolean' } },
    allowPositionals: true,
    // The parser's own complaints are English, so ours are made from the tokens.
    strict: false,
    tokens: true,
  });
  const given = tokens.flatMap((token) => (token.kind === 'option' ? [token] : []));
  const wantsHelp = given.some(({ name }) => name === 'help' || name === 'h');
  if (wantsHelp || positionals[0] === 'help') {
    const words = positionals[0] === 'help' ? positionals.slice(1) : positionals;
    return { kind: 'help', text: helpFor(words) };
  }
  try {
    return { kind: 'run', ...readRun(positionals, given, around) };
  } catch (error) {
    if (error instanceof FileRefused) return { kind: 'refused', sentence: error.message };
    if (!(error instanceof WrongInput)) throw error;
    return { kind: 'wrong', sentence: error.message, help: helpWhenWrong(positionals) };
  }
}

interface Given {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function readRun(words: readonly string[], given: readonly Given[], around: Surroundings) {
  const name = commandNamed(words, given);
  const { operands, options, changes } = commandLines[name];
  const allowed = { ...sharedOptions, ...(changes ? changingOptions : {}), ...options };
  const values = new Map<string, string | true>();
  for (const option of given) {
    if (!Object.hasOwn(allowed, option.name)) {
      throw new WrongInput(`${name} 没有选项 ${option.rawName}`);
    }
    if (values.has(option.name)) throw new WrongInput(`选项 ${option.rawName} 写了两次`);
    values.set(option.name, valueGiven(option));
  }
  const rest = words.slice(name.split(' ').length);
  if (rest.length > operands.length) throw new WrongInput(`多了「${rest[operands.length]}」`);
  const content = (value: string | true, { fileBytes }: Operand | Option) =>
    fileBytes === undefined || value === true ? value : around.readFile(value, fileBytes);
  const placed = operands.map((operand, index) => {
    const value = rest[index];
    if (value === undefined) throw new WrongInput(`缺少<${operand.label}>`);
    return [operand.field, operand.isPath ? resolve(value) : content(value, operand)] as const;
  });
  const chosen = Object.entries(options).flatMap(([name, option]) => {
    const value = values.get(name);
    return value === undefined ? [] : [[option.field, content(value, option)] as const];
  });
  return {
    request: readAdminRequest({
      operator: values.get('operator') ?? around.operator,
      dryRun: values.has('dry-run'),
      command: { name, ...Object.fromEntries([...placed, ...chosen]) },
    }),
    json: values.has('json'),
    yes: values.has('yes'),
  };
}

function commandNamed(words: readonly string[], given: readonly Given[]): CommandName {
  const name = commandNames.find((each) => startsWith(words, each.split(' ')));
  if (name !== undefined) return name;
  const unknown = given.find((option) => !Object.hasOwn(known, option.name));
  if (unknown !== undefined) throw new WrongInput(`没有选项 ${unknown.rawName}`);
  throw new WrongInput(words.length === 0 ? '请写要做什么' : `没有命令「${words.join(' ')}」`);
}

function valueGiven({ name, rawName, value, inlineValue }: Given): string | true {
  if (known[name]?.type === 'boolean') {
    if (value !== undefined) throw new WrongInput(`选项 ${rawName} 不带值`);
    return true;
  }
  if (value === undefined || (inlineValue !== true && value.startsWith('-'))) {
    throw new WrongInput(`选项 ${rawName} 后面缺少值`);
  }
  return value;
}
