'use client';
// The programs a judge stays away from (回避): the judge is not asked for them and does not count.
import type { Judge, ProgramGroup } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { LongTable } from '../../primitives/LongTable.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useAct } from '../data/use-act.ts';
import { competitionKey, useRead } from '../data/use-read.ts';
import { FormDialog } from '../frame/FormDialog.tsx';
import { Loaded } from '../frame/Loaded.tsx';
import { Hint } from '../frame/Section.tsx';
import { useDraft } from '../frame/use-draft.ts';
import { programsMatching } from '../programs/programs-matching.ts';

export interface RecusalDialogProps {
  readonly id: string;
  readonly judge: Judge;
  /** The version at which the judge was read. */
  readonly version: number;
  readonly onClose: () => void;
}

export function RecusalDialog({ id, judge, version, onClose }: RecusalDialogProps) {
  const { judges: texts, action, saveBar } = useBackstageMessages();
  const programs = useRead(competitionKey(id, 'programs'), (client, signal) =>
    client.request('listProgramGroups', { path: { id }, signal }),
  );
  const before = judge.recusedProgramIds;
  const draft = useDraft<Pick<Judge, 'recusedProgramIds'>>({ recusedProgramIds: before });
  const recused = new Set(draft.value.recusedProgramIds);
  const named = new Map(
    (programs.data?.programGroups ?? []).flatMap((group) =>
      group.programs.map((program) => [program.id, { name: program.programName }] as const),
    ),
  );
  const save = useAct(
    action.save,
    (client) =>
      client.request('updateJudge', {
        path: { id, judgeId: judge.id },
        body: { recusedProgramIds: [...recused] },
        seenVersion: version,
      }),
    { inForm: true, done: saveBar.saved, refresh: [competitionKey(id)], onDone: onClose },
  );
  // Keeps the saved order, so that a program that is ticked again is no change.
  const choose = (chosen: ReadonlySet<string>) => {
    const stay = before.filter((programId) => chosen.has(programId));
    const more = [...chosen].filter((programId) => !before.includes(programId));
    draft.change({ recusedProgramIds: [...stay, ...more] });
  };
  return (
    <FormDialog
      width={640}
      title={fill(texts.recusalsOf, { name: judge.name })}
      changed={draft.changed}
      act={save}
      meanwhile={draft.meanwhile}
      named={named}
      onSubmit={() => {
        if (draft.changed) void save.run(undefined);
        else onClose();
      }}
      onClose={onClose}
    >
      <Hint>{texts.recusalsHint}</Hint>
      <Loaded of={programs}>
        {({ programGroups }) => (
          <Picker groups={programGroups} chosen={recused} onChoose={choose} />
        )}
      </Loaded>
    </FormDialog>
  );
}

function Picker({
  groups,
  chosen,
  onChoose,
}: {
  readonly groups: readonly ProgramGroup[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}) {
  const { programs: texts } = useBackstageMessages();
  const [keyword, setKeyword] = useState('');
  const rows = programsMatching(
    groups.flatMap((group) =>
      group.programs.map((program) => ({ ...program, groupName: group.groupName })),
    ),
    keyword,
  );
  return (
    <>
      <TextField
        label={texts.search}
        hideLabel
        type="search"
        placeholder={texts.search}
        value={keyword}
        onChange={setKeyword}
      />
      <LongTable
        label={texts.title}
        scrollHeight={320}
        rows={rows}
        rowKey={(program) => program.id}
        rowName={(program) => program.programName}
        selected={chosen}
        onSelect={onChoose}
        empty={<EmptyState title={texts.empty} />}
        columns={[
          { key: 'sort', title: texts.column.sort, width: '56px', cell: (row) => row.sort },
          {
            key: 'name',
            title: texts.column.name,
            rowHeader: true,
            cell: (row) => row.programName,
          },
          { key: 'contestant', title: texts.contestant, cell: (row) => row.contestant },
          ...(groups.length > 1
            ? [
                {
                  key: 'group',
                  title: texts.group,
                  cell: (row: { readonly groupName: string }) => row.groupName,
                },
              ]
            : []),
        ]}
      />
    </>
  );
}
