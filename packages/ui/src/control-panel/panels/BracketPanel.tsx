'use client';
// The bracket is on: it follows the bouts by itself; below, each division's champion, or why there is none.
import type { BracketDivision } from '@liangfen/sdk/schema';
import { fill, usePanelMessages } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import type { ConsoleView } from '../console-view.ts';

export function BracketPanel({ view }: { readonly view: Pick<ConsoleView, 'match'> }) {
  const { bracket } = usePanelMessages();
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
      hint={[bracket.hint, ...lines, ...(unknown ? [bracket.atDesk] : [])].map((line) => (
        <div key={line}>{line}</div>
      ))}
    />
  );
}
