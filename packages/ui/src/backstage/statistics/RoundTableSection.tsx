'use client';
// The table of a round robin: what each side has won, and by which step equal points were decided.
import { standingText } from '@liangfen/rules/words';
import type { RoundTable, TableRow } from '@liangfen/sdk/schema';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { LongTable } from '../../primitives/LongTable.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { Hint, Section, Stack } from '../frame/Section.tsx';

const figures = ['played', 'won', 'drawn', 'lost', 'scored', 'conceded', 'difference'] as const;

export function RoundTableSection({ table }: { readonly table: RoundTable }) {
  const { statistics: texts } = useBackstageMessages();
  const { tableColumn: column } = texts;
  const title = fill(texts.roundTable, { group: table.groupName });
  return (
    <Section title={title}>
      <Stack>
        <Hint>
          {fill(texts.roundTableSum, {
            points: texts.tablePointsKinds[table.tablePoints],
            left: table.boutsLeft,
          })}
        </Hint>
        <LongTable
          label={title}
          rows={table.rows}
          rowKey={({ program }) => program.id}
          empty={<EmptyState title={texts.boutsEmpty} hint={texts.boutsEmptyHint} />}
          columns={[
            {
              key: 'rank',
              title: column.rank,
              width: '96px',
              cell: ({ rank, program }: TableRow) =>
                rank ?? standingText(program, texts.standing) ?? '',
            },
            {
              key: 'program',
              title: column.program,
              rowHeader: true,
              cell: ({ program }: TableRow) => program.programName,
            },
            ...figures.map((key) => ({
              key,
              title: column[key],
              align: 'center' as const,
              width: '72px',
              cell: (row: TableRow) => row[key],
            })),
            {
              key: 'points',
              title: column.points,
              align: 'center',
              width: '80px',
              cell: ({ points }: TableRow) => <strong>{points}</strong>,
            },
            {
              key: 'decidedBy',
              title: column.decidedBy,
              cell: ({ decidedBy }: TableRow) =>
                decidedBy === null ? '' : texts.tableSteps[decidedBy],
            },
          ]}
        />
        <Hint>{texts.tableRule}</Hint>
      </Stack>
    </Section>
  );
}
