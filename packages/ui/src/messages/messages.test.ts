// Chinese texts follow the house rules of writing, and overrides replace single texts.
import { describe, expect, it } from 'vitest';
import { failureText } from './failure-text.ts';
import { fill } from './fill.ts';
import { withOverrides } from './messages.ts';
import { zhCN } from './zh-CN.ts';

function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, `${path}.${key}`));
}

describe('zh-CN', () => {
  it('addresses the reader as 你, and ends no text with a full stop', () => {
    expect(leaves(zhCN).filter(([, text]) => text.includes('您') || text.endsWith('。'))).toEqual(
      [],
    );
  });

  it('puts a space between Chinese and digits', () => {
    const wrong = /[\u4e00-\u9fff][0-9]|[0-9][\u4e00-\u9fff]/;
    expect(leaves(zhCN).filter(([, text]) => wrong.test(text))).toEqual([]);
  });

  it('calls an act 上场 or 表演, and the first picture 开场', () => {
    const wrong = /演讲中|正在演讲|演讲结束|重新演讲|开屏|开始页/;
    expect(leaves(zhCN).filter(([, text]) => wrong.test(text))).toEqual([]);
  });

  it('has no empty text', () => {
    expect(leaves(zhCN).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

describe('overrides', () => {
  it('replace one text and keep the others', () => {
    const merged = withOverrides(zhCN, { screen: { test: '试机' } });
    expect(merged.screen.test).toBe('试机');
    expect(merged.screen.result).toEqual(zhCN.screen.result);
    expect(zhCN.screen.test).toBe('测试');
  });

  it('are ignored when they are not texts', () => {
    const overrides = JSON.parse('{"screen":{"test":{"deep":1},"keys":null,"unknown":"x"}}');
    expect(withOverrides(zhCN, overrides)).toEqual(zhCN);
  });
});

describe('failure', () => {
  it('is told with the sentence of the specification', () => {
    const answered = { kind: 'answered', action: '保存', code: 'CONFLICT' } as const;
    expect(failureText(zhCN.failure, { ...answered, status: 409, detail: '编号重复' })).toBe(
      '保存失败，错误码：409，原因：编号重复',
    );
    expect(failureText(zhCN.failure, { ...answered, status: 502, detail: '' })).toBe(
      '保存失败，错误码：502',
    );
    expect(failureText(zhCN.failure, { kind: 'unknown', action: '保存' })).toBe('未知错误');
  });

  it('leaves a missing value visible', () => {
    expect(fill('第 {rank} 名', {})).toBe('第 {rank} 名');
  });
});
