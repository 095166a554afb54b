// 「怎么算的」 in words: the lines of the rules, whose arithmetic is printed as it is.
import { type WorkingLine, type WorkingLinesOptions, workingLines } from '@liangfen/rules';
import type { FinalScore } from '@liangfen/sdk/schema';
import { fill, type Messages } from '../messages/index.ts';

type Words = Messages['screen']['result']['working'];

/** One line per step, in their order; what is dropped stands before the mean that leaves it out. */
export function workingTexts(
  working: FinalScore,
  options: WorkingLinesOptions,
  words: Words,
): string[] {
  return workingLines(working, options).map((line) => textOf(line, words));
}

function textOf(line: WorkingLine, words: Words): string {
  switch (line.kind) {
    case 'JUDGE_TOTALS':
      return fill(words.judgeTotals, {
        items: line.items.map(({ item, proportion }) => `${item} × ${proportion}%`).join(' + '),
      });
    case 'DROPPED':
      return placed(line, droppedText(line, words), words);
    case 'DROP_SKIPPED':
      return placed(line, words.dropSkipped, words);
    case 'MEAN':
      return placed(line, fill(words.mean, figures(line)), words);
    case 'SUM':
      return placed(line, fill(words.sum, figures(line)), words);
    case 'VOTES':
      return placed(line, fill(words.votes, figures(line)), words);
    case 'RENORMALISED':
      return placed({ item: line.item, group: null }, words.renormalised, words);
    case 'GROUPS':
      return placed(
        { item: line.item, group: null },
        fill(words.groups, { formula: line.formula }),
        words,
      );
    case 'ITEM':
      return fill(words.item, line);
    case 'ADJUSTMENT':
      return fill(words.adjustment, line);
    case 'TOTAL':
      return fill(words.total, line);
    case 'CORRECTED':
      return line.from === null
        ? fill(words.correctedTo, { to: line.to, reason: line.reason })
        : fill(words.corrected, { ...line, from: line.from });
  }
}

function figures({ count, formula }: { readonly count: number; readonly formula: string }) {
  return { count, formula };
}

interface Place {
  readonly item: string | null;
  readonly group: string | null;
}

/** Whose line it is, where there are several of its kind. */
function placed({ item, group }: Place, text: string, words: Words): string {
  const names = [item, group].filter((name) => name !== null);
  return names.length === 0 ? text : fill(words.place, { place: names.join(' · '), text });
}

function droppedText(
  { highest, lowest }: Extract<WorkingLine, { kind: 'DROPPED' }>,
  words: Words,
): string {
  const figures = { highest: highest.join('、'), lowest: lowest.join('、') };
  if (highest.length === 0) return fill(words.droppedLowest, figures);
  return fill(lowest.length === 0 ? words.droppedHighest : words.dropped, figures);
}
