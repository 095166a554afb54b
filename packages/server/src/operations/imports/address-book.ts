/** The address book of the work messenger: looking into it, and judges out of it (decision 0165). */
import type { AddressBook } from '../../ports.ts';
import { notFound, ProblemError } from '../../problem.ts';
import { onlyManagedBy } from '../competitions/rows.ts';
import type { Call, Operations, Services } from '../operation.ts';
import { digestOf } from '../upload.ts';
import type { JudgeKey } from './columns.ts';
import { judgeList } from './judge-list.ts';
import { phoneOf } from './judge-verdicts.ts';
import { cleanText, type ListLine } from './lines.ts';
import { performImport } from './perform.ts';

function connected({ ports }: Services): AddressBook {
  if (ports.addressBook !== null) return ports.addressBook;
  throw new ProblemError(
    409,
    'ADDRESS_BOOK_NOT_CONNECTED',
    '通讯录还没有接入，请用表格导入，或直接添加',
  );
}

/** How the caller's own organisation and its top department are written in a path. */
const mine = 'mine';
const root = 'root';

async function organisationOf(book: AddressBook, corpId: string, userId: string): Promise<string> {
  if (corpId !== mine) return corpId;
  const own = await book.organisationOf(userId);
  if (own !== null) return own;
  throw new ProblemError(
    409,
    'ADDRESS_BOOK_NOT_CONNECTED',
    '你的账号没有关联企业通讯录，请用表格导入，或直接添加',
  );
}

/** The phone numbers on a competition's list of judges, sign-ups included. */
async function phonesOfJudges(
  call: Call<'getAddressBook'>,
  { ports }: Services,
): Promise<ReadonlySet<string>> {
  const { competitionId } = call.query;
  if (competitionId === undefined) return new Set();
  const { query } = ports.database;
  const managed = query
    .selectFrom('competition')
    .select('competition.id')
    .where('competition.id', '=', competitionId)
    .where('competition.deleted_at', 'is', null);
  if ((await onlyManagedBy(managed, call.user).executeTakeFirst()) === undefined) {
    throw notFound('比赛');
  }
  const judges = await query
    .selectFrom('judge')
    .select('phone_number as phoneNumber')
    .where('competition_id', '=', competitionId)
    .where('phone_number', 'is not', null)
    .execute();
  return new Set(judges.flatMap(({ phoneNumber }) => phoneNumber ?? []));
}

/** Enough to tell two people of one name apart. */
function masked(phoneNumber: string): string {
  // A short number would be told whole by its ends.
  return phoneNumber.length < 9 ? '****' : `${phoneNumber.slice(0, 3)}****${phoneNumber.slice(-4)}`;
}

interface Chosen {
  readonly unionid: string;
  readonly name: string;
}

/** In the order they were chosen, each once. Names and numbers are the book's, never the caller's. */
async function linesOf(
  book: AddressBook,
  corpId: string,
  users: readonly Chosen[],
): Promise<ListLine<JudgeKey>[]> {
  const chosen = new Map(users.map((user) => [user.unionid, user]));
  const people = await book.people(corpId, [...chosen.keys()]);
  const known = new Map(people.map((person) => [person.unionId, person]));
  return [...chosen.values()].map(({ unionid, name }, index) => {
    const person = known.get(unionid);
    return {
      line: index + 1,
      cells: {
        number: '',
        // Who has left the book has no phone number either: refused under the name they were chosen by.
        name: cleanText(person?.name ?? name),
        phoneNumber: person?.phoneNumber ?? '',
        groupName: '',
      },
      formulas: [],
    };
  });
}

export const addressBook: Operations<'getAddressBook' | 'importJudgesFromAddressBook'> = {
  getAddressBook: async (call, services) => {
    const { path, user } = call;
    const book = connected(services);
    const corpId = await organisationOf(book, path.corpid, user.userId);
    const judges = await phonesOfJudges(call, services);
    const found = await book.department(corpId, path.deptId === root ? null : path.deptId);
    if (found === null) throw notFound('部门');
    const people = await book.people(
      corpId,
      found.users.map(({ unionid }) => unionid),
    );
    const phones = new Map(
      people.map(({ unionId, phoneNumber }) => [unionId, phoneOf(phoneNumber ?? '')]),
    );
    return {
      childDepts: found.childDepts.map(({ deptId, deptName }) => ({ deptId, deptName })),
      users: found.users.map(({ unionid, name }) => {
        const phone = phones.get(unionid) ?? '';
        return {
          unionid,
          name,
          phoneNumber: phone === '' ? null : masked(phone),
          judge: judges.has(phone),
        };
      }),
    };
  },

  importJudgesFromAddressBook: async (call, services) => {
    const book = connected(services);
    const { users } = call.body;
    const corpId = await organisationOf(book, call.body.corpId, call.user.userId);
    const people = JSON.stringify(users.map(({ unionid }) => unionid).sort());
    return performImport(call, services, {
      kind: judgeList,
      action: 'importJudgesFromAddressBook',
      source: 'ADDRESS_BOOK',
      name: '通讯录',
      fingerprint: `${corpId} ${await digestOf(new TextEncoder().encode(people))}`,
      options: { createGroups: false, phoneRequired: true },
      lines: () => linesOf(book, corpId, users),
    });
  },
};
