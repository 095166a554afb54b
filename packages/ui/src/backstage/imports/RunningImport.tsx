'use client';
// An import on its way; its dialog may be left.
import type { ImportRun } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { token } from '../../theme/index.ts';
import { Hint, Stack } from '../frame/Section.tsx';
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
  const { imports, silent } = useImportRuns(id, list, { watch: true });
  const run = imports.find((each) => isRunning(each) && each.name === name);
  return (
    <Stack $gap={10}>
      <p role="status" style={{ margin: 0 }}>
        {fill(texts.running, { name })}
      </p>
      <ImportProgress run={run ?? null} silent={silent} />
      <Hint>{texts.runningHint}</Hint>
    </Stack>
  );
}

export interface ImportProgressProps {
  readonly run: ImportRun | null;
  /** The server is busy storing and tells nothing: an old count would look like standing still. */
  readonly silent: boolean;
}

/** Shows the server's progress; before the server has heard of the import there is nothing to count. */
export function ImportProgress({ run, silent }: ImportProgressProps) {
  const { imports: texts } = useBackstageMessages();
  return (
    <>
      {run === null || silent ? (
        <Bar aria-label={texts.progress} />
      ) : (
        <Bar
          aria-label={texts.progress}
          max={100}
          value={run.percent}
          aria-valuetext={fill(texts.percent, { percent: run.percent })}
        />
      )}
      {run === null ? null : <Hint>{silent ? texts.silent : textOf(run)}</Hint>}
    </>
  );

  function textOf({ state, done, total, percent }: ImportRun): string {
    const far = fill(texts.percent, { percent });
    if (state !== 'READING') return fill(texts.storing, { far, done, total: total ?? done });
    return done === 0 ? texts.reading : fill(texts.readingLines, { far, done });
  }
}
