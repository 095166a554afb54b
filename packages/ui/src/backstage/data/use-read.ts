'use client';
// Reading from the server with react-query: one key, one call, and what to show meanwhile.
import type { LiangfenClient } from '@liangfen/sdk';
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { useClient } from '../../provider/index.ts';

export interface ReadOptions<Data> {
  readonly enabled?: boolean;
  /** Returns the wait in ms until the next request, for as long as the last answer asks for one. */
  readonly again?: (data: Data | undefined) => number | false;
  /** Whether each component that shows the data asks once, and forgets them when it goes. */
  readonly once?: boolean;
  /** Keeps the last page on view while the next one is on its way. */
  readonly keep?: boolean;
}

/** Keys start with what they are about, so that a change can refresh everything below it. */
export function useRead<Data>(
  key: QueryKey,
  read: (client: LiangfenClient, signal: AbortSignal) => Promise<Data>,
  { enabled = true, keep = false, once = false, again }: ReadOptions<NoInfer<Data>> = {},
) {
  const client = useClient();
  return useQuery<Data>({
    queryKey: key,
    queryFn: ({ signal }) => read(client, signal),
    enabled,
    ...(again === undefined ? {} : { refetchInterval: ({ state }) => again(state.data) }),
    ...(once ? { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } : {}),
    ...(keep ? { placeholderData: keepPreviousData } : {}),
  });
}

/** Everything that is read of one competition. */
export function competitionKey(id: string, ...rest: readonly unknown[]): QueryKey {
  return ['competition', id, ...rest];
}

export const competitionsKey: QueryKey = ['competitions'];
export const accountKey: QueryKey = ['account'];
