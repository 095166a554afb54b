'use client';
// Everything the programs' page reads and changes.
import type { Program, ProgramGroup, ProgramGroupsPatch } from '@liangfen/sdk/schema';
import { useBackstageMessages } from '../../messages/index.ts';
import { oneByOne } from '../data/one-by-one.ts';
import { useAct } from '../data/use-act.ts';
import { competitionKey, competitionsKey, useRead } from '../data/use-read.ts';
import { useTellSeveral } from '../data/use-tell-several.ts';
import type { SavedGroups } from '../list/GroupsDialog.tsx';
import { type Unwanted, useRemoval } from '../list/use-removal.ts';

export function usePrograms(id: string, competitionName: string) {
  const { programs: texts, action, saveBar } = useBackstageMessages();
  const refresh = [competitionKey(id), competitionsKey];
  const list = useRead(competitionKey(id, 'programs'), (client, signal) =>
    client.request('listProgramGroups', { path: { id }, signal }),
  );
  const move = useAct(
    action.move,
    (client, { program, position }: { program: Program; position: number }) =>
      client.request('sortPrograms', {
        path: { id },
        body: { programSorts: [{ id: program.id, sort: position }] },
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
      // In running order, because each goes to the end of the other group.
      oneByOne(programs, (program) =>
        client.request('updateProgram', {
          path: { id, programId: program.id },
          body: { programGroupId },
        }),
      ),
    { refresh, onDone: tellJoined },
  );
  const removal = useRemoval<Program>(texts, refresh, (client, unwanted, preview) =>
    client.retry('removePrograms', {
      path: { id },
      query: { preview },
      body: {
        programIds: programsIn(unwanted).map((program) => program.id),
        confirmName: competitionName,
      },
    }),
  );
  const saveGroups = useAct(
    action.save,
    (client, saved: SavedGroups) =>
      client.request('updateProgramGroups', {
        path: { id },
        seenVersion: saved.seenVersion,
        body: groupsPatch(saved),
      }),
    { inForm: true, done: saveBar.saved, refresh },
  );
  return { list, move, join, removal, saveGroups };
}

/** What the dialog of the groups sends. */
export function groupsPatch({ drafts }: SavedGroups): ProgramGroupsPatch {
  return {
    programGroups: drafts.map(({ id: groupId, groupName, roundKind, division, tablePoints }) => ({
      ...(groupId === undefined ? {} : { id: groupId }),
      groupName,
      ...(roundKind === undefined ? {} : { roundKind }),
      ...(division === undefined ? {} : { division }),
      ...(tablePoints === undefined ? {} : { tablePoints }),
    })),
  };
}

/** Only a hall that knows results can be told that they change. */
export function hasResults(groups: readonly ProgramGroup[]): boolean {
  return groups.some(({ programs }) => programs.some(({ finalScore }) => finalScore !== null));
}

/** All programs are on the page: none is chosen beyond it. */
export function programsIn(unwanted: Unwanted<Program>): readonly Program[] {
  return unwanted.kind === 'ROWS' ? unwanted.rows : [];
}
