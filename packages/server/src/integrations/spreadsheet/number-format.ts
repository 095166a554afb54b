/** Shows the number in a cell as a spreadsheet does: dates, times and percentages as people read them. */

type Piece =
  | { readonly kind: 'TEXT'; readonly text: string }
  /** y, m, d, h or s, and how often the format repeats it. */
  | { readonly kind: 'TIME'; readonly letter: string; readonly count: number }
  /** Hours, minutes or seconds that go on counting after a day. */
  | { readonly kind: 'ELAPSED'; readonly letter: string; readonly count: number }
  | { readonly kind: 'HALF_DAY'; readonly names: readonly [string, string] }
  | { readonly kind: 'SECOND_PARTS'; readonly count: number }
  | { readonly kind: 'DIGITS'; readonly text: string }
  | { readonly kind: 'PERCENT' };

/** Formats that a file names by number only, as the Chinese edition shows them. */
const numberedFormats: ReadonlyMap<number, string> = new Map([
  [9, '0%'],
  [10, '0.00%'],
  [14, 'yyyy/m/d'],
  [15, 'd-mmm-yy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm AM/PM'],
  [19, 'h:mm:ss AM/PM'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [22, 'yyyy/m/d h:mm'],
  ...[27, 36, 50, 52, 57].map((id) => [id, 'yyyy"年"m"月"'] as const),
  ...[28, 29, 51, 53, 54, 58].map((id) => [id, 'm"月"d"日"'] as const),
  [30, 'm/d/yy'],
  [31, 'yyyy"年"m"月"d"日"'],
  [32, 'h"时"mm"分"'],
  [33, 'h"时"mm"分"ss"秒"'],
  ...[34, 55].map((id) => [id, '上午/下午h"时"mm"分"'] as const),
  ...[35, 56].map((id) => [id, '上午/下午h"时"mm"分"ss"秒"'] as const),
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mm:ss.0'],
]);

export type NumberShower = (value: number) => string | null;

/** Shows nothing (null) where the format makes neither a date, a time nor a percentage of the number. */
export function numberShower(
  id: number,
  code: string | undefined,
  from1904: boolean,
): NumberShower {
  const [format = ''] = sectionsOf(code ?? numberedFormats.get(id) ?? '');
  const pieces = piecesOf(format);
  if (pieces.some(({ kind }) => kind === 'PERCENT')) return (value) => percentText(value, pieces);
  const isTime = pieces.some(({ kind }) => kind === 'TIME' || kind === 'ELAPSED');
  if (!isTime) return () => null;
  return (value) => timeText(value, pieces, from1904);
}

/** The part before the first semicolon is for numbers that are not negative. */
function sectionsOf(code: string): string[] {
  return code.match(/(?:"[^"]*"|\\.|[^;"\\])+/g) ?? [];
}

const token =
  /"([^"]*)"|\\(.)|_.|\*.|\[([hms]+)\]|\[[^\]]*\]|(AM\/PM|A\/P|上午\/下午)|\.(0+)(?=[^0#?]|$)|([yYmMdDhHsSeE])\6*|([0#?.,]+)|(%)|(General)|(.)/gsu;

function piecesOf(format: string): Piece[] {
  const pieces: Piece[] = [];
  const push = (text: string) => pieces.push({ kind: 'TEXT', text });
  const isTime = /[ymdhs]/i.test(
    format.replace(/"[^"]*"|\\.|\[(?![hms]+\])[^\]]*\]|General/gi, ''),
  );
  for (const match of format.matchAll(token)) {
    const [whole, quoted, escaped, elapsed, halfDay, parts, letters, digits, percent, , other] =
      match;
    if (quoted !== undefined) push(quoted);
    else if (escaped !== undefined) push(escaped);
    else if (elapsed !== undefined) {
      pieces.push({ kind: 'ELAPSED', letter: elapsed.slice(0, 1), count: elapsed.length });
    } else if (halfDay !== undefined) {
      pieces.push({ kind: 'HALF_DAY', names: halfDay === 'A/P' ? ['A', 'P'] : halves(halfDay) });
    } else if (parts !== undefined && isTime) {
      pieces.push({ kind: 'SECOND_PARTS', count: parts.length });
    } else if (letters !== undefined) {
      pieces.push({ kind: 'TIME', letter: letters.slice(0, 1).toLowerCase(), count: whole.length });
    } else if (percent !== undefined) pieces.push({ kind: 'PERCENT' });
    else if (digits !== undefined || parts !== undefined) {
      pieces.push({ kind: 'DIGITS', text: whole });
    } else if (other !== undefined) push(other);
  }
  return pieces;
}

