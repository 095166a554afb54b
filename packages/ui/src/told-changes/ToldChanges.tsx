'use client';
// Says before a step which published figures it changes, from what to what: results, ranks and who won.
import type { CurrentMatch, PublishedChanges } from '@liangfen/sdk/schema';
import { formatScore } from '../match-screen/format.ts';
import { fill, useCommonMessages } from '../messages/index.ts';
import type { toldChanges } from '../messages/zh-CN/told-changes.ts';
import type { LookedUp } from '../primitives/use-looked-up.ts';

/** As many changes as a dialog shows at once; the head line counts all. */
const mostShown = 12;

/** The words of the area that shows it. */
export type ToldChangesTexts = { readonly [Key in keyof typeof toldChanges]: string };

export interface ToldChangesProps {
  /** NONE or no answer while nothing is asked, which says nothing. */
  readonly changes: LookedUp<PublishedChanges | null>;
  readonly texts: ToldChangesTexts;
  /** Scores have the decimals of the setting. */
  readonly setting: Pick<CurrentMatch['setting'], 'decimals'>;
  /** Says nothing while nothing changes: where the step asks anyway, for another reason. */
  readonly onlyChanges?: boolean;
}

export function ToldChanges({ changes, texts, setting, onlyChanges = false }: ToldChangesProps) {
  const { outcome } = useCommonMessages();
  if (changes.state === 'NONE') return null;
  if (changes.state !== 'FOUND') {
    if (onlyChanges) return null;
    return <p>{changes.state === 'LOOKING' ? texts.looking : texts.unknown}</p>;
  }
  if (changes.answer === null) return null;
  const { resultChanges = [], rankChanges = [], outcomeChanges = [] } = changes.answer;
  const score = (value: number | null) =>
    value === null ? texts.noScore : formatScore(value, setting.decimals);
  const rank = (value: number | null) =>
    value === null ? texts.noRank : fill(texts.rank, { rank: value });
  const lines = [
    ...outcomeChanges.map(({ from, to, ...of }) => ({
      of,
      kind: texts.outcome,
      from: outcome[from],
      to: to === null ? texts.noOutcome : outcome[to],
    })),
    ...resultChanges.map(({ from, to, ...of }) => ({
      of,
      kind: texts.score,
      from: score(from),
      to: score(to),
    })),
    ...rankChanges.map(({ from, to, ...of }) => ({
      of,
      kind: texts.place,
      from: rank(from),
      to: rank(to),
    })),
  ];
  if (lines.length === 0) return onlyChanges ? null : <p>{texts.none}</p>;
  return (
    <>
      <p>{fill(texts.head, { count: lines.length })}</p>
      <ul data-told-changes={lines.length}>
        {lines.slice(0, mostShown).map(({ of, kind, from, to }) => (
          <li key={`${kind} ${of.programId}`}>
            {fill(texts.line, { sort: of.sort, program: of.programName, kind, from, to })}
          </li>
        ))}
      </ul>
    </>
  );
}
