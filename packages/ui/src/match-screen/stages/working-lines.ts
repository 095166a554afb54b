// 「怎么算的」: from the working of a score to the few lines a hall can read.
import type { FinalScore, JudgeGroupWorking, ScoreWorking } from '@liangfen/sdk/schema';
import { fill, type Messages } from '../../messages/index.ts';
import { formatChange, formatFigure } from '../format.ts';

type Texts = Messages['screen'];

/** One line per step of the calculation, in its order. */
export function workingLines(working: FinalScore, vote: boolean, texts: Texts): string[] {
  const parts =
    working.parts.length === 1
      ? partLines(working.parts[0], working, vote, texts)
      : working.parts.map((part) =>
          fill(texts.result.working.item, {
            item: part.itemName ?? '',
            score: formatFigure(part.shown, working.decimals),
            proportion: part.proportion ?? 0,
          }),
        );
  const adjustments = working.adjustments.map(({ reason, amount }) =>
    fill(texts.result.working.adjustment, { reason, amount: formatChange(amount) }),
  );
  const corrected =
    working.corrected === null ? [] : [`${texts.result.corrected}：${working.corrected.reason}`];
  return [...parts, ...adjustments, ...corrected];
}

function partLines(
  part: ScoreWorking | undefined,
  working: FinalScore,
  vote: boolean,
  texts: Texts,
): string[] {
  if (part === undefined) return [];
  const { working: words } = texts.result;
  const groups = part.groups.filter((group) => group.scores.length > 0);
  const lines = groups.flatMap((group) => {
    const text = groupText(group, part, groups.length === 1, working, vote, texts);
    return groups.length === 1
      ? text
      : [
          fill(words.group, {
            group: group.groupName,
            weight: group.effectiveWeight,
            text: text.join('，'),
          }),
        ];
  });
  return part.renormalised ? [...lines, words.renormalised] : lines;
}

function groupText(
  group: JudgeGroupWorking,
  part: ScoreWorking,
  alone: boolean,
  working: FinalScore,
  vote: boolean,
  texts: Texts,
): string[] {
  const { working: words } = texts.result;
  const dropped = (which: 'HIGHEST' | 'LOWEST') =>
    group.scores
      .filter((score) => score.dropped === which)
      .map((score) => formatFigure(score.score, working.decimals))
      .join('、');
  const [highest, lowest] = [dropped('HIGHEST'), dropped('LOWEST')];
  const drops =
    highest !== '' && lowest !== ''
      ? [fill(words.dropped, { highest, lowest })]
      : highest !== ''
        ? [fill(words.droppedHighest, { highest })]
        : lowest !== ''
          ? [fill(words.droppedLowest, { lowest })]
          : group.dropSkipped
            ? [words.dropSkipped]
            : [];
  const count = group.scores.filter((score) => score.dropped === null).length;
  const value = alone ? formatFigure(part.shown, working.decimals) : group.value;
  const template = vote ? words.votes : working.calculation === 'SUM' ? words.sum : words.mean;
  return [...drops, fill(template, { count, value })];
}
