/** The address book of the work messenger: looking into it, and judges out of it (decision 0165). */
import type { AddressBook } from '../../ports.ts';
import { notFound, ProblemError } from '../../problem.ts';
import type { Operations, Services } from '../operation.ts';
import { digestOf } from '../upload.ts';
import type { JudgeKey } from './columns.ts';
import { judgeList } from './judge-list.ts';
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
  getAddressBook: async ({ path }, services) => {
    const found = await connected(services).department(path.corpid, path.deptId);
    if (found === null) throw notFound('部门');
    return {
      childDepts: found.childDepts.map(({ deptId, deptName }) => ({ deptId, deptName })),
      users: found.users.map(({ unionid, name }) => ({ unionid, name })),
    };
  },

  importJudgesFromAddressBook: async (call, services) => {
    const book = connected(services);
    const { corpId, users } = call.body;
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
