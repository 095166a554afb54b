'use client';
// Reports a step for several things: their number when all are done, else by name which are done and which are not.
import { ApiError, describeFailure } from '@liangfen/sdk';
import {
  failureText,
  fill,
  useBackstageMessages,
  useFailureMessages,
  useMarks,
} from '../../messages/index.ts';
import { useToast } from '../../primitives/Toast.tsx';
import type { OneByOne } from './one-by-one.ts';

/** More names than these are only counted. */
const mostNames = 6;

export function useTellSeveral<Item>(
  action: string,
  allDone: (count: number) => string,
  nameOf: (item: Item) => string,
): (outcome: OneByOne<Item>) => void {
  const { list } = useBackstageMessages();
  const failures = useFailureMessages();
  const marks = useMarks();
  const toast = useToast();
  const namesOf = (items: readonly Item[]) => {
    const names = items.slice(0, mostNames).map(nameOf).join(marks.list);
    return items.length > mostNames ? fill(list.andMore, { names, count: items.length }) : names;
  };
  return ({ done, left, failure }) => {
    if (left.length === 0) {
      toast({ text: allDone(done.length), tone: 'success' });
      return;
    }
    const names = { done: namesOf(done), left: namesOf(left) };
    // The provider reports an expired login; the things that are done are named all the same.
    const why =
      failure instanceof ApiError && failure.status === 401
        ? ''
        : failureText(failures, describeFailure(action, failure));
    toast({ text: fill(list.partlyDone, { ...names, why }), tone: 'danger' });
  };
}
