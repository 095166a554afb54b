/** A messenger for tests: a call that the test does not define is refused as unreachable. */
import type { GroupRobot, MessengerRefusal } from '@liangfen/sdk/schema';
import {
  type GroupMessage,
  type Messenger,
  type MessengerMember,
  type MessengerNotice,
  type MessengerPerson,
  MessengerRefused,
} from '../../src/ports.ts';

const unsaid = async (): Promise<never> => {
  throw new MessengerRefused('MESSENGER_AWAY');
};

export function createTestMessenger(said: Partial<Messenger> = {}): Messenger {
  return {
    isDemo: false,
    name: '钉钉',
    clientId: 'client',
    corpId: null,
    publicUrl: () => 'http://liangfen.test',
    loginAddress: ({ state }) => `https://login.example/?state=${encodeURIComponent(state)}`,
    personByWebCode: unsaid,
    personByInsideCode: unsaid,
    corporationName: async (corpId) => `企业 ${corpId}`,
    department: unsaid,
    members: unsaid,
    memberByPhone: async () => null,
    sendNotice: unsaid,
    sendToGroup: unsaid,
    pushes: null,
    pageConfig: unsaid,
    ...said,
  };
}

export interface TestPerson {
  readonly unionId: string;
  readonly name: string;
  readonly phoneNumber?: string | null;
  /** Where the person works, as `corporation/department/department`. */
  readonly depts: readonly string[];
}

export interface TestCompany {
  readonly messenger: Messenger;
  /** A fresh code of a person who scans in a browser. */
  readonly scan: (unionId: string) => string;
  /** A fresh code of a person who opens a page inside the messenger, coming from a corporation. */
  readonly open: (unionId: string, corpId: string) => string;
  readonly hire: (person: TestPerson) => void;
  readonly leave: (unionId: string) => void;
  /** The calls to the messenger, in order. */
  readonly asked: string[];
  readonly notices: {
    readonly corpId: string;
    readonly unionIds: readonly string[];
    readonly notice: MessengerNotice;
  }[];
  readonly group: { readonly robot: GroupRobot; readonly message: GroupMessage }[];
  /** Refuses every call from now on for this reason; null ends that. */
  readonly refuse: (reason: MessengerRefusal | null) => void;
}

interface Code {
  readonly unionId: string;
  /** Null for a scan in a browser. */
  readonly corpId: string | null;
}

/** A messenger in memory: people in departments of corporations, and codes that work once. */
export function createTestCompany(
  people: readonly TestPerson[],
  said: Partial<Messenger> = {},
): TestCompany {
  const staff = new Map(people.map((person) => [person.unionId, person]));
  const codes = new Map<string, Code>();
  const asked: string[] = [];
  const notices: TestCompany['notices'] = [];
  const group: TestCompany['group'] = [];
  let made = 0;
  let refusal: MessengerRefusal | null = null;

  const note = (question: string) => {
    asked.push(question);
    if (refusal !== null) throw new MessengerRefused(refusal);
  };
  const issue = (code: Code) => {
    made += 1;
    codes.set(`code-${made}`, code);
    return `code-${made}`;
  };
  const take = (authCode: string, corpId: string | null): MessengerPerson => {
    const code = codes.get(authCode);
    if (code === undefined || code.corpId !== corpId) {
      throw new MessengerRefused('MESSENGER_CODE_USED');
    }
    codes.delete(authCode);
    const person = staff.get(code.unionId);
    if (person === undefined) throw new MessengerRefused('MESSENGER_CODE_USED');
    return { ...memberOf(person), corpId };
  };
  const of = (corpId: string) =>
    [...staff.values()].filter(({ depts }) =>
      depts.some((dept) => dept === corpId || dept.startsWith(`${corpId}/`)),
    );
  const departments = (corpId: string) =>
    new Set(
      of(corpId).flatMap(({ depts }) =>
        depts.flatMap((place) => {
          const parts = place.split('/');
          return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
        }),
      ),
    );

  return {
    asked,
    notices,
    group,
    scan: (unionId) => issue({ unionId, corpId: null }),
    open: (unionId, corpId) => issue({ unionId, corpId }),
    hire: (person) => staff.set(person.unionId, person),
    leave: (unionId) => staff.delete(unionId),
    refuse: (reason) => {
      refusal = reason;
    },
    messenger: createTestMessenger({
      personByWebCode: async (authCode) => {
        note('personByWebCode');
        return take(authCode, null);
      },
      personByInsideCode: async (corpId, authCode) => {
        note('personByInsideCode');
        return take(authCode, corpId);
      },
      corporationName: async (corpId) => {
        note('corporationName');
        return `企业 ${corpId}`;
      },
      department: async (corpId, deptId) => {
        note(`department ${deptId ?? 'root'}`);
        const at = deptId ?? corpId;
        const known = departments(corpId);
        if (!known.has(at)) throw new MessengerRefused('MESSENGER_OUT_OF_RANGE');
        return {
          childDepts: [...known]
            .filter((each) => each.startsWith(`${at}/`) && !each.slice(at.length + 1).includes('/'))
            .map((each) => ({ deptId: each, deptName: each.slice(at.length + 1) })),
          members: of(corpId)
            .filter(({ depts }) => depts.includes(at))
            .map(memberOf),
        };
      },
      members: async (corpId, unionIds) => {
        note('members');
        return of(corpId)
          .filter(({ unionId }) => unionIds.includes(unionId))
          .map(memberOf);
      },
      memberByPhone: async (corpId, phoneNumber) => {
        note('memberByPhone');
        const found = of(corpId).find((person) => person.phoneNumber === phoneNumber);
        return found === undefined ? null : memberOf(found);
      },
      sendNotice: async (corpId, unionIds, notice) => {
        note('sendNotice');
        const there = new Set(of(corpId).map(({ unionId }) => unionId));
        const reached = unionIds.filter((unionId) => there.has(unionId));
        notices.push({ corpId, unionIds: reached, notice });
        return { unreachable: unionIds.filter((unionId) => !there.has(unionId)) };
      },
      sendToGroup: async (robot, message) => {
        note('sendToGroup');
        group.push({ robot, message });
      },
      pageConfig: async (corpId, address) => {
        note(`pageConfig ${address}`);
        return { corpId, agentId: '1', timeStamp: 1, nonceStr: 'n', signature: 's' };
      },
      ...said,
    }),
  };
}

function memberOf({ unionId, name, phoneNumber = null }: TestPerson): MessengerMember {
  return { unionId, name, phoneNumber };
}
