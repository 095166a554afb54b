/** Writes `--help`: all commands, a group of them, or one. */
import { verifySummary } from '@liangfen/verify';
import type { CommandName } from '../../admin/commands.ts';
import { startHelp, startSummary } from '../start-options.ts';
import {
  changingOptions,
  commandLines,
  commandNames,
  type Option,
  sharedOptions,
} from './command-line.ts';
import { padded } from './text-width.ts';

/** The commands that begin with these words; all of them when none does. */
export function helpFor(words: readonly string[]): string {
  if (words[0] === 'start') return startHelp();
  const named = commandNames.find((name) => startsWith(words, name.split(' ')));
  if (named !== undefined) return helpOf(named);
  const group = commandNames.filter((name) => name.split(' ')[0] === words[0]);
  if (group.length > 0) return overview(linesOf(group));
  return overview([
    ['start [选项]', startSummary],
    ['verify 文件 [选项]', verifySummary],
    ...linesOf(commandNames),
  ]);
}

/**
 * What to read after a mistake: the help of the command or group that was meant, never all commands, above which the
 * sentence about the mistake would scroll away.
 */
export function helpWhenWrong(words: readonly string[]): string {
  const [first = ''] = words;
  const isMeant = (name: CommandName) => isNear(first, name.split(' ')[0] ?? '');
  const group = commandNames.find(isMeant)?.split(' ')[0];
  if (group === undefined) return '全部命令：npx liangfen --help';
  return helpFor([group, ...words.slice(1)]);
}

/** `users` for `user`, `rest` for `restore`. */
function isNear(word: string, name: string): boolean {
  return word.length >= 3 && (word.startsWith(name) || name.startsWith(word));
}

type Line = readonly [string, string];

function linesOf(names: readonly CommandName[]): Line[] {
  return names.map((name) => [usage(name), commandLines[name].summary]);
}

function overview(lines: readonly Line[]): string {
  return [
    '亮分的管理命令，服务运行或停止时都可以用',
    '',
    '用法：npx liangfen <命令> [选项]',
    '',
    ...columns(lines),
    '',
    '每个命令的选项和例子：npx liangfen <命令> --help',
    '退出码：0 完成，1 被拒绝，2 命令写错',
    '数据库：DATABASE_URL 指定的 PostgreSQL，没有时是 LIANGFEN_DATA_DIR（默认 .liangfen/data）',
  ].join('\n');
}

function helpOf(name: CommandName): string {
  const { summary, options, changes, example } = commandLines[name];
  const all = { ...options, ...(changes ? changingOptions : {}), ...sharedOptions };
  return [
    summary,
    '',
    `用法：npx liangfen ${usage(name)}`,
    '',
    ...columns(
      Object.entries(all).map(([option, { value, help }]) => [optionText(option, value), help]),
    ),
    '',
    `例如：npx liangfen ${example}`,
  ].join('\n');
}

function usage(name: CommandName): string {
  const { operands, options } = commandLines[name];
  const parts = operands.map(({ label }) => `<${label}>`);
  return [name, ...parts, ...(Object.keys(options).length > 0 ? ['[选项]'] : [])].join(' ');
}

const optionText = (name: string, value: Option['value']) =>
  `--${name}${value === null ? '' : ` <${value}>`}`;

function columns(lines: readonly Line[]): string[] {
  const left = padded(lines.map(([text]) => text));
  return lines.map(([, right], index) => `  ${left[index] ?? ''}  ${right}`);
}

export function startsWith(words: readonly string[], start: readonly string[]): boolean {
  return start.every((word, index) => words[index] === word);
}
