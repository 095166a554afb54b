'use client';
// Records newest first, more of them on request; the server says where the next page begins.
import type { LiangfenClient } from '@liangfen/sdk';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useClient } from '../../../provider/index.ts';
import { accountKey } from '../../data/use-read.ts';

export interface RecordQuery {
  readonly size: number;
  readonly before?: number;
  readonly month?: string;
}

interface RecordPage {
  readonly nextBefore: number | null;
}

const pageSize = 10;

export function useRecordPages<Page extends RecordPage>(
  name: string,
  month: string | null,
  read: (client: LiangfenClient, query: RecordQuery, signal: AbortSignal) => Promise<Page>,
  size = pageSize,
) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: [...accountKey, name, month],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      read(
        client,
        {
          size,
          ...(pageParam === null ? {} : { before: pageParam }),
          ...(month === null ? {} : { month }),
        },
        signal,
      ),
    getNextPageParam: (last) => last.nextBefore,
    // The old month stays on view until the new one is there, so that the page does not jump.
    placeholderData: keepPreviousData,
  });
}
