'use client';
// The bracket is on: it follows the bouts by itself; below, each division's champion, or why there is none.
import { standingText } from '@liangfen/rules/words';
import type { BracketDivision, CurrentMatch } from '@liangfen/sdk/schema';
import { fill, type Messages, usePanelMessages } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import type { ConsoleView } from '../console-view.ts';

export function BracketPanel({ view }: { readonly view: Pick<ConsoleView, 'match'> }) {
  const { bracket, standing } = usePanelMessages();
  const { stage } = view.match;
  const divisions = stage.kind === 'BRACKET' ? (stage.divisions ?? []) : [];
  const lineOf = ({ division, champion, noChampion }: BracketDivision): string | null => {
    if (champion !== null) {
      const program = champion.programName;
      return division === ''
        ? fill(bracket.champion, { program })
        : fill(bracket.divisionChampion, { division, program });
    }
    if (noChampion === null) return null;
    const reason = bracket.reasons[noChampion];
    return division === ''
      ? fill(bracket.none, { reason })
      : fill(bracket.divisionNone, { division, reason });
  };
  const lines = divisions.flatMap((one) => lineOf(one) ?? []);
  const unknown = divisions.some(({ noChampion }) => noChampion !== null);
  return (
    <EmptyState
      title={bracket.title}
      hint={[
        bracket.hint,
        ...tableLines(stage, bracket, standing.words),
        ...lines,
        ...(unknown ? [bracket.atDesk] : []),
      ].map((line) => <div key={line}>{line}</div>)}
    />
  );
}

/** The table of the group on air, a line for each side, with the step that decided equal points. */
function tableLines(
  stage: CurrentMatch['stage'],
  { tableRow, tableDecided, tableSteps }: Messages['panel']['bracket'],
  standings: Messages['panel']['standing']['words'],
): readonly string[] {
  if (stage.kind !== 'BRACKET' || stage.table === undefined) return [];
  return stage.table.rows.map(({ program, rank, decidedBy, ...figures }) => {
    const text = fill(tableRow, {
      ...{ played: figures.played, won: figures.won, drawn: figures.drawn, lost: figures.lost },
      ...{ difference: figures.difference, points: figures.points },
      rank: rank ?? standingText(program, standings) ?? '',
      program: program.programName,
    });
    return decidedBy === null
      ? text
      : fill(tableDecided, { row: text, step: tableSteps[decidedBy] });
  });
}
