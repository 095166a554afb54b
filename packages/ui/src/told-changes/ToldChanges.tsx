'use client';
// Says before a step which published figures it changes, from what to what: results, ranks and who won.
import type { CurrentMatch, PublishedChanges, StageProgram } from '@liangfen/sdk/schema';
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
  const { championChanges = [], awardChanges = [] } = changes.answer;
  const score = (value: number | null) =>
    value === null ? texts.noScore : formatScore(value, setting.decimals);
  const rank = (value: number | null) =>
    value === null ? texts.noRank : fill(texts.rank, { rank: value });
  const one = ({ sort, programName: program }: Named) => fill(texts.one, { sort, program });
  const several = (of: readonly Named[]) =>
    of.length === 0 ? texts.nobody : of.map(one).join(texts.between);
  const line = (
    of: Named & { readonly programId: string },
    kind: string,
    [from, to]: readonly [string, string],
  ): Line => ({
    key: `${kind} ${of.programId}`,
    text: fill(texts.line, { one: one(of), kind, from, to }),
  });
  const lines: readonly Line[] = [
    ...championChanges.map(({ division, from, to }) => ({
      key: `champion ${division}`,
      text: fill(texts.champion, {
        division,
        from: one(from),
        to: to === null ? texts.noChampion : one(to),
      }).trim(),
    })),
    ...awardChanges.map(({ awardName: award, groupId, groupName: group, from, to }) => ({
      key: `award ${groupId} ${award}`,
      text: fill(texts.award, { group, award, from: several(from), to: several(to) }),
    })),
    ...outcomeChanges.map(({ from, to, ...of }) =>
      line(of, texts.outcome, [outcome[from], to === null ? texts.noOutcome : outcome[to]]),
    ),
    ...resultChanges.map(({ from, to, ...of }) => line(of, texts.score, [score(from), score(to)])),
    ...rankChanges.map(({ from, to, ...of }) => line(of, texts.place, [rank(from), rank(to)])),
  ];
  if (lines.length === 0) return onlyChanges ? null : <p>{texts.none}</p>;
  return (
    <>
      <p>{fill(texts.head, { count: lines.length })}</p>
      <ul data-told-changes={lines.length}>
        {lines.slice(0, mostShown).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </>
  );
}

type Named = Pick<StageProgram, 'sort' | 'programName'>;

interface Line {
  readonly key: string;
  readonly text: string;
}

/**
 * Whether no published figure is another one afterwards.
 *
 * @example
 * ```tsx
 * if (changesNothing(changes)) save();
 * ```
 */
export function changesNothing(changes: PublishedChanges): boolean {
  const { rankChanges, resultChanges, outcomeChanges, championChanges, awardChanges } = changes;
  return [rankChanges, resultChanges, outcomeChanges, championChanges, awardChanges].every(
    (all = []) => all.length === 0,
  );
}
