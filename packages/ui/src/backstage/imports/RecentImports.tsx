'use client';
// The last imports of this list: their counts, their progress, and their refused lines to mend.
import type { ImportRun } from '@liangfen/sdk/schema';
import { dateAndTime } from '../../messages/date-and-time.ts';
import { fill, useBackstageMessages, useLang } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Table } from '../../primitives/Table.tsx';
import { Stack } from '../frame/Section.tsx';
import type { ImportedList } from './import-calls.ts';
import { ImportProgress } from './RunningImport.tsx';
import { useRefusedFile } from './use-import.ts';
import { isRunning, useImportRuns } from './use-import-runs.ts';

const shown = 5;

export function RecentImports({ id, list }: { readonly id: string; readonly list: ImportedList }) {
  const lang = useLang();
  const { imports: texts } = useBackstageMessages();
  const { imports, silent } = useImportRuns(id, list);
  const refusedFile = useRefusedFile(id);
  if (imports.length === 0) return null;
  return (
    <Stack $gap={8}>
      <h3 style={{ margin: '8px 0 0', fontSize: 14 }}>{texts.recent}</h3>
      <Table<ImportRun>
        label={texts.recent}
        rows={imports.slice(0, shown)}
        rowKey={(run) => run.id}
        columns={[
          {
            key: 'at',
            title: texts.recentAt,
            width: '150px',
            cell: (run) => dateAndTime(run.startedAt, lang),
          },
          {
            key: 'name',
            title: texts.recentName,
            width: '34%',
            rowHeader: true,
            cell: (run) => run.name,
          },
          {
            key: 'state',
            title: texts.recentState,
            cell: (run) => <State run={run} silent={silent} />,
          },
          {
            key: 'file',
            title: texts.recentFile,
            width: '132px',
            cell: (run) =>
              run.state === 'DONE' && run.refused !== null && run.refused > 0 ? (
                <Button
                  size="small"
                  look="quiet"
                  aria-label={fill(texts.downloadOf, { name: run.name })}
                  busy={refusedFile.busy}
                  onClick={() => void refusedFile.run(run.id)}
                >
                  {texts.download}
                </Button>
              ) : null,
          },
        ]}
      />
    </Stack>
  );
}

function State({ run, silent }: { readonly run: ImportRun; readonly silent: boolean }) {
  const { imports: texts } = useBackstageMessages();
  if (isRunning(run)) return <ImportProgress run={run} silent={silent} />;
  if (run.state === 'FAILED')
    return <span>{fill(texts.recentFailed, { detail: run.detail ?? '' })}</span>;
  return (
    <span>
      {fill(texts.recentDone, { imported: run.imported ?? 0, refused: run.refused ?? 0 })}
    </span>
  );
}