function halves(marks: string): readonly [string, string] {
  const [morning = '', afternoon = ''] = marks.split('/');
  return [morning, afternoon];
}

function percentText(value: number, pieces: readonly Piece[]): string {
  const digits = pieces.map((piece) => (piece.kind === 'DIGITS' ? piece.text : '')).join('');
  const [, decimals = ''] = digits.split('.');
  const least = (decimals.match(/0/g) ?? []).length;
  const most = Math.min(decimals.length, 15);
  // Twelve digits are more than a list has; beyond them stands what binary fractions leave behind.
  const hundredfold = Number((value * 100).toPrecision(12));
  const [whole = '', rest = ''] = hundredfold.toFixed(most).split('.');
  const kept = rest.slice(0, least) + rest.slice(least).replace(/0+$/, '');
  return `${whole}${kept === '' ? '' : `.${kept}`}%`;
}

const dayMs = 86_400_000;
/** The last day that is a date in a spreadsheet: 31 December 9999. */
const lastDay = 2_958_465;

function timeText(value: number, pieces: readonly Piece[], from1904: boolean): string | null {
  const days = value + (from1904 ? 1462 : 0);
  if (!(days >= 0 && days <= lastDay + 1)) return null;
  const parts = pieces.find((piece) => piece.kind === 'SECOND_PARTS')?.count ?? 0;
  const unit = 1000 / 10 ** Math.min(parts, 3);
  const ms = Math.round((days * dayMs) / unit) * unit;
  // Day 60 is the 29 February 1900 that never was; before it the count is one behind.
  const shift = ms < 60 * dayMs ? 1 : 0;
  const at = new Date(Date.UTC(1899, 11, 30 + shift) + ms);
  return pieces.map((piece, index) => pieceText(piece, { at, ms, pieces, index })).join('');
}

interface Moment {
  readonly at: Date;
  /** Milliseconds since the first day of the count. */
  readonly ms: number;
  readonly pieces: readonly Piece[];
  readonly index: number;
}

function pieceText(piece: Piece, { at, ms, pieces, index }: Moment): string {
  switch (piece.kind) {
    case 'TEXT':
      return piece.text;
    case 'HALF_DAY':
      return piece.names[at.getUTCHours() < 12 ? 0 : 1];
    case 'SECOND_PARTS': {
      const parts = String(at.getUTCMilliseconds()).padStart(3, '0');
      return `.${parts.padEnd(piece.count, '0').slice(0, piece.count)}`;
    }
    case 'ELAPSED':
      return elapsedText(ms, piece.letter, piece.count);
    case 'TIME':
      if (piece.letter === 'm' && isMinute(pieces, index)) {
        return padded(at.getUTCMinutes(), piece.count);
      }
      return fieldText(
        at,
        piece,
        pieces.some(({ kind }) => kind === 'HALF_DAY'),
      );
    case 'DIGITS':
    case 'PERCENT':
      return '';
  }
}

function elapsedText(ms: number, letter: string, count: number): string {
  const unit = letter === 'h' ? 3_600_000 : letter === 'm' ? 60_000 : 1_000;
  return padded(Math.floor(ms / unit), count);
}

/** Whether an m means minutes: beside hours or seconds it does, else it means the month. */
function isMinute(pieces: readonly Piece[], index: number): boolean {
  const isClock = (piece: Piece | undefined, letter: string) =>
    (piece?.kind === 'TIME' || piece?.kind === 'ELAPSED') && piece.letter === letter;
  const timed = (piece: Piece) => piece.kind === 'TIME' || piece.kind === 'ELAPSED';
  const before = pieces.slice(0, index).filter(timed);
  const after = pieces.slice(index + 1).find(timed);
  return isClock(before[before.length - 1], 'h') || isClock(after, 's');
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const weekdays = '日一二三四五六';

function fieldText(
  at: Date,
  { letter, count }: { readonly letter: string; readonly count: number },
  isHalved: boolean,
): string {
  switch (letter) {
    case 'y':
      return count <= 2
        ? String(at.getUTCFullYear()).slice(-2)
        : String(at.getUTCFullYear()).padStart(4, '0');
    case 'e':
      return String(at.getUTCFullYear());
    case 'm':
      return count >= 3 ? (months[at.getUTCMonth()] ?? '') : padded(at.getUTCMonth() + 1, count);
    case 'd':
      return count >= 3 ? `周${weekdays[at.getUTCDay()]}` : padded(at.getUTCDate(), count);
    case 'h':
      return padded(isHalved ? at.getUTCHours() % 12 || 12 : at.getUTCHours(), count);
    default:
      return padded(at.getUTCSeconds(), count);
  }
}

function padded(value: number, count: number): string {
  return String(value).padStart(Math.min(count, 2), '0');
}
