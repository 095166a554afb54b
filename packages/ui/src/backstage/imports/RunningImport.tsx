'use client';
// An import on its way; its dialog may be left.
import type { ImportRun } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { token } from '../../theme/index.ts';
import { Hint, Stack } from '../frame/Sheet.tsx';
import type { ImportedList } from './import-calls.ts';
import { isRunning, useImportRuns } from './use-import-runs.ts';

const Bar = styled.progress`
  width: 100%;
  height: 8px;
  accent-color: ${token.accent};
`;

export interface RunningImportProps {
  readonly id: string;
  readonly list: ImportedList;
  readonly name: string;
}

export function RunningImport({ id, list, name }: RunningImportProps) {
  const { imports: texts } = useBackstageMessages();
  const { imports } = useImportRuns(id, list, { watch: true });
  const run = imports.find((each) => isRunning(each) && each.name === name);
  return (
    <Stack $gap={10}>
      <p role="status" style={{ margin: 0 }}>
        {fill(texts.running, { name })}
      </p>
      <ImportProgress run={run ?? null} />
      <Hint>{texts.runningHint}</Hint>
    </Stack>
  );
}

/** How far it is, where that is known: all lines are stored in one step. */
export function ImportProgress({ run }: { readonly run: ImportRun | null }) {
  const { imports: texts } = useBackstageMessages();
  return (
    <>
      <Bar aria-label={texts.progress} />
      {run === null ? null : <Hint>{textOf(run)}</Hint>}
    </>
  );

  function textOf({ state, done, total }: ImportRun): string {
    if (state !== 'READING') return fill(texts.storing, { total: total ?? done });
    return done === 0 ? texts.reading : fill(texts.readingLines, { done });
  }
}
