/** The messenger's address book: looking into it, searching it, and making judges out of it (decision 0165). */
import type { AddressBookPerson } from '@liangfen/sdk/schema';
import { roleMayCall } from '@liangfen/sdk/values';
import { cleanText } from '../../clean-text.ts';
import { connected } from '../../messenger/connected.ts';
import { requireCorporation } from '../../messenger/corporations.ts';
import { walkDepartments } from '../../messenger/departments.ts';
import { vouchedPhone } from '../../messenger/phone.ts';
import { asking } from '../../messenger/refusals.ts';
import type { Messenger, MessengerMember } from '../../ports.ts';
import { notFound } from '../../problem.ts';
import { invalidField } from '../../refusals.ts';
import type { Call } from '../call.ts';
import { findManaged } from '../competitions/rows.ts';
import type { Operations } from '../operation.ts';
import type { Services } from '../services.ts';
import { digestOf } from '../upload.ts';
import type { JudgeKey } from './columns.ts';
import { judgeList } from './judge-list.ts';
import type { ListLine } from './lines.ts';
import { performImport } from './perform.ts';

/** The path's name for the top department. */
const root = 'root';
const mostPeople = 1_000;
const mostDepartments = 2_000;
const longestName = 128;
const longestDeptName = 256;

/** The people on a competition's list of judges, sign-ups included. */
interface Listed {
  readonly phones: ReadonlySet<string>;
  readonly unionIds: ReadonlySet<string>;
}

const nobodyListed: Listed = { phones: new Set(), unionIds: new Set() };

async function listedJudges(
  competitionId: string | undefined,
  user: Call<'getAddressBook'>['user'],
  { ports }: Services,
): Promise<Listed> {
  if (competitionId === undefined) return nobodyListed;
  const { query } = ports.database;
  const found = await findManaged(query, user, competitionId);
  if (found === undefined || !roleMayCall(found.role, 'listJudgeGroups')) {
    throw notFound('比赛');
  }
  const judges = await query
    .selectFrom('judge')
    .leftJoin('messenger_person', 'messenger_person.user_id', 'judge.user_id')
    .select(['judge.phone_number as phoneNumber', 'judge.union_id as unionId'])
    .select('messenger_person.union_id as loginUnionId')
    .where('judge.competition_id', '=', competitionId)
    .execute();
  return {
    phones: new Set(judges.flatMap(({ phoneNumber }) => phoneNumber ?? [])),
    unionIds: new Set(
      judges.flatMap(({ unionId, loginUnionId }) => [unionId ?? [], loginUnionId ?? []].flat()),
    ),
  };
}

function personOf(
  { unionId, name, phoneNumber }: MessengerMember,
  { phones, unionIds }: Listed,
): AddressBookPerson {
  const phone = vouchedPhone(phoneNumber);
  return {
    unionid: unionId,
    name: cut(name, longestName),
    phoneNumber: phone === null ? null : masked(phone),
    judge: unionIds.has(unionId) || (phone !== null && phones.has(phone)),
  };
}

function cut(text: string, longest: number): string {
  return [...cleanText(text)].slice(0, longest).join('');
}

/** Enough to tell two people of one name apart. */
function masked(phoneNumber: string): string {
  return `${phoneNumber.slice(0, 3)}****${phoneNumber.slice(-4)}`;
}

interface Chosen {
  readonly unionid: string;
  readonly name: string;
}

/**
 * Lists people in the order they were chosen, then those of the departments; each person once, as the book names them.
 */
async function linesOf(
  book: Messenger,
  corpId: string,
  users: readonly Chosen[],
  deptIds: readonly string[],
): Promise<ListLine<JudgeKey>[]> {
  const chosen = new Map(users.map((user) => [user.unionid, user.name]));
  const single =
    chosen.size === 0 ? [] : await asking(book, book.members(corpId, [...chosen.keys()]));
  const known = new Map(single.map((person) => [person.unionId, person]));
  for (const person of await peopleBelow(book, corpId, deptIds)) {
    known.set(person.unionId, person);
    if (!chosen.has(person.unionId)) chosen.set(person.unionId, person.name);
  }
  if (chosen.size > mostPeople) throw tooMany();
  return [...chosen].map(([unionId, chosenName], index) => {
    const person = known.get(unionId);
    return {
      line: index + 1,
      cells: {
        number: '',
        // A person who has left the book is refused under the name they were chosen by.
        name: cleanText(person?.name ?? chosenName),
        phoneNumber: vouchedPhone(person?.phoneNumber ?? null) ?? '',
        groupName: '',
        organisation: '',
        title: '',
      },
      formulas: [],
      person: { unionId, isThere: person !== undefined },
    };
  });
}

