/** Says which lines of a list of judges can be imported, and why the others cannot. Pure. */
import { phoneOf, phonePattern } from '../../phone-number.ts';
import type { PublicWords } from '../../public-words/public-words.ts';
import { type JudgeKey, judgeColumns } from './columns.ts';
import type { ListLine } from './lines.ts';
import { isNothing, namesIn } from './typed-cells.ts';
import {
  countedBy,
  GroupNames,
  LineFaults,
  type Refusal,
  type Renewal,
  type Verdicts,
} from './verdicts.ts';

export interface JudgeRow {
  readonly line: number;
  readonly wanted: number | null;
  readonly name: string;
  readonly phoneNumber: string | null;
  /** The person in the messenger; null for lines from elsewhere. */
  readonly unionId: string | null;
  /** '' for the first group. */
  readonly groupName: string;
  readonly organisation: string;
  readonly title: string;
  readonly carried: ListLine['carried'];
}

interface Holder {
  readonly id: string;
  readonly name: string;
  readonly approved: boolean;
  /** Has neither a phone number nor a person of the messenger. */
  readonly namedOnly: boolean;
}

export interface KnownJudges {
  readonly groupNames: readonly string[];
  /** Phone number → who has it. */
  readonly phones: ReadonlyMap<string, Holder>;
  /** Person of the messenger → who that is here. */
  readonly people: ReadonlyMap<string, Holder>;
  /** By name and organisation; of several, who is known by nothing else. */
  readonly named: ReadonlyMap<string, Holder>;
  /** By a name that nobody else here has, with the organisation that is on the list. */
  readonly unique: ReadonlyMap<string, Holder & { readonly organisation: string }>;
  /** Name by number. Once the competition is official, a number that is in use stays with its judge. */
  readonly fixedNumbers: ReadonlyMap<number, string>;
}

export interface JudgeOptions {
  readonly createGroups: boolean;
  readonly renew?: boolean;
  readonly publicWords: PublicWords;
}

export const mostJudgeGroups = 50;

/** The key of somebody without a phone number and without a person of the messenger. */
export function namedKey(name: string, organisation: string): string {
  return JSON.stringify([name, organisation]);
}

/** The judge whom a line means: by person, by phone number, or by name and organisation where one side has no more. */
function meantBy(
  { person, carried }: ListLine<JudgeKey>,
  { phone, name, organisation }: { phone: string; name: string; organisation: string },
  known: KnownJudges,
): Holder | null {
  const byPerson = person === undefined ? undefined : known.people.get(person.unionId);
  if (byPerson !== undefined) return byPerson;
  const byPhone = known.phones.get(phone) ?? null;
  if (byPhone !== null || person !== undefined) return byPhone;
  const named = known.named.get(namedKey(name, organisation)) ?? null;
  if (phone !== '') return named?.namedOnly === true && carried === undefined ? named : null;
  // Judges of an earlier competition were told apart there: whoever has a number is somebody else.
  return named?.namedOnly === true || carried === undefined ? named : null;
}

/** Who alone has the name of the only line of that name, where one of the two leaves the organisation out. */
function perhapsMeantBy(
  { person, carried }: ListLine<JudgeKey>,
  { phone, name, organisation }: { phone: string; name: string; organisation: string },
  { known, linesOf }: { known: KnownJudges; linesOf: ReadonlyMap<string, number> },
): Holder | null {
  const holder = known.unique.get(name);
  if (holder === undefined || person !== undefined || carried !== undefined) return null;
  if (linesOf.get(name) !== 1 || (organisation !== '' && holder.organisation !== '')) return null;
  return phone === '' || holder.namedOnly ? holder : null;
}

