/** Tests the administrator's command line: help, mistyped commands, and output that text from strangers cannot disturb. */
import { expect, test, vi } from 'vitest';
import { readAdminRequest } from '../src/admin/commands.ts';
import { commandLines, commandNames } from '../src/node/admin/command-line.ts';
import { printed } from '../src/node/admin/print.ts';
import { readArguments } from '../src/node/admin/read-arguments.ts';
import { runCommandLine } from '../src/node/admin/terminal.ts';

const around = { operator: 'lin', readFile: () => 'JVBERi0=' };
const read = (line: string) => readArguments(line.split(' '), around);
const sentence = (line: string) => {
  const result = read(line);
  return result.kind === 'wrong' ? result.sentence : result;
};

test('every command has help that names its options, and an example that parses', () => {
  const overview = read('--help');
  for (const name of commandNames) {
    expect(overview).toMatchObject({ text: expect.stringContaining(name) });
    const help = read(`${name} --help`);
    for (const option of Object.keys(commandLines[name].options)) {
      expect(help).toMatchObject({ text: expect.stringContaining(`--${option}`) });
    }
    const example = commandLines[name].example.match(/"[^"]*"|\S+/g) ?? [];
    const words = example.map((word) => word.replaceAll('"', ''));
    expect(readArguments(words, around), name).toMatchObject({
      kind: 'run',
      request: { command: { name } },
    });
  }
  expect(read('help points')).toMatchObject({ text: expect.stringContaining('points grant') });
});

test('wrong words are named, with a sentence on what was meant', () => {
  expect(sentence('points give zhang')).toBe('没有命令「points give zhang」');
  expect(sentence('points grant zhang')).toBe('缺少<云点数>');
  expect(sentence('points grant zhang 5')).toBe('请填写原因（--reason）');
  expect(sentence('points grant zhang 5.5 --reason x')).toBe('云点数应为 1 到 100000 的整数');
  expect(sentence('points grant zhang -5 --reason x')).toBe('points grant 没有选项 -5');
  expect(sentence('points show zhang li')).toBe('多了「li」');
  expect(sentence('plans list --dry-run')).toBe('plans list 没有选项 --dry-run');
  expect(sentence('plans add --points --price 5')).toBe('选项 --points 后面缺少值');
  expect(sentence('plans add --points 5 --points 6 --price 5')).toBe('选项 --points 写了两次');
  expect(sentence('plans add --points 5 --price 1.005')).toContain('最多两位小数');
  expect(sentence('plans list --all=yes')).toBe('选项 --all 不带值');
  expect(sentence('vouchers list --state lost')).toContain('unused、redeemed、revoked、expired');
  expect(sentence('vouchers make --count 1 --points 1 --expires 2026-02-30')).toContain('日历');
});

test('an unknown option is named without a command too, and a near command is shown instead of all', () => {
  expect(sentence('--frob')).toBe('没有选项 --frob');
  const near = read('users list');
  expect(near).toMatchObject({
    sentence: '没有命令「users list」',
    help: expect.stringContaining('user list'),
  });
  const far = read('frobnicate');
  expect(far).toMatchObject({ help: '全部命令：npx liangfen --help' });
});

test('wrong usage sends nothing, prints nothing to stdout and ends with 2', async () => {
  const send = vi.fn();
  const [out, err] = [vi.fn(), vi.fn()];
  const terminal = { ...around, out, err, ask: null, send };
  expect(await runCommandLine(['points', 'grant'], terminal)).toBe(2);
  expect(await runCommandLine([], terminal)).toBe(2);
  expect(send).not.toHaveBeenCalled();
  expect(out).not.toHaveBeenCalled();
  expect(err).toHaveBeenCalledWith(expect.stringContaining('用法：npx liangfen points grant'));
});

test('options may stand before the words and beside their value', () => {
  expect(read('--json points grant zhang 5 --reason=赠送 --yes')).toMatchObject({
    kind: 'run',
    json: true,
    yes: true,
    request: {
      operator: 'lin',
      dryRun: false,
      command: { name: 'points grant', loginName: 'zhang', points: 5, reason: '赠送' },
    },
  });
});

test('nobody can act without giving a name', () => {
  expect(readArguments(['plans', 'list'], { ...around, operator: '' })).toMatchObject({
    sentence: '请填写操作人（--operator 或 LIANGFEN_OPERATOR）',
  });
});

test('a request has exactly what the command line sends', () => {
  const good = { operator: 'lin', dryRun: false, command: { name: 'plans list', all: true } };
  expect(readAdminRequest(good)).toEqual(good);
  for (const wrong of [
    null,
    'plans list',
    [],
    {},
    { ...good, operator: 7 },
    { ...good, dryRun: 'no' },
    { ...good, extra: 1 },
    { ...good, command: null },
    { ...good, command: { name: 'toString' } },
    { ...good, command: { name: 'plans drop' } },
    { ...good, command: { name: 'plans list', all: true, where: '1=1' } },
    { ...good, command: { name: 'points grant', loginName: 'a', points: 1e9, reason: 'b' } },
    { ...good, command: { name: 'points show', loginName: { $ne: null } } },
  ]) {
    expect(() => readAdminRequest(wrong), JSON.stringify(wrong)).toThrow(/[\u4e00-\u9fff]/);
  }
});

test('columns line up for Chinese too, and control characters from strangers have no effect', () => {
  const text = printed([
    {
      kind: 'table',
      columns: ['名称', 'n'],
      rows: [
        ['决赛', '1'],
        ['final', '2'],
        ['\u001b[2J\u202e', '3'],
      ],
    },
  ]);
  expect(text.split('\n')).toEqual(['名称   n', '决赛   1', 'final  2', '�[2J�  3']);
});
