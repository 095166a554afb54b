/** Reads the command line of `liangfen start`: the settings that a person changes before they know the variables. */
import { parseArgs } from 'node:util';
import { padded } from './admin/text-width.ts';
import { ConfigError } from './config-error.ts';

interface StartOption {
  readonly variable: string;
  readonly value: string;
  readonly help: string;
}

export const startOptions: Readonly<Record<string, StartOption>> = {
  port: { variable: 'PORT', value: '端口', help: '默认 8080' },
  host: {
    variable: 'LIANGFEN_HOST',
    value: '地址',
    help: '默认 127.0.0.1，只有这台电脑能打开；0.0.0.0 让会场的网络也能打开',
  },
  data: {
    variable: 'LIANGFEN_DATA_DIR',
    value: '文件夹',
    help: '数据保存在哪里，默认是当前文件夹下的 .liangfen/data',
  },
};

export const startSummary = '启动服务；不写命令也是启动';

export type StartOrder =
  | { readonly kind: 'help'; readonly text: string }
  /** Variables that count more than those of the process. */
  | { readonly kind: 'start'; readonly variables: Readonly<Record<string, string>> };

/** Throws ConfigError with a sentence for the terminal. */
export function readStartOptions(args: readonly string[]): StartOrder {
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: {
      ...Object.fromEntries(
        Object.keys(startOptions).map((name) => [name, { type: 'string' as const }]),
      ),
      help: { type: 'boolean' },
      h: { type: 'boolean' },
    },
    allowPositionals: true,
    // The parser's own complaints are English.
    strict: false,
    tokens: true,
  });
  const variables: Record<string, string> = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (name === 'help' || name === 'h') return { kind: 'help', text: startHelp() };
    const option = startOptions[name];
    if (option === undefined) throw new ConfigError(`启动没有选项 ${rawName}\n\n${startHelp()}`);
    if (value === undefined || value === '') throw new ConfigError(`选项 ${rawName} 后面缺少值`);
    variables[option.variable] = value;
  }
  if (positionals.length > 0) {
    throw new ConfigError(`多了「${positionals.join(' ')}」\n\n${startHelp()}`);
  }
  return { kind: 'start', variables };
}

export function startHelp(): string {
  const lines = Object.entries(startOptions).map(
    ([name, { value, help }]) => [`--${name} <${value}>`, help] as const,
  );
  const left = padded(lines.map(([text]) => text));
  return [
    startSummary,
    '',
    '用法：npx @liangfen/server start [选项]',
    '',
    ...lines.map(([, help], index) => `  ${left[index] ?? ''}  ${help}`),
    '',
    '没有设置时是演示：比赛和人都是编的。正式使用请设置环境变量 LIANGFEN_DEMO=0',
    '其余设置都是环境变量，见 docs/operations.md',
    '例如：npx @liangfen/server start --port 9000 --host 0.0.0.0',
  ].join('\n');
}