async function peopleBelow(
  book: Messenger,
  corpId: string,
  deptIds: readonly string[],
): Promise<readonly MessengerMember[]> {
  if (deptIds.length === 0) return [];
  const found = new Map<string, MessengerMember>();
  for (let walks = 1; walks <= mostWalks; walks += 1) {
    const before = found.size;
    const walked = await asking(
      book,
      walkDepartments(corpId, {
        from: deptIds.map((deptId) => ({ deptId: deptId === root ? null : deptId, deptNames: [] })),
        bounds: { departments: mostDepartments, people: mostPeople },
        read: book.department,
      }),
    );
    if (!walked.whole) throw tooMany();
    for (const person of walked.people) {
      if (!found.has(person.unionId)) found.set(person.unionId, person);
    }
    // Only between departments can somebody move past the reading.
    if (found.size === before || walked.departments === 1) break;
  }
  return [...found.values()];
}

function tooMany() {
  return invalidField(
    'deptIds',
    `所选的部门里人太多：一次最多导入 ${mostPeople} 人、${mostDepartments} 个部门，请选下级部门，分几次导入`,
  );
}

/**
 * How often all departments are read: a person who moves meanwhile from an unread department into one already read is
 * seen in neither, so they are read again until nobody new is found.
 */
const mostWalks = 3;

type AddressBookCalls = 'getAddressBook' | 'findInAddressBook' | 'importJudgesFromAddressBook';

export const addressBook: Operations<AddressBookCalls> = {
  getAddressBook: async (call, services) => {
    const { path, user } = call;
    const { ports, rateLimit } = services;
    await rateLimit('addressBook', user.userId);
    const book = connected(ports);
    const listed = await listedJudges(call.query.competitionId, user, services);
    const corpId = await requireCorporation(ports, book, user.userId, path.corpid);
    const found = await asking(
      book,
      book.department(corpId, path.deptId === root ? null : path.deptId),
    );
    return {
      childDepts: found.childDepts.map(({ deptId, deptName }) => ({
        deptId,
        deptName: cut(deptName, longestDeptName),
      })),
      users: found.members.map((member) => personOf(member, listed)),
    };
  },

  findInAddressBook: async (call, services) => {
    const { path, query, user } = call;
    const { ports, rateLimit, directories } = services;
    await rateLimit('addressBookSearch', user.userId);
    const book = connected(ports);
    const listed = await listedJudges(query.competitionId, user, services);
    const corpId = await requireCorporation(ports, book, user.userId, path.corpid);
    const { people, more } = await asking(book, directories.find(book, corpId, query.word));
    return {
      users: people.map((person) => ({
        ...personOf(person, listed),
        deptNames: person.deptNames.map((name) => cut(name, longestDeptName)),
      })),
      more,
    };
  },

  importJudgesFromAddressBook: async (call, services) => {
    const { ports } = services;
    const book = connected(ports);
    const { users, deptIds = [] } = call.body;
    if (users.length === 0 && deptIds.length === 0) {
      throw invalidField('users', '请先选择要导入的人或部门');
    }
    const corpId = await requireCorporation(ports, book, call.user.userId, call.body.corpId);
    const chosen = [users.map(({ unionid }) => unionid).sort(), [...deptIds].sort()];
    const bytes = new TextEncoder().encode(JSON.stringify(chosen));
    return performImport(call, services, {
      kind: judgeList,
      action: 'importJudgesFromAddressBook',
      source: 'ADDRESS_BOOK',
      name: '通讯录',
      fingerprint: `${corpId} ${await digestOf(bytes)} ${call.query.renew === true}`,
      options: { createGroups: false, renew: call.query.renew === true },
      lines: async () => ({ lines: await linesOf(book, corpId, users, deptIds) }),
    });
  },
};
