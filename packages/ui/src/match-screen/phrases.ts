// The pieces of a text between which a reader pauses: no line breaks inside a word, a name or a Latin word.

/** Signs that stand before their word, and signs after it: no line ends or begins with them. */
const opening = /^[\p{Ps}\p{Pi}]+$/u;
const closing = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}…·]+$/u;
/** What a line must not begin with, because it belongs to the word before. */
const leaning = /^[的了着过们之地得吗呢吧等者性]$/u;
const latin = /[\w\u00c0-\u024f.,'’&@#+-]/u;
/** A run of so many Chinese characters between signs is a name, or a title that is read at once. */
const readAtOnce = 4;
/** Between dots stand the parts of a person's name. */
const foreignName = 10;
const run = /[\p{Script=Han}]+|[^\p{Script=Han}]+/gu;

/** Kept: to make one takes longer than to ask it a hundred times. Null where the browser has none. */
let segmenter: Intl.Segmenter | null | undefined;

function wordsOf(text: string): readonly string[] {
  segmenter ??= 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : null;
  if (segmenter === null) return [...text];
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Short runs whole, long ones by words; single characters that are no word together, as far as a name goes. */
function segmentsOf(text: string): string[] {
  const all: readonly string[] = text.match(run) ?? [];
  return all.flatMap((one, at) => {
    if (!/\p{Script=Han}/u.test(one)) return [...wordsOf(one)];
    const whole = /·$/u.test(all[at - 1] ?? '') || /^·/u.test(all[at + 1] ?? '');
    if ([...one].length <= (whole ? foreignName : readAtOnce)) return [one];
    const words: string[] = [];
    let loose = 0;
    for (const word of wordsOf(one)) {
      const single = [...word].length === 1 && !leaning.test(word);
      if (single && loose > 0 && loose < 3) words[words.length - 1] += word;
      else words.push(word);
      loose = single ? (loose % 3) + 1 : 0;
    }
    return words;
  });
}

/**
 * Joined, the pieces are the text: a line may break behind each of them.
 *
 * `phrasesOf('原创音乐（改编版）')` is `['原创', '音乐', '（改编版）']`.
 */
export function phrasesOf(text: string): readonly string[] {
  const phrases: string[] = [];
  let open = true;
  for (const segment of segmentsOf(text)) {
    const last = phrases[phrases.length - 1];
    const before = last?.at(-1) ?? '';
    const together =
      open ||
      closing.test(segment) ||
      /^\s+$/u.test(segment) ||
      leaning.test(segment) ||
      (latin.test(before) && latin.test(segment[0] ?? ''));
    if (last !== undefined && together && !(opening.test(segment) && !opening.test(before))) {
      phrases[phrases.length - 1] = last + segment;
    } else {
      phrases.push(segment);
    }
    open = opening.test(segment);
  }
  return phrases;
}
