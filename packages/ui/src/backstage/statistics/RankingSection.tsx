'use client';
// The ranking of a group: the best as a picture, everybody as a table with the working behind each score.
import { hasBouts, hasFullMark, hasVotes } from '@liangfen/rules';
import { audienceVoteText, normalisedTexts, placesText } from '@liangfen/rules/words';
import type {
  Mode,
  ProgramAudienceVote,
  RankRow,
  ResultOverview,
  ScoreUnit,
} from '@liangfen/sdk/schema';
import { useState } from 'react';
import {
  figureInUnit,
  fill,
  useBackstageMessages,
  useCommonMessages,
} from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Tag } from '../../primitives/Card.tsx';
import { LongTable } from '../../primitives/LongTable.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import { Actions, Hint, RowActions, Section, Stack } from '../frame/Section.tsx';
import { DotPlot } from './charts/DotPlot.tsx';
import { decidedByText } from './decided-by.ts';
import { ProgramWorking } from './ProgramWorking.tsx';
import { rankText } from './rank-text.ts';

export interface RankingSectionProps {
  readonly id: string;
  readonly overview: ResultOverview;
}

/** Numbers of programs with which a picture can be read. */
const tops = ['10', '30', '100'] as const;
type Top = (typeof tops)[number];

export function RankingSection({ id, overview }: RankingSectionProps) {
  const { statistics: texts } = useBackstageMessages();
  const { scoreUnit: words } = useCommonMessages();
  const [groupId, setGroupId] = useState<string | null>(null);
  const [shown, setShown] = useState<RankRow | null>(null);
  const { rankings, decimals, items, mode } = overview;
  const scoreTitles: Readonly<Record<Mode, string>> = {
    SCORE: texts.column.score,
    VOTE: texts.column.votes,
    BATTLE: texts.column.score,
  };
  const ranking = rankings.find((each) => each.groupId === groupId) ?? rankings[0];
  const rows = ranking?.rows ?? [];
  const corrected = new Set(overview.correctedProgramIds);
  const covered = new Set(overview.coveredProgramIds);
  const votes = new Map(overview.audienceVotes?.map((vote) => [vote.programId, vote] as const));
  const isCovered = (row: RankRow) => row.score === null && covered.has(row.programId);
  const score = (row: RankRow) => {
    if (isCovered(row)) return <Tag>{texts.covered.word}</Tag>;
    return (
      <strong>
        {row.score === null ? '—' : figureInUnit(row.score, decimals, overview.scoreUnit, words)}
      </strong>
    );
  };
  const hasNotes = rows.some(
    (row) =>
      row.decidedBy !== null ||
      row.places !== undefined ||
      row.normalised !== undefined ||
      votes.has(row.programId) ||
      corrected.has(row.programId),
  );
  return (
    <Section title={texts.ranking}>
      <Stack>
        {rankings.length > 1 ? (
          <div style={{ overflowX: 'auto' }}>
            <Segmented
              label={texts.column.programGroup}
              value={ranking?.groupId ?? null}
              options={rankings.map((each) => ({ value: each.groupId, label: each.groupName }))}
              onChange={setGroupId}
            />
          </div>
        ) : null}
        <RankingPicture
          groupName={rankings.length > 1 ? (ranking?.groupName ?? '') : ''}
          rows={rows}
          covered={rows.some(isCovered)}
          decimals={decimals}
          unit={overview.scoreUnit}
          fullScore={hasFullMark(mode) ? overview.fullScore : undefined}
        />
        <LongTable
          label={texts.ranking}
          cards
          rows={rows}
          rowKey={(row) => row.programId}
          empty={<EmptyState title={texts.noPrograms} hint={texts.noProgramsHint} />}
          columns={[
            {
              key: 'rank',
              title: texts.column.rank,
              width: '88px',
              onCard: 'before',
              cell: (row) => <strong>{rankText(row, texts)}</strong>,
            },
            { key: 'sort', title: texts.column.sort, width: '72px', cell: (row) => row.sort },
            {
              key: 'name',
              title: texts.column.name,
              rowHeader: true,
              cell: (row) => row.programName,
            },
            {
              key: 'contestant',
              title: texts.column.contestant,
              width: '180px',
              cell: (row) => (row.contestant === '' ? '—' : inOnePiece(row.contestant)),
            },
            {
              key: 'score',
              title: scoreTitles[mode],
              align: 'end',
              cell: score,
            },
            ...(hasNotes
              ? [
                  {
                    key: 'note',
                    title: texts.column.note,
                    onCard: 'bare' as const,
                    cell: (row: RankRow) => (
                      <Actions>
                        {corrected.has(row.programId) ? (
                          <Tag $tone="warning">{texts.corrected}</Tag>
                        ) : null}
                        {row.places === undefined ? null : (
                          <Hint as="span">{placesText(row.places, texts.places)}</Hint>
                        )}
                        {normalisedTexts(row, decimals, texts.normalised).map((line) => (
                          <Hint as="span" key={line}>
                            {line}
                          </Hint>
                        ))}
                        <AudienceVote vote={votes.get(row.programId)} />
                        {row.decidedBy === null ? null : (
                          <Hint as="span">
                            {decidedByText(texts.tieBreak, items, row.decidedBy)}
                          </Hint>
                        )}
                      </Actions>
                    ),
                  },
                ]
              : []),
            ...(hasBouts(mode)
              ? []
              : [
                  {
                    key: 'working',
                    title: texts.column.working,
                    width: '120px',
                    onCard: 'end' as const,
                    cell: (row: RankRow) => (
                      <RowActions>
                        <Button
                          size="small"
                          look="quiet"
                          aria-label={fill(texts.workingTitle, { program: row.programName })}
                          onClick={() => setShown(row)}
                        >
                          {texts.working}
                        </Button>
                      </RowActions>
                    ),
                  },
                ]),
          ]}
        />
      </Stack>
      {shown === null ? null : (
        <ProgramWorking
          id={id}
          programId={shown.programId}
          programName={shown.programName}
          vote={hasVotes(mode)}
          onClose={() => setShown(null)}
        />
      )}
    </Section>
  );
}

