'use client';
// Reading an address book: department by department when it is opened, and people by name while typing rests.
import { ApiError, type LiangfenClient } from '@liangfen/sdk';
import type { AddressBook } from '@liangfen/sdk/schema';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useClient } from '../../provider/index.ts';
import { useRead } from '../data/use-read.ts';
import { type BookRow, type DeptInside, rootDept, rowsOfBook } from './book-rows.ts';

/** How long typing must rest before the server is asked, in milliseconds. */
const typingRest = 300;

export interface BookOf {
  readonly corpId: string;
  /** The competition whose judges are marked in the book. */
  readonly competitionId: string | undefined;
}

function bookKey({ corpId, competitionId }: BookOf, ...rest: readonly string[]) {
  return ['address-book', corpId, competitionId ?? null, ...rest];
}

function readDept(client: LiangfenClient, of: BookOf, deptId: string, signal: AbortSignal) {
  const { corpId, competitionId } = of;
  return client.request('getAddressBook', {
    path: { corpid: corpId, deptId },
    query: competitionId === undefined ? {} : { competitionId },
    signal,
  });
}

export function useBook(of: BookOf) {
  const client = useClient();
  const queries = useQueryClient();
  const { corpId, competitionId } = of;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const top = useRead(bookKey(of, rootDept), (_, signal) => readDept(client, of, rootDept, signal));
  const opened = useMemo(() => [...open], [open]);
  const insides = useQueries({
    queries: opened.map((deptId) => ({
      queryKey: bookKey(of, deptId),
      queryFn: ({ signal }: { signal: AbortSignal }) => readDept(client, of, deptId, signal),
    })),
    combine: asInsides,
  });
  const rows = useMemo(() => {
    const known = new Map(opened.map((deptId, index) => [deptId, insides[index]]));
    return rowsOfBook(
      (deptId) =>
        deptId === rootDept
          ? insideOf(top.data, top.isError)
          : (known.get(deptId) ?? { state: 'LOADING' }),
      open,
    );
  }, [opened, insides, top.data, top.isError, open]);

  const onOpen = useCallback(
    (deptId: string, isOpen: boolean) =>
      setOpen((before) => {
        const next = new Set(before);
        if (isOpen) next.add(deptId);
        else next.delete(deptId);
        return next;
      }),
    [],
  );
  const onRetry = useCallback(
    (deptId: string) =>
      void queries.refetchQueries({ queryKey: bookKey({ corpId, competitionId }, deptId) }),
    [queries, corpId, competitionId],
  );
  return { top, rows, onOpen, onRetry };
}

function insideOf(book: AddressBook | undefined, failed: boolean): DeptInside {
  if (book !== undefined) return { state: 'READ', book };
  return { state: failed ? 'FAILED' : 'LOADING' };
}

function asInsides(
  results: readonly { readonly data: AddressBook | undefined; readonly isError: boolean }[],
): DeptInside[] {
  return results.map(({ data, isError }) => insideOf(data, isError));
}

export function useBookSearch(of: BookOf, typed: string) {
  const { corpId, competitionId } = of;
  const keyword = useRested(typed.trim());
  const search = useRead(
    bookKey(of, 'search', keyword),
    (client, signal) =>
      client.request('findInAddressBook', {
        path: { corpid: corpId },
        query: { word: keyword, ...(competitionId === undefined ? {} : { competitionId }) },
        signal,
      }),
    { enabled: keyword !== '', keep: true },
  );
  const rows = useMemo<readonly BookRow[]>(
    () =>
      (search.data?.users ?? []).map((person, index, all) => ({
        kind: 'PERSON',
        key: `p:${person.unionid}`,
        level: 1,
        position: index + 1,
        siblings: all.length,
        path: [],
        person,
        within: person.deptNames.join(' / '),
      })),
    [search.data],
  );
  return { keyword, search, rows };
}

/** Returns the typed text once typing rests; an empty text at once. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    if (text === '') return setRested('');
    const timer = setTimeout(() => setRested(text), typingRest);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** Asking again does not help: somebody has to do something elsewhere first. */
export function isNoBook(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    (error.code === 'MESSENGER_NOT_CONNECTED' || error.code === 'MESSENGER_NO_CORPORATION')
  );
}
