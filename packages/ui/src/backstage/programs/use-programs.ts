'use client';
// Everything the programs' page reads and changes.
import type { Program } from '@liangfen/sdk/schema';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { inBatches, oneByOne } from '../data/one-by-one.ts';
import { useAct } from '../data/use-act.ts';
import { competitionKey, competitionsKey, useRead } from '../data/use-read.ts';
import { useTellSeveral } from '../data/use-tell-several.ts';
import type { SavedGroups } from '../list/GroupsDialog.tsx';

export function usePrograms(id: string) {
  const { programs: texts, action, saveBar } = useBackstageMessages();
  const refresh = [competitionKey(id), competitionsKey];
  const list = useRead(competitionKey(id, 'programs'), (client, signal) =>
    client.request('listProgramGroups', { path: { id }, signal }),
  );
  const move = useAct(
    action.move,
    (client, { program, place }: { program: Program; place: number }) =>
      client.request('sortPrograms', {
        path: { id },
        body: { programSorts: [{ id: program.id, sort: place }] },
      }),
    { refresh },
  );
  const tellJoined = useTellSeveral<Program>(
    action.move,
    () => saveBar.saved,
    (program) => program.programName,
  );
  const join = useAct(
    action.move,
    (
      client,
      { programs, programGroupId }: { programs: readonly Program[]; programGroupId: string },
    ) =>
      // In running order: each goes to the end of the other group.
      oneByOne(programs, (program) =>
        client.request('updateProgram', {
          path: { id, programId: program.id },
          body: { programGroupId },
        }),
      ),
    { refresh, onDone: tellJoined },
  );
  const tellRemoved = useTellSeveral<Program>(
    action.remove,
    (count) => fill(texts.removed, { count }),
    (program) => program.programName,
  );
  const remove = useAct(
    action.remove,
    (client, programs: readonly Program[]) =>
      inBatches(programs, (batch) =>
        client.request('deletePrograms', {
          path: { id, programId: batch.map((program) => program.id).join(',') },
        }),
      ),
    { refresh, onDone: tellRemoved },
  );
  const saveGroups = useAct(
    action.save,
    (client, { drafts, seenVersion }: SavedGroups) =>
      client.request('updateProgramGroups', {
        path: { id },
        seenVersion,
        body: {
          programGroups: drafts.map(({ id: groupId, groupName }) => ({
            ...(groupId === undefined ? {} : { id: groupId }),
            groupName,
          })),
        },
      }),
    { inForm: true, done: saveBar.saved, refresh },
  );
  return { list, move, join, remove, saveGroups };
}
