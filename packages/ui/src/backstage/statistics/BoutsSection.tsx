'use client';
// The record of a battle: every bout with its points, fouls, who won and why.
import { standingText } from '@liangfen/rules/words';
import type { BoutRecord, BoutSide } from '@liangfen/sdk/schema';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { LongTable } from '../../primitives/LongTable.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { Hint, Section, Stack } from '../frame/Section.tsx';
import { DotPlot } from './charts/DotPlot.tsx';

/** More bouts than these cannot be read in one picture. */
const most = 20;

export function BoutsSection({ bouts }: { readonly bouts: readonly BoutRecord[] }) {
  const { statistics: texts } = useBackstageMessages();
  const severalGroups = new Set(bouts.map(({ groupId }) => groupId)).size > 1;
  const determined = bouts.filter(({ red }) => red.outcome !== null);
  const count = (reason: NonNullable<BoutRecord['determination']>['reason']) =>
    determined.filter(({ determination }) => determination?.reason === reason).length;
  return (
    <Section title={texts.bouts}>
      <Stack>
        {determined.length === 0 ? null : (
          <>
            <Hint>
              {fill(texts.boutsSummary, {
                done: determined.length,
                count: bouts.length,
                LEAD_SCORE: count('LEAD_SCORE'),
                CARDS: count('CARDS'),
                EXCEEDED_FOULS: count('EXCEEDED_FOULS'),
                OPERATOR: count('OPERATOR'),
              })}
            </Hint>
            <BoutPicture bouts={determined} />
          </>
        )}
        <LongTable
          label={texts.bouts}
          rows={bouts}
          rowKey={({ red }) => red.programId}
          empty={<EmptyState title={texts.boutsEmpty} hint={texts.boutsEmptyHint} />}
          columns={[
            ...(severalGroups
              ? [
                  {
                    key: 'group',
                    title: texts.column.programGroup,
                    cell: ({ groupName }: BoutRecord) => groupName,
                  },
                ]
              : []),
            {
              key: 'bout',
              title: texts.column.bout,
              rowHeader: true,
              width: '96px',
              cell: ({ bout }) => fill(texts.boutNumber, { bout }),
            },
            { key: 'red', title: texts.column.red, cell: ({ red }) => red.programName },
            {
              key: 'points',
              title: texts.column.points,
              align: 'center',
              width: '110px',
              cell: ({ red, blue }) => <strong>{`${red.score} : ${blue.score}`}</strong>,
            },
            { key: 'blue', title: texts.column.blue, cell: ({ blue }) => blue.programName },
            {
              key: 'fouls',
              title: texts.column.fouls,
              cell: ({ red, blue }) => <Fouls red={red} blue={blue} />,
            },
            {
              key: 'determination',
              title: texts.column.determination,
              cell: (bout) => <Outcome bout={bout} />,
            },
          ]}
        />
      </Stack>
    </Section>
  );
}

function BoutPicture({ bouts }: { readonly bouts: readonly BoutRecord[] }) {
  const { statistics: texts } = useBackstageMessages();
  const drawn = bouts.slice(0, most);
  const [widest] = [...drawn].sort((a, b) => distance(b) - distance(a));
  if (widest === undefined) return null;
  return (
    <Stack $gap={8}>
      {drawn.length < bouts.length ? (
        <Hint>{fill(texts.chart.mostBouts, { count: drawn.length })}</Hint>
      ) : null}
      <DotPlot
        title={texts.bouts}
        headed
        summary={fill(texts.chart.bouts, {
          count: bouts.length,
          bout: widest.bout,
          red: widest.red.score,
          blue: widest.blue.score,
        })}
        rows={drawn.map(({ bout, red, blue }) => ({
          key: red.programId,
          name: `${fill(texts.boutNumber, { bout })}  ${red.programName} / ${blue.programName}`,
          ring: red.score,
          dot: blue.score,
          line: [red.score, blue.score],
          text: `${red.score} : ${blue.score}`,
        }))}
        legend={[
          { mark: 'ring', text: texts.chart.legend.red },
          { mark: 'dot', text: texts.chart.legend.blue },
        ]}
      />
    </Stack>
  );
}

function distance({ red, blue }: BoutRecord): number {
  return Math.abs(red.score - blue.score);
}

function Fouls({ red, blue }: { readonly red: BoutSide; readonly blue: BoutSide }) {
  const { statistics: texts } = useBackstageMessages();
  const sides = [red, blue].filter(({ fouls }) => fouls.length > 0);
  if (sides.length === 0) return <span>{texts.noFouls}</span>;
  return (
    <Stack $gap={2}>
      {sides.map(({ programId, programName, fouls }) => (
        <span key={programId}>
          {`${programName} ${fouls
            .map(({ foulName, times, allowed }) =>
              foulName === null
                ? fill(texts.foulGone, { times })
                : fill(texts.foulOf, { foul: foulName, times, allowed: allowed ?? 0 }),
            )
            .join(texts.list)}`}
        </span>
      ))}
    </Stack>
  );
}

function Outcome({ bout: { red, blue, determination } }: { readonly bout: BoutRecord }) {
  const { statistics: texts } = useBackstageMessages();
  const winner = [red, blue].find(({ outcome }) => outcome === 'WIN')?.programName;
  const unfought = [red, blue].find(({ walkover }) => walkover === true);
  if (unfought !== undefined) {
    const other = unfought === red ? blue : red;
    const out = standingText(other, texts.standing) ?? '';
    return (
      <span>
        {fill(texts.walkover, { name: unfought.programName, out: `${other.programName} ${out}` })}
      </span>
    );
  }
  if (red.outcome === 'DRAW') return <span>{texts.drawn}</span>;
  if (winner === undefined) return <Hint as="span">{texts.undecided}</Hint>;
  if (determination === null) return <span>{fill(texts.winner, { name: winner })}</span>;
  const { reason, foulName, lead } = determination;
  return (
    <span>{fill(texts.reason[reason], { winner, foul: foulName ?? '', lead: lead ?? 0 })}</span>
  );
}
