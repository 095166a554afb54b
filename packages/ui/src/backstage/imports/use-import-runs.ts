// The imports of one list that run or have run, watched while one runs.
import type { ImportRun } from '@liangfen/sdk/schema';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { competitionKey, useRead } from '../data/use-read.ts';
import type { ImportedList } from './import-calls.ts';

/** The pace at which the server notes progress. */
const everyMs = 500;

/** Not below the competition's key: the end of an import is what makes that key's data be read anew. */
export const importRunsKey = (id: string): QueryKey => ['imports', id];

/** A database with one connection answers nobody while it stores: nothing new is heard for that long. */
const silentMs = 1_500;

export const isRunning = ({ state }: ImportRun) => state === 'READING' || state === 'STORING';

export function useImportRuns(
  id: string,
  list: ImportedList,
  { watch = false }: { readonly watch?: boolean } = {},
) {
  const queries = useQueryClient();
  const ran = useRef(false);
  const runs = useRead(
    importRunsKey(id),
    (client, signal) => client.request('listImports', { path: { id }, signal }),
    { again: (data) => (watch || data?.imports.some(isRunning) === true ? everyMs : false) },
  );
  const running = runs.data?.imports.some(isRunning) === true;
  // An import that was left, or started elsewhere, has ended: the list has more in it.
  useEffect(() => {
    if (ran.current && !running) void queries.invalidateQueries({ queryKey: competitionKey(id) });
    ran.current = running;
  }, [running, queries, id]);
  const silent = useSilent(running ? runs.dataUpdatedAt : null);
  return { ...runs, silent, imports: runs.data?.imports.filter(({ what }) => what === list) ?? [] };
}

/** Whether nothing was heard since `heardAt` for longer than usual; never while there is nothing to hear. */
function useSilent(heardAt: number | null): boolean {
  const [silentSince, setSilentSince] = useState<number | null>(null);
  useEffect(() => {
    if (heardAt === null) return;
    const timer = setTimeout(() => setSilentSince(heardAt), silentMs);
    return () => clearTimeout(timer);
  }, [heardAt]);
  return heardAt !== null && silentSince === heardAt;
}
