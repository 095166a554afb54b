/** The address book of the work messenger: looking into it, and judges out of it (decision 0165). */

import { asking, messengerRefused } from '../../messenger/refusals.ts';
import type { Messenger } from '../../ports.ts';
import { notFound } from '../../problem.ts';
import { onlyManagedBy } from '../competitions/rows.ts';
import type { Call, Operations, Services } from '../operation.ts';
import { digestOf } from '../upload.ts';
import type { JudgeKey } from './columns.ts';
import { judgeList } from './judge-list.ts';
import { phoneOf } from './judge-verdicts.ts';
import { cleanText, type ListLine } from './lines.ts';
import { performImport } from './perform.ts';

function connected({ ports }: Services): Messenger {
  if (ports.messenger !== null) return ports.messenger;
  throw messengerRefused('MESSENGER_NOT_CONNECTED');
}

/** How the caller's own organisation and its top department are written in a path. */
const mine = 'mine';
const root = 'root';

function organisationOf(book: Messenger, corpId: string): string {
  if (corpId !== mine) return corpId;
  if (book.corpId !== null) return book.corpId;
  throw messengerRefused('MESSENGER_NO_CORPORATION');
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
  book: Messenger,
  corpId: string,
  users: readonly Chosen[],
): Promise<ListLine<JudgeKey>[]> {
  const chosen = new Map(users.map((user) => [user.unionid, user]));
  const people = await asking(book.members(corpId, [...chosen.keys()]));
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
    const { path } = call;
    const book = connected(services);
    const corpId = organisationOf(book, path.corpid);
    const judges = await phonesOfJudges(call, services);
    const found = await asking(book.department(corpId, path.deptId === root ? null : path.deptId));
    return {
      childDepts: found.childDepts.map(({ deptId, deptName }) => ({ deptId, deptName })),
      users: found.members.map(({ unionId, name, phoneNumber }) => {
        const phone = phoneOf(phoneNumber ?? '');
        return {
          unionid: unionId,
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
    const corpId = organisationOf(book, call.body.corpId);
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
