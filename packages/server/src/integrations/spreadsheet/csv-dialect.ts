/** Finds out by what mark a text is separated: the one under which its headers are found, and its lines agree. */
import papaparse from 'papaparse';

const { parse } = papaparse;
const separators = [',', '\t', ';', '|', '，', '；'];
/** A title or two may stand above the headers, and a few lines show whether the rest agrees. */
const linesAsked = 30;
const lettersAsked = 20_000;

export interface CsvDialect {
  /** Without the line that names the separator. */
  readonly text: string;
  readonly separator: string;
}

export function csvDialect(text: string, titles: readonly string[]): CsvDialect {
  // Excel's own way to say it; the line is none of the list.
  const [whole, named] = /^\uFEFF?sep=(.)\n/i.exec(text) ?? [];
  if (whole !== undefined && named !== undefined) {
    return { text: text.slice(whole.length), separator: named };
  }
  const wanted = new Set(titles.map(plainTitle));
  const start = text.slice(0, lettersAsked);
  let separator = ',';
  let best = -1;
  for (const candidate of separators) {
    const score = scoreOf(start, candidate, wanted);
    if (score <= best) continue;
    best = score;
    separator = candidate;
  }
  return { text, separator };
}

/** Headers that are found weigh more than lines that agree. */
function scoreOf(text: string, separator: string, wanted: ReadonlySet<string>): number {
  const { data, errors } = parse<readonly string[]>(text, {
    delimiter: separator,
    newline: '\n',
    preview: linesAsked,
    skipEmptyLines: true,
  });
  const titlesIn = (fields: readonly string[]) =>
    fields.filter((field) => wanted.has(plainTitle(field))).length;
  const [headers = []] = [...data].sort((a, b) => titlesIn(b) - titlesIn(a) || b.length - a.length);
  if (headers.length < 2) return 0;
  const agreeing = data.filter((fields) => fields.length === headers.length).length;
  const isBroken = errors.some(({ type }) => type === 'Quotes');
  return (
    titlesIn(headers) * 1_000 + (agreeing / Math.max(1, data.length)) * 100 - (isBroken ? 50 : 0)
  );
}

/** A title without what people put around it. */
export function plainTitle(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/\((?:必填|选填|可选|必须|非必填|可不填|required|optional)\)/gi, '')
      .replace(/[*★※●\s:：?\p{Cf}]/gu, '')
      // Forms number what they ask, and address whom they ask: 1、你的姓名.
      .replace(/^\(?\d{1,2}[.、)](?=.)/, '')
      .replace(/^(?:请)?(?:输入|填写|选择)?(?:\u60A8|你)的/, '')
      .toLowerCase()
  );
}