export function judgeVerdicts(
  lines: readonly ListLine<JudgeKey>[],
  known: KnownJudges,
  options: JudgeOptions,
): Verdicts<JudgeRow> {
  const groups = new GroupNames(known.groupNames, {
    create: options.createGroups,
    most: mostJudgeGroups,
  });
  const linesOf = countedBy(lines, ({ cells }) => cells.name);
  const phoneLines = new Map<string, number>();
  const namedLines = new Map<string, number>();
  const numberLines = new Map<number, number>();
  const accepted: JudgeRow[] = [];
  const renewed = new Map<string, Renewal<JudgeRow>>();
  let knownLines = 0;
  const refused: Refusal[] = [];
  for (const line of lines) {
    const faults = new LineFaults(judgeColumns, line, options.publicWords);
    const name = faults.text('name', { required: true, most: 40 });
    const names = namesIn(name);
    if (names.length > 1) {
      faults.add('name', `这一格里有 ${names.length} 位评委，请每位写一行`);
    }
    const written = line.cells.phoneNumber;
    const phoneNumber = isNothing(written) ? '' : phoneOf(written);
    const wanted = faults.position('number');
    const groupName = faults.text('groupName', { required: false, most: 30 });
    const organisation = faults.text('organisation', { required: false, most: 60 });
    const title = faults.text('title', { required: false, most: 40 });

    const key = { phone: phoneNumber, name, organisation };
    const meant = meantBy(line, key, known);
    const perhaps = meant ?? perhapsMeantBy(line, key, { known, linesOf });
    if (perhaps !== null) knownLines += 1;
    const isRenewal = options.renew === true && perhaps?.approved === true;
    const renews = isRenewal && !renewed.has(perhaps.id) ? perhaps : null;
    const personFault = renews === null ? faultOfPerson(line, known) : null;
    if (personFault !== null) faults.add('name', personFault);
    else if (renews === null && meant !== null && !known.phones.has(phoneNumber)) {
      faults.add('name', faultOfNamesake(meant, phoneNumber === ''));
    }
    const isNamedOnly =
      phoneNumber === '' && line.person === undefined && line.carried === undefined;
    const nameLine = isNamedOnly ? namedLines.get(namedKey(name, organisation)) : undefined;
    if (nameLine !== undefined) {
      faults.add('name', `和第 ${nameLine} 行同名、同单位；不是同一位时请写明手机号或单位`);
    }
    const phoneFault = faultOfPhone(phoneNumber, phoneLines, known, renews);
    if (phoneFault !== null) faults.add('phoneNumber', phoneFault);
    const numberFault =
      wanted === null || renews !== null ? null : faultOfNumber(wanted, numberLines, known);
    if (numberFault !== null) faults.add('number', numberFault);
    const groupFault = groups.fault(groupName, '评委组');
    if (groupFault !== null) faults.add('groupName', groupFault);

    if (faults.any) {
      refused.push(faults.refusal());
      continue;
    }
    if (phoneNumber !== '') phoneLines.set(phoneNumber, line.line);
    if (isNamedOnly) namedLines.set(namedKey(name, organisation), line.line);
    if (wanted !== null && renews === null) numberLines.set(wanted, line.line);
    const row: JudgeRow = {
      line: line.line,
      wanted,
      name,
      phoneNumber: phoneNumber === '' ? null : phoneNumber,
      unionId: line.person?.unionId ?? null,
      groupName,
      organisation,
      title,
      carried: line.carried,
    };
    if (renews === null) {
      groups.use(groupName);
      accepted.push(row);
    } else renewed.set(renews.id, { id: renews.id, row });
  }
  return {
    accepted,
    renewed: [...renewed.values()],
    known: knownLines,
    refused,
    newGroups: groups.made,
    firstGroup: known.groupNames[0] ?? '',
  };
}

function faultOfPerson({ person }: ListLine<JudgeKey>, known: KnownJudges): string | null {
  if (person === undefined) return null;
  if (!person.isThere) return '通讯录里没有这个人，可能已经离职或不在可见范围，请重新选择';
  const holder = known.people.get(person.unionId);
  if (holder === undefined) return null;
  return holder.approved
    ? `已是评委“${holder.name}”`
    : `已经以“${holder.name}”的名字报名，请在报名列表中通过`;
}

/** Said of a line that may be a judge of the list; what tells two people apart is the number, or the organisation. */
function faultOfNamesake({ name, approved }: Holder, hasNoPhone: boolean): string {
  const otherwise = hasNoPhone ? '手机号或单位' : '单位';
  return approved
    ? `名单里已有同名、同单位的评委；是同一位请选「更新已有的」，不是请写明${otherwise}`
    : `“${name}”已经报名，请在报名列表中通过；不是同一位时请写明${otherwise}`;
}

function faultOfPhone(
  phone: string,
  lines: ReadonlyMap<string, number>,
  known: KnownJudges,
  renews: Holder | null,
): string | null {
  // Whoever has no number comes in by the seat's code.
  if (phone === '') return null;
  if (!phonePattern.test(phone)) return phoneAdvice(phone);
  const other = lines.get(phone);
  if (other !== undefined) return `手机号与第 ${other} 行重复`;
  const holder = known.phones.get(phone);
  if (holder === undefined || holder.id === renews?.id) return null;
  return holder.approved
    ? `手机号已是评委“${holder.name}”的`
    : `“${holder.name}”已用这个手机号报名，请在报名列表中通过`;
}

/** What to write instead, where it can be seen what happened. */
function phoneAdvice(phone: string): string {
  const rule = '手机号要是 11 位中国大陆手机号，或留空';
  if (/^[0-9.]+e\+?[0-9]+$/i.test(phone)) {
    return `${rule}；这里只剩科学计数，末尾几位已经丢了，请按 11 位数字重新填写`;
  }
  const numbers = phone.match(/1[3-9][0-9]{9}/g) ?? [];
  if (numbers.length > 1) return `${rule}；这一格里有 ${numbers.length} 个，请只留一个`;
  const [only] = numbers;
  return only === undefined ? rule : `${rule}；请只写 ${only}`;
}

function faultOfNumber(
  number: number,
  lines: ReadonlyMap<number, number>,
  known: KnownJudges,
): string | null {
  const other = lines.get(number);
  if (other !== undefined) return `编号与第 ${other} 行重复`;
  const holder = known.fixedNumbers.get(number);
  if (holder === undefined) return null;
  return `编号 ${number} 已是评委“${holder}”的，正式比赛中不再改动；请留空，由系统接着编`;
}
