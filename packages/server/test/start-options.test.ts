/** Tests the options of `liangfen start`: they set three variables, and wrong ones are refused in a sentence. */
import { expect, test } from 'vitest';
import { ConfigError } from '../src/node/config-error.ts';
import { readStartOptions, startOptions } from '../src/node/start-options.ts';

const variables = (...args: string[]) => {
  const order = readStartOptions(args);
  if (order.kind === 'help') throw new Error('help was not asked for');
  return order.variables;
};

test('an option sets its variable', () => {
  expect(variables()).toEqual({});
  expect(variables('--port', '9000', '--host=0.0.0.0', '--data', '/srv/亮分')).toEqual({
    PORT: '9000',
    LIANGFEN_HOST: '0.0.0.0',
    LIANGFEN_DATA_DIR: '/srv/亮分',
  });
});

test('help names every option, wherever in the line it is requested', () => {
  for (const args of [['--help'], ['-h'], ['--port', '9000', '--help']]) {
    const order = readStartOptions(args);
    if (order.kind !== 'help') throw new Error('no help');
    for (const name of Object.keys(startOptions)) expect(order.text).toContain(`--${name} <`);
  }
});

test.each([
  [['--prot', '9000'], '启动没有选项 --prot'],
  [['--port'], '选项 --port 后面缺少值'],
  [['--port='], '选项 --port 后面缺少值'],
  [['8080'], '多了「8080」'],
])('%j is refused: %s', (args, sentence) => {
  expect(() => readStartOptions(args)).toThrow(ConfigError);
  expect(() => readStartOptions(args)).toThrow(sentence);
});
