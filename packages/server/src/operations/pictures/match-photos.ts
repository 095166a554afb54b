/** Matches photograph files with people by the number or the name in the file's name; never guesses between two. */

export interface Pictured {
  readonly id: string;
  readonly number: number | null;
  /** The name in the list. */
  readonly name: string;
  /** Other names by which a file may be called. */
  readonly otherNames: readonly string[];
  readonly groupName: string;
  readonly hasPhoto: boolean;
}

export type PhotoMatch =
  | { readonly file: string; readonly person: Pictured }
  | { readonly file: string; readonly reason: string };

export const photoSentences = {
  nobody: '没有这个编号或姓名的人，请用编号或姓名作文件名',
  nobodyNumbered: '没有这个编号，请核对后再试',
  several: '有几位叫这个名字，请用编号作文件名',
  severalNumbered: '几个组都有这个编号，请把图片放进以组名命名的文件夹',
  otherName: '编号和姓名对不上，请核对后再试',
  twice: '这个人已经有另一张图片，只留一张',
} as const;

/** Gives each person one file: of two for one person the second is refused, with that reason. */
export function matchPhotos(files: readonly string[], people: readonly Pictured[]): PhotoMatch[] {
  const taken = new Set<string>();
  return files.map((file) => {
    const found = personFor(file, people);
    if ('reason' in found) return found;
    if (taken.has(found.person.id)) return { file, reason: photoSentences.twice };
    taken.add(found.person.id);
    return found;
  });
}

function personFor(file: string, people: readonly Pictured[]): PhotoMatch {
  const folders = file.split('/');
  const own = (folders.pop() ?? '').replace(/\.[^.]+$/, '').normalize('NFC');
  const inFolder = people.filter(({ groupName }) => folders.includes(groupName));
  const among = inFolder.length > 0 ? inFolder : people;
  const [, digits = null, rest = ''] =
    /^\s*(?:no\.?\s*)?([0-9]{1,6})(?![0-9])(.*)$/i.exec(own) ?? [];
  if (digits === null) return byName(file, own, among);
  const numbered = among.filter(({ number }) => number === Number(digits));
  const name = plain(rest.replace(/^\s*号?\s*[-_.、，,\s]*/, ''));
  if (name === '') {
    const [person, other] = numbered;
    if (person === undefined) return { file, reason: photoSentences.nobodyNumbered };
    return other === undefined
      ? { file, person }
      : { file, reason: photoSentences.severalNumbered };
  }
  const [person, other] = numbered.filter((one) => isCalled(one, name));
  if (person !== undefined && other === undefined) return { file, person };
  // A name may begin with figures, e.g. 2046 乐队.
  const whole = byName(file, own, among);
  if ('person' in whole) return whole;
  return numbered.length === 0 ? whole : { file, reason: photoSentences.otherName };
}

function byName(file: string, called: string, people: readonly Pictured[]): PhotoMatch {
  const name = plain(called);
  const exact = people.filter((person) => plain(person.name) === name);
  const [person, other] = exact.length > 0 ? exact : people.filter((one) => isCalled(one, name));
  if (person === undefined) return { file, reason: photoSentences.nobody };
  return other === undefined ? { file, person } : { file, reason: photoSentences.several };
}

function isCalled({ name, otherNames }: Pictured, called: string): boolean {
  return called !== '' && [name, ...otherNames].some((one) => plain(one) === called);
}

/** Takes out spaces, title marks and case, which people leave out of file names. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s《》〈〉「」_]/g, '');
}
