'use client';
// The judges beside each other: level and spread, what was dropped, and whether the running order mattered.
import { hasFullMark } from '@liangfen/rules';
import type { JudgeComparison, ResultOverview } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import { Hint, Section, Stack } from '../frame/Section.tsx';
import { DotPlot } from './charts/DotPlot.tsx';
import { JudgesTable } from './JudgesTable.tsx';
import { judgeName } from './judge-name.ts';
import { extremesOf, levelsOf } from './levels.ts';
import { thirdsText } from './order-effect.ts';
import { signed, signedWhole } from './signed.ts';

type From = 'SHOW' | 'TEST';

const judgesFrom: Readonly<Record<From, (overview: ResultOverview) => ResultOverview['judges']>> = {
  SHOW: ({ judges }) => judges,
  TEST: ({ testJudges }) => testJudges,
};

/** More judges than these cannot be read in one picture. */
const most = 40;

export function JudgesSection({ overview }: { readonly overview: ResultOverview }) {
  const { statistics: texts } = useBackstageMessages();
  const [chosen, setChosen] = useState<From | null>(null);
  const tested = overview.testJudges.some(({ count }) => count > 0);
  const shown = overview.judges.some(({ count }) => count > 0);
  // Before the show, the test is all there is.
  const from: From = tested ? (chosen ?? (shown ? 'SHOW' : 'TEST')) : 'SHOW';
  const judges = judgesFrom[from](overview);
  const scoring = judges.some(({ count }) => count > 0);
  return (
    <Section title={texts.judges}>
      <Stack>
        {tested ? (
          <Segmented<From>
            label={texts.judgesFrom}
            value={from}
            options={[
              { value: 'SHOW', label: texts.fromShow },
              { value: 'TEST', label: texts.fromTest },
            ]}
            onChange={setChosen}
          />
        ) : null}
        {from === 'TEST' ? <Hint>{texts.testHint}</Hint> : null}
        {scoring ? (
          <>
            {hasFullMark(overview.mode) ? (
              <JudgePictures judges={judges} overview={overview} />
            ) : null}
            <JudgesTable judges={judges} mode={overview.mode} decimals={overview.decimals} />
            <Hint>{texts.deviationHint}</Hint>
          </>
        ) : (
          <NothingToCompare covered={overview.coveredProgramIds.length > 0} />
        )}
      </Stack>
    </Section>
  );
}

function JudgePictures({
  judges,
  overview: { decimals, fullScore },
}: {
  readonly judges: readonly JudgeComparison[];
  readonly overview: ResultOverview;
}) {
  const { statistics: texts } = useBackstageMessages();
  const drawn = mostDifferent(judges);
  const levels = levelsOf(
    drawn.map(({ judge, ...figures }) => ({ ...figures, key: judge.id, name: judgeName(judge) })),
    decimals,
  );
  const extremes = extremesOf(levels);
  const drifts = drawn.flatMap(({ judge, order }) =>
    order === null ? [] : [{ key: judge.id, name: judgeName(judge), order }],
  );
  const [strongest] = [...drifts].sort((a, b) => Math.abs(drift(b)) - Math.abs(drift(a)));
  return (
    <Stack $gap={24}>
      {extremes === null ? null : (
        <DotPlot
          title={texts.chart.judgesTitle}
          hint={
            drawn.length < judges.length
              ? fill(texts.chart.most, { count: drawn.length })
              : undefined
          }
          summary={fill(texts.chart.judges, extremes)}
          rows={levels}
          ceiling={fullScore}
          legend={[
            { mark: 'dot', text: texts.chart.legend.mean },
            { mark: 'band', text: texts.chart.legend.spread },
            { mark: 'line', text: texts.chart.legend.range },
          ]}
        />
      )}
      {strongest === undefined ? null : (
        <DotPlot
          title={texts.chart.orderTitle}
          hint={texts.chart.orderHint}
          summary={fill(texts.chart.order, {
            name: strongest.name,
            first: signed(strongest.order.firstThird, 2),
            last: signed(strongest.order.lastThird, 2),
          })}
          reference={0}
          tick={signedWhole}
          rows={drifts.map(({ key, name, order }) => ({
            key,
            name,
            ring: order.firstThird,
            dot: order.lastThird,
            line: [order.firstThird, order.lastThird],
            text: thirdsText(order),
          }))}
          legend={[
            { mark: 'ring', text: texts.chart.legend.first },
            { mark: 'dot', text: texts.chart.legend.last },
            { mark: 'reference', text: texts.chart.legend.zero },
          ]}
        />
      )}
    </Stack>
  );
}

function drift({ order }: { readonly order: NonNullable<JudgeComparison['order']> }): number {
  return order.lastThird - order.firstThird;
}

/** Returns the judges who differ most from the others, in the order of the list. */
function mostDifferent(judges: readonly JudgeComparison[]): readonly JudgeComparison[] {
  const scoring = judges.filter(({ count }) => count > 0);
  if (scoring.length <= most) return scoring;
  const chosen = new Set(
    [...scoring]
      .sort((a, b) => Math.abs(b.deviation ?? 0) - Math.abs(a.deviation ?? 0))
      .slice(0, most),
  );
  return scoring.filter((judge) => chosen.has(judge));
}

/** Scores that are covered are not scores that are missing. */
function NothingToCompare({ covered }: { readonly covered: boolean }) {
  const { statistics: texts } = useBackstageMessages();
  if (covered) return <EmptyState title={texts.covered.word} hint={texts.covered.hint} />;
  return <EmptyState title={texts.judgesEmpty} hint={texts.judgesEmptyHint} />;
}
