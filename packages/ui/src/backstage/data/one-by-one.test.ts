// One step for several things, one after the other: it reports which were done and which were not, whatever failed.
import { ApiError } from '@liangfen/sdk';
import { describe, expect, it } from 'vitest';
import { oneByOne } from './one-by-one.ts';

const refusal = (status: number) =>
  new ApiError({ status, code: 'CONFLICT', detail: '', operation: 'approveJudge', path: '' });

function failingAt(failures: Readonly<Record<string, number>>) {
  const asked: string[] = [];
  const act = async (item: string) => {
    asked.push(item);
    const status = failures[item];
    if (status !== undefined) throw refusal(status);
  };
  return { asked, act };
}

describe('oneByOne', () => {
  it('does all things in their order', async () => {
    const { asked, act } = failingAt({});
    expect(await oneByOne(['a', 'b'], act)).toEqual({ done: ['a', 'b'], left: [], failure: null });
    expect(asked).toEqual(['a', 'b']);
  });

  it('goes on after one was refused', async () => {
    const { act } = failingAt({ b: 409 });
    const { done, left, failure } = await oneByOne(['a', 'b', 'c'], act);
    expect([done, left]).toEqual([['a', 'c'], ['b']]);
    expect(failure).toMatchObject({ status: 409 });
  });

  it.each([0, 401, 500, 503])('stops after an answer of status %i', async (status) => {
    const { asked, act } = failingAt({ b: status });
    const { done, left } = await oneByOne(['a', 'b', 'c'], act);
    expect([done, left]).toEqual([['a'], ['b', 'c']]);
    expect(asked).toEqual(['a', 'b']);
  });

  it('throws when nothing could be done', async () => {
    const { act } = failingAt({ a: 409, b: 404 });
    await expect(oneByOne(['a', 'b'], act)).rejects.toMatchObject({ status: 409 });
  });
});