/** Beside the result, in which it does not count. */
function AudienceVote({ vote }: { readonly vote: ProgramAudienceVote | undefined }) {
  const { statistics: texts } = useBackstageMessages();
  if (vote === undefined) return null;
  return <Hint as="span">{audienceVoteText(vote.voteKind, vote.result, texts.audienceVote)}</Hint>;
}

const noBreakSpace = '\u00a0';

/** 「选手 10」 in two lines is another contestant; longer names may break. */
function inOnePiece(name: string): string {
  return name.length > mostInOnePiece ? name : name.replaceAll(' ', noBreakSpace);
}

const mostInOnePiece = 12;

function RankingPicture({
  groupName,
  rows,
  covered,
  decimals,
  unit,
  fullScore,
}: {
  readonly groupName: string;
  readonly rows: readonly RankRow[];
  readonly covered: boolean;
  readonly decimals: number;
  readonly unit: ScoreUnit | undefined;
  /** The highest mark of one score; votes and bouts have none. */
  readonly fullScore: number | undefined;
}) {
  const { statistics: texts } = useBackstageMessages();
  const { scoreUnit: words } = useCommonMessages();
  const [top, setTop] = useState<Top>('10');
  const inUnit = (score: number) => figureInUnit(score, decimals, unit, words);
  const scored = rows.flatMap((row) => (row.score === null ? [] : [{ ...row, score: row.score }]));
  const [first] = scored;
  if (first === undefined) {
    // The table below stands all the same: a line says why it has no figures.
    // Where scores are covered, the page says so at its head.
    return rows.length === 0 || covered ? null : <Hint>{texts.emptyHint}</Hint>;
  }
  // Nobody leads somebody with the same score, whatever decides between their ranks.
  const equal = scored.filter((row) => row.score === first.score).length;
  const options = tops.filter((_, index) => index === 0 || scored.length > Number(tops[index - 1]));
  return (
    <Stack $gap={10}>
      {options.length > 1 ? (
        <Segmented<Top>
          label={texts.chart.top}
          value={top}
          options={options.map((value) => ({
            value,
            label: fill(texts.chart.topOf, { count: value }),
          }))}
          onChange={setTop}
        />
      ) : null}
      <DotPlot
        title={`${groupName} ${texts.ranking}`.trim()}
        headed
        summary={fill(equal > 1 ? texts.chart.rankingTied : texts.chart.ranking, {
          group: groupName,
          first: first.programName,
          tied: equal,
          score: inUnit(first.score),
          count: scored.length,
        })}
        legend={[{ mark: 'dot', text: texts.chart.legend.score }]}
        ceiling={fullScore}
        rows={scored.slice(0, Number(top)).map((row) => ({
          key: row.programId,
          name: `${rankText(row, texts)}  ${row.programName}`,
          dot: row.score,
          text: inUnit(row.score),
        }))}
      />
    </Stack>
  );
}
